import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import t from 'tap';

/** Modules with which a page for browsers verifies a ledger. */
const modules = [
  'slices/ledger.ts',
  'kernel/ledger/verification/verify-export.ts',
  'kernel/ledger/merkle.ts',
  'kernel/ledger/log/leaf.ts',
  'kernel/ledger/log/key-changes.ts',
  'kernel/ledger/checkpoints/note-parts.ts',
  'kernel/ledger/checkpoints/checkpoint-parts.ts',
];
/** Packages that they may use. The compiler of TypeBox makes code from text, which the policy of a page forbids. */
const allowed = /^(@sinclair\/typebox\/(?!.*\/compiler\/)|ts-fsrs\/)/;

/** Module in place of node:crypto, with all that a page has of it. An import of anything else fails the build. */
const crypto: Plugin = {
  name: 'crypto',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:crypto$/ }, () => ({ path: 'crypto', namespace: 'page' }));
    onLoad({ filter: /./, namespace: 'page' }, () => ({ contents: 'export let hash, randomInt;' }));
  },
};

/** Returns the paths of all modules that a module reaches, as a bundle for browsers has them. */
async function reachedBy(path: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: join(import.meta.dirname, '../../../..'),
    entryPoints: [`src/${path}`],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [crypto],
  });
  return Object.keys(metafile.inputs);
}

t.test('verifies a ledger without modules of Node, a database, commands or code from text', async (t) => {
  for (const path of modules) {
    const reached = await reachedBy(path);
    const packages = reached
      .map((input) => input.split('node_modules/')[1])
      .filter((input) => input !== undefined);
    t.same([path, packages.filter((input) => !allowed.test(input))], [path, []]);
    const own = /^src\/(kernel\/commands|http|jobs|service|db\/(?!table-shapes|tables))/;
    t.same([path, reached.filter((input) => own.test(input))], [path, []]);
  }
});

t.test('finds modules that no browser has', async (t) => {
  await t.rejects(reachedBy('base/ids.ts'), { message: /No matching export .*randomUUIDv7/ });
  await t.rejects(reachedBy('cli/ledger/verify-threads.ts'), { message: /node:worker_threads/ });
  t.ok((await reachedBy('kernel/ledger/compiled-payload.ts')).some((path) => path.includes('/compiler/')));
});
