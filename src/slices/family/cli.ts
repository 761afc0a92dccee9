import type { AddCommands } from '../../slice/slice.ts';

/** Adds the commands that take a family's data out of an instance and into another one. */
export const family: AddCommands = (program, tools) => {
  const commands = program.command('family').description("Export and import of a family's data.");
  commands
    .command('export')
    .description("Write a family's data to a file that another instance can import.")
    .requiredOption('--family <id>', 'the user id of the parent', tools.parseId)
    .requiredOption('--out <file>', 'the file to write')
    .action(async (options) => (await import('./family-files.ts')).exportToFile(tools, options));
  commands
    .command('import')
    .description(
      'Import a family with its ledger from another instance. The ids of its users must be unused here.',
    )
    .argument('<file>')
    .option(
      '--rename <old=new...>',
      'another username or email address for an imported user, if the one in the file is taken here',
    )
    .action(async (file, options) => (await import('./family-files.ts')).importFile(tools, file, options));
};
