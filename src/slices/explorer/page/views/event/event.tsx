import { useEffect } from 'preact/hooks';
import { useLoaded } from '../../../../../http/pages/kit/use-loaded.ts';
import { addressOf, usePlace } from '../../address.ts';
import { useExplorer } from '../../explorer-context.ts';
import { readLine } from '../../model/event-line.ts';
import { formatNumber } from '../../words/number-format.ts';
import { EventBytes } from './event-bytes.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventLesson } from './event-lesson.tsx';
import { EventProof } from './event-proof.tsx';
import { EventRule } from './event-rule.tsx';
import './event.css';

/** One event: who and what, its rule, its bytes and hash, and its proof. */
export function EventView() {
  const { open, names } = useExplorer();
  const { parameters } = usePlace();
  const seq = Number(parameters.get('seq') ?? open.total);
  const row = open.row(seq);
  const hasLine = open.ledger.count >= seq;
  const found = useLoaded(async () => (hasLine ? open.line(seq) : undefined), [open, seq, hasLine]).value;
  useEffect(() => {
    if (Number.isSafeInteger(seq) && seq > 0) void names.loadContexts([seq]);
  }, [names, seq]);
  if (!row) {
    const isMissing = open.isComplete || !(Number.isSafeInteger(seq) && seq > 0);
    return (
      <p class="empty">
        {isMissing
          ? `The ledger has ${formatNumber(open.total)} events, and no such event.`
          : 'Loading the event …'}
      </p>
    );
  }
  const shown = found?.seq === seq ? readLine(found.line) : undefined;
  const event = shown?.event;
  return (
    <div class="event" key={seq}>
      <Neighbors seq={seq} />
      <EventFacts row={row} isWhole={shown?.isWhole ?? row.type !== ''} />
      {event && <EventRule event={event} row={row} />}
      {event?.type === 'QuizAnswered' && <EventLesson payload={event.payload} />}
      {found && shown && <EventBytes found={found} shown={shown} />}
      <EventProof seq={seq} />
    </div>
  );
}

/** Links to the events before and after. */
function Neighbors({ seq }: { seq: number }) {
  const { open } = useExplorer();
  const { parameters } = usePlace();
  const kept = Object.fromEntries(parameters);
  return (
    <nav class="line spread neighbors no-print" aria-label="Neighboring events">
      {seq > 1 ? (
        <a class="button" href={addressOf('event', { ...kept, seq: seq - 1 })}>
          ← Event {formatNumber(seq - 1)}
        </a>
      ) : (
        <span class="soft">The first event</span>
      )}
      {seq < open.total ? (
        <a class="button" href={addressOf('event', { ...kept, seq: seq + 1 })}>
          Event {formatNumber(seq + 1)} →
        </a>
      ) : (
        <span class="soft">The last event</span>
      )}
    </nav>
  );
}
