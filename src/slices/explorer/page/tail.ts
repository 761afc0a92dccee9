import type { LedgerEvent } from '../../../../schema/audit.ts';
import { unwrap } from '../../../http/pages/kit/client.ts';
import type { Session } from '../../../http/pages/kit/session.ts';
import type { Explorer } from './explorer-context.ts';
import { idsIn, idTimeOf, termsIn } from './model/event-ids.ts';
import type { EventRow } from './model/model.ts';

/** Number of events that the page asks for before it has read the whole ledger. */
const tailLength = 200;

/**
 * Loads the newest events of a long ledger as soon as its length is known, so that the first view need not wait for the
 * rest. Returns a function that ends this. Learners may not read the events of the family.
 */
export function loadTail({ open, names }: Explorer, { user, api }: Session): () => void {
  if (user.role === 'LEARNER') return () => {};
  const leaving = new AbortController();
  const end = open.subscribe(() => {
    if (!open.start) return;
    end();
    const { familyId, events } = open.start;
    if (events <= tailLength) return;
    const query = { familyId, after: events - tailLength, limit: tailLength };
    api
      .GET('/api/ledger/events', { params: { query }, signal: leaving.signal })
      .then(unwrap)
      .then(
        (list) => {
          names.addContexts(list);
          open.setTail(list.map(rowOf));
        },
        // The stream brings the same events a little later.
        () => undefined,
      );
  });
  return () => {
    end();
    leaving.abort();
  };
}

function rowOf({ seq, id, type, actorId, payload, recordedAt, entries }: LedgerEvent): EventRow {
  const { learnerId, subjectId, redemptionId } = idsIn(payload);
  return {
    seq,
    time: Date.parse(recordedAt),
    idTime: idTimeOf(id),
    type,
    actorId,
    learnerId,
    subjectId,
    redemptionId,
    terms: termsIn(type, payload),
    entries: entries.map(({ learnerId: of, amount, balanceAfter, sourceType }) => ({
      learnerId: of,
      amount,
      balance: balanceAfter,
      source: sourceType,
    })),
  };
}
