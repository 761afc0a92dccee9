import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { signCheckpoint } from '../../../src/ledger/checkpoints/checkpoint.ts';
import { createSigner } from '../../../src/ledger/checkpoints/note.ts';
import { signKeyChange } from '../../../src/ledger/log/keys.ts';
import { createTree } from '../../../src/ledger/log/tree.ts';
import { continueFrom, NotContinued, type Watched } from '../../../src/ledger/log/watch.ts';
import { leafHash } from '../../../src/ledger/merkle.ts';
import { startApp } from '../../helpers/app.ts';
import { runCliWith } from '../../helpers/cli.ts';
import { register } from '../../helpers/client.ts';
import { addLearner } from '../../helpers/learners.ts';
import { asSuperuser } from '../checkpoints/tampering.ts';
import { tilesOf } from './memory.ts';

const [old, next] = [1, 2].map((n) =>
  createSigner('a/ledger/log', Buffer.alloc(32, n).toString('base64')),
) as [ReturnType<typeof createSigner>, ReturnType<typeof createSigner>]; // One for each number.

/** Creates a service whose log has leaves with these texts. */
async function serviceOf(texts: readonly string[], signer = old, statements: (string | null)[] = []) {
  const tree = createTree(tilesOf(texts.map((text) => leafHash(Buffer.from(text)))));
  const head = { size: texts.length, root: await tree.root(texts.length) };
  const watched: Watched = {
    checkpoint: async () => ({ note: signCheckpoint(head, signer), publicKey: signer.verifierKey }),
    statements: async () => statements,
    consistency: async (from, to) =>
      (await tree.consistency(from, to)).map((hash) => hash.toString('base64')),
  };
  return { watched, head };
}

t.test('accepts logs that continue, and no rewritten or truncated one', async (t) => {
  const { watched: first, head } = await serviceOf(['a', 'b', 'c']);
  const kept = await continueFrom(undefined, first);
  t.equal(kept.size, 3);
  for (const texts of [
    ['a', 'b', 'c'],
    ['a', 'b', 'c', 'd', 'e'],
  ])
    t.match(await continueFrom(kept, (await serviceOf(texts)).watched), { size: texts.length });
  for (const texts of [['a', 'b'], ['a', 'x', 'c'], ['a', 'x', 'c', 'd'], []]) {
    const { watched } = await serviceOf(texts);
    await t.rejects(continueFrom(kept, watched), NotContinued, texts.join(' '));
  }
  const after = ['a', 'b', 'c', 'd'];
  const change = { from: old.verifierKey, to: next.verifierKey, ...head };
  const statements = [null, signKeyChange(change, old)];
  const rotated = await serviceOf(after, next, statements);
  t.match(await continueFrom(kept, rotated.watched), { publicKey: next.verifierKey, size: 4 });
  const forged = [null, [null], [signKeyChange(change, next)], []];
  for (const list of forged)
    await t.rejects(continueFrom(kept, (await serviceOf(after, next, list ?? [])).watched), NotContinued);
  await t.rejects(continueFrom(undefined, first, next.verifierKey), NotContinued, 'another key than --key');
});

t.test('the command keeps the checkpoint, and exits with 1 on a contradiction', async (t) => {
  const { app, databaseUrl } = await startApp(t);
  const parent = await register(app, 'PARENT');
  await addLearner(parent);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const directory = await mkdtemp(join(tmpdir(), 'learning-watch-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const file = join(directory, 'kept.json');
  const look = () =>
    runCliWith({ LEDGER_TOKEN: parent.token }, 'ledger', 'watch', url, '--file', file, '--once');
  t.match(await look(), { code: 0, errors: /is the first, signed with the key learn\.example/ });
  await addLearner(parent);
  t.match(await look(), { code: 0, errors: /continues the kept one/ });
  const kept = await readFile(file, 'utf8');
  await asSuperuser(databaseUrl, (sql) => sql`DELETE FROM log_keys`);
  t.match(await look(), { code: 1, errors: /CONTRADICTION/ });
  t.equal(await readFile(file, 'utf8'), kept, 'the file keeps the earlier one');
});
