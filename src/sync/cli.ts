import type { AddCommands } from '../slice.ts';

/** Adds commands for owners of target databases. */
export const sync: AddCommands = (program, tools) => {
  const group = program.command('sync').description("Replicas of families' data in other databases.");
  group
    .command('schema')
    .description('Print the schema that a target database must have, as SQL.')
    .action(async () => (await import('./replica-commands.ts')).printSchema(tools));
  group
    .command('check')
    .description(
      'Connect to a target database like a synchronisation, and report the first missing table or column.',
    )
    .argument('<url>', 'postgresql://user:password@host:port/database')
    .action(async (url) => (await import('./replica-commands.ts')).check(tools, url));
};
