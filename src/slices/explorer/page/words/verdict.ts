import {
  type Check,
  type KeptComparison,
  type LedgerProblem,
  type Verdict,
  verdictOf,
} from '../model/model.ts';
import { formatDay, formatNumber, formatTime, shortHash } from './number-format.ts';

/** Result of the verification in this browser, in words. */
export interface VerdictWords {
  verdict: Verdict;
  /** Verdict in a word or two, so that no reader depends on its color. */
  label: string;
  sentence: string;
}

/** Returns the words of the header, such as "Checked in this browser: 167 events, head 1ad9…, signed 23:43". */
export function wordsOf(check: Check, now: number): VerdictWords {
  const verdict = verdictOf(check);
  return { verdict, label: labelOf(verdict, check), sentence: sentenceOf(check, now) };
}

function labelOf(verdict: Verdict, { phase, signed }: Check): string {
  if (verdict === 'red') return 'Fault';
  if (verdict === 'green') return 'Verified';
  if (verdict === 'busy') return 'Checking';
  if (phase === 'cancelled') return 'Stopped';
  if (phase === 'failed') return 'Not checked';
  return signed ? 'Partly signed' : 'Not yet signed';
}

function sentenceOf(check: Check, now: number): string {
  const { phase, checked, total, withheld, message } = check;
  const sentences = [firstSentence(check, now)];
  if (phase !== 'done' && phase !== 'failed') return sentences.join('');
  if (withheld > 0)
    sentences.push(`${counted(withheld, 'event is', 'events are')} of others: checked by the hash only.`);
  if (message !== undefined) sentences.push(message);
  if (checked < total && message === undefined)
    sentences.push(`${counted(total - checked, 'event is', 'events are')} not checked.`);
  return sentences.join(' ');
}

function firstSentence(check: Check, now: number): string {
  const { phase, checked, total } = check;
  const progress = `${formatNumber(checked)} of ${counted(total, 'event', 'events')}`;
  if (phase === 'waiting') return 'Loading the ledger …';
  if (phase === 'reading')
    return total === 0 ? 'Reading the ledger …' : `Checked in this browser: ${progress}`;
  if (phase === 'proving') return `Checked in this browser: ${progress}. Now its signatures and proofs …`;
  if (phase === 'cancelled') return `Stopped after ${progress}. The rest is not checked.`;
  if (phase === 'failed' && checked === 0) return 'This browser could not check the ledger.';
  return `Checked in this browser: ${parts(check, now).join(', ')}.`;
}

function parts(
  { checked, total, head, signed, kept, problemCount, logFaults }: Check,
  now: number,
): string[] {
  const list = [counted(checked, 'event', 'events')];
  if (head !== '') list.push(`head ${shortHash(head)}`);
  if (!signed) list.push('not signed');
  else if (signed.upTo < total) list.push(`signed up to event ${formatNumber(signed.upTo)}`);
  else list.push(signed.at === undefined ? 'signed' : `signed ${shortMoment(signed.at, now)}`);
  if (kept?.result === 'continues' && kept.keptAt !== undefined)
    list.push(`continues your proof of ${formatDay(kept.keptAt)}`);
  const faults = problemCount + logFaults.length;
  if (faults > 0) list.push(counted(faults, 'fault', 'faults'));
  return list;
}

function shortMoment(ms: number, now: number): string {
  const day = formatDay(ms);
  return day === formatDay(now) ? formatTime(ms) : `${day}, ${formatTime(ms)}`;
}

function counted(count: number, one: string, more: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : more}`;
}

/** Returns the comparison with a kept proof in a sentence. */
export function comparisonInWords({ result, keptAt, seq, firstDifference }: KeptComparison): string {
  const proof = `your proof${keptAt === undefined ? '' : ` of ${formatDay(keptAt)}`}`;
  const length = counted(seq, 'event', 'events');
  if (result === 'none') return 'This browser has no earlier proof of this ledger.';
  if (result === 'continues') return `The ledger continues ${proof}: its ${length} are unchanged.`;
  if (result === 'truncated')
    return firstDifference === undefined
      ? `The ledger is shorter than ${proof} with its ${length}.`
      : `The ledger is shorter than ${proof}: events are missing from number ${formatNumber(firstDifference)} on.`;
  return firstDifference === undefined
    ? `Somebody rewrote the ledger since ${proof}: one of its ${length} differs.`
    : `Somebody rewrote the ledger since ${proof}: event ${formatNumber(firstDifference)} is the first that differs.`;
}

/** Rules that a problem breaks, in words, as docs/ledger-format.md names them. */
const kinds: Readonly<Record<string, string>> = {
  format: 'Form of the line',
  sequence: 'Order of the events',
  hash: 'Hash chain',
  payload: 'Contents',
  time: 'Time',
  id: 'Repeated id',
  actor: 'Not allowed to this user',
  rule: 'Rule of the event',
  entry: 'Points',
  balance: 'Balance',
  tail: 'End of the ledger',
};

/** Returns the kind of a problem in words; one of a later version as it is. */
export function kindInWords(kind: string): string {
  return kinds[kind] ?? kind;
}

/** Problems of the form and the chain of an event; all others concern its meaning. */
const chainKinds = new Set(['format', 'sequence', 'hash', 'tail']);

/** What the verification says about one event: undefined as long as it has not come so far. */
export interface EventMarks {
  hash: boolean | undefined;
  meaning: boolean | undefined;
  signed: boolean | undefined;
}

/** Returns a function that tells what the verification says about an event. */
export function marksOf(check: Check): (seq: number) => EventMarks {
  const broken = new Map<number, { hash: boolean; meaning: boolean }>();
  for (const problem of check.problems) {
    const marks = broken.get(problem.seq) ?? { hash: true, meaning: true };
    broken.set(problem.seq, { ...marks, [isOfChain(problem) ? 'hash' : 'meaning']: false });
  }
  const signedTo = check.signed?.upTo ?? 0;
  // The chain leads from the signed event back to the last broken hash, and not beyond it.
  const signedFrom =
    Math.max(0, ...check.problems.filter(isOfChain).map(({ seq }) => (seq <= signedTo ? seq : 0))) + 1;
  // Of very many problems, the check keeps the first.
  const knownTo =
    check.problemCount > check.problems.length ? (check.problems.at(-1)?.seq ?? 0) : check.checked;
  const isFinal = check.phase === 'done' || check.phase === 'failed' || check.phase === 'cancelled';
  return (seq) => {
    const { hash, meaning } = broken.get(seq) ?? { hash: true, meaning: true };
    const isChecked = seq <= check.checked && seq <= knownTo;
    const isSigned = seq >= signedFrom && seq <= signedTo;
    const isUnknown = !isChecked || (check.isPart && meaning);
    return {
      hash: isChecked ? hash : undefined,
      meaning: isUnknown ? undefined : meaning,
      signed: isSigned ? true : isFinal ? false : undefined,
    };
  };
}

function isOfChain({ kind }: LedgerProblem): boolean {
  return chainKinds.has(kind);
}
