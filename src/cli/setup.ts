import type { Command } from 'commander';
import type { CliTools } from '../slice.ts';

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
}
