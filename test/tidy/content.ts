import type { Fault, Module } from './modules.ts';

/** Modules of the content without data. */
const small = /^curriculum\/(rng|rational)\.ts$/;

/** Finds imports that load the content with the service: most processes need none of it (src/slices/lessons/curriculum.ts). */
export function contentFaults(modules: readonly Module[]): Fault[] {
  return modules
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ from, isType }) => !isType && from.startsWith('curriculum/') && !small.test(from))
        .map(({ line, from }) => `${path}:${line} loads ${from}`),
    );
}
