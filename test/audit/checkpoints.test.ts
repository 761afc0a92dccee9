import t from 'tap';
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

/** The end of a family's ledger as the database has it. */
async function endOf(familyId: number) {
  const [row] = await app.database.sql<{ seq: number; head: string }[]>`
    SELECT seq, encode(head, 'hex') AS head FROM families WHERE family_id = ${familyId}`;
  return row;
}

t.test('a checkpoint is a signed note, and the same until something is new', async (t) => {
  const { parent, learner } = await app.newFamily();
  const { body } = await expectStatus(200, parent.get('/api/ledger/checkpoint'));
  const [origin, size, root] = body.note.split('\n');
  t.equal(origin, 'learn.example/ledger', 'its origin is the address of the service');
  t.match(body.publicKey, /^learn\.example\/ledger\+[0-9a-f]{8}\+/);
  t.equal(Number(size), body.size);
  t.equal(root, body.root);
  const families = await app.database.sql<{ count: number }[]>`SELECT count(*) FROM families`;
  t.equal(body.size, families[0]?.count, 'a leaf for each family');
  t.same((await app.admin.get('/api/ledger/checkpoint')).body, body, 'the same for everybody');
  await expectStatus(
    201,
    app.admin.post('/api/points/adjust', { learnerId: learner.id, amount: 1, reason: 'x' }),
  );
  const next = (await parent.get('/api/ledger/checkpoint')).body;
  t.not(next.root, body.root, 'another one after a movement of points');
  t.equal(next.publicKey, body.publicKey, 'by the same key');
});

t.test('a proof shows, by the public key alone, where the ledger of a family ends', async (t) => {
  const { parent, learner } = await app.newFamily(10);
  const proof = await proofFor(parent);
  t.match(proof, { familyId: parent.id, ...(await endOf(parent.id)) });
  t.ok(await isProven(proof, proof.publicKey));
  t.equal((await parent.get('/api/ledger/checkpoint')).body.publicKey, proof.publicKey);
  t.same(await proofFor(parent), proof, 'and is the same until something is new');

  await expectStatus(
    201,
    app.admin.post('/api/points/adjust', { learnerId: learner.id, amount: 1, reason: 'x' }),
  );
  const later = await proofFor(parent);
  t.match(later, { seq: proof.seq + 1, ...(await endOf(parent.id)) }, 'then it is of the new end');
  t.ok(await isProven(later, proof.publicKey), 'by the same key');

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
      `not with another ${Object.keys(change)}`,
    );
  }
});

t.test('every family has its proof in the same checkpoint, also one without any event', async (t) => {
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
    'in the order of their ids',
  );
  t.match(proofs[0], { familyId: admin.id, seq: 0, head: '0'.repeat(64) });
});

t.test('a parent gets proofs of its own family, an administrator of any, a learner of none', async (t) => {
  const { parent, learner } = await app.newFamily();
  const other = await app.newFamily();
  const query = `?familyId=${parent.id}`;
  t.match(await proofFor(parent, query), { familyId: parent.id });
  t.match(await proofFor(app.admin, query), { familyId: parent.id });
  t.match(await proofFor(app.admin), { familyId: app.admin.id }, 'its own by default');
  t.match(await other.parent.get(`/api/ledger/proof${query}`), refusal(403, 'FORBIDDEN'));
  for (const client of [app.admin, parent]) {
    for (const unknown of [999_999, learner.id]) {
      const answer = await client.get(`/api/ledger/proof?familyId=${unknown}`);
      t.match(answer, refusal(404, 'USER_NOT_FOUND'), 'no family has this id');
    }
    t.match(await client.get('/api/ledger/proof?familyId=0'), refusal(400, 'VALIDATION_FAILED'));
  }
  for (const path of ['proof', 'checkpoint']) {
    t.match(await learner.get(`/api/ledger/${path}`), refusal(403, 'FORBIDDEN'));
  }
});

t.test('the examples of the document are those of a proof that holds', async (t) => {
  const { LedgerProof } = contractOf(app.app).document.components.schemas;
  const members = Object.entries(LedgerProof?.properties ?? {});
  const example = Object.fromEntries(members.map(([name, schema]) => [name, schema.examples?.[0]]));
  // What it is made of is checked against the schema by the tests of the document.
  const proof = example as unknown as Proof;
  t.ok(await isProven(proof, proof.publicKey));
});
