import { resolve } from 'node:path';
import { build, type Plugin, stop } from 'esbuild';

/** File that becomes a script, with all that it imports. */
export interface Entry {
  /** Absolute path. */
  file: string;
  plugins?: readonly Plugin[];
  /** Absolute paths of files that give names for the globals of Node. */
  inject?: readonly string[];
}

/** Script of an entry, and the style that it imports: empty if it imports none. */
export interface Bundled {
  script: string;
  style: string;
}

/** Options for all entries. */
export interface BundleOptions {
  plugins?: readonly Plugin[];
  /** Absolute paths of files, and of those that take their place, such as another file of texts. */
  alias?: Readonly<Record<string, string>>;
  /** Language of the scripts. By default that of early 2025: Ed25519 in WebCrypto is as young. */
  target?: string;
}

let running: Promise<unknown> = Promise.resolve();

/** Bundles entries of a page from their sources, by name. Throws an Error that names the fault in a source. */
export function bundleFiles<Name extends string>(
  entries: Readonly<Record<Name, Entry>>,
  options: BundleOptions = {},
): Promise<Record<Name, Bundled>> {
  // One after the other, since each ends the process of the bundler.
  const bundled = running.then(() => bundleAll(entries, options));
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

/** Returns a function that bundles a page at its first call, and again only after a failure. */
export function createBundler<Bundle>(bundleOnce: () => Promise<Bundle>): () => Promise<Bundle> {
  let kept: Promise<Bundle> | undefined;
  return () => {
    kept ??= bundleOnce().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

async function bundleAll<Name extends string>(
  entries: Readonly<Record<Name, Entry>>,
  options: BundleOptions,
): Promise<Record<Name, Bundled>> {
  try {
    const names = Object.keys(entries) as Name[]; // Entries have no other names.
    const bundled = names.map(async (name) => [name, await bundle(entries[name], options)] as const);
    return Object.fromEntries(await Promise.all(bundled)) as Record<Name, Bundled>; // Has each name.
  } finally {
    await stop();
  }
}

async function bundle({ file, inject = [], plugins = [] }: Entry, options: BundleOptions): Promise<Bundled> {
  const { outputFiles } = await build({
    entryPoints: [file],
    outdir: import.meta.dirname,
    inject: [...inject],
    plugins: [replacing(options.alias ?? {}), ...(options.plugins ?? []), ...plugins],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // Images of containers have no tsconfig.json.
    tsconfigRaw: {},
    target: options.target ?? 'es2024',
    format: 'iife',
    logLevel: 'silent',
  });
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}

/** Puts files in the place of others. The bundler's own aliases are for packages only. */
function replacing(alias: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'replacing',
    setup(builder) {
      builder.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const replacement = alias[resolve(resolveDir, path)];
        return replacement === undefined ? undefined : { path: replacement };
      });
    },
  };
}
