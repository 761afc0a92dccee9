import { join } from 'node:path';
import t from 'tap';
import { bundleFiles, bundlerEnded, createBundler } from '../../../../src/http/pages/kit/bundle.ts';

const directory = t.testdir({
  'page.ts': "import './page.css'; import { texts } from './texts/en.ts'; console.log(texts);",
  'page.css': 'p { color: red }',
  'worker.ts': "import { texts } from './texts/en.ts'; postMessage(texts);",
  texts: { 'en.ts': "export const texts = 'Hello';", 'pseudo.ts': "export const texts = 'Ħeľľø';" },
  'broken.ts': "import './missing.ts';",
});
const entryOf = (name: string) => ({ file: join(directory, name) });

t.test('bundles the entries of a page, each with the style that it imports', async (t) => {
  const { page, worker } = await bundleFiles({ page: entryOf('page.ts'), worker: entryOf('worker.ts') });
  t.match(page, { script: /Hello/, style: /p\{color:red\}/ });
  t.match(worker, { script: /Hello/, style: '' });
});

t.test('puts another file in the place of one, such as the texts of another language', async (t) => {
  const alias = { [join(directory, 'texts/en.ts')]: join(directory, 'texts/pseudo.ts') };
  const { page } = await bundleFiles({ page: entryOf('page.ts') }, { alias });
  t.notMatch(page.script, 'Hello');
});

t.test('names the fault in a source, and bundles the next page', async (t) => {
  await t.rejects(bundleFiles({ broken: entryOf('broken.ts') }), { message: /missing\.ts/ });
  const { page } = await bundleFiles({ page: entryOf('page.ts') });
  t.ok(page.script);
});

t.test('ends when the last of several pages is bundled', async (t) => {
  let bundled = 0;
  const pages = [1, 2].map(async () => {
    await bundleFiles({ page: entryOf('page.ts') });
    bundled += 1;
  });
  await bundlerEnded();
  t.equal(bundled, 2);
  await Promise.all(pages);
});

t.test('bundles a page once, and again only after a failure', async (t) => {
  let attempts = 0;
  const bundle = createBundler(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no memory');
    return attempts;
  });
  await t.rejects(bundle(), { message: 'no memory' });
  t.same(await Promise.all([bundle(), bundle()]), [2, 2]);
});
