import type { Fault, Module } from './modules.ts';

const content = /^src\/lessons\/generators\//;
/** Modules of the content without data. */
const small = /\/(rng|rational)\.ts$/;

/** Finds imports that load the content with the service: most processes need none of it (src/lessons/curriculum.ts). */
export function contentFaults(modules: readonly Module[]): Fault[] {
  return modules
    .filter(({ path }) => path.startsWith('src/') && !content.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ from, isType }) => !isType && content.test(from) && !small.test(from))
        .map(({ line, from }) => `${path}:${line} loads ${from}`),
    );
}
