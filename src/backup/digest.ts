import { createHash } from 'node:crypto';

/** Number, length and SHA-256 of a table's rows in the text format of COPY. */
export interface Digest {
  rows: number;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

const newline = 10;
/** Bytes that one step handles. Smaller chunks are joined, since each row arrives as a chunk. */
const chunkBytes = 16 * 1024;

/** Creates a digest, to which `through` adds the chunks that it passes on. */
export function createDigest(onRows: (rows: number) => void = () => {}) {
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  return {
    async *through(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of joined(chunks)) {
        hash.update(chunk);
        bytes += chunk.length;
        const before = rows;
        for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows += 1;
        onRows(rows - before);
        yield chunk;
      }
    },
    /** Returns the digest of all chunks. Call it once, at the end. */
    end: (): Digest => ({ rows, bytes, sha256: hash.digest('hex') }),
  };
}

/** Returns the digest of all chunks. */
export async function digestOf(
  chunks: AsyncIterable<Buffer>,
  onRows?: (rows: number) => void,
): Promise<Digest> {
  const digest = createDigest(onRows);
  for await (const _chunk of digest.through(chunks));
  return digest.end();
}

async function* joined(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < chunkBytes) continue;
    // A copy of each large chunk would double the garbage.
    yield waiting.length === 1 ? chunk : Buffer.concat(waiting, length);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting, length);
}
