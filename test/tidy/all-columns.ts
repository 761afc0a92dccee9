import type { Fault, Module } from './modules.ts';

const all = /\.(selectAll|returningAll)\(|`(?:SELECT (?:\w+\.)?\*|[^`]*RETURNING \*)/g;

/** Finds statements that return all columns of a table, since a newer instance may add some (src/db/known-columns.ts). */
export function allColumnsFaults(modules: readonly Module[]): Fault[] {
  return modules
    .filter(({ path }) => path.startsWith('src/') && !/replica/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(all)].map(
        ({ index }) => `${path}:${text.slice(0, index).split('\n').length} returns all columns`,
      ),
    );
}
