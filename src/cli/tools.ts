import type { CliTools } from '../slice.ts';
import { asLine } from '../texts.ts';
import { interruptible } from './ending.ts';
import { note, noteLines } from './note.ts';
import { parseId } from './options.ts';

/** Creates the tools of commands. They load their work when a command uses them, so that help is quick. */
export function createTools(isJson: () => boolean): CliTools {
  const write = (text: string) => void process.stdout.write(`${text}\n`);
  // A text that people typed must not break a line or control the terminal. The escapes of a line are those of JSON too.
  const writeLines = (lines: readonly string[]) => write(lines.map(asLine).join('\n'));
  const writeJson = (result: object) => writeLines(JSON.stringify(result, undefined, 2).split('\n'));
  return {
    get isJson() {
      return isJson();
    },
    registry: async () => (await import('../app.ts')).registry,
    withDatabase: async (work) => (await import('./database.ts')).withDatabase(work),
    withDeps: async (...args) => (await import('./deps.ts')).withDeps(...args),
    interruptible,
    parseId,
    readSecretsKey: async () => (await import('./database.ts')).readSecretsKey(),
    createProgress: async (...args) => (await import('./progress.ts')).createProgress(...args),
    print: (result, ...lines) => (isJson() ? writeJson(result) : writeLines(lines)),
    finish: (result, ...lines) => (isJson() ? writeJson(result) : noteLines(lines)),
    async printRows(rows, lineOf) {
      let separator = '[\n';
      for await (const row of rows) {
        if (!isJson()) writeLines([lineOf(row)]);
        else {
          process.stdout.write(separator + asLine(JSON.stringify(row)));
          separator = ',\n';
        }
      }
      if (isJson()) write(separator === '[\n' ? '[]' : '\n]');
    },
    note,
    readSecret: async (...args) => (await import('./prompts.ts')).readSecret(...args),
    confirm: async (...args) => (await import('./prompts.ts')).confirm(...args),
  };
}
