import { join } from 'node:path';
import { type BundleOptions, bundleFiles } from '../../http/pages/kit/bundle.ts';

/** Script and style of the page, and the script of its service worker. */
export interface Bundle {
  script: string;
  style: string;
  worker: string;
}

/** Returns the path of a source of the page. */
export function sourceOfPage(name: string): string {
  return join(import.meta.dirname, 'page', name);
}

/** Bundles the page from its sources. Throws an Error that names the fault in a source. */
export async function bundlePage(options: BundleOptions = {}): Promise<Bundle> {
  const { page, worker } = await bundleFiles(
    {
      page: { file: sourceOfPage('main.tsx') },
      worker: { file: join(import.meta.dirname, 'worker/worker.ts') },
    },
    // Families use tablets for many years: Safari 15.4 and Chromium 90 understand this. Safari 15.4 is the first with `<dialog>`.
    { ...options, target: 'es2021' },
  );
  return { script: page.script, style: page.style, worker: worker.script };
}
