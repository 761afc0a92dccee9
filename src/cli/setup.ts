import type { Command } from 'commander';
import type { CliTools } from '../slice.ts';
import { parseCount } from './options.ts';

/** Adds commands for the installation: its database's schema, its settings, its faults. */
export function addSetupCommands(program: Command, tools: CliTools): void {
  program
    .command('migrate')
    .description('Apply the migrations that the database lacks. The service does the same at its start.')
    .option('--dry-run', 'only list them')
    .action(async (options) => (await import('./migrate-work.ts')).migrateDatabase(tools, options));
  program
    .command('config')
    .description('The settings of the service.')
    .command('check')
    .description('Check the environment variables, and print all settings with their sources. Hides secrets.')
    .action(async () => (await import('./config-work.ts')).checkConfig(tools));
  program
    .command('doctor')
    .description('Check this installation, and say how to mend what is wrong.')
    .action(async () => (await import('./doctor.ts')).examine(tools));
  program
    .command('seed')
    .description('Add a family with a year of lively history, to explore. Prints its username and password.')
    .option('--username <username>', "the parent's username", 'explorer')
    .option('--seed <number>', 'the number that decides the history', parseCount, 1)
    .option('--days <number>', 'the length of the history', parseCount, 365)
    .option('--again', 'add another such family, with a number after the username')
    .action(async (options) => (await import('./seed-work.ts')).seed(tools, options));
}
