import ts from 'typescript';
import { type Fault, faultAt, type Module, nodesOf } from './modules.ts';

/** Directories that know no slice. */
const kernel = /^src\/kernel\//;
/** Generated from the tables of all slices. */
const generated = 'src/db/table-shapes.ts';

/** Names in a text: a string as a whole, a quoted word in SQL, or a table in SQL. */
const named = /^[\w.]+$|(?<=')\w+(?=')|(?<=\b(?:FROM|JOIN|INTO|UPDATE|ONLY|USING|TABLE)\s+)\w+/g;

/** Finds names of slices (tables, event types, source types, error codes) in strings of foreign files. */
export function nameFaults(
  modules: readonly Module[],
  names: ReadonlySet<string>,
  foreign = kernel,
): Fault[] {
  return modules
    .filter(({ path }) => foreign.test(path) && path !== generated)
    .flatMap((module) =>
      [...nodesOf(module.tree)]
        .filter(isText)
        .flatMap((node) =>
          [...node.text.matchAll(named)]
            .filter(([name]) => names.has(name))
            .map(([name]) => faultAt(module, node, `names ${name}, which belongs to a slice`)),
        ),
    );
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
}

/** Statements that write: of Kysely, and in SQL. */
const write = /(?:insertInto|updateTable|deleteFrom|INSERT INTO|UPDATE|DELETE FROM)[\s('"`]+(\w+)/g;

/** Finds writes to the tables of families outside of the kernel, which alone holds the stream lock. */
export function familyWriteFaults(modules: readonly Module[], familyTables: readonly string[]): Fault[] {
  return modules
    .filter(({ path }) => path.startsWith('src/') && !kernel.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(write)]
        .filter(([, table = '']) => familyTables.includes(table))
        .map(([, table]) => `${path} writes ${table}`),
    );
}
