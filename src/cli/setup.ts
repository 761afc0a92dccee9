import type { Command } from 'commander';
import type { CliTools } from '../slice/slice.ts';
import { parseCount } from './options.ts';

/** Adds commands for the installation: its database's schema, its settings, its secrets, its faults. */
export function addSetupCommands(program: Command, tools: CliTools): void {
  program
    .command('migrate')
    .description('Apply missing migrations to the database. The service also does this when it starts.')
    .option('--dry-run', 'only list the missing migrations')
    .action(async (options) => (await import('./migrate-work.ts')).migrateDatabase(tools, options));
  program
    .command('config')
    .description('Settings of the service.')
    .command('check')
    .description(
      'Check the environment variables, and print all settings with their sources, without secrets.',
    )
    .action(async () => (await import('./config-work.ts')).checkConfig(tools));
  program
    .command('secrets')
    .description('Encrypted secrets in the database.')
    .command('rotate')
    .description('Encrypt all secrets with the newest key of SECRETS_KEY.')
    .action(async () => (await import('./rotate-secrets.ts')).rotate(tools));
  program
    .command('doctor')
    .description('Check this installation, and say how to fix the problems.')
    .action(async () => (await import('./doctor/doctor.ts')).examine(tools));
  program
    .command('seed')
    .description(
      'Add a family with a year of history, for exploring. Prints its usernames and password. On an empty instance, its parent is an ADMIN.',
    )
    .option('--username <username>', "the parent's username", 'explorer')
    .option('--seed <number>', 'the seed of the random history', parseCount, 1)
    .option('--days <number>', 'the length of the history in days', parseCount, 365)
    .option('--again', 'add another family, with a number after the username')
    .action(async (options) => (await import('./seed/seed-work.ts')).seed(tools, options));
}
