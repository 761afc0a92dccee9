import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import ts from 'typescript';
import { mutations } from './mutations.ts';

const options = { reportDiagnostics: true, compilerOptions: { target: ts.ScriptTarget.ES2024 } };
const root = join(import.meta.dirname, '../..');

t.test('has the text of each mutation once in its file, and its test', async (t) => {
  for (const { rule, file, text, by, test } of mutations) {
    const source = await readFile(join(root, file), 'utf8');
    t.equal(source.split(text).length - 1, 1, `${rule}: ${file}`);
    t.not(text, by, rule);
    const isScript = /\.c?[jt]s$/.test(file);
    const { diagnostics } = ts.transpileModule(isScript ? source.split(text).join(by) : '', options);
    t.same(diagnostics, [], `${rule}: the mutation is no fault of syntax`);
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
