import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler';
import { OperatorError } from '../db/faults.ts';
import { tableShapes } from '../db/table-shapes.ts';
import type { LedgerAudit } from './audit.ts';
import type { RecordedEvent } from './events.ts';
import { exportFormat } from './export.ts';
import { Replay } from './replay.ts';
import type { LedgerRules } from './rules.ts';

/** Schemas of the lines of an export (docs/ledger-format.md). The audit checks their values. */
const strict = { additionalProperties: false };
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Header = Type.Object(
  {
    format: Type.Literal(exportFormat),
    familyId: Type.Integer(),
    events: Type.Integer(),
    head: Hash,
    lastAt: Type.String(),
  },
  strict,
);
const Entry = Type.Object(
  {
    idx: Type.Integer(),
    id: Type.String(),
    learnerId: Type.Integer(),
    amount: Type.Integer(),
    sourceType: Type.String(),
    sourceId: Type.String(),
    description: Type.String(),
    balanceAfter: Type.Integer(),
  },
  strict,
);
const Event = Type.Object(
  {
    familyId: Type.Integer(),
    seq: Type.Integer(),
    id: Type.String(),
    type: Type.String(),
    payload: Type.Object({}),
    actorId: Type.Integer(),
    recordedAt: Type.String(),
    entries: Type.Array(Entry),
    hash: Hash,
  },
  strict,
);
const headers = TypeCompiler.Compile(Header);
const events = TypeCompiler.Compile(Event);

/**
 * Verifies an export without a database: the chain, the running balances, and that no event is missing at the end.
 * Throws for a file that is not an export, with the number of the line.
 */
export async function verifyExport(
  lines: AsyncIterable<string> | Iterable<string>,
  rules: LedgerRules,
  now: () => Date = () => new Date(),
): Promise<LedgerAudit> {
  const context = { rules, shapes: tableShapes, now, keepsIds: true };
  let header: Static<typeof Header> | undefined;
  let replay = new Replay(0, context);
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (header === undefined) {
      header = parse(line, number, headers, 'first line');
      replay = new Replay(header.familyId, context);
    } else {
      replay.add({ event: parseEvent(line, number) });
    }
  }
  if (!header) throw new OperatorError('the file is empty');
  const { events: seq, head } = header;
  replay.meaning.finish(replay.state);
  replay.audit.checkTail({ seq, head, lastAt: header.lastAt });
  return replay.audit;
}

/** Parses the line of an event. Does not check that type and payload belong together. */
export function parseEvent(line: string, number: number): RecordedEvent {
  return parse(line, number, events, 'event') as RecordedEvent;
}

/** Parses a line. Rejects other spellings of the same JSON, which no export contains. */
function parse<T extends TSchema>(
  line: string,
  number: number,
  check: TypeCheck<T>,
  name: string,
): Static<T> {
  const value = parseJson(line);
  if (value === undefined || JSON.stringify(value) !== line || !check.Check(value)) {
    throw new OperatorError(`line ${number} is not the ${name} of an export (${exportFormat})`);
  }
  return value;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // Not JSON; the caller reports it.
  }
}
