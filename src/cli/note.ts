import { asLine } from '../texts.ts';

/** Writes a line for people to standard error. Texts in it cannot break it or control the terminal. */
export function note(line: string): void {
  process.stderr.write(`${asLine(line)}\n`);
}

/** Writes lines for people to standard error. The text of an error may have several. */
export function noteLines(lines: string | readonly string[]): void {
  for (const line of typeof lines === 'string' ? lines.split('\n') : lines) note(line);
}
