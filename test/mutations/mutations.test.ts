import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { mutations } from './mutations.ts';

const root = join(import.meta.dirname, '../..');

t.test('has the text of each mutation once in its file, and its test', async (t) => {
  for (const { rule, file, text, by, test } of mutations) {
    t.equal((await readFile(join(root, file), 'utf8')).split(text).length - 1, 1, `${rule}: ${file}`);
    t.not(text, by, rule);
    t.ok(existsSync(join(root, test)), `${rule}: ${test}`);
  }
});

t.test('names each rule once', async (t) => {
  const rules = mutations.map(({ rule }) => rule);
  t.same(
    rules.filter((rule, i) => rules.indexOf(rule) !== i),
    [],
  );
});
