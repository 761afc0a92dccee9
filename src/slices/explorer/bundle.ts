import { join } from 'node:path';
import { build, type Plugin, stop } from 'esbuild';
import { payloadChecks } from './payload-checks.ts';

const directory = join(import.meta.dirname, 'page');

/** Script and style of the page, and the script of its worker. */
export interface Bundle {
  script: string;
  style: string;
  worker: string;
}

let running: Promise<unknown> = Promise.resolve();

/** Bundles the page from its sources. Throws an Error that names the fault in a source. */
export function bundlePage(): Promise<Bundle> {
  // One after the other, since each ends the process of the bundler.
  const bundled = running.then(bundleOnce);
  running = bundled.catch(() => undefined);
  return bundled;
}

/**
 * Resolves when no bundling runs. The end of a service waits for it: otherwise the process of the bundler fails in the midst of its
 * work, and prints a stack of its own on standard error.
 */
export function bundlerEnded(): Promise<unknown> {
  return running;
}

async function bundleOnce(): Promise<Bundle> {
  try {
    const [page, worker] = await Promise.all([
      bundle('main.tsx'),
      bundle('check/worker.ts', {
        plugins: [nodeModules, payloadChecks],
        inject: [join(directory, 'check/buffer.ts')],
      }),
    ]);
    return { script: textOf(page, '.js'), style: textOf(page, '.css'), worker: textOf(worker, '.js') };
  } finally {
    await stop();
  }
}

async function bundle(entry: string, options: { plugins?: Plugin[]; inject?: string[] } = {}) {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [join(directory, entry)],
    outdir: directory,
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // Images of containers have no tsconfig.json.
    tsconfigRaw: {},
    // Of early 2025: Ed25519 in WebCrypto is as young.
    target: 'es2024',
    format: 'iife',
    logLevel: 'silent',
  });
  return outputFiles;
}

function textOf(files: readonly { path: string; text: string }[], ending: string): string {
  const file = files.find(({ path }) => path.endsWith(ending));
  if (!file) throw new Error(`the bundler wrote no file that ends with ${ending}`);
  return file.text;
}

/** Replaces `node:crypto` in the rules of the ledger by functions of the browser. */
const nodeModules: Plugin = {
  name: 'node modules',
  setup(builder) {
    builder.onResolve({ filter: /^node:crypto$/ }, () => ({ path: join(directory, 'check/node-crypto.ts') }));
  },
};
