import t from 'tap';
import { readEventHash } from '../../src/ledger/checkpoints/store.ts';
import { verifyAgainstCheckpoint } from '../../src/ledger/checkpoints/verify.ts';
import { startApp } from '../helpers/app.ts';
import { type Client, expectStatus, register, registerAdmin } from '../helpers/client.ts';
import { contractOf } from '../helpers/contract.ts';
import { refusal } from '../helpers/expectations.ts';
import { type FamiliesApp, startFamilies } from '../helpers/families.ts';
import { isProven, type SavedProof } from '../ledger/checkpoints/reference.ts';

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
  t.equal(origin, 'learn.example/ledger', 'the origin is the address of the service');
  t.match(body.publicKey, /^learn\.example\/ledger\+[0-9a-f]{8}\+/);
  t.equal(Number(size), body.size);
  t.equal(root, body.root);
  const families = await app.database.sql<{ count: number }[]>`SELECT count(*) FROM families`;
  t.equal(body.size, families[0]?.count, 'one leaf for each family');
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

t.test('proves all families with one checkpoint, even without events', async (t) => {
  const { app: own } = await startApp(t);
  const admin = await registerAdmin(own);
  const parents = [];
  for (let i = 0; i < 4; i += 1) parents.push(await register(own, 'PARENT'));
  const proofs = await Promise.all([admin, ...parents].map((member) => proofFor(member)));
  for (const proof of proofs) t.ok(await isProven(proof, proof.publicKey), `family ${proof.familyId}`);
  t.equal(new Set(proofs.map(({ checkpoint }) => checkpoint)).size, 1);
  t.same(
    proofs.map(({ index }) => index),
    [0, 1, 2, 3, 4],
    'ordered by id',
  );
  t.match(proofs[0], { familyId: admin.id, seq: 0, head: '0'.repeat(64) });
});

t.test(
  'returns proofs to a parent for its family, to an administrator for all, to a learner for none',
  async (t) => {
    const { parent, learner } = await app.newFamily();
    const other = await app.newFamily();
    const query = `?familyId=${parent.id}`;
    t.match(await proofFor(parent, query), { familyId: parent.id });
    t.match(await proofFor(app.admin, query), { familyId: parent.id });
    t.match(await proofFor(app.admin), { familyId: app.admin.id }, 'its own family by default');
    t.match(await other.parent.get(`/api/ledger/proof${query}`), refusal(403, 'FORBIDDEN'));
    for (const client of [app.admin, parent]) {
      for (const unknown of [999_999, learner.id]) {
        const answer = await client.get(`/api/ledger/proof?familyId=${unknown}`);
        t.match(answer, refusal(404, 'USER_NOT_FOUND'), 'no family with this id');
      }
      t.match(await client.get('/api/ledger/proof?familyId=0'), refusal(400, 'VALIDATION_FAILED'));
    }
    for (const path of ['proof', 'checkpoint']) {
      t.match(await learner.get(`/api/ledger/${path}`), refusal(403, 'FORBIDDEN'));
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
