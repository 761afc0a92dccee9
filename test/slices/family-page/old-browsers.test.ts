import t from 'tap';
import { bundlePage } from '../../../src/slices/family-page/bundle.ts';

/** What Safari 15.4 or Chromium 90 lacks, by the first versions that have it. The bundler rewrites syntax, but no calls. */
const tooNew: Readonly<Record<string, RegExp>> = {
  'at: Chromium 92': /\.at\(/,
  'throwIfAborted: Chromium 100': /\bthrowIfAborted\b/,
  'AbortSignal.any: Safari 17.4, Chromium 116': /AbortSignal\.any\b/,
  'AbortSignal.timeout: Safari 16, Chromium 103': /AbortSignal\.timeout\b/,
  'structuredClone: Chromium 98': /\bstructuredClone\(/,
  'Object.hasOwn: Chromium 93': /Object\.hasOwn\b/,
  'findLast: Chromium 97': /\.findLast(Index)?\(/,
  'toSorted and others: Safari 16, Chromium 110': /\.to(Sorted|Reversed|Spliced)\(/,
  'Array.fromAsync: Safari 16.4, Chromium 121': /Array\.fromAsync\b/,
  'groupBy: Safari 17.4, Chromium 117': /(Object|Map)\.groupBy\b/,
  'withResolvers: Safari 17.4, Chromium 119': /Promise\.withResolvers\b/,
  'randomUUID: Chromium 92, and never on plain http': /\brandomUUID\b/,
  'reportError: Chromium 95': /\breportError\(/,
  'lookbehind: Safari 16.4': /\(\?<[=!]/,
};

t.test('the page calls nothing that a tablet of many years lacks', async (t) => {
  const { script, worker } = await bundlePage();
  for (const [call, pattern] of Object.entries(tooNew)) {
    const found = pattern.exec(script + worker);
    // With the code around it, which says where it is from.
    t.equal(found?.input.slice(found.index - 100, found.index + 100), undefined, call);
  }
});
