import type { AddCommands } from '../../slice/slice.ts';

/** Adds the command that writes the explorer as a file. */
export const explorer: AddCommands = (program, tools) => {
  program
    .command('explorer')
    .description(
      'Write the ledger explorer as one HTML file, which verifies exports in a browser without a service.',
    )
    .requiredOption('--out <file>', 'the file to write')
    .action(async (options) => (await import('./write-offline.ts')).writeOffline(tools, options));
};
