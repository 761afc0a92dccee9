import { useMemo } from 'preact/hooks';
import { addressOf, goTo, usePlace } from '../../address.ts';
import { useExplorer } from '../../explorer-context.ts';
import { type Filter, peopleIn } from '../../model/filters.ts';
import { eventTypes, sourceInWords, sourceTypes, typeInWords } from '../../words/event-words.ts';
import { formatDay, formatNumber, formatShare } from '../../words/number-format.ts';

interface FilterBarProps {
  filter: Filter;
  /** Number of events that match. */
  found: number;
}

/** Sets parameters of the address; an empty value removes one. */
type Change = (changes: Readonly<Record<string, string>>) => void;

function useChange(): Change {
  const { parameters } = usePlace();
  return (changes) =>
    goTo(addressOf('timeline', { ...Object.fromEntries(parameters), ...changes }), { replace: true });
}

/** Filters of the timeline, the active ones as chips, and the number of events. */
export function FilterBar({ filter, found }: FilterBarProps) {
  const { open } = useExplorer();
  const change = useChange();
  const chips = useChips(filter);
  const total = open.total;
  const isLoading = total > 0 && !open.isComplete && open.check.phase === 'reading';
  const count = found === total ? '' : `${formatNumber(found)} of `;
  const clear = () => change(Object.fromEntries(Object.keys(filter).map((name) => [name, ''])));
  return (
    <div class="timeline-filters no-print">
      <details>
        <summary class="button">Filters{chips.length > 0 && ` (${formatNumber(chips.length)})`}</summary>
        <FilterForm filter={filter} change={change} />
      </details>
      <p class="timeline-count soft" role="status" aria-live={isLoading ? 'off' : 'polite'}>
        {count}
        {formatNumber(total)} {total === 1 ? 'event' : 'events'}
        {isLoading && `. Loading the rest: ${formatShare(open.ledger.count / total)}`}
      </p>
      {chips.length > 0 && (
        <ul class="line chips" aria-label="Active filters">
          {chips.map(({ name, words }) => (
            <li key={name}>
              <button
                type="button"
                class="chip"
                aria-label={`Remove the filter: ${words}`}
                onClick={() => change({ [name]: '' })}
              >
                {words} <span aria-hidden="true">✕</span>
              </button>
            </li>
          ))}
          <li>
            <button type="button" class="quiet chip-clear" onClick={clear}>
              Remove all
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

const roles: Readonly<Record<string, string>> = {
  parent: 'the parent',
  learner: 'a learner',
  administrator: 'an administrator',
};

/** Returns the active filters in words. */
function useChips(filter: Filter): { name: keyof Filter; words: string }[] {
  const { names } = useExplorer();
  const { learner, type, actor, source, from, to, least, most, unsigned, others } = filter;
  const by = typeof actor === 'number' ? names.person(actor) : roles[actor ?? ''];
  const day = (text: string) => formatDay(Date.parse(`${text}T12:00`));
  const words: [keyof Filter, string | undefined][] = [
    ['learner', learner === undefined ? undefined : names.learner(learner)],
    ['type', type && typeInWords(type)],
    ['actor', by && `By ${by}`],
    ['source', source && sourceInWords(source)],
    ['from', from && `From ${day(from)}`],
    ['to', to && `Until ${day(to)}`],
    ['least', least === undefined ? undefined : `At least ${formatNumber(least)} points`],
    ['most', most === undefined ? undefined : `At most ${formatNumber(most)} points`],
    ['unsigned', unsigned ? 'Not yet signed' : undefined],
    ['others', others ? 'With events of others' : undefined],
  ];
  return words.flatMap(([name, text]) => (text === undefined ? [] : [{ name, words: text }]));
}

function FilterForm({ filter, change }: { filter: Filter; change: Change }) {
  const { open, names } = useExplorer();
  const { ledger, check } = open;
  const people = useMemo(() => peopleIn(ledger.columns), [ledger, ledger.count]);
  const named = (ids: readonly number[]) => ids.map((id) => [String(id), names.person(id)] as const);
  const field = (name: keyof Filter) => ({ name, value: String(filter[name] ?? ''), change });
  return (
    <form class="card" onSubmit={(event) => event.preventDefault()}>
      <div class="fields">
        <Select label="Learner" any="All learners" options={named(people.learners)} {...field('learner')} />
        <Select
          label="Event"
          any="All events"
          options={eventTypes.map((type) => [type, typeInWords(type)])}
          {...field('type')}
        />
        <Select
          label="By"
          any="Anybody"
          options={[...Object.entries(roles), ...named(people.actors)]}
          {...field('actor')}
        />
        <Select
          label="Source of points"
          any="All sources"
          options={sourceTypes.map((source) => [source, sourceInWords(source)])}
          {...field('source')}
        />
        <Field label="From" type="date" {...field('from')} />
        <Field label="Until" type="date" {...field('to')} />
        <Field label="Points at least" type="number" {...field('least')} />
        <Field label="Points at most" type="number" {...field('most')} />
        <Checkbox label="Not yet signed" isSet={filter.unsigned} name="unsigned" change={change} />
        {check.withheld > 0 && (
          <Checkbox label="Show events of others" isSet={filter.others} name="others" change={change} />
        )}
      </div>
    </form>
  );
}

interface SelectProps {
  label: string;
  /** Words for no choice. */
  any: string;
  options: readonly (readonly [value: string, words: string])[];
  name: string;
  value: string;
  change: Change;
}

function Select({ label, any, options, name, value, change }: SelectProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}>
        <option value="">{any}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words.charAt(0).toUpperCase() + words.slice(1)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FieldProps {
  label: string;
  type: 'date' | 'number';
  name: string;
  value: string;
  change: Change;
}

function Field({ label, type, name, value, change }: FieldProps) {
  return (
    <label>
      {label}
      <input
        type={type}
        step={type === 'number' ? 1 : undefined}
        value={value}
        onInput={({ currentTarget }) => {
          // Half a date or number has no value yet.
          if (currentTarget.validity.valid && !currentTarget.validity.badInput)
            change({ [name]: currentTarget.value });
        }}
      />
    </label>
  );
}

interface CheckboxProps {
  label: string;
  isSet: boolean | undefined;
  name: string;
  change: Change;
}

function Checkbox({ label, isSet = false, name, change }: CheckboxProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isSet}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.checked ? '1' : '' })}
      />
      {label}
    </label>
  );
}
