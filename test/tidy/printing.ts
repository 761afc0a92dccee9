import ts from 'typescript';
import { type Fault, faultAt, type Module, nodesOf } from './modules.ts';

/** Modules that may write, each with its reason. */
const writers: Readonly<Record<string, string>> = {
  'src/cli/terminal-output.ts': 'escapes what it writes',
  'src/cli/progress.ts': 'the progress bar, without texts of people',
  'src/cli/terminal-input.ts': 'readline shows what the operator types',
  'src/cli/ledger/ledger-work.ts': 'the bytes of an export, whose hashes must stay',
  'src/service/logging.ts': 'the log of the service, which has its own rules (decisions.md 1.11)',
  'src/main.ts': 'the version',
};

/** Members of a stream that write nothing. */
const silent = ['isTTY', 'on'];

/** Finds modules that write to standard output or standard error themselves, so that texts of people would come unescaped. */
export function printingFaults(modules: readonly Module[]): Fault[] {
  return modules
    .filter(({ path }) => /^src\/(?!explorer\/page\/)/.test(path) && writers[path] === undefined)
    .flatMap((module) =>
      [...nodesOf(module.tree)]
        .filter(isOutput)
        .map((node) => faultAt(module, node, 'must print by note.ts')),
    );
}

function isOutput(node: ts.Node): boolean {
  if (ts.isIdentifier(node) && node.text === 'console') return true;
  if (ts.isImportDeclaration(node)) return /^'(node:)?process'$/.test(node.moduleSpecifier.getText());
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer)
    return node.initializer.getText() === 'process' && /\bstd(out|err)\b/.test(node.name.getText());
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return false;
  if (!/^process(\??\.|\[['"])std(out|err)(['"]\])?$/.test(node.getText())) return false;
  const { parent } = node;
  return !(ts.isPropertyAccessExpression(parent) && silent.includes(parent.name.text));
}
