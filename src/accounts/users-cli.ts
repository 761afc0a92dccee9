import type { Command } from 'commander';
import type { CliTools } from '../slice.ts';
import { findForLogin } from './queries.ts';
import { createRecoveryCode } from './recovery.ts';

/** Adds the commands for users. */
export function addUserCommands(program: Command, { withDatabase }: CliTools): void {
  program
    .command('users')
    .description('The accounts of users.')
    .command('recovery-code')
    .description('Print a code with which a parent or administrator can set a new password within 24 hours.')
    .argument('<username>')
    .action((username: string) =>
      withDatabase(async ({ db }) => {
        const found = await findForLogin(db, username.toLowerCase());
        if (!found || found.user.role === 'LEARNER')
          throw new Error('there is no parent or administrator with this username');
        const { code } = await createRecoveryCode(db, { userId: found.user.id, now: new Date() });
        process.stdout.write(`${code}\n`);
      }),
    );
}
