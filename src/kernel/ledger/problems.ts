/** Kinds of faults, causes before their consequences. */
const problemKinds = [
  'schema', // the database's schema is another one than the migrations make
  'format', // a stored value or a line of an export has another form than the ledger writes
  'sequence', // an event is missing, duplicate or out of order
  'hash', // an event, its entries or its place in the chain do not match the hash
  'payload', // an event has an unknown type, or a payload that its type does not allow
  'time', // time goes back or is in the future, or an entry and its event have different times
  'id', // an event, entry, lesson, reward, redemption or award has an id that another one has
  'actor', // the user may not cause such an event
  'rule', // the events before do not allow the event, or demand another one
  'entry', // entries are missing, too many, wrongly numbered, or do not follow from the payload and the events before
  'balance', // a balance after an entry does not follow from the one before
  'tail', // the family's row and the last event do not agree
  'sum', // a stored total is not the sum of its entries
  'projection', // a projected row differs from a replay of the events
  'text', // a stored text does not match the commitment of its event
  'account', // users, families and events do not agree
  'log', // the transparency log has the event with another hash, or the ledger lacks it
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Fault of a ledger. */
export interface LedgerProblem {
  /** Number of the event that shows the fault; of the last event for a fault of the whole ledger. */
  seq: number;
  /** Type of that event; absent for a fault of the whole ledger. */
  eventType?: string;
  kind: ProblemKind;
  /** Number of the line in an export, for a fault of its form. */
  line?: number;
  message: string;
  /** Value that the rules demand, as text. */
  expected: string;
  /** Value that the ledger has, as text. */
  found: string;
}

/** Compares problems by event and kind. */
export function compareProblems(a: LedgerProblem, b: LedgerProblem): number {
  return a.seq - b.seq || problemKinds.indexOf(a.kind) - problemKinds.indexOf(b.kind);
}

/** Returns a problem as one line for people. */
export function problemText({ seq, eventType, kind, message, expected, found }: LedgerProblem): string {
  const type = eventType ? ` (${eventType})` : '';
  return `event ${seq}${type}: ${kind}: ${message}: expected ${expected}, found ${found}`;
}
