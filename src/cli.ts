/**
 * Commands for operators and auditors, such as `npm run -s cli -- ledger verify`. Exits with 1 if the work failed or found
 * problems, and with 2 if the command is wrong.
 */
import { CommanderError, InvalidArgumentError } from 'commander';
import { Problem } from './base/errors.ts';
import { commandFaultText } from './base/faults.ts';
import { runToEnd } from './cli/ending.ts';
import { createProgram } from './cli/program.ts';
import { noteLines } from './cli/terminal-output.ts';

try {
  await runToEnd(() => createProgram().parseAsync());
} catch (error) {
  // Help and version are errors of commander too, with 0. It has reported its own errors.
  const isUsage = error instanceof CommanderError;
  if (!isUsage || error.exitCode !== 0) process.exitCode = isUsage ? 2 : 1;
  // An action that finds a wrong argument throws InvalidArgumentError.
  if (error instanceof InvalidArgumentError) noteLines(error.message);
  else if (!isUsage) {
    const isProblem = error instanceof Problem;
    const text = isProblem
      ? (await import('./cli/failure.ts')).textOfProblem(error)
      : commandFaultText(error, process.env['DATABASE_URL']);
    noteLines(text);
  }
}
