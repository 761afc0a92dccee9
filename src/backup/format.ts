import { createHash } from 'node:crypto';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { countOf } from '../base/count-of.ts';
import { OperatorError } from '../base/faults.ts';
import { LoggableError } from '../base/logged-error.ts';
import { createDigest } from './digest.ts';
import { type Dump, formatVersion, Header } from './dump.ts';

const Digest = Type.Object({ rows: Type.Integer(), bytes: Type.Integer(), sha256: Type.String() });

const Secrets = Type.Object({
  jwtSecret: Type.String(),
  secretsKey: Type.String(),
  ledgerSigningKey: Type.String(),
});
/** Secrets of the service. */
export type Secrets = Static<typeof Secrets>;

const TableLine = Type.Object({ table: Type.String() });
const SecretsLine = Type.Object({ secrets: Secrets });
const EndLine = Type.Object({
  end: Type.Object({ tables: Type.Integer(), rows: Type.Integer(), sha256: Type.String() }),
});

/** Line after the last row of a table, as in files of PostgreSQL's COPY. */
const endOfRows = Buffer.from('\\.\n');

/** Returns the text of a backup (docs/backup-format.md), not yet compressed. */
export async function* encode(
  dump: Dump,
  secrets: Secrets | undefined,
  onRows: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const [totals, header] = [
    { tables: 0, rows: 0 },
    { ...dump.header, hasSecrets: secrets !== undefined },
  ];
  const hashed = (chunk: Buffer) => {
    hash.update(chunk);
    return chunk;
  };
  yield hashed(lineOf(header));
  for await (const { table, rows } of dump.tables()) {
    const digest = createDigest(onRows);
    yield hashed(lineOf({ table: table.name }));
    for await (const chunk of digest.through(rows)) yield hashed(chunk);
    const end = digest.end();
    if (end.rows !== table.rows)
      throw new LoggableError(`${table.name} has ${countOf(end.rows, 'row')} instead of ${table.rows}.`);
    totals.tables += 1;
    totals.rows += end.rows;
    yield hashed(Buffer.concat([endOfRows, lineOf(end)]));
  }
  if (secrets) yield hashed(lineOf({ secrets }));
  yield lineOf({ end: { ...totals, sha256: hash.digest('hex') } });
}

function lineOf(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/** Dump from a file. */
export interface ReadDump extends Dump {
  /** Reads what follows the tables: the secrets, if there are any. @throws if the file is not complete */
  finish(): Promise<Secrets | undefined>;
}

/** Reads the text of a backup. All parts throw if the text was cut or changed. */
export async function decode(chunks: AsyncIterable<Uint8Array>): Promise<ReadDump> {
  const text = new TextReader(chunks);
  const header = headerOf(await text.line());
  const totals = { tables: 0, rows: 0 };
  return {
    header,
    async *tables() {
      for (const table of header.tables) {
        const begin = parse(TableLine, await text.line());
        if (begin.table !== table.name) throw damaged();
        const digest = createDigest();
        yield { table, rows: checked(digest.through(text.rows())) };
        totals.tables += 1;
        totals.rows += table.rows;

        // Throws before the end of the rows, so that no reader takes them as complete.
        async function* checked(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
          yield* rows;
          const [expected, actual] = [parse(Digest, await text.line()), digest.end()];
          if (!Value.Equal(expected, actual) || actual.rows !== table.rows) {
            throw new OperatorError(
              `The backup is damaged: the rows of ${table.name} do not match their hash.`,
            );
          }
        }
      }
    },
    async finish() {
      const secrets = header.hasSecrets ? parse(SecretsLine, await text.line()).secrets : undefined;
      const sha256 = text.digest();
      const { end } = parse(EndLine, await text.line());
      if (!Value.Equal(end, { ...totals, sha256 })) throw damaged();
      await text.end();
      return secrets;
    },
  };
}

function headerOf(line: string): Header {
  const value = parseJson(line);
  const isOurs = Value.Check(
    Type.Object({ format: Header.properties.format, formatVersion: Type.Integer() }),
    value,
  );
  if (!isOurs) throw new OperatorError('The file is not a backup of the service.');
  if (value.formatVersion > formatVersion) {
    throw new OperatorError('The backup has a newer format: restore it with a newer version of the service.');
  }
  return parse(Header, line);
}

function parse<T extends TSchema>(schema: T, line: string): Static<T> {
  const value = parseJson(line);
  if (!Value.Check(schema, value)) throw damaged();
  return value;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // The parser's message quotes the line, which may be a row.
    throw damaged();
  }
}

function damaged(): Error {
  return new OperatorError('The backup is damaged: it is not in its format.');
}

const newline = 10;
const marker = Buffer.concat([Buffer.from('\n'), endOfRows]);
/** Maximum length of a line that is not a row. The header has a hundred bytes for each column. */
const maxLineBytes = 4 * 1024 * 1024;

/** Reads lines and rows from chunks. */
class TextReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);
  #hash = createHash('sha256');

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Reads a line. */
  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf(newline);
      if (end >= 0) return this.#take(end + 1).toString();
      if (this.#rest.length > maxLineBytes) throw damaged();
      await this.#more();
    }
  }

  /** Reads rows up to the line that ends them. */
  async *rows(): AsyncGenerator<Buffer> {
    // The marker begins with the newline before it. The first row has none, so the search begins with the end's own form.
    if (await this.#startsWith(endOfRows)) {
      this.#take(endOfRows.length);
      return;
    }
    for (;;) {
      const at = this.#rest.indexOf(marker);
      if (at >= 0) {
        yield this.#take(at + 1);
        this.#take(endOfRows.length);
        return;
      }
      // The last bytes may be the beginning of the marker.
      const known = this.#rest.length - marker.length + 1;
      if (known > 0) yield this.#take(known);
      await this.#more();
    }
  }

  /** Returns the SHA-256 of everything read so far. */
  digest(): string {
    return this.#hash.copy().digest('hex');
  }

  /** Throws if there is more text. Reads to the end, where the compression has a checksum. */
  async end(): Promise<void> {
    const { done } = await this.#chunks.next();
    if (!done || this.#rest.length > 0) throw damaged();
  }

  async #startsWith(bytes: Buffer): Promise<boolean> {
    while (this.#rest.length < bytes.length) await this.#more();
    return this.#rest.subarray(0, bytes.length).equals(bytes);
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    this.#hash.update(taken);
    return taken;
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw new OperatorError('The backup is incomplete: its end is missing.');
    this.#rest = Buffer.concat([this.#rest, value]);
  }
}
