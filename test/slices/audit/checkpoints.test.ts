import t from 'tap';
import { openCheckpoint } from '../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { readEventHash } from '../../../src/kernel/ledger/checkpoints/store.ts';
import { isConsistent } from '../../../src/kernel/ledger/merkle.ts';
import { startApp } from '../../helpers/app.ts';
import { contractOf } from '../../helpers/documents/contract.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { type Client, expectStatus, register } from '../../helpers/families/client.ts';
import { type FamiliesApp, startFamilies } from '../../helpers/families/families.ts';
import { addLearner } from '../../helpers/families/learners.ts';
import { verifyAgainstCheckpoint } from '../../kernel/ledger/checkpoints/attested.ts';
import { isProven, type SavedProof } from '../../kernel/ledger/checkpoints/reference.ts';

let app: FamiliesApp;
t.before(async () => {
  app = await startFamilies(t);
});

interface Proof extends SavedProof {
  publicKey: string;
}

async function proofFor(client: Client, query = ''): Promise<Proof> {
  return (await expectStatus(200, client.get(`/api/ledger/proof${query}`))).body;
}

/** Returns the end of a family's ledger from the database. */
async function endOf(familyId: number) {
  const [row] = await app.database.sql<{ seq: number; head: string }[]>`
    SELECT seq, encode(head, 'hex') AS head FROM families WHERE family_id = ${familyId}`;
  return row;
}

t.test('returns the same signed checkpoint until there are changes', async (t) => {
  const { parent, learner } = await app.newFamily();
  const { body } = await expectStatus(200, parent.get('/api/ledger/checkpoint'));
  const [origin, size, root] = body.note.split('\n');
  t.equal(origin, 'learn.example/ledger/log', 'the origin is the address of the service');
  t.match(body.publicKey, /^learn\.example\/ledger\/log\+[0-9a-f]{8}\+/);
  t.equal(Number(size), body.size);
  t.equal(root, body.root);
  const events = await app.database.sql<{ count: number }[]>`SELECT count(*) FROM events`;
  t.equal(body.size, events[0]?.count, 'one leaf for each event');
  t.same(body.cosignatures, []);
  t.same((await app.admin.get('/api/ledger/checkpoint')).body, body, 'the same for all users');
  await expectStatus(
    201,
    app.admin.post('/api/points/adjust', { learnerId: learner.id, amount: 1, reason: 'x' }),
  );
  const next = (await parent.get('/api/ledger/checkpoint')).body;
  t.not(next.root, body.root, 'a new checkpoint after a change of points');
  t.equal(next.publicKey, body.publicKey, 'signed with the same key');
});

t.test('returns a proof of the end of a ledger that the public key verifies', async (t) => {
  const { parent, learner } = await app.newFamily(10);
  const proof = await proofFor(parent);
  t.match(proof, { familyId: parent.id, ...(await endOf(parent.id)) });
  t.ok(await isProven(proof, proof.publicKey));
  const hashOf = (familyId: number, seq: number) => readEventHash(app.database, familyId, seq);
  const problems = await verifyAgainstCheckpoint(JSON.stringify(proof), proof.publicKey, hashOf);
  t.same(problems, [], 'the command line accepts it as a file');
  t.equal((await parent.get('/api/ledger/checkpoint')).body.publicKey, proof.publicKey);
  t.same(await proofFor(parent), proof, 'the same proof until there are changes');

  await expectStatus(
    201,
    app.admin.post('/api/points/adjust', { learnerId: learner.id, amount: 1, reason: 'x' }),
  );
  const later = await proofFor(parent);
  t.match(later, { seq: proof.seq + 1, ...(await endOf(parent.id)) }, 'a proof of the new end');
  t.ok(await isProven(later, proof.publicKey), 'signed with the same key');

  const otherHead = later.head.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  const forged: Partial<Proof>[] = [
    { seq: later.seq - 1 },
    { head: otherHead },
    { familyId: later.familyId + 1 },
    { index: later.index === 0 ? 1 : 0 },
    { size: later.size + 1 },
    { proof: later.proof.slice(1) },
    { checkpoint: proof.checkpoint },
  ];
  for (const change of forged) {
    t.notOk(
      await isProven({ ...later, ...change }, proof.publicKey),
      `rejects a different ${Object.keys(change)}`,
    );
  }
});

t.test('proves each event at each checkpoint, and that checkpoints continue each other', async (t) => {
  const { parent, learner } = await app.newFamily(10);
  const first = await proofFor(parent);
  await expectStatus(
    201,
    app.admin.post('/api/points/adjust', { learnerId: learner.id, amount: 1, reason: 'x' }),
  );
  const last = await proofFor(parent);
  for (let seq = 1; seq <= last.seq; seq += 1) {
    const proof = await proofFor(parent, `?seq=${seq}`);
    t.match(proof, { seq, size: last.size });
    t.ok(await isProven(proof, proof.publicKey), `event ${seq}`);
  }
  const earlier = await proofFor(parent, `?size=${first.size}`);
  t.same(earlier, first, 'the last event then');
  const path = `/api/ledger/consistency?from=${first.size}&to=${last.size}`;
  const { body } = await expectStatus(200, parent.get(path));
  t.match(body, { from: first.size, to: last.size, earlier: first.checkpoint, later: last.checkpoint });
  const heads = [first, last].map(({ checkpoint }) => openCheckpoint(checkpoint, first.publicKey));
  const proof = body.proof.map((hash: string) => Buffer.from(hash, 'base64'));
  t.ok(heads[0] && heads[1] && isConsistent(heads[0], heads[1], proof));
});

t.test('a request for an unknown event or checkpoint makes no checkpoint', async (t) => {
  const { parent } = await app.newFamily(10);
  await proofFor(parent);
  await addLearner(parent);
  const count = () => app.database.sql<{ count: number }[]>`SELECT count(*) FROM log_checkpoints`;
  const before = await count();
  for (const path of ['proof?seq=1000', 'consistency?from=123456789', 'proof?seq=1&size=123456789'])
    await expectStatus(404, parent.get(`/api/ledger/${path}`));
  t.same(await count(), before);
  await proofFor(parent);
  t.not((await count())[0]?.count, before[0]?.count, 'the new event needs one');
});

t.test('gives 404 for unknown events and checkpoints, and 400 for unknown parameters', async (t) => {
  const { parent } = await app.newFamily(10);
  const { size: first } = await proofFor(parent);
  await addLearner(parent);
  const { seq, size } = await proofFor(parent);
  const get = (path: string) => parent.get(`/api/ledger/${path}`);
  t.match(await get(`proof?seq=${seq + 1}`), refusal(404, 'EVENT_NOT_FOUND'));
  t.match(await get(`proof?seq=${seq}&size=0`), refusal(404, 'CHECKPOINT_NOT_FOUND'));
  t.match(await get(`proof?size=${size + 1}`), refusal(404, 'CHECKPOINT_NOT_FOUND'));
  t.match(
    await app.admin.get('/api/ledger/proof'),
    refusal(404, 'EVENT_NOT_FOUND'),
    'a family without events',
  );
  t.match(await get(`consistency?from=${size}&to=${size + 1}`), refusal(404, 'CHECKPOINT_NOT_FOUND'));
  const bad = [
    'proof?event=1',
    'proof?seq=0',
    'proof?size=-1',
    `consistency?from=${size}&to=${size}&seq=1`,
    `consistency?from=${size}&to=${first}`,
    'checkpoint?size=5',
    'receipt?size=5',
    'checkpoints?size=1',
    'keys?from=1',
  ];
  for (const path of bad) t.match(await get(path), refusal(400, 'VALIDATION_FAILED'), path);
});

t.test('lists checkpoints, newest first, and keys', async (t) => {
  const { app: own } = await startApp(t);
  const parent = await register(own, 'PARENT');
  const made = [];
  for (let i = 0; i < 3; i += 1) {
    await addLearner(parent);
    made.unshift((await expectStatus(200, parent.get('/api/ledger/checkpoint'))).body);
  }
  t.same((await parent.get('/api/ledger/checkpoints')).body, made);
  const whole = (await parent.get('/api/ledger/consistency')).body;
  t.match(whole, { earlier: made.at(-1).note, later: made[0].note }, 'from the first to the newest');
  const { body, headers } = await parent.get('/api/ledger/checkpoints?limit=2');
  t.same(body, made.slice(0, 2));
  const next = /<([^>]+)>/.exec(String(headers['link']))?.[1] ?? '';
  t.same((await parent.get(next)).body, made.slice(2));
  const keys = (await expectStatus(200, parent.get('/api/ledger/keys'))).body;
  t.match(keys, [{ publicKey: made[0].publicKey, size: 0, statement: null }]);
  t.equal(keys.length, 1);
});

t.test(
  'returns proofs to a parent and its learners for their family, to an administrator for all',
  async (t) => {
    const { parent, learner, sibling } = await app.newFamily();
    const other = await app.newFamily();
    const query = `?familyId=${parent.id}`;
    for (const client of [app.admin, parent, learner, sibling])
      t.match(await proofFor(client, query), { familyId: parent.id });
    t.same(await proofFor(learner, ''), await proofFor(parent, ''), 'by default of the own family');
    for (const client of [other.parent, other.learner])
      t.match(await client.get(`/api/ledger/proof${query}`), refusal(403, 'FORBIDDEN'));
    for (const client of [app.admin, parent, learner]) {
      for (const unknown of [999_999, learner.id]) {
        const answer = await client.get(`/api/ledger/proof?familyId=${unknown}`);
        t.match(answer, refusal(404, 'USER_NOT_FOUND'), 'no family with this id');
      }
      t.match(await client.get('/api/ledger/proof?familyId=0'), refusal(400, 'VALIDATION_FAILED'));
    }
  },
);

t.test('documents a valid proof as the example', async (t) => {
  const { LedgerProof } = contractOf(app.app).document.components.schemas;
  const members = Object.entries(LedgerProof?.properties ?? {});
  const example = Object.fromEntries(members.map(([name, schema]) => [name, schema.examples?.[0]]));
  // The tests of the document check the example against the schema.
  const proof = example as unknown as Proof;
  t.ok(await isProven(proof, proof.publicKey));
});
