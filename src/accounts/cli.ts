import type { Command } from 'commander';
import type { CliTools } from '../slice.ts';
import { createInvitation } from './codes.ts';
import { endAllSessions } from './epoch.ts';

/** Adds the commands for sessions and invitations. */
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

  program
    .command('invite')
    .description('Print an invitation: a code with which one parent can register, for 7 days.')
    .action(() =>
      withDatabase(async ({ db }) => {
        const { code, expiresAt } = await createInvitation(db, new Date());
        process.stderr.write(`One parent can register with this invitation until ${expiresAt}:\n`);
        process.stdout.write(`${code}\n`);
      }),
    );
}
