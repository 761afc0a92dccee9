import { useMemo } from 'preact/hooks';
import { countsIn, type Gap, gapsBetween } from '../../model/gaps.ts';
import { useMore } from '../../parts/show-more.tsx';
import { formatDuration, formatMoment, formatNumber } from '../../words/number-format.ts';

const parts = 120;

interface LogPictureProps {
  /** Times of checkpoints, oldest first; at least one. */
  checkpoints: readonly number[];
  /** Times of events of this ledger, oldest first. */
  events: readonly number[];
  /** False if there are older checkpoints, which are not loaded. */
  isWhole: boolean;
}

/** Picture of when checkpoints and events came, with the gaps between checkpoints as a list. */
export function LogPicture({ checkpoints, events, isWhole }: LogPictureProps) {
  const now = useMemo(() => Date.now(), [checkpoints]);
  const [from = now] = checkpoints;
  const gaps = useMemo(() => gapsBetween(checkpoints, events, now), [checkpoints, events.length]);
  const counts = useMemo(
    () => ({
      checkpoints: countsIn(checkpoints, from, now, parts),
      events: countsIn(events, from, now, parts),
    }),
    [checkpoints, events.length],
  );
  const { shown, more } = useMore(gaps.toReversed(), 10);
  return (
    <section class="card" aria-labelledby="gaps">
      <h3 id="gaps">Gaps ({formatNumber(gaps.length)})</h3>
      <p class="small soft">
        In a gap, an event of this ledger waited much longer for a checkpoint than usual. Until then, nothing
        shows a change of it. A service that was stopped has such gaps too. The times are those that the
        service states.
      </p>
      <svg
        class="log-picture"
        viewBox={`0 0 ${parts} 40`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${formatNumber(checkpoints.length)} checkpoints since ${formatMoment(from)}, with ${formatNumber(gaps.length)} gaps`}
      >
        {gaps.map((gap) => (
          <GapArea key={gap.from} gap={gap} from={from} now={now} />
        ))}
        <Bars counts={counts.checkpoints} name="checkpoints" base={20} direction={-1} />
        <Bars counts={counts.events} name="events" base={20} direction={1} />
        <line x1={0} x2={parts} y1={20} y2={20} />
      </svg>
      <p class="line spread small soft">
        <span>{formatMoment(from)}</span>
        <span class="line">
          <span>
            <i class="swatch" />
            Checkpoints
          </span>
          <span>
            <i class="swatch swatch-events" />
            Events of this ledger
          </span>
          {gaps.length > 0 && (
            <span>
              <i class="swatch swatch-gap" />
              Gaps
            </span>
          )}
        </span>
        <span>now</span>
      </p>
      {!isWhole && <p class="small soft">Older checkpoints are not loaded.</p>}
      {gaps.length === 0 ? (
        <p class="small">✓ No event waited long.</p>
      ) : (
        <ul class="plain small">
          {shown.map((gap) => (
            <li key={gap.from}>{inWords(gap, now)}</li>
          ))}
        </ul>
      )}
      {more}
    </section>
  );
}

function inWords({ from, to, firstEvent, events }: Gap, now: number): string {
  const end = to === undefined ? 'and there is none yet' : `and the next one came ${formatMoment(to)}`;
  const waited = formatDuration((to ?? now) - firstEvent);
  return `After the checkpoint of ${formatMoment(from)}, ${formatNumber(events)} events came, ${end}: the first event waited for ${waited}.`;
}

interface BarsProps {
  counts: readonly number[];
  name: string;
  base: number;
  direction: 1 | -1;
}

/** Bars above or below a line. A few are as visible as many, so the height is that of the logarithm. */
function Bars({ counts, name, base, direction }: BarsProps) {
  const most = Math.log1p(Math.max(...counts, 1));
  return (
    <g class={name}>
      {counts.map((count, i) => {
        const height = (Math.log1p(count) / most) * 18;
        const y = direction === 1 ? base : base - height;
        return count > 0 && <rect key={i} x={i + 0.1} y={y} width={0.8} height={height} />;
      })}
    </g>
  );
}

function GapArea({ gap, from, now }: { gap: Gap; from: number; now: number }) {
  const scale = parts / (now - from || 1);
  const x = (gap.firstEvent - from) * scale;
  return (
    <rect class="gap" x={x} y={0} width={Math.max(((gap.to ?? now) - from) * scale - x, 0.3)} height={40} />
  );
}
