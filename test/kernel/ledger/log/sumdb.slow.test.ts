import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { signCheckpoint } from '../../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { createSigner } from '../../../../src/kernel/ledger/checkpoints/note.ts';
import { createTree } from '../../../../src/kernel/ledger/log/tree.ts';
import { leafHash } from '../../../../src/kernel/ledger/merkle.ts';
import { createCosigner } from '../witnesses/fake-witness.ts';
import { tilesOf } from './tiles-in-memory.ts';

/**
 * Verifies proofs and notes with a foreign implementation: golang.org/x/mod/sumdb, by Go's own authors. No package of npm's
 * registry that verifies both kinds of proofs is kept well.
 */

const run = promisify(execFile);
/** Debian's packages of modules are here, and need no module proxy. */
const env = { GOPATH: '/usr/share/gocode', ...process.env, GO111MODULE: 'off' };
const hasGo = await run('go', ['list', 'golang.org/x/mod/sumdb/tlog'], { env }).then(
  () => true,
  () => false,
);
const skip = !hasGo && 'there is no go, or no golang.org/x/mod';

interface Question {
  kind: 'inclusion' | 'consistency' | 'note';
  name: string;
  proof?: string[];
  size?: number;
  root?: string;
  at?: number;
  hash?: string;
  note?: string;
  text?: string;
  key?: string;
}

/** Returns what is wrong with each question, or an empty text. */
async function ask(questions: readonly Question[]): Promise<string[]> {
  const program = join(import.meta.dirname, 'sumdb.go');
  const answer = run('go', ['run', program], { env, maxBuffer: 2 ** 28 });
  answer.child.stdin?.end(JSON.stringify(questions));
  return JSON.parse((await answer).stdout);
}

const base64 = (hash: Buffer) => hash.toString('base64');

/** Sizes of trees: all small ones, and those around the widths of tiles. */
const sizes = [...Array.from({ length: 40 }, (_, i) => i + 1), 255, 256, 257, 511, 513, 65_535, 65_537];

/** Returns some numbers from `first` up to `end`: all small ones, the last ones, and those around powers of two. */
function numbersUpTo(first: number, end: number): number[] {
  const powers = [6, 7, 8, 9, 15, 16].map((height) => 2 ** height);
  const all = [...Array(40).keys(), ...powers.flatMap((power) => [power - 1, power, power + 1]), end - 1];
  return [...new Set(all)].filter((n) => n >= first && n < end);
}

t.test('proofs verify with golang.org/x/mod/sumdb, and forged ones do not', { skip }, async (t) => {
  const leaves = Array.from({ length: Math.max(...sizes) }, (_, i) => leafHash(Buffer.from(`leaf ${i}`)));
  const tree = createTree(tilesOf(leaves));
  const questions: Question[] = [];
  for (const size of sizes) {
    const root = base64(await tree.root(size));
    for (const at of numbersUpTo(0, size)) {
      const proof = (await tree.inclusion(at, size)).map(base64);
      const hash = base64(leaves[at] ?? Buffer.alloc(0));
      questions.push({ kind: 'inclusion', name: `leaf ${at} of ${size}`, proof, size, root, at, hash });
    }
    for (const at of numbersUpTo(1, size + 1)) {
      const proof = (await tree.consistency(at, size)).map(base64);
      const hash = base64(await tree.root(at));
      questions.push({ kind: 'consistency', name: `from ${at} to ${size}`, proof, size, root, at, hash });
    }
  }
  t.ok(questions.length > 2000, `${questions.length} proofs`);
  const wrong = (answers: readonly string[]) =>
    questions.filter((_, i) => answers[i] !== '').map(({ name }) => name);
  t.same(wrong(await ask(questions)), []);
  const other = base64(Buffer.alloc(32, 1));
  const forgeries: Record<string, (question: Question) => Question> = {
    'another hash': (question) => ({ ...question, hash: other }),
    'another root': (question) => ({ ...question, root: other }),
    'a further hash': (question) => ({ ...question, proof: [...(question.proof ?? []), other] }),
  };
  for (const [name, forge] of Object.entries(forgeries))
    t.equal(wrong(await ask(questions.map(forge))).length, questions.length, name);
});

t.test('notes open with golang.org/x/mod/sumdb, also with cosignatures after them', { skip }, async (t) => {
  const signer = createSigner('learn.example/ledger/log', Buffer.alloc(32, 1).toString('base64'));
  const note = signCheckpoint({ size: 5, root: Buffer.alloc(32, 7) }, signer);
  const text = note.slice(0, note.indexOf('\n\n') + 1);
  const line = createCosigner('witness.example/w1').cosign(text, new Date());
  const question: Question = { kind: 'note', name: 'note', note, text, key: signer.verifierKey };
  const answers = await ask([
    question,
    { ...question, note: `${note}${line}\n` },
    { ...question, note: note.replace('\n5\n', '\n6\n') },
  ]);
  t.match(answers, ['', '', /invalid signature/]);
});
