import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import t, { type Test } from 'tap';
import { watch } from '../../../../src/cli/ledger/watch-work.ts';
import { openCheckpoint, signCheckpoint } from '../../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { createSigner } from '../../../../src/kernel/ledger/checkpoints/note.ts';
import { openKeyChange, signKeyChange } from '../../../../src/kernel/ledger/log/keys.ts';
import { createTree } from '../../../../src/kernel/ledger/log/tree.ts';
import { continueFrom, NotContinued, type Watched } from '../../../../src/kernel/ledger/log/watch.ts';
import { leafHash } from '../../../../src/kernel/ledger/merkle.ts';
import { startApp } from '../../../helpers/app.ts';
import { runCliWith } from '../../../helpers/cli.ts';
import { register } from '../../../helpers/families/client.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import { asSuperuser } from '../checkpoints/tampering.ts';
import { tilesOf } from './tiles-in-memory.ts';

const [old, next] = [1, 2].map((n) =>
  createSigner('a/ledger/log', Buffer.alloc(32, n).toString('base64')),
) as [ReturnType<typeof createSigner>, ReturnType<typeof createSigner>]; // One for each number.

/** Creates a service whose log has leaves with these texts. */
async function serviceOf(texts: readonly string[], signer = old, statements: (string | null)[] = []) {
  const tree = createTree(tilesOf(texts.map((text) => leafHash(Buffer.from(text)))));
  const head = { size: texts.length, root: await tree.root(texts.length) };
  const watched: Watched = {
    openCheckpoint,
    openKeyChange,
    checkpoint: async () => ({ note: signCheckpoint(head, signer), publicKey: signer.verifierKey }),
    async *statements() {
      yield* statements;
    },
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

t.test('compares the statements of changed keys with the log, each state once', async (t) => {
  const { watched: first, head } = await serviceOf(['a', 'b']);
  const kept = await continueFrom(undefined, first);
  const after = ['a', 'b', 'c', 'd'];
  const { head: middle } = await serviceOf(['a', 'b', 'c']);
  const { head: other } = await serviceOf(['a', 'b', 'x']);
  const change = { from: old.verifierKey, to: next.verifierKey };
  const look = async (stated: typeof head & { size: number }) => {
    const statement = signKeyChange({ ...change, ...stated }, old);
    return continueFrom(kept, (await serviceOf(after, next, [null, statement])).watched);
  };
  for (const stated of [head, middle]) t.match(await look(stated), { size: 4 });
  for (const stated of [
    other,
    { ...middle, size: 2 },
    { ...middle, size: 9 },
    { ...middle, size: Number.NaN },
  ])
    await t.rejects(look(stated), NotContinued);
});

t.test('the command keeps the checkpoint, and exits with 1 on a contradiction', async (t) => {
  const { app, databaseUrl } = await startApp(t);
  const parent = await register(app, 'PARENT');
  await addLearner(parent);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const file = join(await directoryFor(t), 'kept.json');
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

async function directoryFor(t: Test): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'learning-watch-'));
  t.teardown(() => rm(directory, { recursive: true }));
  return directory;
}

/** Creates a service that gives the answers that the test sets, and a function that watches it with few looks. */
async function fakeService(t: Test) {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace('/api/ledger/', '');
    asked.push(path);
    const { status = 200, headers = {}, body = '', isCut } = answers.get(path) ?? { status: 404 };
    response.writeHead(status, headers);
    if (!isCut) return response.end(body);
    response.write(body, () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const directory = await directoryFor(t);
  const [file, tokenFile] = [join(directory, 'kept.json'), join(directory, 'token')];
  await writeFile(tokenFile, 'secret');
  const notes: string[] = [];
  const tools = { note: (line: string) => notes.push(line), finish: () => {} };
  const options = { file, tokenFile, every: 0, attempts: 2 };
  const look = (more: object = {}) => watch(tools, url, { ...options, ...more });
  return { answers, asked, notes, file, look };
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  isCut?: boolean;
}

t.test('survives all faults of an answer, and fails loudly after a number of them', async (t) => {
  const { answers, notes, look } = await fakeService(t);
  const { watched } = await serviceOf(['a']);
  const good = JSON.stringify(await watched.checkpoint());
  const faults: [Answer, RegExp][] = [
    [{ body: '<html>busy</html>' }, /answers in another form for checkpoint/],
    [{ body: '{"note":5}' }, /in another form/],
    [{ body: good.slice(0, 9), headers: { 'content-length': '999' }, isCut: true }, /does not answer \(/],
    [{ body: 'x'.repeat(10_000_001) }, /has more than 10000000 bytes/],
    [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }, /does not answer/],
    [{ status: 502 }, /answers 502 for checkpoint/],
    [
      { status: 401 },
      /has expired, or its owner logged out\. Log in again, and write the new one to .*token\.$/,
    ],
  ];
  for (const [answer, message] of faults) {
    answers.set('checkpoint', answer);
    await t.rejects(look(), { message: /^NO CHECKPOINT in 2 looks/ });
    t.match(notes.splice(0), [message]);
    await t.rejects(look({ once: true }), { message });
  }
  answers.set('checkpoint', { status: 503, body: '{"code":"LEDGER_CONTRADICTED"}' });
  await t.rejects(look(), { message: /^CONTRADICTION: the service itself reports one/ });
  answers.set('checkpoint', { body: good });
  await look({ once: true });
});

t.test('follows the pages of keys as far as it needs them', async (t) => {
  const { answers, asked, look, file } = await fakeService(t);
  const kept = await (await serviceOf(['a'])).watched.checkpoint();
  await writeFile(file, JSON.stringify(kept));
  const { watched, head } = await serviceOf(['a'], next);
  const statement = signKeyChange({ from: old.verifierKey, to: next.verifierKey, ...head }, old);
  answers.set('checkpoint', { body: JSON.stringify(await watched.checkpoint()) });
  const page = (...statements: (string | null)[]) =>
    JSON.stringify(statements.map((value) => ({ statement: value })));
  const link = (to: string) => ({ link: `</api/ledger/keys${to}>; rel="next"` });
  answers.set('keys', { body: page(null), headers: link('?after=1') });
  answers.set('keys?after=1', { body: page(null, statement), headers: link('?after=2') });
  await look({ once: true });
  t.same(asked, ['checkpoint', 'keys', 'keys?after=1']);
  t.match(JSON.parse(await readFile(file, 'utf8')), { publicKey: next.verifierKey });
  answers.set('keys?after=1', { body: page(null), headers: link('?after=1') });
  await t.rejects(look({ once: true, key: old.verifierKey }), { message: /more than 100 pages of keys/ });
});

t.test('refuses a damaged file, an absent token, and addresses at which others read it', async (t) => {
  const { file, look } = await fakeService(t);
  for (const text of ['', '{', '{"note":"n"}']) {
    await writeFile(file, text);
    await t.rejects(look(), {
      message: /^--file .*kept\.json: the file is damaged, or keeps no checkpoint/,
    });
  }
  const tools = { note: () => {}, finish: () => {} };
  const options = { file, tokenFile: '/unread', every: 0, attempts: 1 };
  for (const url of [
    'http://learn.example',
    'ftp://learn.example',
    'learn.example',
    'http://localhost.example',
  ])
    await t.rejects(watch(tools, url, options), InvalidArgumentError);
  // Both reach the file, and so accept the address.
  for (const url of ['http://localhost:1', 'http://[::1]:1', 'https://learn.example'])
    await t.rejects(watch(tools, url, options), { message: /is damaged/ });
  await t.rejects(watch(tools, 'http://learn.example', { ...options, allowHttp: true }), {
    message: /is damaged/,
  });
  const { tokenFile: _, ...without } = options;
  await t.rejects(watch(tools, 'https://learn.example', without), { message: /^A token is missing/ });
});
