import t from 'tap';
import { createSigner } from '../../../../src/kernel/ledger/checkpoints/note.ts';
import { readEventHash } from '../../../../src/kernel/ledger/checkpoints/store.ts';
import { createLedgerLog } from '../../../../src/kernel/ledger/log/log.ts';
import { checkpointFile } from '../../../../src/kernel/ledger/log/log-files.ts';
import { rootAt } from '../../../../src/kernel/ledger/log/proofs.ts';
import { startApp, type TestApp, testSettings } from '../../../helpers/app.ts';
import { type Member, register } from '../../../helpers/families/client.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import { silent } from '../../../helpers/silent.ts';
import { verifyAgainstCheckpoint } from './attested.ts';
import { checkpointOfHeads, proofOfHead } from './of-heads.ts';
import { asSuperuser, dropTail, rewriteFrom } from './tampering.ts';

/** Ledger, and the files that its auditor saved: a proof of one family, and a checkpoint with all heads. */
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
  const now = () => new Date();
  const { database } = app;
  const ledgerLog = createLedgerLog({ database, settings: testSettings, now, log: silent, paceMs: 0 });
  const current = await ledgerLog.current();
  const { publicKey } = current;
  const found = await ledgerLog.prove(parent.id);
  if (!found) throw new Error(`missing family ${parent.id}`);
  const hashes = found.proof.map((hash) => hash.toString('base64'));
  const { note, size } = found.checkpoint;
  const proof = JSON.stringify({ ...found, proof: hashes, size, checkpoint: note, publicKey });
  let checkpoint = '';
  for await (const piece of checkpointFile({ note, publicKey }, ledgerLog.proveAll(current)))
    checkpoint += piece;
  const files = { proof, checkpoint };
  await addLearner(parent); // Later events are not a fault.
  return { ...app, parent, other, seq: found.seq, publicKey, files };
}

function verify({ database, publicKey }: Audited, file: string, key: string | undefined = publicKey) {
  return verifyAgainstCheckpoint(file, key, (familyId, seq) => readEventHash(database, familyId, seq));
}

t.test('accepts a ledger that has only grown', async (t) => {
  for (const [name, file] of Object.entries(audited.files)) {
    t.same(await verify(audited, file), [], name);
    const own = await verifyAgainstCheckpoint(file, undefined, (familyId, seq) =>
      readEventHash(audited.database, familyId, seq),
    );
    t.same(own, [], 'with the key in the file');
  }
});

t.test('reports events that a superuser deleted or changed', async (t) => {
  const tamperings: [change: string, kind: string, tamper: (audited: Audited) => Promise<void>][] = [
    [
      'deletes the signed tail',
      'truncated',
      ({ databaseUrl, parent, seq }) => dropTail(databaseUrl, parent.id, seq - 1),
    ],
    [
      'rewrites the chain from the last signed event',
      'rewritten',
      ({ database, databaseUrl, parent, seq }) => rewriteFrom(database, databaseUrl, parent.id, seq),
    ],
    [
      'rewrites the chain from the first event',
      'rewritten',
      ({ database, databaseUrl, parent }) => rewriteFrom(database, databaseUrl, parent.id, 1),
    ],
    [
      'deletes the family',
      'truncated',
      ({ databaseUrl, parent }) =>
        asSuperuser(databaseUrl, async (sql) => {
          for (const table of ['entries', 'events', 'checkpoint_heads', 'families'])
            await sql`DELETE FROM ${sql(table)} WHERE family_id = ${parent.id}`;
        }),
    ],
  ];
  for (const [change, kind, tamper] of tamperings) {
    const victim = await audit(await startApp(t));
    await tamper(victim);
    for (const [name, file] of Object.entries(victim.files)) {
      const problems = await verify(victim, file);
      t.match(problems, [{ kind, familyId: victim.parent.id, seq: victim.seq }], `${change}: ${name}`);
      t.equal(problems.length, 1, 'one problem only');
    }
  }
});

t.test('does not detect the loss of a tail that no checkpoint covers yet', async (t) => {
  const { databaseUrl, parent, seq, files } = audited;
  await dropTail(databaseUrl, parent.id, seq);
  t.same(await verify(audited, files.proof), []);
});

t.test('rejects a changed file', async (t) => {
  const proof = JSON.parse(audited.files.proof);
  const checkpoint = JSON.parse(audited.files.checkpoint);
  const mallory = createSigner('learn.example/ledger/log', Buffer.alloc(32, 66).toString('base64'));
  const [first, ...rest] = checkpoint.events;
  const zeros = '0'.repeat(64);
  const changed: [kind: string, file: object][] = [
    ['root', { ...proof, seq: proof.seq - 1 }],
    ['root', { ...proof, head: zeros }],
    ['root', { ...proof, familyId: audited.other.id }],
    ['root', { ...proof, index: proof.index + 1 }],
    ['root', { ...proof, size: proof.size + 1 }],
    ['root', { ...proof, proof: [] }],
    ['root', { ...checkpoint, events: [[first[0], first[1], zeros, ...first.slice(3)], ...rest] }],
    ['root', { ...checkpoint, events: [[first[0], first[1] - 1, ...first.slice(2)], ...rest] }],
    ['signature', { ...proof, checkpoint: proof.checkpoint.replace(/\n\d+\n/, '\n1\n') }],
    [
      'key',
      {
        ...proof,
        checkpoint: mallory.sign(`${proof.checkpoint.split('\n\n')[0]}\n`),
        publicKey: mallory.verifierKey,
      },
    ],
    ['note', { ...checkpoint, note: 'no note' }],
  ];
  for (const [kind, file] of changed) {
    const problems = await verify(audited, JSON.stringify(file));
    t.match(problems, [{ kind, familyId: null, seq: null }]);
    t.equal(problems.length, 1);
  }
  const emptied = JSON.stringify({ ...proof, proof: [] });
  t.match(await verify(audited, emptied), [{ found: `another root from event ${proof.seq}` }]);
  t.match(await verify(audited, audited.files.proof, mallory.verifierKey), [{ kind: 'key' }]);
});

t.test('compares the log with a saved checkpoint, also without events', async (t) => {
  const { note, publicKey } = JSON.parse(audited.files.checkpoint);
  const file = JSON.stringify({ note, publicKey });
  const read = (familyId: number, seq: number) => readEventHash(audited.database, familyId, seq);
  const compare = (readRoot: (size: number) => Promise<Buffer | undefined>) =>
    verifyAgainstCheckpoint(file, publicKey, read, readRoot);
  t.same(await compare((size) => rootAt(audited.database, size)), []);
  const other = { kind: 'rewritten', familyId: null, seq: null };
  t.match(await compare(async () => Buffer.alloc(32)), [other], 'another root');
  t.match(await compare((size) => rootAt(audited.database, size + 1000)), [
    { ...other, found: 'a smaller log' },
  ]);
});

t.test('still reads files with checkpoints over heads', async (t) => {
  const hashes = new Map(checkpointOfHeads.heads.map(([familyId, , head]) => [familyId, `${head}`]));
  const read = async (familyId: number) => hashes.get(familyId);
  for (const file of [proofOfHead, checkpointOfHeads]) {
    t.same(await verifyAgainstCheckpoint(JSON.stringify(file), file.publicKey, read), []);
    t.match(await verifyAgainstCheckpoint(JSON.stringify(file), audited.publicKey, read), [
      { kind: 'origin' },
    ]);
  }
  hashes.set(4, 'cc'.repeat(32));
  for (const file of [proofOfHead, checkpointOfHeads])
    t.match(await verifyAgainstCheckpoint(JSON.stringify(file), undefined, read), [
      { kind: 'rewritten', familyId: 4, seq: 12 },
    ]);
  const cut = { ...checkpointOfHeads, heads: checkpointOfHeads.heads.slice(1) };
  t.match(await verifyAgainstCheckpoint(JSON.stringify(cut), undefined, read), [{ kind: 'root' }]);
});

t.test('needs a key for a file without one', async (t) => {
  const { publicKey: _, ...proof } = JSON.parse(audited.files.proof);
  const read = (familyId: number, seq: number) => readEventHash(audited.database, familyId, seq);
  const problems = await verifyAgainstCheckpoint(JSON.stringify(proof), undefined, read);
  t.match(problems, [{ kind: 'key', expected: 'a public key', found: 'nothing' }]);
  t.same(await verify(audited, JSON.stringify(proof)), []);
});

t.test('rejects a file that is neither a proof nor a checkpoint', async (t) => {
  const { proof, checkpoint } = audited.files;
  const others = [
    '',
    'text',
    '{}',
    'null',
    JSON.stringify({ ...JSON.parse(proof), head: 'short' }),
    JSON.stringify({ ...JSON.parse(checkpoint), events: [[1, 1]] }),
  ];
  for (const file of others) {
    await t.rejects(
      verify(audited, file),
      { message: 'The file to compare with is neither a proof nor a checkpoint nor a receipt.' },
      file,
    );
  }
});
