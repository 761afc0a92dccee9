import type { AddCommands } from '../../slice/slice.ts';

const url = ['<url>', 'postgresql://user:password@host:port/database'] as const;

/** Adds commands for owners of target databases. */
export const sync: AddCommands = (program, tools) => {
  const group = program.command('sync').description("Replicas of families' data in other databases.");
  const load = () => import('./replica-commands.ts');
  group
    .command('schema')
    .description('Print the schema of a target database as SQL.')
    .option(
      '--role <name>',
      'also print the SQL for a role of this name, with the privileges that the service needs',
    )
    .action(async (options) => (await load()).printSchema(tools, options));
  group
    .command('check')
    .description(
      'Connect to a target database as a synchronisation does, and report the first missing table, column or privilege.',
    )
    .argument(...url)
    .action(async (target) => (await load()).check(tools, target));
  group
    .command('upgrade')
    .description(
      'Upgrade the tables of a target database for this version of the service. Connect as their owner.',
    )
    .argument(...url)
    .action(async (target) => (await load()).upgrade(tools, target));
};
