/** Writes a line for people to standard error. */
export function note(line: string): void {
  process.stderr.write(`${line}\n`);
}
