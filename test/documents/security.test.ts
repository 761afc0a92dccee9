import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';

const tests = join(import.meta.dirname, '..');

t.test('SECURITY.md names for each promise tests that exist', async (t) => {
  const text = await readFile(join(import.meta.dirname, '../../SECURITY.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Promise'));
  t.ok(rows.length > 20);
  for (const row of rows) {
    const files = [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    t.ok(files.length > 0, row);
    // A room stands for its tests.
    const isThere = (name: string) =>
      name.endsWith('.ts')
        ? existsSync(join(tests, name))
        : globSync(`${name}{,/*}.test.ts`, { cwd: tests }).length > 0;
    t.same(
      files.filter((name) => !isThere(name)),
      [],
    );
  }
});
