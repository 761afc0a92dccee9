import type { App } from './app-types.ts';

/** Records the routes added later. Returns a function that lists a path's methods: none if the path is unknown. */
export function watchMethods(app: App): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // CORS answers preflight requests at every path, even an unknown one.
    if (url === '*') return;
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (path) => {
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].sort();
  };
}

/** Returns the pattern of a route's path: `:name` matches one segment, `*` the rest. */
function patternOf(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${source}$`);
}
