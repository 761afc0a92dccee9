/**
 * Commands for operators and auditors, such as `npm run -s cli -- ledger verify`. Exits with 1 if the work failed or found
 * problems, and with 2 if the command is wrong.
 */
import { CommanderError, InvalidArgumentError } from 'commander';
import { createProgram } from './cli/program.ts';
import { messageOf } from './db/errors.ts';

try {
  await createProgram().parseAsync();
} catch (error) {
  const isUsage = error instanceof CommanderError;
  // Commander has reported its own errors. An action that finds a wrong argument throws this one.
  if (!isUsage || error instanceof InvalidArgumentError) process.stderr.write(`${messageOf(error)}\n`);
  // Help and version are such errors too, with 0.
  if (!isUsage || error.exitCode !== 0) process.exitCode = isUsage ? 2 : 1;
}
