import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { InvalidArgumentError } from 'commander';
import { OperatorError } from '../base/faults.ts';
import { interruptible } from './ending.ts';
import { note, noteQuestion } from './terminal-output.ts';

/** Reads a secret from a prompt without echo, or from standard input. A new one is typed twice. */
export async function readSecret(
  label: string,
  { fromStdin = false, isNew = false }: { fromStdin?: boolean | undefined; isNew?: boolean },
): Promise<string> {
  // Programs such as `echo` end their output with a line break.
  if (fromStdin) return (await text(process.stdin)).replace(/\r?\n$/, '');
  requireTerminal(`There is no terminal for typing the ${label}: use --${label}-stdin.`);
  const questions = [`${label}: `, ...(isNew ? [`${label} again: `] : [])];
  const [secret = '', again = secret] = await ask(questions, true);
  if (secret !== again) throw new OperatorError('The two entries differ.');
  return secret;
}

/** Asks on the terminal, and throws unless a person agrees. */
export async function confirm(question: string, isAgreed = false): Promise<void> {
  if (isAgreed) return;
  requireTerminal('There is no terminal for confirming this: use --yes.');
  const [answer = ''] = await ask([`${question} Type yes to continue: `], false);
  if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was done.');
}

function requireTerminal(message: string): void {
  if (!process.stdin.isTTY) throw new InvalidArgumentError(message);
}

/** Asks questions on standard error, so that standard output has the result only. Throws if the person cancels. */
function ask(questions: readonly string[], isSecret: boolean): Promise<string[]> {
  return interruptible((signal) => askUntil(signal, questions, isSecret));
}

async function askUntil(
  signal: AbortSignal,
  questions: readonly string[],
  isSecret: boolean,
): Promise<string[]> {
  // The terminal shows what readline writes, and nothing else of the typed text.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isSecret ? silent : process.stderr;
  const lines = createInterface({ input: process.stdin, output, terminal: true, signal });
  // The terminal sends no signal while readline reads its keys.
  lines.on('SIGINT', () => process.emit('SIGINT', 'SIGINT'));
  try {
    const typed = lines[Symbol.asyncIterator]();
    const answers: string[] = [];
    for (const question of questions) {
      noteQuestion(question);
      const { value, done } = await typed.next();
      if (isSecret || done) note('');
      if (done) throw new OperatorError('Nothing was done.');
      answers.push(value);
    }
    return answers;
  } finally {
    lines.close();
  }
}
