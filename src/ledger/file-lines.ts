import { type LineProblem, LineProblems } from './export-lines.ts';

/** Line of a file: its text without its end, and the faults of its bytes. */
export interface RawLine {
  line: number;
  /** Undefined if the line cannot be read. */
  text: string | undefined;
  problems: LineProblem[];
}

/** Maximum number of bytes of a line: more than any event has, and little memory. */
const maxLineBytes = 16 * 1024 * 1024;
const newline = 0x0a;

/** Splits the bytes of a file at each line feed. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawLine> {
  let pieces: Buffer[] = [];
  let length = 0;
  let line = 1;
  const take = (isEnded: boolean) => {
    const raw = toLine(pieces, { line, length, isEnded });
    [pieces, length, line] = [[], 0, line + 1];
    return raw;
  };
  const keep = (piece: Buffer) => {
    length += piece.length;
    // A longer line cannot be read, so its bytes need no memory.
    if (length <= maxLineBytes) pieces.push(piece);
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      keep(chunk.subarray(start, end));
      yield take(true);
      start = end + 1;
    }
    if (start < chunk.length) keep(chunk.subarray(start));
  }
  if (length > 0) yield take(false);
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function toLine(
  pieces: readonly Buffer[],
  { line, length, isEnded }: { line: number; length: number; isEnded: boolean },
): RawLine {
  const problems = new LineProblems(line);
  const raw = (value: string | undefined) => ({ line, text: value, problems: problems.list });
  if (!isEnded) problems.add('the last line has no end', 'a line feed (0A)', 'the end of the file');
  if (length > maxLineBytes) {
    problems.add('the line is too long', `at most ${maxLineBytes} bytes`, `${length} bytes`);
    return raw(undefined);
  }
  const decoded = decode(Buffer.concat(pieces));
  if (decoded === undefined) {
    problems.add('the line is not UTF-8', 'UTF-8', 'other bytes');
    return raw(undefined);
  }
  const isMarked = decoded.startsWith('\ufeff');
  if (isMarked) problems.add('the line begins with a byte order mark', 'no mark', 'EF BB BF');
  const isReturned = decoded.endsWith('\r');
  if (isReturned) problems.add('the line has another end', 'a line feed (0A)', 'a carriage return (0D 0A)');
  return raw(decoded.slice(isMarked ? 1 : 0, isReturned ? -1 : undefined));
}

function decode(bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined; // Not UTF-8; the caller reports it.
  }
}
