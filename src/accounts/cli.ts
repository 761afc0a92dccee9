import type { Command } from 'commander';
import type { CliTools } from '../slice.ts';
import { endAllSessions } from './epoch.ts';

/** Adds the commands for sessions. */
export function addAccountCommands(program: Command, { withDatabase }: CliTools): void {
  program
    .command('sessions')
    .description('The sessions of all users.')
    .command('end')
    .description(
      'End all sessions, as after the restore of a copy of the database directory. Users log in again.',
    )
    .action(() =>
      withDatabase(async ({ sql }) => {
        const count = await endAllSessions(sql);
        process.stderr.write(`${count} sessions ended.\n`);
      }),
    );
}
