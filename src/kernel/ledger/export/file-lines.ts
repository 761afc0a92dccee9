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

/** Splits the bytes of a file at each line feed, chunk by chunk. */
export class LineSplitter {
  #pieces: Uint8Array[] = [];
  #length = 0;
  #line = 1;

  /** Returns the lines that end in the next chunk. */
  push(chunk: Uint8Array): RawLine[] {
    const lines: RawLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      this.#keep(chunk.subarray(start, end));
      lines.push(this.#take(true));
      start = end + 1;
    }
    if (start < chunk.length) this.#keep(chunk.subarray(start));
    return lines;
  }

  /** Returns the last line if it has no end. */
  end(): RawLine[] {
    return this.#length > 0 ? [this.#take(false)] : [];
  }

  #keep(piece: Uint8Array): void {
    this.#length += piece.length;
    // A longer line cannot be read, so its bytes need no memory.
    if (this.#length <= maxLineBytes) this.#pieces.push(piece);
  }

  #take(isEnded: boolean): RawLine {
    const raw = toLine(this.#pieces, { line: this.#line, length: this.#length, isEnded });
    this.#pieces = [];
    this.#length = 0;
    this.#line += 1;
    return raw;
  }
}

/** Splits the bytes of a file at each line feed. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<RawLine> {
  const splitter = new LineSplitter();
  for await (const chunk of chunks) yield* splitter.push(chunk);
  yield* splitter.end();
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function toLine(
  pieces: readonly Uint8Array[],
  { line, length, isEnded }: { line: number; length: number; isEnded: boolean },
): RawLine {
  const problems = new LineProblems(line);
  const raw = (value: string | undefined) => ({ line, text: value, problems: problems.list });
  if (!isEnded) problems.add('the last line has no end', 'a line feed (0A)', 'the end of the file');
  if (length > maxLineBytes) {
    problems.add('the line is too long', `at most ${maxLineBytes} bytes`, `${length} bytes`);
    return raw(undefined);
  }
  const decoded = decode(joined(pieces));
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

/** Returns the bytes of the pieces; without a copy those of a single one, as nearly all lines have. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [first] = pieces;
  return first && pieces.length === 1 ? first : Buffer.concat(pieces);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined; // Not UTF-8; the caller reports it.
  }
}
