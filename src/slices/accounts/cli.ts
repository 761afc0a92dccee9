import { type Command, Option } from 'commander';
import type { AddCommands, CliTools } from '../../slice/slice.ts';

/** Adds the commands for users, sessions and invitations. */
export const accounts: AddCommands = (program, tools) => {
  addUserCommands(program.command('users').description('Accounts of users.'), tools);
  program
    .command('sessions')
    .description('Sessions of all users.')
    .command('end')
    .description(
      'End all sessions, for example after restoring a copy of the database directory. Users must log in again.',
    )
    .action(async () => (await import('./users/code-commands.ts')).endSessions(tools));
  program
    .command('invite')
    .description('Print an invitation: a code with which one parent can register within 7 days.')
    .action(async () => (await import('./users/code-commands.ts')).invite(tools));
};

const user = ['<user>', 'a username, or an id (digits only)'] as const;
const passwordOption = [
  '--password-stdin',
  'read the password from standard input, without a prompt',
] as const;

function addUserCommands(users: Command, tools: CliTools): void {
  const load = () => import('./users/user-commands.ts');
  users
    .command('list')
    .description('List all users, or those with a role. Learners who wait for a parent come last.')
    .addOption(
      new Option('--role <role>', 'only users with this role').choices(['admin', 'parent', 'learner']),
    )
    .action(async ({ role }) => (await load()).list(tools, role));
  users
    .command('show')
    .description('Show an account: role, family, sessions, second factor.')
    .argument(...user)
    .action(async (name) => (await load()).show(tools, name));
  users
    .command('create-admin')
    .description('Create an administrator. Asks for the password.')
    .argument('<username>')
    .requiredOption('--email <email>', 'the email address')
    .option('--name <name>', 'the full name (default: the username)')
    .option(...passwordOption)
    .action(async (name, options) => (await load()).createAdmin(tools, name, options));
  users
    .command('set-password')
    .description(
      'Set a password, and end all sessions of the user. A second factor stays on; recovery-code can turn it off.',
    )
    .argument(...user)
    .option(...passwordOption)
    .action(async (name, options) => (await load()).setUserPassword(tools, name, options));
  users
    .command('remove')
    .description(
      "Erase a learner, or close a parent's family and erase all of its learners. This cannot be undone.",
    )
    .argument(...user)
    .option('--yes', 'do not ask for confirmation')
    .action(async (name, options) => (await load()).remove(tools, name, options));
  users
    .command('recovery-code')
    .description('Print a code with which a parent or administrator can set a new password within 24 hours.')
    .argument(...user)
    .action(async (name) => (await import('./users/code-commands.ts')).makeRecoveryCode(tools, name));
}
