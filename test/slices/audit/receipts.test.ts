import t from 'tap';
import {
  checkReceipt,
  createClient,
  ReceiptError,
  unwrap,
  verifyReceipt,
} from '../../../clients/typescript/src/index.ts';
import { startFamilies } from '../../helpers/families/families.ts';

const { app, admin, newFamily } = await startFamilies(t);
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
const administrator = createClient({ baseUrl, token: () => admin.token });

/** Gives the learner of a new family points. Returns the entry, the token of the parent, and the key of the service. */
async function newEntry() {
  const { parent, learner } = await newFamily();
  const body = { learnerId: learner.id, amount: 9, reason: 'a gift' };
  const entry = unwrap(await administrator.POST('/api/points/adjust', { body }));
  const params = { query: { familyId: parent.id } };
  const { publicKey } = unwrap(await administrator.GET('/api/ledger/proof', { params }));
  return { entry, token: () => parent.token, publicKey };
}

t.test('checks that an entry is in the signed ledger', async (t) => {
  const family = await newFamily();
  const parent = createClient({ baseUrl, token: () => family.parent.token });
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
  const brokenSignature = proof.checkpoint.replace(/\S+\n$/, '?\n');
  const otherKey = 'learn.example/ledger+a523bfd9+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4';
  const attempts: Record<string, Parameters<typeof verifyReceipt>> = {
    'an entry that is not there': [{ ...entry, amount: 90 }, lines, proof, publicKey],
    'a changed amount': [entry, changed('"amount":9', '"amount":8'), proof, publicKey],
    'a removed event': [entry, lines.toSpliced(2, 1), proof, publicKey],
    'a cut off end': [entry, lines.slice(0, seq), proof, publicKey],
    'malformed JSON': [entry, lines.with(1, '{'), proof, publicKey],
    'a line without an event': [entry, lines.with(1, 'null'), proof, publicKey],
    'an empty entry': [
      entry,
      lines.with(1, `{"seq":1,"familyId":${family.parent.id},"entries":[null]}`),
      proof,
      publicKey,
    ],
    'another spelling': [entry, changed('"payload":{', '"payload": {'), proof, publicKey],
    'another head': [entry, lines, { ...proof, head: 'a'.repeat(64) }, publicKey],
    'another number': [entry, lines, { ...proof, seq: proof.seq - 1 }, publicKey],
    'another proof': [entry, lines, { ...proof, proof: [...proof.proof, last] }, publicKey],
    'a malformed proof': [entry, lines, { ...proof, proof: ['?'] }, publicKey],
    'a malformed signature': [entry, lines, { ...proof, checkpoint: brokenSignature }, publicKey],
    'another signed text': [entry, lines, { ...proof, checkpoint: otherText }, publicKey],
    'another key': [entry, lines, proof, otherKey],
    'a malformed key': [entry, lines, proof, 'learn.example/ledger+a523bfd9+?'],
  };
  for (const [title, attempt] of Object.entries(attempts))
    await t.rejects(verifyReceipt(...attempt), ReceiptError, title);
});

t.test('rejects with the status if a proxy answers instead of the service', async (t) => {
  const { entry, token, publicKey } = await newEntry();
  for (const path of ['/api/ledger/proof', '/api/ledger/export']) {
    for (const page of ['', '<h1>Bad Gateway</h1>']) {
      const client = createClient({
        ...{ baseUrl, token },
        wait: async () => {},
        fetch: async (request) =>
          request.url.endsWith(path) ? new Response(page, { status: 502 }) : fetch(request),
      });
      const check = checkReceipt(client, entry, { publicKey });
      await t.rejects(check, { message: 'the answer has status 502 without problem details' }, path);
    }
  }
});

t.test('stops reading an export that it refuses', async (t) => {
  const { entry, token, publicKey } = await newEntry();
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('not an event\n')),
    cancel() {
      isCancelled = true;
    },
  });
  const client = createClient({
    ...{ baseUrl, token },
    fetch: async (request) =>
      request.url.endsWith('/api/ledger/export') ? new Response(endless) : fetch(request),
  });
  await t.rejects(checkReceipt(client, entry, { publicKey }), ReceiptError);
  t.ok(isCancelled);
});
