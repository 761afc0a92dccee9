import { LoggableError } from '../../../base/logged-error.ts';

/** Contradiction between the log and its own checkpoints, or between the log and the ledger. */
export interface LogProblem {
  kind:
    | 'signature' // no key of the log signed the note
    | 'key' // a key follows another one without its statement, or the last one is not the service's
    | 'note' // the stored size or root is not the signed one
    | 'size' // a checkpoint is missing or smaller than the one before, or leaves are missing or too many
    | 'root' // the leaves do not lead to the signed root
    | 'tile' // a tile does not have the hashes of its leaves
    | 'truncated' // an event in the log is not in the ledger
    | 'rewritten' // an event has another hash in the log
    | 'family' // a family in the log does not exist
    | 'cosignature'; // a stored cosignature is not one by the witness
  /** Null for a fault of the log as a whole, like `seq`. */
  familyId: number | null;
  seq: number | null;
  expected: string;
  found: string;
  message: string;
}

/** Returns a fault of the log as a whole. */
export function logFault(
  kind: LogProblem['kind'],
  message: string,
  { expected, found }: { expected: string | number; found: string | number },
): LogProblem {
  return { kind, familyId: null, seq: null, expected: String(expected), found: String(found), message };
}

/** Returns a fault at an event. The hashes are those in the log and in the ledger; undefined if there is none. */
export function eventFault(
  { familyId, seq }: { familyId: number; seq: number },
  expected: string,
  found: string | undefined,
): LogProblem {
  const at = { familyId, seq, expected, found: found ?? 'no event' };
  const where = `event ${seq} of family ${familyId}`;
  return found === undefined
    ? { kind: 'truncated', ...at, message: `${where} is in the log but not in the ledger` }
    : { kind: 'rewritten', ...at, message: `${where} has a different hash in the log` };
}

/** Contradictions that a check finds. Keeps each event once, and at most 1,000: one change may cause a fault at each event. */
export class LogProblems {
  readonly #byKey = new Map<string, LogProblem>();

  add(problems: Iterable<LogProblem>): void {
    for (const problem of problems) {
      const { kind, familyId, seq, message } = problem;
      if (this.#byKey.size < maxProblems)
        this.#byKey.set(familyId === null ? message : [kind, familyId, seq].join(' '), problem);
    }
  }

  get list(): LogProblem[] {
    return [...this.#byKey.values()];
  }
}

const maxProblems = 1000;

/** Error of a log that contradicts itself or the ledger. Nothing is signed over it. */
export class LogContradiction extends LoggableError {
  readonly problems: readonly LogProblem[];

  constructor(problems: readonly LogProblem[]) {
    const [first] = problems;
    const others = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
    super(`The log contradicts the ledger or itself: ${first?.message}${others}. Run "ledger verify".`);
    this.name = 'LogContradiction';
    this.problems = problems;
  }
}

/** Throws a LogContradiction if there are problems. */
export function throwIfAny(problems: readonly LogProblem[]): void {
  if (problems.length > 0) throw new LogContradiction(problems);
}

/** Returns the error of a tile without the hashes that the size of the log needs. */
export function missingHashes(level: number, idx: number): LogContradiction {
  const message = `tile ${idx} of level ${level} lacks hashes`;
  return new LogContradiction([logFault('tile', message, { expected: 'its hashes', found: 'fewer' })]);
}
