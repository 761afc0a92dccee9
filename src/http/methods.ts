import type { App } from './app-types.ts';

/**
 * Watches the routes that are added from now on.
 * @returns a function that tells which methods a path answers to; none where there is no such path
 */
export function watchMethods(app: App): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // The answer to preflight requests of browsers is at every path, and makes none of them one that is there.
    if (url === '*') return;
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (path) => {
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].sort();
  };
}

/** What a route's path matches: `:name` stands for one segment, `*` for the rest. */
function patternOf(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${source}$`);
}
