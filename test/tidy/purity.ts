import ts from 'typescript';
import { type Fault, faultAt, type Module, nodesOf } from './modules.ts';

const impureNames = new Set([
  'process',
  'fetch',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
]);
/** What of the platform and of ours is a function of its arguments, in modules that are not pure as a whole. */
const pureImports: Record<string, readonly string[]> = {
  'node:crypto': ['createHash'],
  'src/ledger/ids.ts': ['derivedId', 'lastDerived'],
};

/** Whether the rule names the module; what such a module uses of its slice is held to the same. */
function mustBePure(path: string): boolean {
  return (
    /^src\/[^/]+\/(.*domain|projection)\.ts$/.test(path) || /^src\/lessons\/(generators|figures)\//.test(path)
  );
}

/** Decisions, projections and lesson generators know neither clock, nor chance, nor the world. */
export function purityFaults(modules: readonly Module[]): Fault[] {
  return pureModules(modules).flatMap((module) => [...importFaults(module), ...codeFaults(module)]);
}

function pureModules(modules: readonly Module[]): Module[] {
  const pure = new Set(modules.filter(({ path }) => mustBePure(path)));
  // A set also iterates what is added to it meanwhile.
  for (const { path, imports } of pure) {
    for (const { from } of imports.filter(({ isType }) => !isType)) {
      const used = modules.find((module) => module.path === from);
      if (used && sliceOf(from) === sliceOf(path)) pure.add(used);
    }
  }
  return [...pure];
}

function sliceOf(path: string): string | undefined {
  return /^src\/[^/]+\//.exec(path)?.[0];
}

function importFaults({ path, imports }: Module): Fault[] {
  return imports
    .filter(({ from, isType, names }) => {
      if (isType) return false;
      const pure = pureImports[from];
      if (pure) return !names.every((name) => pure.includes(name));
      return /^(node:|src\/(db|http|deps|app|main)\b|postgres|kysely|fastify|argon2)/.test(from);
    })
    .map(
      ({ line, from, names }) => `${path}:${line} is to be pure, but imports ${names.join(', ')} of ${from}`,
    );
}

function codeFaults(module: Module): Fault[] {
  const faults: Fault[] = [];
  for (const node of nodesOf(module.tree)) {
    const what = impurity(node);
    if (what) faults.push(faultAt(module, node, `is to be pure, but has ${what}`));
  }
  return faults;
}

function impurity(node: ts.Node): string | undefined {
  if (ts.isAwaitExpression(node) || node.kind === ts.SyntaxKind.AsyncKeyword) return node.getText();
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length)
    return 'new Date()';
  if (ts.isCallExpression(node) && node.expression.getText() === 'Date') return 'Date()';
  if (ts.isPropertyAccessExpression(node) && /^(Date\.now|Math\.random)$/.test(node.getText()))
    return node.getText();
  const isName = ts.isIdentifier(node) && impureNames.has(node.text);
  return isName && !isMemberName(node) ? node.text : undefined;
}

/** `x.process` and `{ process: 1 }` are names of somebody's own. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isTypeElement(parent)
  );
}
