import { Problem } from '../../base/errors.ts';
import { msToUtcMidnight, utcDay } from '../../base/local-day.ts';
import type { Quotas, RecordedEvent } from '../ledger/events.ts';
import { sizeOf } from '../state/size-of.ts';
import type { StreamHead } from '../state/stream.ts';
import type { QuotaUse } from './command.ts';

/** Bytes of an event beyond its payload and entries: its ids and hashes, its leaf in the log, and their entries in indexes. */
const eventBytes = 700;
const entryBytes = 300;
const recordBytes = 500;
/** A job with its rules, which the queue keeps for days. */
const jobBytes = 1000;

/** Share of the quota that is a reserve: parents can act when somebody has used up the rest. */
const reserve = 0.1;

type Written = Pick<StreamHead, 'writtenDay' | 'writtenBytes'>;

/**
 * Returns TOO_MUCH_DATA if the family has written its bytes of today (decisions.md 1.22). Days are those of UTC, as in all limits of
 * the operator: then no change of a zone gives a day twice, and no command has to read the zone.
 *
 * @param now time of the clock, not of the stream: that of a stream stops while it is ahead of the clock
 */
export function lackOfBytes(
  stream: Written,
  { now, quotas: { bytesPerDay } }: { now: string; quotas: Pick<Quotas, 'bytesPerDay'> },
  quota: QuotaUse,
): Problem | undefined {
  const written = stream.writtenDay === utcDay(now) ? stream.writtenBytes : 0;
  const share = { normal: 1, reserve: 1 + reserve, none: Number.POSITIVE_INFINITY }[quota];
  if (written < bytesPerDay * share) return undefined;
  return new Problem('TOO_MUCH_DATA', {
    retryAfterSeconds: Math.ceil(msToUtcMidnight(now) / 1000),
  });
}

/** Adds what a command has written to the bytes of the family's day. */
export function countBytes(stream: Written, bytes: number, now: string): void {
  const day = utcDay(now);
  stream.writtenBytes = (stream.writtenDay === day ? stream.writtenBytes : 0) + bytes;
  stream.writtenDay = day;
}

/**
 * Returns about how many bytes the effects of a command need in addition to its rows: its events, numbers of jobs and of audit records, and
 * its idempotency key, which is in two indexes, too.
 */
export function effectBytes(
  events: readonly RecordedEvent[],
  { jobs, records, key = '' }: { jobs: number; records: number; key: string | undefined },
): number {
  let bytes = jobs * jobBytes + records * recordBytes + 2 * key.length;
  for (const { payload, commitments, entries } of events)
    bytes += eventBytes + sizeOf(payload) + sizeOf(commitments) + entries.length * entryBytes;
  return bytes;
}
