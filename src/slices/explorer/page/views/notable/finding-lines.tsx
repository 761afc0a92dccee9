import { useEffect } from 'preact/hooks';
import { useExplorer } from '../../explorer-context.ts';
import type { AdjustedApproval, Burst, ClockRun, SlowDecision } from '../../model/findings.ts';
import { EventLink } from '../../parts/event-link.tsx';
import { changeOf, typeInWords } from '../../words/event-words.ts';
import { formatChange, formatDuration, formatMoment, formatNumber } from '../../words/number-format.ts';

/** Lines of the lists in "Things to look at", with links to the events. */

/** Returns an event with the names of its people, which load when it is shown. */
function useEvent(seq: number) {
  const { open, names } = useExplorer();
  useEffect(() => void names.loadContexts([seq]), [names, seq]);
  const row = open.row(seq);
  return row && { row, names, actor: names.actor(row), reason: names.context(seq)?.reason };
}

function Moment({ ms }: { ms: number }) {
  return <time dateTime={new Date(ms).toISOString()}>{formatMoment(ms)}</time>;
}

export function AdjustmentLine({ seq }: { seq: number }) {
  const event = useEvent(seq);
  if (!event) return null;
  const { row, names, actor, reason } = event;
  const amount = changeOf(row)?.amount ?? 0;
  return (
    <li>
      <EventLink seq={seq} />
      <strong class={amount < 0 ? 'negative' : 'positive'}>{formatChange(amount)} points</strong>
      {row.learnerId !== undefined && <span>for {names.learner(row.learnerId)}</span>}
      <span>
        by {actor.name} <span class="soft">({actor.role})</span>
      </span>
      <Moment ms={row.time} />
      {reason ? <q>{reason}</q> : <span class="soft">no reason is known here</span>}
    </li>
  );
}

export function ApprovalLine({ approval: { seq, adjustment } }: { approval: AdjustedApproval }) {
  const { open } = useExplorer();
  const event = useEvent(seq);
  const given = open.row(adjustment);
  if (!event || !given) return null;
  const { row, names, actor } = event;
  return (
    <li>
      <EventLink seq={seq} />
      <span>
        {actor.name} <span class="soft">({actor.role})</span> approved{' '}
        <strong>{row.subjectId === undefined ? 'a goal' : names.goal(row.subjectId)}</strong>
        {row.learnerId !== undefined && ` for ${names.learner(row.learnerId)}`},{' '}
        {formatDuration(row.time - given.time)} after{' '}
        <EventLink seq={adjustment}>{formatChange(changeOf(given)?.amount ?? 0)} points</EventLink>
      </span>
      <Moment ms={row.time} />
    </li>
  );
}

export function BurstLine({ burst }: { burst: Burst }) {
  const { names } = useExplorer();
  return (
    <li>
      <EventLink seq={burst.first} />
      <span>
        <strong>{names.learner(burst.learnerId)}</strong>: {formatNumber(burst.events)} events gave{' '}
        {formatNumber(burst.points)} points in {formatDuration(burst.to - burst.from)}, until{' '}
        <EventLink seq={burst.last} />
      </span>
      <Moment ms={burst.from} />
    </li>
  );
}

export function ClockLine({ run: { first, last, apart } }: { run: ClockRun }) {
  const { open } = useExplorer();
  const row = open.row(first);
  const events = last - first + 1;
  return (
    <li>
      <EventLink seq={first} />
      {events > 1 && (
        <span>
          {formatNumber(events)} events, until <EventLink seq={last} />
        </span>
      )}
      <span>
        {events > 1 && 'up to '}
        {formatDuration(Math.abs(apart))} apart: the id is {apart < 0 ? 'earlier' : 'later'}
      </span>
      {row && <Moment ms={row.time} />}
    </li>
  );
}

export function EventLine({ seq }: { seq: number }) {
  const event = useEvent(seq);
  if (!event) return null;
  const { row, names, actor } = event;
  return (
    <li>
      <EventLink seq={seq} />
      <strong>{typeInWords(row.type)}</strong>
      {row.learnerId !== undefined && <span>for {names.learner(row.learnerId)}</span>}
      <span>by {actor.name}</span>
      <Moment ms={row.time} />
    </li>
  );
}

export function SlowLine({ slow: { requested, decided, ms } }: { slow: SlowDecision }) {
  const event = useEvent(requested);
  if (!event) return null;
  const { row, names } = event;
  return (
    <li>
      <EventLink seq={requested} />
      <span>
        <strong>{row.subjectId === undefined ? 'A goal' : names.goal(row.subjectId)}</strong>
        {row.learnerId !== undefined && ` for ${names.learner(row.learnerId)}`}:{' '}
        {decided === undefined ? (
          <>has waited for {formatDuration(ms)}</>
        ) : (
          <>
            <EventLink seq={decided}>decided</EventLink> after {formatDuration(ms)}
          </>
        )}
      </span>
      <Moment ms={row.time} />
    </li>
  );
}
