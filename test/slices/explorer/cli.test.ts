import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { bundlePage } from '../../../src/slices/explorer/bundle.ts';
import { offlinePage } from '../../../src/slices/explorer/pages.ts';
import { runCliWith } from '../../helpers/cli.ts';

const directory = await mkdtemp(join(tmpdir(), 'explorer-'));
t.teardown(() => rm(directory, { recursive: true }));

t.test('writes the page that the service offers for downloads, without a database', async (t) => {
  const file = join(directory, 'explorer.html');
  const { code, output } = await runCliWith({}, '--json', 'explorer', '--out', file);
  const text = await readFile(file, 'utf8');
  t.equal(text, offlinePage(await bundlePage()).html);
  t.same([code, JSON.parse(output)], [0, { file, bytes: Buffer.byteLength(text) }]);
  t.equal((await stat(file)).mode & 0o777, 0o644, 'everybody may read it');
});

t.test('names the option of a file that it cannot write', async (t) => {
  const { code, errors } = await runCliWith(
    {},
    'explorer',
    '--out',
    join(directory, 'missing/explorer.html'),
  );
  t.equal(code, 1);
  t.match(errors, '--out');
});
