import { InvalidArgumentError } from 'commander';
import { countOf } from '../../base/count-of.ts';
import type { FoundProblems } from '../../kernel/ledger/problem-list.ts';
import type { CliTools } from '../../slice/slice.ts';

/** Maximum number of problems of a family that people see. The others are usually consequences. */
const maxShown = 20;
/** Maximum number of problems in a result as JSON: some megabytes. A check of one family keeps 1,000. */
const maxInJson = 10_000;

/** Problem of the ledger, of the schema, of a checkpoint or of a file. */
export interface FoundProblem {
  /** Null or absent for a problem of all families, or of a file. */
  familyId?: number | null;
  /** Number of the event; null or absent for a problem of a whole ledger or file. */
  seq?: number | null;
  eventType?: string | undefined;
  /** Number of the line in a file. */
  line?: number;
  kind: string;
  message: string;
  expected?: string;
  found?: string;
}

/** All problems of a check, or the first ones with their number. */
export type Found = readonly FoundProblem[] | FoundProblems<FoundProblem>;

/** Problems that a verification finds. */
export interface Findings {
  /** Reports problems, at most those of one family in a call. */
  add(found: Found): void;
  /** Reports a family that could not be verified in time. Its ledger may be sound. */
  leaveOut(familyId: number, reason: string): void;
  /** True if there are no problems. */
  readonly isSound: boolean;
  /** True if no family was left out. */
  readonly isComplete: boolean;
  /** Ends the command: with 1 if there are problems or families without a verification, otherwise with these lines. */
  finish(result: object, lines: readonly string[]): void;
}

/** Owner of the key that checked a checkpoint: the caller, the service, or only the file itself; none for an unsigned receipt. */
export type KeySource = 'given' | 'service' | 'file' | 'none';

/** Returns the part of a result that says which key checked the checkpoint. Says so if that proves little. */
export function keyResult(tools: CliTools, source: KeySource): { checkpointKey: KeySource } {
  if (source === 'file')
    tools.note(
      'The checkpoint was checked with the key in the file itself: this only shows that the file agrees with itself. Pass the public key that you trust with --key.',
    );
  if (source === 'none')
    tools.note(
      'The receipt has no signature: this only shows that the ledger still has the event of the receipt.',
    );
  return { checkpointKey: source };
}

/** Throws an error of usage for witnesses without a checkpoint. */
export function requireCheckpoint(checkpoint: string | undefined, witnesses: readonly string[]): void {
  if (checkpoint === undefined && witnesses.length > 0)
    throw new InvalidArgumentError('--witness needs --checkpoint, the file with the cosignature.');
}

/** Creates an empty list of findings. */
export function createFindings(tools: Pick<CliTools, 'finish' | 'note'>): Findings {
  const all: object[] = [];
  const unverified: number[] = [];
  let count = 0;
  return {
    add(found) {
      const problems = 'first' in found ? found : { first: found, count: found.length };
      count += problems.count;
      for (const problem of problems.first.slice(0, maxInJson - all.length))
        all.push(withAllMembers(problem));
      for (const problem of problems.first.slice(0, maxShown)) tools.note(lineOf(problem));
      if (problems.count > maxShown) tools.note(`  and ${problems.count - maxShown} more`);
    },
    leaveOut(familyId, reason) {
      unverified.push(familyId);
      tools.note(`family ${familyId}: not verified: ${reason}`);
    },
    get isSound() {
      return count === 0;
    },
    get isComplete() {
      return unverified.length === 0;
    },
    finish(result, lines) {
      const leftOut = unverified.length;
      const faults = [
        ...(count > 0 ? [`Found ${countOf(count, 'problem')}.`] : []),
        ...(leftOut > 0 ? [`${countOf(leftOut, 'family', 'families')} not verified.`] : []),
      ];
      const ok = faults.length === 0;
      if (!ok) process.exitCode = 1;
      const content = { ok, ...result, problemCount: count, problems: all };
      tools.finish({ ...content, ...(leftOut > 0 && { unverified }) }, ...(ok ? lines : [faults.join(' ')]));
    },
  };
}

function withAllMembers({ familyId, seq, eventType, kind, message, expected, found, line }: FoundProblem) {
  return {
    familyId: familyId ?? null,
    seq: seq ?? null,
    eventType: eventType ?? null,
    kind,
    expected: expected ?? null,
    found: found ?? null,
    message,
    ...(line !== undefined && { line }),
  };
}

/** Returns a problem as one line: its place, its kind, what is wrong, and both values. */
function lineOf({ familyId, seq, eventType, line, kind, message, expected, found }: FoundProblem): string {
  const type = eventType === undefined ? '' : ` (${eventType})`;
  const places = [
    typeof familyId === 'number' ? `family ${familyId}` : [],
    typeof seq === 'number' ? `event ${seq}${type}` : [],
  ].flat();
  const place = line === undefined ? places.join(', ') : `line ${line}`;
  const values = expected === undefined ? [] : `expected ${expected}, found ${found}`;
  return [place || [], kind, message, values].flat().join(': ');
}
