import t from 'tap';
import {
  type Answer,
  answersTo,
  createLesson,
  createReward,
  expectStatus,
} from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { verifyAgainstCheckpoint } from '../../kernel/ledger/checkpoints/attested.ts';

const { admin, database, newFamily } = await startFamilies(t);

const form = /^family=(\d+), seq=(\d+), hash="([0-9a-f]{64})", prior="([0-9a-f]{64})"$/;

function receiptOf({ headers }: Answer) {
  const [, familyId, seq, hash, prior] = form.exec(String(headers['ledger-receipt'])) ?? [];
  return { familyId: Number(familyId), seq: Number(seq), hash, prior };
}

t.test(
  'every answer that appends has the receipt of the last event, which continues the head before it',
  async (t) => {
    const { parent, learner, sibling } = await newFamily(50);
    const reward = await createReward(parent, { tokenCost: 10, maxRedemptions: 2 });
    const lesson = await createLesson(learner, learner.id);
    const adjustment = { learnerId: learner.id, amount: 3, reason: 'a gift' };
    const answers: Answer[] = [
      await admin.post('/api/points/adjust', adjustment),
      await parent.put(`/api/rewards/${reward.id}`, { title: 'Another' }),
      await parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true }),
      await learner.post(`/api/lessons/${lesson.id}/answer`, { answers: answersTo(lesson, 1) }),
      await learner.post(`/api/rewards/${reward.id}/save`, { points: 30 }),
    ];
    const requests = [];
    for (let i = 0; i < 2; i += 1) {
      const answer = await learner.post(`/api/rewards/${reward.id}/redeem`);
      requests.push(answer.body.id);
      answers.push(answer);
    }
    answers.push(
      await parent.put(`/api/redemptions/${requests[0]}/approve`),
      await parent.put(`/api/redemptions/${requests[1]}/reject`),
      await parent.delete(`/api/rewards/${reward.id}`),
      await parent.post('/api/learners', { name: 'Mia' }),
      await parent.delete(`/api/learners/${sibling.id}`),
    );
    const { body } = await expectStatus(200, admin.get(`/api/ledger/export?familyId=${parent.id}`));
    const hashes = String(body)
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line): string => JSON.parse(line).hash);
    let seq = 0;
    for (const answer of answers) {
      const receipt = receiptOf(answer);
      t.ok(answer.status < 300, `${answer.status}`, { body: answer.body });
      t.ok(receipt.seq > seq, `${receipt.seq} is after ${seq}`);
      t.equal(receipt.familyId, parent.id);
      t.equal(receipt.hash, hashes[receipt.seq - 1]);
      if (seq > 0) t.equal(receipt.prior, hashes[seq - 1], 'the head after the request before');
      seq = receipt.seq;
    }
    t.equal(seq, hashes.length);
  },
);

t.test('a repeated answer has the receipt of the first one', async (t) => {
  const { parent } = await newFamily();
  const body = { title: 'A reward', tokenCost: 5 };
  const send = (headers = {}) =>
    parent.send({
      method: 'POST',
      url: '/api/rewards',
      body,
      headers: { 'idempotency-key': 'once', ...headers },
    });
  const first = await expectStatus(201, send());
  await createReward(parent);
  // A stored receipt is not signed: somebody could have changed it.
  const second = await expectStatus(201, send({ prefer: 'receipt=signed' }));
  t.equal(second.headers['idempotency-replayed'], 'true');
  t.equal(second.headers['ledger-receipt'], first.headers['ledger-receipt']);
  t.match(first.headers['ledger-receipt'], form);
});

t.test('a repeated answer has no receipt if the stored one has another form', async (t) => {
  const { parent } = await newFamily();
  const body = { title: 'A reward', tokenCost: 5 };
  const headers = { 'idempotency-key': 'forged' };
  const send = () => expectStatus(201, parent.send({ method: 'POST', url: '/api/rewards', body, headers }));
  const first = await send();
  const hash = 'a'.repeat(64);
  const sound = { familyId: parent.id, seq: 1, hash, prior: hash };
  const forged = [
    null,
    7,
    { ...sound, hash: `${hash}\n` },
    { ...sound, prior: null },
    { ...sound, seq: '1' },
  ];
  const forge = (receipt: unknown) =>
    database.query(`UPDATE idempotency_keys SET receipt = $1::text::jsonb WHERE key = 'forged'`, [
      JSON.stringify(receipt),
    ]);
  for (const receipt of [...forged, { ...sound, familyId: parent.id + 1 }])
    await t.rejects(forge(receipt), { code: '23514' }, `the table refuses ${JSON.stringify(receipt)}`);
  await database.query('ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_receipt_check');
  for (const receipt of forged) {
    await forge(receipt);
    const again = await send();
    t.equal(again.headers['ledger-receipt'], undefined, JSON.stringify(receipt));
    t.equal(again.body.id, first.body.id);
  }
});

t.test('an answer without new events has no receipt', async (t) => {
  const { parent, learner } = await newFamily();
  const setting = () => parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true });
  t.match((await expectStatus(200, setting())).headers['ledger-receipt'], form);
  t.equal((await expectStatus(200, setting())).headers['ledger-receipt'], undefined);
  const refused = await expectStatus(404, parent.delete('/api/rewards/01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00'));
  t.equal(refused.headers['ledger-receipt'], undefined);
});

t.test('a receipt is signed on request, and verifies offline against the export', async (t) => {
  const { parent } = await newFamily();
  const body = { title: 'A reward', tokenCost: 5 };
  const headers = { prefer: 'respond-async, receipt=signed' };
  const created = await expectStatus(
    201,
    parent.send({ method: 'POST', url: '/api/rewards', body, headers }),
  );
  t.equal(created.headers['preference-applied'], 'receipt=signed');
  const header = String(created.headers['ledger-receipt']);
  const { body: receipt } = await expectStatus(200, parent.get('/api/ledger/receipt'));
  t.match(receipt, { familyId: parent.id, seq: Number(/seq=(\d+)/.exec(header)?.[1]) });
  // Ed25519 signatures are deterministic, and a command of one event has the same prior head.
  t.ok(header.endsWith(`sig=:${receipt.receipt.trimEnd().split(' ').at(-1)}:`), header);
  await createReward(parent);

  const { body: exported } = await expectStatus(200, parent.get('/api/ledger/export'));
  const hashes = new Map<number, string>();
  for (const line of String(exported).trimEnd().split('\n').slice(1)) {
    const { seq, hash } = JSON.parse(line);
    hashes.set(seq, hash);
  }
  const kindsOf = async (file: object | string, key: string | undefined, without?: number) => {
    const read = async (_familyId: number, seq: number) => (seq === without ? undefined : hashes.get(seq));
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    const problems = await verifyAgainstCheckpoint(text, key, read);
    return problems.map(({ kind }) => kind);
  };
  const { publicKey, seq, hash } = receipt;
  t.same(await kindsOf(receipt, publicKey), []);
  t.same(await kindsOf(receipt, publicKey, seq), ['truncated']);
  t.same(await kindsOf({ ...receipt, hash: hash.replace(/./g, 'a') }, publicKey), ['note']);
  t.same(await kindsOf({ ...receipt, receipt: receipt.receipt.replace('receipt', 'receipts') }, publicKey), [
    'signature',
  ]);
  const otherKey = 'learn.example/ledger+a523bfd9+AQOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4';
  t.same(await kindsOf(receipt, otherKey), ['key']);
  const unsigned = header.replace(/, sig=.*/, '');
  for (const text of [header, `Ledger-Receipt: ${header}\r\n`]) t.same(await kindsOf(text, publicKey), []);
  t.same(await kindsOf(unsigned, undefined), []);
  t.same(await kindsOf(header, undefined), ['key']);
  t.same(await kindsOf(header, otherKey), ['key']);
  const changed = header.replace(
    /(hash|prior)="(.)/g,
    (_, name, digit) => `${name}="${digit === 'f' ? 0 : 'f'}`,
  );
  t.same(await kindsOf(changed, publicKey), ['signature']);
  t.same(await kindsOf(header, publicKey, seq), ['truncated']);
  await t.rejects(kindsOf(`${header}, more=1`, publicKey), /neither a proof nor a checkpoint nor a receipt/);
  hashes.set(seq, 'b'.repeat(64));
  for (const text of [receipt, header, unsigned]) t.same(await kindsOf(text, publicKey), ['rewritten']);
});

t.test('gives receipts for any event of the own family, and for no event that is not there', async (t) => {
  const { parent } = await newFamily();
  const { body: first } = await expectStatus(200, parent.get('/api/ledger/receipt?seq=1'));
  const { body: second } = await expectStatus(200, parent.get('/api/ledger/receipt?seq=2'));
  t.equal(first.prior, '0'.repeat(64));
  t.equal(second.prior, first.hash);
  await expectStatus(404, parent.get('/api/ledger/receipt?seq=9999'));
  await expectStatus(400, parent.get('/api/ledger/receipt?number=1'));
});
