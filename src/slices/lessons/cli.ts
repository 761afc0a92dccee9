import type { AddCommands } from '../../slice/slice.ts';

/** Adds the command that lists reported questions. */
export const lessons: AddCommands = (program, tools) => {
  program
    .command('lessons')
    .description('Lessons and their questions.')
    .command('reports')
    .description(
      'List the questions that users have reported, with what was wrong: those with most reports first.',
    )
    .action(async () => (await import('./reports/report-command.ts')).listReported(tools));
};
