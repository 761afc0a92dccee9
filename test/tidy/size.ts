import ts from 'typescript';
import { type Fault, faultAt, type Module, nodesOf } from './modules.ts';

const maxFileLines = 300;
const maxFunctionLines = 60;

/** Grows with the database, and nobody writes it. */
const generated = 'src/db/types.ts';

/** Files have at most 300 lines, data tables aside. */
export function fileLengthFaults(modules: readonly Module[]): Fault[] {
  return modules.flatMap((module) => {
    if (module.path === generated) return [];
    const lines = module.text.trimEnd().split('\n').length - tableLines(module);
    return lines > maxFileLines ? [`${module.path} has ${lines} lines, data tables aside`] : [];
  });
}

/** Functions have at most 60 lines; those that hold tests, beside the tests. */
export function functionLengthFaults(modules: readonly Module[]): Fault[] {
  return modules.flatMap((module) =>
    [...nodesOf(module.tree)].filter(ts.isFunctionLike).flatMap((node) => {
      const tests = outermost(node, (inner) => inner !== node && ts.isFunctionLike(inner) && isTest(inner));
      const lines = linesOf(module, [node]) - linesOf(module, tests);
      return lines > maxFunctionLines ? [faultAt(module, node, `is a function of ${lines} lines`)] : [];
    }),
  );
}

function isTest({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && /^t\.(test|before)$/.test(parent.expression.getText());
}

/** Lines of what stands at the top of a module, outside of functions, and is made of literals alone. */
function tableLines(module: Module): number {
  return linesOf(
    module,
    outermost(module.tree, (node) => ts.isFunctionLike(node) || isTable(node)).filter(isTable),
  );
}

function isTable(node: ts.Node): boolean {
  const isLiteral =
    ts.isArrayLiteralExpression(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isNoSubstitutionTemplateLiteral(node);
  return isLiteral && ![...nodesOf(node)].some(ts.isFunctionLike);
}

/** The nodes that fit and do not lie within another one that does. */
function outermost(root: ts.Node, fits: (node: ts.Node) => boolean): ts.Node[] {
  if (fits(root)) return [root];
  const found: ts.Node[] = [];
  ts.forEachChild(root, (child) => void found.push(...outermost(child, fits)));
  return found;
}

function linesOf({ tree }: Module, nodes: readonly ts.Node[]): number {
  const line = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  return nodes.reduce((sum, node) => sum + line(node.getEnd()) - line(node.getStart(tree)) + 1, 0);
}
