import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** A parsed source file. */
export interface Module {
  /** Path from the project's directory, with forward slashes. */
  path: string;
  text: string;
  tree: ts.SourceFile;
  imports: Import[];
}

export interface Import {
  /** Path of a module of the project, or name of a package. */
  from: string;
  /** Imported names; `*` for the whole module. */
  names: string[];
  /** True if type stripping removes it. */
  isType: boolean;
  line: number;
}

/** A broken rule: `path:line message`. */
export type Fault = string;

/** Parses sources by path. */
export function parse(sources: Readonly<Record<string, string>>): Module[] {
  return Object.entries(sources).map(([path, text]) => {
    const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
    return { path, text, tree, imports: importsOf(path, tree) };
  });
}

/** Returns the files below directories of the project, by path; of `.` only the files directly in it. */
export function readSources(directories: readonly string[], names: RegExp): Record<string, string> {
  const root = join(import.meta.dirname, '../..');
  const paths = directories.flatMap((directory) =>
    readdirSync(join(root, directory), { recursive: directory !== '.', withFileTypes: true })
      .filter((entry) => entry.isFile() && names.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function lineOf(tree: ts.SourceFile, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}

export function faultAt(module: Module, node: ts.Node, message: string): Fault {
  return `${module.path}:${lineOf(module.tree, node)} ${message}`;
}

/** Yields the node and all nodes below it. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

function importsOf(path: string, tree: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Expression | undefined, names: string[], isType: boolean) => {
    if (!specifier || !ts.isStringLiteral(specifier)) return;
    const isOurs = specifier.text.startsWith('.');
    const from = isOurs ? join(dirname(path), specifier.text) : specifier.text;
    found.push({ from, names, isType, line: lineOf(tree, node) });
  };
  for (const node of nodesOf(tree)) {
    if (ts.isImportDeclaration(node)) {
      add(node, node.moduleSpecifier, namesOf(node.importClause), isTypeClause(node.importClause));
    } else if (ts.isExportDeclaration(node)) {
      const clause = node.exportClause;
      const names = clause && ts.isNamedExports(clause) ? clause.elements.map(originalName) : ['*'];
      add(node, node.moduleSpecifier, names, node.isTypeOnly);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], ['*'], false);
    }
  }
  return found;
}

function originalName({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string {
  return (propertyName ?? name).text;
}

function namesOf(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  if (!bindings) return clause ? ['default'] : ['*'];
  return ts.isNamespaceImport(bindings) ? ['*'] : bindings.elements.map(originalName);
}

function isTypeClause(clause: ts.ImportClause | undefined): boolean {
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause?.namedBindings;
  return (
    bindings !== undefined &&
    clause?.name === undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.length > 0 &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}
