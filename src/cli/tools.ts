import type { CliTools } from '../slice/slice.ts';
import { interruptible } from './ending.ts';
import { parseId } from './options.ts';
import { note, noteLines, printLines, printText } from './terminal-output.ts';

/** Creates the tools of commands. They load their work when a command uses them, so that help is quick. */
export function createTools(isJson: () => boolean): CliTools {
  // The escapes of a line are those of JSON too.
  const printJson = (result: object) => printText(`${JSON.stringify(result, undefined, 2)}\n`);
  return {
    get isJson() {
      return isJson();
    },
    registry: async () => (await import('../service/app.ts')).registry,
    withDatabase: async (work) => (await import('./open-database.ts')).withDatabase(work),
    withDeps: async (...args) => (await import('./deps.ts')).withDeps(...args),
    interruptible,
    parseId,
    readSecretsKey: async () => (await import('./open-database.ts')).readSecretsKey(),
    createProgress: async (...args) => (await import('./progress.ts')).createProgress(...args),
    print: (result, ...lines) => (isJson() ? printJson(result) : printLines(lines)),
    finish: (result, ...lines) => (isJson() ? printJson(result) : noteLines(lines)),
    async printRows(rows, lineOf) {
      let separator = '[\n';
      for await (const row of rows) {
        if (!isJson()) printLines([lineOf(row)]);
        else {
          printText(separator + JSON.stringify(row));
          separator = ',\n';
        }
      }
      if (isJson()) printText(separator === '[\n' ? '[]\n' : '\n]\n');
    },
    note,
    readSecret: async (...args) => (await import('./terminal-input.ts')).readSecret(...args),
    confirm: async (...args) => (await import('./terminal-input.ts')).confirm(...args),
  };
}
