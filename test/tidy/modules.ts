import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** A source file, parsed. */
export interface Module {
  /** From the project's directory, with forward slashes. */
  path: string;
  text: string;
  tree: ts.SourceFile;
  imports: Import[];
}

export interface Import {
  /** The path of the module in the project, or the name of a package. */
  from: string;
  /** What is imported by name; `*` for the module as a whole. */
  names: string[];
  /** Whether it vanishes when types are stripped. */
  isType: boolean;
  line: number;
}

/** What is wrong where: `path:line what`. */
export type Fault = string;

/** Parses sources, given by path. */
export function parse(sources: Readonly<Record<string, string>>): Module[] {
  return Object.entries(sources).map(([path, text]) => {
    const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
    return { path, text, tree, imports: importsOf(path, tree) };
  });
}

/** The files below directories of the project (of the project's own, without what lies below it), by path. */
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

export function faultAt(module: Module, node: ts.Node, what: string): Fault {
  return `${module.path}:${lineOf(module.tree, node)} ${what}`;
}

/** Every node of the module. */
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
