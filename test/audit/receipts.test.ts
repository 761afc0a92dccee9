import t from 'tap';
import {
  checkReceipt,
  createClient,
  ReceiptError,
  unwrap,
  verifyReceipt,
} from '../../clients/typescript/src/index.ts';
import { startFamilies } from '../helpers/families.ts';

t.test('checks that an entry is in the signed ledger', async (t) => {
  const { app, admin, newFamily } = await startFamilies(t);
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const family = await newFamily();
  const parent = createClient({ baseUrl, token: () => family.parent.token });
  const administrator = createClient({ baseUrl, token: () => admin.token });
  const adjust = async (amount: number) => {
    const body = { learnerId: family.learner.id, amount, reason: 'a gift' };
    return unwrap(await administrator.POST('/api/points/adjust', { body }));
  };
  const entry = await adjust(9);
  const proof = unwrap(await parent.GET('/api/ledger/proof'));
  const { publicKey } = proof;
  const seq = await checkReceipt(parent, entry, { publicKey });
  const options = { publicKey, familyId: family.parent.id };
  t.equal(await checkReceipt(administrator, entry, options), seq);
  await t.rejects(checkReceipt(administrator, entry, { publicKey }), 'in another ledger');
  await adjust(1);
  const exported = await parent.GET('/api/ledger/export', { parseAs: 'text' });
  const lines = unwrap(exported).trimEnd().split('\n');
  t.equal(await verifyReceipt(entry, lines, proof, publicKey), seq, 'the export may be newer');

  const changed = (from: string | RegExp, to: string) => lines.map((line) => line.replace(from, to));
  const last = proof.proof.at(-1) ?? '';
  const otherText = proof.checkpoint.replace('ledger', 'ledgex');
  const otherKey = 'learn.example/ledger+a523bfd9+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4';
  const attempts: Record<string, Parameters<typeof verifyReceipt>> = {
    'an entry that is not there': [{ ...entry, amount: 90 }, lines, proof, publicKey],
    'a changed amount': [entry, changed('"amount":9', '"amount":8'), proof, publicKey],
    'a removed event': [entry, lines.toSpliced(2, 1), proof, publicKey],
    'a cut off end': [entry, lines.slice(0, seq), proof, publicKey],
    'another spelling': [entry, changed('"payload":{', '"payload": {'), proof, publicKey],
    'another head': [entry, lines, { ...proof, head: 'a'.repeat(64) }, publicKey],
    'another number': [entry, lines, { ...proof, seq: proof.seq - 1 }, publicKey],
    'another proof': [entry, lines, { ...proof, proof: [...proof.proof, last] }, publicKey],
    'another signed text': [entry, lines, { ...proof, checkpoint: otherText }, publicKey],
    'another key': [entry, lines, proof, otherKey],
  };
  for (const [title, attempt] of Object.entries(attempts))
    await t.rejects(verifyReceipt(...attempt), ReceiptError, title);
});
