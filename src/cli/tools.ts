import type { CliTools } from '../slice.ts';
import { interruptible } from './ending.ts';
import { note } from './note.ts';
import { parseId } from './options.ts';

/** Creates the tools of commands. They load their work when a command uses them, so that help is quick. */
export function createTools(isJson: () => boolean): CliTools {
  const print = (text: string) => void process.stdout.write(`${text}\n`);
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
    print: (result, text) => print(isJson() ? JSON.stringify(result, undefined, 2) : text),
    finish: (result, sentence) => (isJson() ? print(JSON.stringify(result, undefined, 2)) : note(sentence)),
    async printRows(rows, lineOf) {
      let separator = '[\n';
      for await (const row of rows) {
        if (!isJson()) print(lineOf(row));
        else {
          process.stdout.write(separator + JSON.stringify(row));
          separator = ',\n';
        }
      }
      if (isJson()) print(separator === '[\n' ? '[]' : '\n]');
    },
    note,
    readSecret: async (...args) => (await import('./prompts.ts')).readSecret(...args),
    confirm: async (...args) => (await import('./prompts.ts')).confirm(...args),
  };
}
