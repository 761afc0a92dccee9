import t from 'tap';
import { openCheckpointLog } from '../../../src/ledger/checkpoints/log.ts';
import { openSigner } from '../../../src/ledger/checkpoints/note.ts';
import { readEventHash } from '../../../src/ledger/checkpoints/store.ts';
import { checkpointFile, verifyAgainstCheckpoint } from '../../../src/ledger/checkpoints/verify.ts';
import { startApp, type TestApp, testSettings } from '../../helpers/app.ts';
import { expectStatus, type Member, register } from '../../helpers/client.ts';
import { addLearner } from '../../helpers/learners.ts';
import { asSuperuser, dropTail, rewriteFrom } from './tampering.ts';

/** A ledger, and what an auditor of it has saved: a proof of one family, and a checkpoint with all heads. */
interface Audited extends TestApp {
  parent: Member;
  other: Member;
  seq: number;
  publicKey: string;
  files: Record<'proof' | 'checkpoint', string>;
}

let audited: Audited;
t.before(async () => {
  audited = await audit(await startApp(t));
});

async function audit(app: TestApp): Promise<Audited> {
  const [parent, other] = [await register(app.app, 'PARENT'), await register(app.app, 'PARENT')];
  for (const owner of [parent, parent, other]) await addLearner(owner);
  const { body: proof } = await expectStatus(200, parent.get('/api/ledger/proof'));
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const now = () => new Date();
  const checkpoints = openCheckpointLog({ database: app.database, settings: testSettings, now, log });
  const files = { proof: JSON.stringify(proof), checkpoint: checkpointFile(await checkpoints.export()) };
  await addLearner(parent); // What comes later is no fault.
  return { ...app, parent, other, seq: proof.seq, publicKey: checkpoints.verifierKey, files };
}

function verify({ database, publicKey }: Audited, file: string, key: string | undefined = publicKey) {
  return verifyAgainstCheckpoint(file, key, (familyId, seq) => readEventHash(database, familyId, seq));
}

t.test('a ledger that has only grown agrees with what was saved', async (t) => {
  for (const [name, file] of Object.entries(audited.files)) {
    t.same(await verify(audited, file), [], name);
    const own = await verifyAgainstCheckpoint(file, undefined, (familyId, seq) =>
      readEventHash(audited.database, familyId, seq),
    );
    t.same(own, [], 'and by the key in the file itself');
  }
});

t.test('what somebody with all rights over the database took away or changed is named', async (t) => {
  const tamperings: [what: string, kind: string, tamper: (audited: Audited) => Promise<void>][] = [
    [
      'the tail that was signed',
      'truncated',
      ({ databaseUrl, parent, seq }) => dropTail(databaseUrl, parent.id, seq - 1),
    ],
    [
      'the last signed event and the chain from there',
      'rewritten',
      ({ database, databaseUrl, parent, seq }) => rewriteFrom(database, databaseUrl, parent.id, seq),
    ],
    [
      'the first event and the whole chain',
      'rewritten',
      ({ database, databaseUrl, parent }) => rewriteFrom(database, databaseUrl, parent.id, 1),
    ],
    [
      'the whole family',
      'truncated',
      ({ databaseUrl, parent }) =>
        asSuperuser(databaseUrl, async (sql) => {
          for (const table of ['entries', 'events', 'checkpoint_heads', 'families'])
            await sql`DELETE FROM ${sql(table)} WHERE family_id = ${parent.id}`;
        }),
    ],
  ];
  for (const [what, kind, tamper] of tamperings) {
    const victim = await audit(await startApp(t));
    await tamper(victim);
    for (const [name, file] of Object.entries(victim.files)) {
      const problems = await verify(victim, file);
      t.match(problems, [{ kind, familyId: victim.parent.id, seq: victim.seq }], `${what}, by the ${name}`);
      t.equal(problems.length, 1, 'and nothing else');
    }
  }
});

t.test(
  'the tail that was not signed yet may be gone without a trace, the next checkpoint covers it',
  async (t) => {
    const { databaseUrl, parent, seq, files } = audited;
    await dropTail(databaseUrl, parent.id, seq);
    t.same(await verify(audited, files.proof), []);
  },
);

t.test('a file that was changed proves nothing', async (t) => {
  const proof = JSON.parse(audited.files.proof);
  const checkpoint = JSON.parse(audited.files.checkpoint);
  const mallory = openSigner('learn.example/ledger', Buffer.alloc(32, 66).toString('base64'));
  const [first, ...rest] = checkpoint.heads;
  const zeros = '0'.repeat(64);
  const changed: [kind: string, file: object][] = [
    ['root', { ...proof, seq: proof.seq - 1 }],
    ['root', { ...proof, head: zeros }],
    ['root', { ...proof, familyId: audited.other.id }],
    ['root', { ...proof, index: proof.index + 1 }],
    ['root', { ...proof, size: proof.size + 1 }],
    ['root', { ...proof, proof: [] }],
    ['root', { ...checkpoint, heads: rest }],
    ['root', { ...checkpoint, heads: [...rest, first] }],
    ['root', { ...checkpoint, heads: [[first[0], first[1], zeros], ...rest] }],
    ['signature', { ...proof, checkpoint: proof.checkpoint.replace('\n2\n', '\n3\n') }],
    [
      'signature',
      {
        ...proof,
        checkpoint: mallory.sign(proof.checkpoint.split('\n\n')[0]),
        publicKey: mallory.verifierKey,
      },
    ],
    ['signature', { ...checkpoint, note: 'no note' }],
  ];
  for (const [kind, file] of changed) {
    const problems = await verify(audited, JSON.stringify(file));
    t.match(problems, [{ kind, familyId: null, seq: null }]);
    t.equal(problems.length, 1);
  }
  t.match(await verify(audited, audited.files.proof, mallory.verifierKey), [{ kind: 'signature' }]);
});

t.test('a file without a key of its own needs one', async (t) => {
  const { publicKey: _, ...proof } = JSON.parse(audited.files.proof);
  const read = (familyId: number, seq: number) => readEventHash(audited.database, familyId, seq);
  const problems = await verifyAgainstCheckpoint(JSON.stringify(proof), undefined, read);
  t.match(problems, [{ kind: 'signature' }]);
  t.same(await verify(audited, JSON.stringify(proof)), []);
});

t.test('what is neither a proof nor a checkpoint is not taken for one', async (t) => {
  const { proof, checkpoint } = audited.files;
  const others = [
    '',
    'text',
    '{}',
    'null',
    JSON.stringify({ ...JSON.parse(proof), head: 'short' }),
    JSON.stringify({ ...JSON.parse(checkpoint), heads: [[1, 1]] }),
  ];
  for (const file of others) {
    await t.rejects(
      verify(audited, file),
      { message: 'The file is neither a proof nor a checkpoint.' },
      file,
    );
  }
});
