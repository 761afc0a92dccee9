import type { Vocabulary } from './feature-numbers.ts';
import { identityOf, type Properties, propertiesOf } from './properties.ts';
import { type Choice, readChoice } from './read-choice.ts';
import { type Emit, relate, relateToPairs } from './relations.ts';

/** Features of a choice by their numbers in a vocabulary. Features that all choices of the question have are left out. */
export interface Features {
  ids: readonly number[];
  /** Features by which a model learns choices by heart. */
  byHeart: readonly number[];
  /** Features of which the model sees pairs too. */
  strong: readonly number[];
}

/** Returns the place of each number from the lowest (1), with the count of equal ones. */
function ranks(values: readonly number[]): string[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return `${below + 1}${equal > 1 ? ` (${equal} equal)` : ''} of ${values.length}`;
  });
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Returns the smallest number of letters to change, add or leave out. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Orders of the choices by name: for each choice its place. */
type Orders = Record<string, readonly string[]>;

function valueOrders(values: readonly number[]): Orders {
  const distances = values.map((a) => values.map((b) => Number(Math.abs(a - b).toPrecision(9))));
  const logs = values.map((a) => Math.log(Math.abs(a) + 1e-9));
  const mean = sum(values) / values.length;
  const nearest = distances.map((row, i) => Math.min(...row.filter((_, j) => j !== i)));
  return {
    value: ranks(values),
    'size without sign': ranks(values.map(Math.abs)),
    'sum of distances': ranks(distances.map(sum)),
    'distance to the nearest': ranks(nearest),
    'distance to the mean': ranks(values.map((v) => Math.abs(v - mean))),
    'sum of ratios': ranks(logs.map((a) => Number(sum(logs.map((b) => Math.abs(a - b))).toPrecision(9)))),
  };
}

/** Counts the properties that a choice shares with others. */
function shared(mine: Properties, all: readonly Properties[]): number {
  let count = 0;
  for (const name in mine) for (const other of all) if (other[name] === mine[name]) count++;
  return count;
}

function textOrders(choices: readonly Choice[], properties: readonly Properties[]): Orders {
  const edits = choices.map((a) =>
    choices.map((b) => editDistance(a.text.slice(0, 24), b.text.slice(0, 24))),
  );
  const nearest = edits.map((row, i) => Math.min(...row.filter((_, j) => j !== i)));
  return {
    'length of text': ranks(choices.map(({ text }) => text.length)),
    'words in text': ranks(choices.map(({ words }) => words.length)),
    'sum of edit distances': ranks(edits.map(sum)),
    'edit distance to the nearest': ranks(nearest),
    'shared properties': ranks(properties.map((mine) => shared(mine, properties))),
    'shared words': ranks(
      choices.map(({ words }) =>
        sum(choices.map((other) => words.filter((word) => other.words.includes(word)).length)),
      ),
    ),
  };
}

/** Orders by a number at the same place in all choices, as for coordinates. */
function numberOrders(choices: readonly Choice[]): Orders {
  const count = choices[0]?.numbers.length ?? 0;
  if (count < 2 || count > 4 || choices.some(({ numbers }) => numbers.length !== count)) return {};
  const orders: Orders = {};
  for (let i = 0; i < count; i++) {
    const values = choices.map(({ numbers }) => numbers[i] ?? 0);
    orders[`number ${i + 1}`] = ranks(values);
    orders[`distances of number ${i + 1}`] = ranks(
      values.map((a) => sum(values.map((b) => Math.abs(a - b)))),
    );
  }
  return orders;
}

/** Properties that have few values. The model sees in pairs with how many others a choice shares them. */
const shareable = [
  'sign',
  'even',
  'whole number',
  'last digit',
  'first digit',
  'count of digits',
  'form',
  'last letter',
];

/** Relations whose count the model sees in pairs with other features. */
const countable = ['between two', 'middle of two', 'sum of two', 'multiple of another', 'divisor of another'];

/** Names that were made from others, by both. A string that is made anew is slow to look up. */
const made = new Map<string, Map<string, string>>();

function nameFrom(name: string, extension: string): string {
  const names = made.get(extension) ?? new Map<string, string>();
  made.set(extension, names);
  const known = names.get(name) ?? `${name}, ${extension}`;
  names.set(name, known);
  return known;
}

/** Keeps the features that not all choices have: the others cannot tell the choices apart. */
function telling(lists: readonly number[][]): number[][] {
  const [first = [], ...others] = lists;
  const common = new Set(first.filter((id) => others.every((list) => list.includes(id))));
  return lists.map((ids) => [...new Set(ids)].filter((id) => !common.has(id)));
}

/** Choices of a question, with what the features are made of. */
interface Seen {
  choices: readonly Choice[];
  properties: readonly Properties[];
  identities: readonly Properties[];
  orders: Orders;
  /** Values, if all choices have one. */
  values?: readonly number[];
}

function see(texts: readonly string[]): Seen {
  const choices = texts.map(readChoice);
  const properties = choices.map(propertiesOf);
  const values = choices.flatMap(({ value }) => value ?? []);
  const isNumeric = values.length === choices.length;
  const orders = {
    ...(isNumeric ? valueOrders(values) : {}),
    ...numberOrders(choices),
    ...textOrders(choices, properties),
  };
  return {
    choices,
    properties,
    identities: choices.map(identityOf),
    orders,
    ...(isNumeric ? { values } : {}),
  };
}

/** Emits the properties that a choice has and that not all others have, with the number of others that share each. */
function emitProperties(i: number, properties: readonly Properties[], emit: Emit): void {
  const mine = properties[i] ?? {};
  for (const name in mine) {
    let sharing = -1;
    for (const other of properties) if (other[name] === mine[name]) sharing++;
    if (sharing === properties.length - 1) continue;
    emit(name, String(mine[name]));
    emit(nameFrom(name, 'choices that share it'), sharing);
  }
}

/** Counts relations, and returns the number of each by its name. */
function emitRelations(i: number, { choices, values }: Seen, emit: Emit): Map<string, number> {
  const counts = new Map<string, number>();
  const counting: Emit = (name, value) => {
    emit(name, value);
    if (value === '') counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const choice = choices[i];
  if (!choice) return counts;
  for (const other of choices) if (other !== choice) relate(choice, other, counting);
  if (values) relateToPairs(values[i] ?? 0, values.toSpliced(i, 1), counting);
  for (const [name, count] of counts) emit(nameFrom(name, 'how often'), count);
  return counts;
}

function emitMemories(i: number, { choices, identities }: Seen, emit: Emit): void {
  emitProperties(i, identities, emit);
  const { text, words } = choices[i] ?? { text: '', words: [] };
  for (const word of words) emit('word', word);
  for (const [j, other] of choices.entries()) if (i !== j) emit(`“${other.text}” beside`, text);
}

function emitStrong(i: number, seen: Seen, counts: ReadonlyMap<string, number>, emit: Emit): void {
  const { orders, properties } = seen;
  for (const name in orders) emit(nameFrom(name, 'place'), orders[name]?.[i] ?? '');
  const mine = properties[i] ?? {};
  for (const name of shareable) {
    if (mine[name] === undefined) continue;
    emit(
      nameFrom(name, 'choices that share it'),
      properties.filter((p) => p[name] === mine[name]).length - 1,
    );
  }
  for (const name of countable) emit(nameFrom(name, 'how often'), counts.get(name) ?? 0);
}

/** Returns the features of each choice of a question, from the choices alone. */
export function featuresOf(texts: readonly string[], vocabulary: Vocabulary): Features[] {
  const seen = see(texts);
  const lists = texts.map((_, i) => {
    const list: Record<keyof Features, number[]> = { ids: [], byHeart: [], strong: [] };
    const emit = (name: keyof Features): Emit => {
      return (about, value) => void list[name].push(vocabulary.idOf(about, value));
    };
    emit('ids')('place', i + 1);
    emitProperties(i, seen.properties, emit('ids'));
    const counts = emitRelations(i, seen, emit('ids'));
    emitStrong(i, seen, counts, emit('strong'));
    emitMemories(i, seen, emit('byHeart'));
    return list;
  });
  const [ids, byHeart, strong] = (['ids', 'byHeart', 'strong'] as const).map((name) =>
    telling(lists.map((list) => list[name])),
  );
  return texts.map((_, i) => ({
    ids: ids?.[i] ?? [],
    byHeart: byHeart?.[i] ?? [],
    strong: strong?.[i] ?? [],
  }));
}
