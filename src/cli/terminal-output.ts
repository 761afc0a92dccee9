import { asLine } from '../base/text-rules.ts';

/**
 * The only place of the command line that writes texts. Those that people typed cannot break a line, control the terminal or look
 * like another line: what is invisible becomes an escape. Only an export of a ledger on standard output keeps its bytes.
 */

/** Writes lines to standard output. */
export function printLines(lines: readonly string[]): void {
  process.stdout.write(`${lines.map(asLine).join('\n')}\n`);
}

/** Writes text to standard output whose ends of lines are the program's own, such as JSON. */
export function printText(text: string): void {
  process.stdout.write(text.split('\n').map(asLine).join('\n'));
}

/** Writes a line for people to standard error. */
export function note(line: string): void {
  process.stderr.write(`${asLine(line)}\n`);
}

/** Writes lines for people to standard error. The text of an error may have several. */
export function noteLines(lines: string | readonly string[]): void {
  for (const line of typeof lines === 'string' ? lines.split('\n') : lines) note(line);
}

/** Writes a question to standard error. The answer comes in the same line. */
export function noteQuestion(question: string): void {
  process.stderr.write(asLine(question));
}
