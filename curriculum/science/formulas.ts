/** Atoms of a formula by their symbols. */
export type Atoms = ReadonlyMap<string, number>;

/** Symbol in a formula with the number behind it, and the number before it. */
interface Place {
  symbol: string;
  after: string;
  before: string;
}

/** Writes the atoms of a bracket as often as they count: Ca(OH)2 as CaOHOH. */
const opened = (formula: string): string =>
  formula.replace(/\(([^)]+)\)(\d*)/g, (_, group: string, times: string) => group.repeat(Number(times || 1)));

function placesIn(text: string): Place[] {
  const places = [...text.matchAll(/([A-Z][a-z]?)(\d*)/g)];
  return places.map(([, symbol = '', after = ''], i) => ({
    symbol,
    after,
    before: places[i - 1]?.[2] ?? '',
  }));
}

function counted(text: string, count: (place: Place) => number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const place of placesIn(text))
    counts.set(place.symbol, (counts.get(place.symbol) ?? 0) + count(place));
  return counts;
}

/** Counts the atoms of each element in a formula without nested brackets. */
export const atomCounts = (formula: string): Map<string, number> =>
  counted(opened(formula), ({ after }) => Number(after || 1));

export const hasBracket = (formula: string): boolean => formula.includes('(');

/** Returns the number of all atoms. */
export const total = (counts: Atoms): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** Ways to misread a formula, with the advice for each. */
const misreadings: readonly {
  name: string;
  read: (formula: string) => Map<string, number>;
  mend: string;
}[] = [
  {
    name: 'ignored-the-small-numbers',
    read: (formula) => counted(formula, () => 1),
    mend: 'You ignored the small numbers; they tell how many atoms there are.',
  },
  {
    name: 'ignored-the-bracket',
    read: (formula) => counted(formula.replace(/[()]\d*/g, ''), ({ after }) => Number(after || 1)),
    mend: 'You ignored the number after the bracket; it counts for all inside.',
  },
  {
    name: 'read-numbers-for-the-next-symbol',
    read: (formula) => counted(opened(formula), ({ before }) => Number(before || 1)),
    mend: 'You took small numbers for the next symbol; each belongs to the symbol in front of it.',
  },
  {
    name: 'counted-the-symbol-too',
    read: (formula) => counted(opened(formula), ({ after }) => (after ? Number(after) + 1 : 1)),
    mend: 'You counted each symbol once more beside its small number; the number counts all of them.',
  },
  {
    name: 'counted-only-small-numbers',
    read: (formula) => counted(opened(formula), ({ after }) => Number(after || 0)),
    mend: 'You left out symbols without a small number; each of them means one atom.',
  },
  {
    name: 'counted-letters',
    read: (formula) => counted(opened(formula), ({ symbol, after }) => symbol.length * Number(after || 1)),
    mend: 'You counted each letter; a capital with a small letter is one atom.',
  },
  {
    name: 'counted-the-bracket-once-more',
    read: (formula) =>
      counted(opened(formula.replace(/\)(\d+)/g, (_, n: string) => `)${Number(n) + 1}`)), ({ after }) =>
        Number(after || 1),
      ),
    mend: 'You counted the bracket once more; the number after it counts all of them.',
  },
];

/** Wrong numbers by name with their advice. */
export type Wrongs = [name: string, wrong: readonly [value: number, mend: string]][];

/** Returns the wrong numbers that come from misread formulas. */
export const misread = (formula: string, value: (counts: Atoms) => number): Wrongs =>
  misreadings.map(({ name, read, mend }) => [name, [value(read(formula)), mend]]);
