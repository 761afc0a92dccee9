import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import type { Test } from 'tap';

/** Lets attempts to create hard links fail with this code. Returns a function that ends this, as the test's end does. */
export function failLinks(t: Test, code: string): () => void {
  const { link } = promises;
  const use = (replacement: typeof link) => {
    promises.link = replacement;
    syncBuiltinESMExports();
  };
  const restore = () => use(link);
  t.teardown(restore);
  use(() => Promise.reject(Object.assign(new Error('canary'), { code })));
  return restore;
}
