import { execFile } from 'node:child_process';
import { mkdtemp, open, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t, { type Test } from 'tap';
import { writeBackup } from '../../src/backup/file.ts';
import { writeWholeFile } from '../../src/base/whole-file.ts';
import { failLinks } from '../helpers/database/hard-links.ts';

async function newDirectory(t: Test): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'learning-whole-file-'));
  t.teardown(() => rm(directory, { recursive: true }));
  return directory;
}

/** Yields two chunks, and runs work between them. */
async function* chunks(between: () => unknown = () => {}): AsyncGenerator<string> {
  yield 'hé';
  await between();
  yield 'llo';
}

t.test('writes a new file for its owner only, which has its name when it is complete', async (t) => {
  const directory = await newDirectory(t);
  const file = join(directory, 'new');
  const size = await writeWholeFile(
    file,
    chunks(async () => {
      const [draft = '', ...others] = await readdir(directory);
      t.match(draft, /^\.new\.[0-9a-f]{8}\.partial$/);
      t.same(others, []);
      t.equal((await stat(join(directory, draft))).mode & 0o777, 0o600);
    }),
  );
  t.equal(size, 6);
  t.equal(await readFile(file, 'utf8'), 'héllo');
  t.equal((await stat(file)).mode & 0o777, 0o600);
  t.same(await readdir(directory), ['new']);
});

t.test('leaves a file that exists, or that appears meanwhile', async (t) => {
  const directory = await newDirectory(t);
  const [first, second] = [join(directory, 'first'), join(directory, 'second')];
  await writeFile(first, 'mine');
  const unread = {
    *[Symbol.iterator]() {
      t.fail('the chunks are read');
      yield '';
    },
  };
  await t.rejects(writeWholeFile(first, unread), {
    message: `${first} exists already: choose another name.`,
  });
  const appearing = chunks(() => writeFile(second, 'mine'));
  await t.rejects(writeWholeFile(second, appearing), {
    message: `${second} exists already: choose another name.`,
  });
  for (const file of [first, second]) t.equal(await readFile(file, 'utf8'), 'mine');
  t.same((await readdir(directory)).sort(), ['first', 'second']);
});

t.test('does the same on a file system without hard links', async (t) => {
  failLinks(t, 'EPERM');
  const directory = await newDirectory(t);
  const file = join(directory, 'file');
  await writeWholeFile(file, chunks());
  t.equal(await readFile(file, 'utf8'), 'héllo');
  await rm(file);
  await t.rejects(
    writeWholeFile(
      file,
      chunks(() => writeFile(file, 'mine')),
    ),
    /exists already/,
  );
  t.equal(await readFile(file, 'utf8'), 'mine');
  t.same(await readdir(directory), ['file']);
});

t.test('replaces a file only when the new one is complete, also through a link', async (t) => {
  const directory = await newDirectory(t);
  const [file, link] = [join(directory, 'file'), join(directory, 'link')];
  await writeFile(file, 'before', { mode: 0o644 });
  await symlink(file, link);
  const fail = () => Promise.reject(new Error('no more'));
  await t.rejects(writeWholeFile(link, chunks(fail), { replaces: true }), { message: 'no more' });
  t.equal(await readFile(file, 'utf8'), 'before');
  const checked = chunks(async () => t.equal(await readFile(file, 'utf8'), 'before'));
  await writeWholeFile(link, checked, { replaces: true });
  t.equal(await readFile(file, 'utf8'), 'héllo');
  t.equal((await stat(file)).mode & 0o777, 0o600);
  t.same((await readdir(directory)).sort(), ['file', 'link']);
});

t.test('writes into a pipe or device, and never replaces it', async (t) => {
  const directory = await newDirectory(t);
  const pipe = join(directory, 'pipe');
  await promisify(execFile)('mkfifo', [pipe]);
  const handle = await open(pipe, 'r+');
  t.teardown(() => handle.close());
  t.equal(await writeWholeFile(pipe, chunks(), { replaces: true }), 6);
  if (t.ok((await stat(pipe)).isFIFO()))
    t.equal((await handle.read()).buffer.toString('utf8', 0, 6), 'héllo');
  t.same(await readdir(directory), ['pipe']);
});

t.test('names the file if its directory is missing', async (t) => {
  const file = join(await newDirectory(t), 'none', 'file');
  await t.rejects(writeWholeFile(file, chunks()), { message: `${file} cannot be written (ENOENT).` });
});

t.test('an interruption at any moment leaves no draft, also of a backup', async (t) => {
  const directory = await newDirectory(t);
  const file = join(directory, 'file');
  for (const passphrase of [undefined, 'correct horse battery']) {
    for (const moment of ['at once', 'while the draft is opened', 'between two chunks']) {
      const interruption = new AbortController();
      const { signal } = interruption;
      const text = async function* () {
        yield Buffer.alloc(200_000, 'a');
        interruption.abort();
        yield Buffer.alloc(200_000, 'b');
      };
      if (moment === 'at once') interruption.abort();
      const writing = writeBackup(file, text(), { passphrase, signal });
      if (moment === 'while the draft is opened') interruption.abort();
      await t.rejects(writing, { name: 'AbortError' }, moment);
      t.same(await readdir(directory), [], moment);
    }
  }
  const interruption = new AbortController();
  const stopped = writeWholeFile(
    file,
    chunks(() => interruption.abort()),
    { signal: interruption.signal },
  );
  await t.rejects(stopped, { name: 'AbortError' });
  t.same(await readdir(directory), []);
});

t.test('a backup ends with the fault if its file exists, and stops reading', async (t) => {
  const file = join(await newDirectory(t), 'file');
  await writeFile(file, 'mine');
  let isStopped = false;
  const endless = async function* () {
    try {
      for (;;) yield Buffer.alloc(100_000, Math.random().toString());
    } finally {
      isStopped = true;
    }
  };
  await t.rejects(writeBackup(file, endless(), {}), /exists already/);
  t.ok(isStopped);
});
