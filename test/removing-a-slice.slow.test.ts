import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { copyProject, runInCopy } from './helpers/project-copy.ts';

/** Slices that the others do not need, with a path of theirs. */
const optional = { awards: '/api/awards', audit: '/api/ledger/verify', sync: '/api/sync-configs' };

for (const [noun, path] of Object.entries(optional)) {
  t.test(`type-checks, starts and does the main job without ${noun}`, async (t) => {
    const directory = await copyProject(t);
    for (const part of [`src/${noun}`, `schema/${noun}.ts`, `test/${noun}`]) {
      await rm(join(directory, part), { recursive: true, force: true });
    }
    const file = join(directory, 'src/slices.ts');
    const lines = (await readFile(file, 'utf8')).split('\n');
    const others = lines.filter((line) => !line.startsWith(`import { ${noun} }`) && line !== `  ${noun},`);
    t.equal(others.length, lines.length - 2, 'an import and a line');
    await writeFile(file, others.join('\n'));

    const document = () => readFile(join(directory, 'openapi.yaml'), 'utf8');
    t.ok((await document()).includes(path));
    const commands = ['npm run -s openapi', 'npx tsc -p .', 'npm test -- test/stories/main-job.test.ts'];
    const output = await runInCopy(directory, commands.join('\n'));
    t.match(output, /^[1-9]\d* passed, 0 failed$/m, output);
    t.notOk((await document()).includes(path), 'its operations are not in the document');
  });
}
