import { among } from '../choices.ts';
import { type Element, elements } from '../data/elements.ts';
import type { Rng } from '../rng.ts';
import { listed, toLevel } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept, Draft, Level } from '../types.ts';

const chemistry = { subject: 'Science', category: 'Chemistry' };

const elementLevel = (number: number): Level => toLevel(number <= 20 ? 0 : number <= 56 ? 1 : 2);

/** Elements after calcium that learners meet before grade 8. */
const known = new Set(
  'Ti Cr Mn Fe Co Ni Cu Zn As Br Kr Sr Ag Sn I Xe Ba W Pt Au Hg Pb Bi Rn Ra U Pu'.split(' '),
);

const elementForms = ['symbol', 'name', 'number', 'next'] as const;

interface ElementItem {
  element: Element;
  form: (typeof elementForms)[number];
}

/** Old names behind symbols that do not fit the English name, with a clue to the element. */
const oldNames: Readonly<Record<string, readonly [name: string, clue: string]>> = {
  Na: ['natrium', 'Table salt contains it.'],
  K: ['kalium', 'Bananas and potatoes are rich in it.'],
  Fe: ['ferrum', 'Magnets attract it, and it rusts.'],
  Cu: ['cuprum', 'Pennies and electric wires contain this red metal.'],
  Ag: ['argentum', 'Medals for second place are named after it.'],
  Sn: ['stannum', 'Food cans are coated with it.'],
  Sb: ['stibium', 'Mixed into lead, it makes the lead harder.'],
  W: ['wolfram', 'The filaments of old light bulbs are made of it.'],
  Au: ['aurum', 'Medals for first place are named after it.'],
  Hg: ['hydrargyrum', 'This metal is liquid at room temperature.'],
  Pb: ['plumbum', 'This soft, heavy metal is in car batteries.'],
};

/** Well-known places in the periodic table, from which one counts on. */
const landmarks = [6, 10, 18, 26, 36, 47, 54, 79, 86, 92];

/** Returns a hint that leads from a landmark to a place in the periodic table. */
function countFrom(number: number): string {
  const from = landmarks.findLast((place) => place < number) ?? 10;
  return `Element ${from} is ${elements[from - 1]?.name}. Count ${from < number ? 'on' : 'back'} from there.`;
}

function hintsFor({ element: { symbol, name, number }, form }: ElementItem): readonly [string, string] {
  const [old, clue] = oldNames[symbol] ?? [];
  if (form === 'number')
    return ['The number of protons is the number of the element in the periodic table.', countFrom(number)];
  if (form === 'next') return ['Find the number of that place. The numbers go up by one.', countFrom(number)];
  if (form === 'name')
    return old && clue
      ? [`The symbol comes from the old name ${old}.`, clue]
      : [
          `The English name begins with ${symbol[0]}.`,
          symbol.length > 1
            ? `The letter ${symbol[1]} follows somewhere in the name.`
            : `It stands at place ${number} in the periodic table.`,
        ];
  return old
    ? [`The symbol does not come from the word ${name}.`, `It comes from the old name ${old}.`]
    : [
        'The capital of the symbol is the first letter of the name.',
        symbol.length > 1
          ? 'The small letter is another letter of the name.'
          : 'Some well-known elements have no small letter in their symbol.',
      ];
}

function explain({ element: { symbol, name, number }, form }: ElementItem): string {
  const [old] = oldNames[symbol] ?? [];
  const from = old ? ` It comes from the old name ${old}.` : '';
  return {
    symbol: `The symbol ${symbol} stands for ${name}.${from}`,
    name: `The symbol ${symbol} stands for ${name}, element number ${number}.${from}`,
    number: `Element number ${number} has ${count(number, 'proton')} in each atom. It is ${name} (${symbol}).`,
    next: `Just before number ${number + 1} stands element number ${number}, which is ${name} (${symbol}).`,
  }[form];
}

function askElement(item: ElementItem, rng: Rng): Omit<Draft, 'key'> {
  const { element, form } = item;
  const { symbol, name, number } = element;
  const near = elements.filter((e) => e.symbol[0] === symbol[0] || Math.abs(e.number - number) < 6);
  const isSymbol = form === 'symbol';
  const question = {
    symbol: `What is the chemical symbol of ${name}?`,
    name: `Which element has the symbol ${symbol}?`,
    number: `Which element has ${number === 1 ? 'one proton' : `${number} protons`} in each atom?`,
    next: `Which element comes just before number ${number + 1} in the periodic table?`,
  }[form];
  const text = (e: Element): string => (isSymbol ? e.symbol : e.name);
  const advice = (picked: string): string => {
    const other = near.find((e) => text(e) === picked);
    return other ? `${other.symbol} stands for ${other.name}, element number ${other.number}.` : '';
  };
  return {
    question,
    ...among(text(element), near.map(text), rng, advice),
    hints: hintsFor(item),
    explanation: explain(item),
  };
}

const symbols = listed<ElementItem>(
  {
    ...chemistry,
    id: 'science.chemistry.symbols',
    title: 'Symbols of the elements',
    grades: [5, 12],
    objectives: ['Know the symbols of the chemical elements'],
    keywords: ['elements', 'periodic table', 'chemical symbols', 'symbols of elements', 'chemistry'],
    prerequisites: ['science.matter.states'],
    standards: ['MS-PS1-1', 'HS-PS1-1'],
    teaching: {
      idea:
        'All matter is made of about a hundred elements. Each has a symbol of one or two letters, the first one ' +
        'a capital. Its number is ' +
        'the number of protons in each of its atoms, and the periodic table is in this order.',
      caution: 'Some symbols come from Latin names: Na for sodium, Fe for iron, Au for gold.',
      mends: {},
    },
  },
  {
    items: elements.flatMap((element) => elementForms.map((form) => ({ element, form }))),
    key: ({ element, form }) => `${form} ${element.symbol}`,
    level: ({ element }) => elementLevel(element.number),
    grades: ({ element: { number, symbol } }) => [number <= 20 || known.has(symbol) ? 5 : 8, 12],
    about: ({ element }) => [element.name],
    draw: askElement,
  },
);

/** Symbols of the elements. */
export const elementConcepts: Concept[] = [symbols];
