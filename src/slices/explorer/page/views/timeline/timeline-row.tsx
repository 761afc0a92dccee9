import { addressOf } from '../../address.ts';
import type { EventRow } from '../../model/model.ts';
import { Cell, HeadCell } from '../../parts/virtual-rows.tsx';
import { changeOf, typeInWords } from '../../words/event-words.ts';
import type { Names } from '../../words/names.ts';
import { formatChange, formatNumber, formatShortMoment } from '../../words/number-format.ts';
import { goalOf, summaryOf } from '../../words/summary.ts';
import type { EventMarks } from '../../words/verdict.ts';

const columns = [
  ['seq', 'Number'],
  ['time', 'Time'],
  ['actor', 'By'],
  ['type', 'Event'],
  ['learner', 'Learner'],
  ['reason', 'Reason'],
  ['amount', 'Points'],
  ['balance', 'Balance'],
  ['goal', 'Goal'],
] as const;

/** Head of the timeline. */
export function TimelineHead() {
  return (
    <>
      {columns.map(([name, title]) => (
        <HeadCell key={name} name={name}>
          {title}
        </HeadCell>
      ))}
      <HeadCell name="marks">
        <span>Hash</span> <span>Meaning</span> <span>Signed</span>
      </HeadCell>
    </>
  );
}

interface TimelineRowProps {
  row: EventRow;
  marks: EventMarks;
  names: Names;
  /** Family in the address. */
  family: string | undefined;
  /** Learner whose points the row shows; undefined for all. */
  learner: number | undefined;
  tabIndex: 0 | -1;
}

/** Cells of an event. Uses no hooks, since there are many rows. */
export function TimelineRow({ row, marks, names, family, learner, tabIndex }: TimelineRowProps) {
  const isKnown = row.type !== '';
  const actor = isKnown ? names.actor(row) : undefined;
  const goal = goalOf(row);
  const change = changeOf(row, learner) ?? changeOf(row);
  const about = row.learnerId ?? row.entries[0]?.learnerId;
  const reason = names.context(row.seq)?.reason ?? summaryOf(row);
  return (
    <>
      <Cell name="seq">
        <a href={addressOf('event', { family, learner, seq: row.seq })} tabIndex={tabIndex}>
          {formatNumber(row.seq)}
        </a>
      </Cell>
      <Cell name="time">{isKnown ? formatShortMoment(row.time) : ''}</Cell>
      <Cell name="actor" title={actor && `${actor.name}, ${actor.role}`}>
        {actor?.name}
        {actor && <small> {actor.role}</small>}
      </Cell>
      <Cell name="type">{typeInWords(row.type)}</Cell>
      <Cell name={about === row.actorId ? 'learner cell-own' : 'learner'}>
        {about === undefined ? '' : names.learner(about)}
      </Cell>
      <Cell name="reason" title={reason}>
        {reason}
      </Cell>
      <Cell name="amount">
        {change && <b class={signClass(change.amount)}>{formatChange(change.amount)}</b>}
      </Cell>
      <Cell name="balance">{change ? formatNumber(change.balance) : ''}</Cell>
      <Cell name="goal">{goal === undefined ? '' : names.goal(goal)}</Cell>
      <Cell name="marks">
        <Mark name="Hash" value={marks.hash} no="wrong" />
        <Mark name="Meaning" value={isKnown ? marks.meaning : undefined} no="against the rules" />
        <Mark name="Signed" value={marks.signed} no="not yet" isLate />
      </Cell>
    </>
  );
}

function signClass(amount: number): string {
  if (amount === 0) return '';
  return amount < 0 ? 'negative' : 'positive';
}

interface MarkProps {
  name: string;
  value: boolean | undefined;
  /** Words for a mark that is missing. */
  no: string;
  /** True if a missing mark is no fault, since it comes later. */
  isLate?: boolean;
}

/** Small mark with its meaning in words. */
function Mark({ name, value, no, isLate = false }: MarkProps) {
  const words = `${name}: ${value === undefined ? 'not checked' : value ? 'yes' : no}`;
  const [sign, look] = signOf(value, isLate);
  return (
    <span role="img" aria-label={words} title={words} class={`mark mark-${look}`}>
      {sign}
    </span>
  );
}

function signOf(value: boolean | undefined, isLate: boolean): [sign: string, look: string] {
  if (value === undefined) return ['·', 'open'];
  if (value) return ['✓', 'yes'];
  return isLate ? ['–', 'late'] : ['✗', 'no'];
}
