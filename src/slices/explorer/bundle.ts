import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundleFiles } from '../../http/pages/kit/bundle.ts';
import { payloadChecks } from './payload-checks.ts';

const directory = join(import.meta.dirname, 'page');

/** Script and style of the page, and the script of its worker. */
export interface Bundle {
  script: string;
  style: string;
  worker: string;
}

/** Bundles the page from its sources. Throws an Error that names the fault in a source. */
export async function bundlePage(): Promise<Bundle> {
  const { page, worker } = await bundleFiles({
    page: { file: join(directory, 'main.tsx') },
    worker: {
      file: join(directory, 'check/worker.ts'),
      plugins: [nodeModules, payloadChecks],
      inject: [join(directory, 'check/buffer.ts')],
    },
  });
  return { ...page, worker: worker.script };
}

/** Replaces `node:crypto` in the rules of the ledger by functions of the browser. */
const nodeModules: Plugin = {
  name: 'node modules',
  setup(builder) {
    builder.onResolve({ filter: /^node:crypto$/ }, () => ({ path: join(directory, 'check/node-crypto.ts') }));
  },
};
