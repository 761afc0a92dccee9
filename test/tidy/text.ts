import ts from 'typescript';
import { type Fault, faultAt, type Module, nodesOf } from './modules.ts';

/** `any` stands only where a comment tells why. */
export function anyFaults(modules: readonly Module[]): Fault[] {
  return modules.flatMap((module) => {
    const lines = module.text.split('\n');
    return [...nodesOf(module.tree)]
      .filter((node) => node.kind === ts.SyntaxKind.AnyKeyword)
      .map((node) => ({ node, line: module.tree.getLineAndCharacterOfPosition(node.getStart()).line }))
      .filter(
        ({ line }) => !/biome-ignore lint\/suspicious\/noExplicitAny: \w.{10,}/.test(lines[line - 1] ?? ''),
      )
      .map(({ node }) => faultAt(module, node, 'has any without a reason'));
  });
}

/** A path of somebody's own machine, which means nothing anywhere else. */
const machinePath = /(?<![\w.$}-])\/(work|tmp|root|home)\/[\w.]/;

/** What ships and what is told of it names no place on the machine that it was written on. */
export function machinePathFaults(sources: Readonly<Record<string, string>>): Fault[] {
  return Object.entries(sources).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => {
      const found = machinePath.exec(line);
      return found ? [`${path}:${i + 1} names a path of one machine: ${found[0]}…`] : [];
    }),
  );
}

/** Statements that write: of Kysely, and in SQL. */
const write = /(?:insertInto|updateTable|deleteFrom|INSERT INTO|UPDATE|DELETE FROM)[\s('"`]+(\w+)/g;

/** Only the ledger's kernel writes the tables that families own: everything there has its place in the family's lane. */
export function familyWriteFaults(modules: readonly Module[], familyTables: readonly string[]): Fault[] {
  return modules
    .filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/ledger/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(write)]
        .filter(([, table = '']) => familyTables.includes(table))
        .map(([, table]) => `${path} writes ${table}`),
    );
}
