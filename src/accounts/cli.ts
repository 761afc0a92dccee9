import type { AddCommands } from '../slice.ts';

/** Adds the commands for users, sessions and invitations. */
export const accounts: AddCommands = (program, tools) => {
  const users = program.command('users').description('The accounts of users.');
  users
    .command('recovery-code')
    .description('Print a code with which a parent or administrator can set a new password within 24 hours.')
    .argument('<username>')
    .action(async (username) => (await import('./code-commands.ts')).makeRecoveryCode(tools, username));
  program
    .command('sessions')
    .description('The sessions of all users.')
    .command('end')
    .description(
      'End all sessions, as after the restore of a copy of the database directory. Users log in again.',
    )
    .action(async () => (await import('./code-commands.ts')).endSessions(tools));
  program
    .command('invite')
    .description('Print an invitation: a code with which one parent can register, for 7 days.')
    .action(async () => (await import('./code-commands.ts')).invite(tools));
};
