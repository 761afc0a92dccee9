import ts from 'typescript';
import { type Fault, faultAt, type Module, nodesOf } from './modules.ts';

/** True if clients may use the module's types, or if a tool generates all of them. */
const isForOthers = (path: string) => path.startsWith('schema/') || path === 'src/db/types.ts';

/** True if the bundler of the explorer's page puts the module in the place of one of Node. */
const isForBundler = (path: string) =>
  /^src\/slices\/explorer\/page\/check\/(buffer|node-crypto)\.ts$/.test(path);

/** True if test/helpers/families/contributions.ts finds the module by its name. */
const isContribution = (path: string) => /^test\/slices\/[^/]+\/contribution\.ts$/.test(path);

/** True if the service loads the module when it needs it (src/slices/lessons/curriculum.ts). */
const isLoadedLate = (path: string) => path === 'curriculum/index.ts';

/** True if pages of slices may use the module. They can be removed. */
const isForPages = (path: string) => path.startsWith('src/http/pages/kit/');

/** True if slices may use the module. They can be removed, so it may export values that only itself uses. */
const isForSlices = (path: string) => /^src\/(base|db|kernel|http|jobs|cli|slice)\//.test(path);

/** Finds exports that no module imports. A type may also describe another export of its module. */
export function deadExportFaults(modules: readonly Module[]): Fault[] {
  const used = new Map<string, Set<string>>();
  for (const { from, names } of modules.flatMap(({ imports }) => imports)) {
    used.set(from, new Set([...(used.get(from) ?? []), ...names]));
  }
  return modules.flatMap((module) => {
    // A page loads the script that declarations describe, by its address.
    const isScript = module.path.endsWith('.d.ts');
    const isReached =
      isContribution(module.path) ||
      isForBundler(module.path) ||
      isLoadedLate(module.path) ||
      isForPages(module.path);
    if (isReached || isScript) return [];
    const names = used.get(module.path);
    return exportsOf(module.tree)
      .filter(({ name }) => !names?.has(name) && !(names?.has('*') && isNamespaceUse(modules, module, name)))
      .filter(({ name, isType }) => {
        const isUsedInside = (isType || isForSlices(module.path)) && isMentioned(module, name);
        return !isUsedInside && !(isType && isForOthers(module.path));
      })
      .map(({ name, node }) => faultAt(module, node, `exports ${name}, which nothing imports`));
  });
}

interface Export {
  name: string;
  node: ts.Node;
  isType: boolean;
}

function exportsOf(tree: ts.SourceFile): Export[] {
  return tree.statements.flatMap((node): Export[] => {
    if (ts.isExportDeclaration(node)) {
      const elements =
        node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : [];
      return elements.map(({ name, isTypeOnly }) => ({
        name: name.text,
        node,
        isType: isTypeOnly || node.isTypeOnly,
      }));
    }
    const isExported =
      ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(node)) {
      return node.declarationList.declarations.map(({ name }) => ({
        name: name.getText(),
        node,
        isType: false,
      }));
    }
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    return 'name' in node && node.name ? [{ name: (node.name as ts.Identifier).text, node, isType }] : [];
  });
}

/** True if a module that imports this one as a namespace, for example `operations`, uses `operations.name`, or hands on its `schemas`. */
function isNamespaceUse(modules: readonly Module[], { path }: Module, name: string): boolean {
  return modules
    .filter(({ imports }) => imports.some(({ from, names }) => from === path && names.includes('*')))
    .some(({ tree }) =>
      [...nodesOf(tree)].some(
        (n) => (ts.isPropertyAccessExpression(n) && n.name.text === name) || isWholeSchema(n),
      ),
    );
}

/** True for the schemas of a slice, as `schemas` or as `{ ...ledger, ...checkpoints }`. */
function isWholeSchema(node: ts.Node): boolean {
  const isNamed = ts.isShorthandPropertyAssignment(node) || ts.isPropertyAssignment(node);
  return isNamed && node.name.getText() === 'schemas';
}

/** True if the module uses the name outside of its declaration. */
function isMentioned({ tree }: Module, name: string): boolean {
  return [...nodesOf(tree)].filter((node) => ts.isIdentifier(node) && node.text === name).length > 1;
}
