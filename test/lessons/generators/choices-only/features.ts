import { identityOf, type Properties, propertiesOf } from './properties.ts';
import { type Choice, readChoice } from './read-choice.ts';
import { pairRelationsOf, relationsOf } from './relations.ts';

/** Names of what a choice has and not all the others have, most of them in comparison with the other choices. */
export interface Features {
  names: readonly string[];
  /** Names of which the model sees pairs too. */
  strong: readonly string[];
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
  return sum(Object.entries(mine).map(([name, v]) => all.filter((other) => other[name] === v).length - 1));
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

/** Properties that have few values. The model sees pairs of them too, shared or not. */
const inPairs = [
  'sign',
  'even',
  'whole number',
  'last digit',
  'first digit',
  'count of digits',
  'form',
  'last letter',
];

/** Returns the features that it makes sense to look at in pairs. */
function strongest(
  i: number,
  orders: Orders,
  properties: readonly Properties[],
  relations: readonly string[],
): string[] {
  const mine = properties[i] ?? {};
  const sharing = inPairs
    .filter((name) => mine[name] !== undefined)
    .map((name) => `${name} shared with ${properties.filter((p) => p[name] === mine[name]).length - 1}`);
  const places = Object.entries(orders).map(([name, places]) => `${name}: ${places[i]}`);
  const counts = [
    'between two',
    'middle of two',
    'sum of two',
    'multiple of another',
    'divisor of another',
  ].map((name) => `${name} ×${relations.filter((r) => r === name).length}`);
  return [...places, ...sharing, ...counts];
}

function counted(relations: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const relation of relations) counts.set(relation, (counts.get(relation) ?? 0) + 1);
  return [...counts].flatMap(([name, n]) => (n > 1 ? [name, `${name} ×${n}`] : [name]));
}

function ofProperties(i: number, properties: readonly Properties[]): string[] {
  return Object.entries(properties[i] ?? {}).flatMap(([name, value]) => {
    const sharing = properties.filter((p) => p[name] === value).length - 1;
    if (sharing === properties.length - 1) return [];
    return [`${name}: ${value}`, `${name} shared with ${sharing}`];
  });
}

/** Keeps the names that not all choices have: the others cannot tell the choices apart. */
function telling(lists: readonly (readonly string[])[]): string[][] {
  const counts = new Map<string, number>();
  for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return lists.map((names) => names.filter((name) => counts.get(name) !== lists.length));
}

/** Returns the features by which a model learns choices by heart: their words, and what stands beside them. */
function memories(i: number, choices: readonly Choice[], identities: readonly Properties[]): string[] {
  const { text, words } = choices[i] ?? { text: '', words: [] };
  return [
    ...ofProperties(i, identities),
    ...new Set(words.map((word) => `word “${word}”`)),
    ...choices.flatMap((other, j) => (i === j ? [] : `“${text}” beside “${other.text}”`)),
  ];
}

/** Returns the features of each choice of a question, from the choices alone. */
export function featuresOf(texts: readonly string[], { byHeart }: { byHeart: boolean }): Features[] {
  const choices = texts.map(readChoice);
  const properties = choices.map(propertiesOf);
  const identities = choices.map(identityOf);
  const values = choices.flatMap(({ value }) => value ?? []);
  const isNumeric = values.length === choices.length;
  const orders = {
    ...(isNumeric ? valueOrders(values) : {}),
    ...numberOrders(choices),
    ...textOrders(choices, properties),
  };
  const relations = choices.map((choice, i) => [
    ...choices.flatMap((other) => (other === choice ? [] : relationsOf(choice, other))),
    ...(isNumeric ? pairRelationsOf(values[i] ?? 0, values.toSpliced(i, 1)) : []),
  ]);
  const strong = telling(choices.map((_, i) => strongest(i, orders, properties, relations[i] ?? [])));
  const names = telling(
    choices.map((_, i) => [
      `place ${i + 1}`,
      ...ofProperties(i, properties),
      ...counted(relations[i] ?? []),
      ...(byHeart ? memories(i, choices, identities) : []),
    ]),
  );
  return names.map((own, i) => ({ names: own, strong: strong[i] ?? [] }));
}
