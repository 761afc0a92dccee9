import { createHash } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { countOf } from '../../base/count-of.ts';
import { OperatorError } from '../../base/faults.ts';
import { familyFormat, formatVersion, learnerFormat, maxId, newerVersion } from './export-format.ts';

const Header = Type.Object({
  format: Type.Literal(familyFormat),
  version: Type.Literal(formatVersion),
  schema: Type.Integer(),
  exportedAt: Type.String(),
  familyId: Type.Integer({ minimum: 1, maximum: maxId }),
});
const headers = TypeCompiler.Compile(Header);
const counts = TypeCompiler.Compile(Type.Object({ counts: Type.Record(Type.String(), Type.Integer()) }));
const sums = TypeCompiler.Compile(Type.Object({ sha256: Type.String() }));

/** Array of an export: rows of a table, or the events of the `ledger`. */
export interface Elements {
  kind: 'elements';
  name: string;
  /** JSON of each element, on the lines from this number. */
  lines: string[];
  firstLine: number;
}

export type Part =
  | { kind: 'header'; header: Static<typeof Header> }
  | Elements
  /** The end of the file. `isIntact` is false if the content does not have its checksum. */
  | { kind: 'end'; isIntact: boolean };

/** Maximum characters of a line: a row with a picture of 4 MiB has 8 million. */
const maxLine = 64_000_000;
/** Number and characters of elements that a part has at most, unless one of them is longer. */
const maxElements = 500;
const maxCharacters = 1_000_000;

/**
 * Yields the parts of a family's export. Takes constant memory: each row and event is a line. Throws for a file that the
 * service did not write in this way, with the number of the line.
 *
 * @param chunks the text of the file, in pieces of any length
 */
export async function* readExport(chunks: AsyncIterable<string>): AsyncGenerator<Part> {
  const lines: Lines = new Lines(chunks);
  yield { kind: 'header', header: parseHeader(await lines.next()) };
  const read: Record<string, number> = {};
  if ((await lines.next()) !== '"tables":{') lines.fail();
  while ((await lines.next()) !== '}') {
    const name = /^"(\w+)":\[$/.exec(lines.text)?.[1] ?? lines.fail();
    if (name in read) lines.fail();
    read[name] = yield* elementsOf(lines, name);
  }
  if ((await lines.next()) !== '"ledger":[') lines.fail();
  read['ledger'] = yield* elementsOf(lines, 'ledger');
  const stated = parse(`{${await lines.next()}}`);
  if (!counts.Check(stated)) lines.fail();
  for (const name of new Set([...Object.keys(read), ...Object.keys(stated.counts)])) {
    if (read[name] === stated.counts[name]) continue;
    throw new OperatorError(
      `the file should have ${countOf(stated.counts[name] ?? 0, 'row')} of ${name}, but has ${read[name] ?? 0}`,
    );
  }
  const { sum } = lines;
  const end = parse(`{${await lines.next()}`);
  if (!sums.Check(end)) lines.fail();
  await lines.end();
  yield { kind: 'end', isIntact: end.sha256 === sum };
}

/** Yields the elements of an array in parts, and returns their number. */
async function* elementsOf(lines: Lines, name: string): AsyncGenerator<Elements, number> {
  let count = 0;
  let part: string[] = [];
  let characters = 0;
  const take = (): Elements => {
    const elements = { kind: 'elements', name, lines: part, firstLine: lines.number - part.length } as const;
    part = [];
    characters = 0;
    return elements;
  };
  while ((await lines.next()) !== ']') {
    if (!lines.text.startsWith('{')) lines.fail();
    if (part.length === maxElements || characters > maxCharacters) yield take();
    part.push(lines.text);
    characters += lines.text.length;
    count += 1;
  }
  yield take();
  return count;
}

/** Parses the first line. Throws for another format or a newer version. */
function parseHeader(text: string): Static<typeof Header> {
  const header = parse(`${text}}`);
  if (headers.Check(header)) return header;
  const { format, version }: { format?: unknown; version?: unknown } =
    typeof header === 'object' && header !== null ? header : {};
  if (format === learnerFormat)
    throw new OperatorError(
      'the file has the data of one learner: only the export of a family can be imported',
    );
  if (format === familyFormat && Number(version) > formatVersion) throw new OperatorError(newerVersion);
  throw new OperatorError(
    `the file is not the export of a family (${familyFormat}, version ${formatVersion})`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not JSON; the caller reports it.
  }
}

/** Lines of a file without the commas at their ends. */
class Lines {
  number = 0;
  text = '';
  readonly #lines: AsyncIterator<string>;
  readonly #sum = createHash('sha256');

  constructor(chunks: AsyncIterable<string>) {
    this.#lines = linesOf(chunks);
  }

  /** Returns the next line. Throws at the end of the file. */
  async next(): Promise<string> {
    const { done, value } = await this.#lines.next();
    if (done) throw new OperatorError(`the file ends too early, after line ${this.number}`);
    this.#sum.update(`${value}\n`);
    this.number += 1;
    this.text = value.endsWith(',') ? value.slice(0, -1) : value;
    return this.text;
  }

  /** Throws unless the file has no further line. */
  async end(): Promise<void> {
    const { done } = await this.#lines.next();
    if (done) return;
    this.number += 1;
    this.fail();
  }

  /** SHA-256 of all lines so far in hexadecimal. */
  get sum(): string {
    return this.#sum.copy().digest('hex');
  }

  fail(): never {
    throw new OperatorError(
      `line ${this.number} is not as the service writes it: import the file without changes`,
    );
  }
}

/** Yields the lines. Node's readline also ends lines at U+2028, which texts may have. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n');
    rest.push(first);
    length += first.length;
    if (length > maxLine) throw new OperatorError(`a line has more than ${maxLine} characters`);
    const last = others.pop();
    if (last === undefined) continue;
    yield rest.join('');
    yield* others;
    rest = [last];
    length = last.length;
  }
  const text = rest.join('');
  if (text !== '') yield text;
}
