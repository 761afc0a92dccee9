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
/** Pure functions of modules that are otherwise impure. */
const pureImports: Record<string, readonly string[]> = {
  'node:crypto': ['createHash', 'hash'],
  // Loads the content, which is pure (src/slices/lessons/curriculum.ts).
  'node:module': ['createRequire'],
  'src/kernel/commands/command.ts': ['command'],
  'src/base/xml.ts': ['escapeXml'],
  'src/base/ids.ts': [],
};

/** True if the module must be pure, and with it the modules of its directory that it uses. */
function mustBePure(path: string): boolean {
  return (
    /^src\/(slices|kernel)\/.*\/(.*domain|projection|rules|event-rules|balances)\.ts$/.test(path) ||
    /^src\/slices\/([^/]+\/)?ledger\.ts$/.test(path) ||
    /^curriculum\/(?!test\/)/.test(path)
  );
}

/** Finds clocks, random numbers and I/O in decisions, projections and lesson generators, which must be pure. */
export function purityFaults(modules: readonly Module[]): Fault[] {
  return pureModules(modules).flatMap((module) => [...importFaults(module), ...codeFaults(module)]);
}

function pureModules(modules: readonly Module[]): Module[] {
  const pure = new Set(modules.filter(({ path }) => mustBePure(path)));
  // The loop reaches the modules that it adds to the set.
  for (const { path, imports } of pure) {
    for (const { from } of imports.filter(({ isType }) => !isType)) {
      const used = modules.find((module) => module.path === from);
      if (used && directoryOf(from) === directoryOf(path)) pure.add(used);
    }
  }
  return [...pure];
}

function directoryOf(path: string): string | undefined {
  return /^(curriculum|src\/(slices|kernel)\/[^/]+)\//.exec(path)?.[0];
}

function importFaults({ path, imports }: Module): Fault[] {
  return imports
    .filter(({ from, isType, names }) => {
      if (isType) return false;
      const pure = pureImports[from];
      if (pure) return !names.every((name) => pure.includes(name));
      return /^(node:|src\/(db|http|jobs|service|kernel\/commands|slice\/(deps|metrics))\b|postgres|kysely|fastify|argon2)/.test(
        from,
      );
    })
    .map(
      ({ line, from, names }) => `${path}:${line} must be pure, but imports ${names.join(', ')} of ${from}`,
    );
}

function codeFaults(module: Module): Fault[] {
  const faults: Fault[] = [];
  for (const node of nodesOf(module.tree)) {
    const impure = impurity(node);
    if (impure) faults.push(faultAt(module, node, `must be pure, but has ${impure}`));
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

/** True for `x.process` and `{ process: 1 }`, which are not the global. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isTypeElement(parent)
  );
}
