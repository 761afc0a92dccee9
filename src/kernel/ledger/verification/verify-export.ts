import { tableShapes } from '../../../db/table-shapes.ts';
import type { RecordedEvent } from '../events.ts';
import { type ExportHeader, type LineProblem, parseEvent, parseHeader } from '../export/export-lines.ts';
import type { RawLine } from '../export/file-lines.ts';
import type { LedgerRules } from '../rules.ts';
import type { LedgerAudit } from './ledger-audit.ts';
import { Replay, type ReplayOptions } from './replay.ts';

/** Event of an export, with what its hash depends on. */
export interface ExportedEvent {
  /** Number of its line, from 1. */
  line: number;
  /** Hash of the event before, as the export states it. */
  previous: string;
  event: RecordedEvent;
}

/**
 * Verification of an export without a database: the form of each line, the chain, the rules, the running balances, and that no
 * event is missing at the end. It goes on after a line with a wrong form, and leaves out what it cannot read of it.
 *
 * With `areHashesChecked`, the caller checks the hash of each event, and reports forged ones to the audit before `finish`.
 */
export class ExportVerification {
  readonly #options: ReplayOptions;
  readonly #areHashesChecked: boolean;
  #header: ExportHeader | undefined;
  #replay: Replay | undefined;
  /** Problems of the lines since the last event. */
  readonly #problems: LineProblem[] = [];
  #lines = 0;
  #isExport = true;

  constructor(
    rules: LedgerRules,
    now: () => Date = () => new Date(),
    { areHashesChecked = false }: { areHashesChecked?: boolean } = {},
  ) {
    this.#options = { rules, shapes: tableShapes, now, keepsIds: true };
    this.#areHashesChecked = areHashesChecked;
  }

  /** Audit so far; undefined before the first event. */
  get audit(): LedgerAudit | undefined {
    return this.#replay?.audit;
  }

  /** False if the first line shows another file: each of its lines has a problem, so no further one is read. */
  get isExport(): boolean {
    return this.#isExport;
  }

  /** Adds the next line: its text without its end, or what `splitLines` makes of it. Returns its event if it can be read. */
  addLine(raw: RawLine | string): ExportedEvent | undefined {
    if (!this.#isExport) return undefined;
    this.#lines += 1;
    const isText = typeof raw === 'string';
    const text = isText ? raw : (raw.text ?? '');
    const line = isText ? this.#lines : raw.line;
    if (!isText) this.#problems.push(...raw.problems);
    if (this.#lines > 1) return this.#addEvent(text, line);
    const { value, problems } = parseHeader(text, line);
    this.#problems.push(...problems);
    this.#header = value;
    this.#isExport = value !== undefined || text.startsWith('{');
    return undefined;
  }

  #addEvent(text: string, line: number): ExportedEvent | undefined {
    const { value: event, hash, problems } = parseEvent(text, line);
    this.#problems.push(...problems);
    if (this.#header && event) this.#problems.push(...laterMembers(this.#header, event, line));
    const replay = this.#replayFrom(event?.familyId);
    replay.audit.reportLines(this.#problems.splice(0));
    if (!event) {
      replay.audit.skip(hash);
      return undefined;
    }
    const previous = replay.audit.head;
    replay.add({ event }, this.#areHashesChecked);
    return { line, previous, event };
  }

  /** Compares the end with the first line, and returns the audit. */
  finish(): LedgerAudit {
    const { audit, meaning, state } = this.#replayFrom();
    meaning.finish(state);
    const header = this.#header;
    if (header) audit.checkTail({ seq: header.events, head: header.head, lastAt: header.lastAt });
    if (this.#lines === 0) this.#problems.push(emptyFile);
    audit.reportLines(this.#problems);
    return audit;
  }

  /** Returns the replay, which begins with the first event. Without a first line, that names the family. */
  #replayFrom(familyId = 0): Replay {
    this.#replay ??= new Replay(this.#header?.familyId ?? familyId, this.#options);
    return this.#replay;
  }
}

/**
 * Verifies an export without a database (see `ExportVerification`).
 *
 * @param lines texts of lines without their ends, or what `splitLines` makes of a file
 * @param onEvent function that takes each event that can be read
 */
export async function verifyExport(
  lines: AsyncIterable<RawLine> | Iterable<string>,
  rules: LedgerRules,
  now: () => Date = () => new Date(),
  onEvent: (event: RecordedEvent) => void = () => {},
): Promise<LedgerAudit> {
  const verification = new ExportVerification(rules, now);
  for await (const line of lines) {
    const added = verification.addLine(line);
    if (added) onEvent(added.event);
    else if (!verification.isExport) break;
  }
  return verification.finish();
}

/** Members of an event with the first format that has them. */
const sinceFormat = { commitments: 2, rules: 3 } as const;

/** Returns a problem for each member of an event that the format of the export does not have. */
function laterMembers({ format }: ExportHeader, event: RecordedEvent, line: number): LineProblem[] {
  const number = Number(format.slice(format.lastIndexOf('/') + 1));
  return Object.entries(sinceFormat)
    .filter(([name, first]) => number < first && Object.hasOwn(event, name))
    .map(([name]) => ({
      line,
      kind: 'format',
      message: `format ${number} has no ${name}`,
      expected: `no ${name}`,
      found: name,
    }));
}

const emptyFile: LineProblem = {
  line: 1,
  kind: 'format',
  message: 'the file is empty',
  expected: 'the first line of an export',
  found: 'nothing',
};
