import { wishedWords } from './topic-words.ts';

/** Sums and times tables that families type as topics: "6x7", "3/4 + 1/2", "the 7 times table". */

/** Title of the concept of a sum, and the number of a times table. */
export interface TopicSum {
  name: string;
  number?: string;
}

type Operation = 'add' | 'subtract' | 'multiply' | 'divide';

const signs: Readonly<Record<string, Operation>> = {
  '+': 'add',
  plus: 'add',
  '-': 'subtract',
  '−': 'subtract',
  '–': 'subtract',
  minus: 'subtract',
  x: 'multiply',
  '×': 'multiply',
  '*': 'multiply',
  '·': 'multiply',
  times: 'multiply',
  '÷': 'divide',
  ' / ': 'divide',
  'divided by': 'divide',
};

const forms: Readonly<Record<Operation, string>> = {
  add: 'Adding',
  subtract: 'Subtracting',
  multiply: 'Multiplying',
  divide: 'Dividing',
};

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const operand = String.raw`(\d+\/\d+|\d+\.\d+|\d+)`;
const sign = String.raw`(\s+\/\s+|\s*(?:[-+−–x×*·÷]|plus|minus|times|divided by)\s*)`;
const sum = new RegExp(`(?<![\\d./])${operand}${sign}${operand}(?![\\d./])\\s*=?\\s*\\W*$`, 'i');

const tables = [
  /\b(\d+)\s*(?:'?s)?\s*times?[ -]?tables?\b/i,
  /\b(?:times?[ -]?tables?|multiplication tables?)\s*(?:of|for)?\s*(?:the )?(\d+)(?:'?s)?\b/i,
  /\b(?:multiply|multiplying|multiplication|times)\s+by\s+(\d+)(?:'?s)?\W*$/i,
];

/** Words before a sum that leave it a sum. */
const sumWords = new Set('math solve calculate compute sum'.split(' '));

/** Returns what a topic calculates; undefined if it is no sum. Dates, such as 9/11 and 1914-1918, are none. */
export function sumIn(topic: string): TopicSum | undefined {
  const plain = topic.replace(/\p{L}+/gu, (word) => {
    const at = numberWords.indexOf(word.toLowerCase());
    return at < 0 ? word : `${at}`;
  });
  const found = [sum, ...tables].map((form) => form.exec(plain)).find((each) => each !== null);
  if (!found || !wishedWords(plain.slice(0, found.index)).every((word) => sumWords.has(word)))
    return undefined;
  const [, first = '', middle = '', second] = found;
  const operation = signs[middle.includes('/') ? ' / ' : middle.trim().toLowerCase()];
  return second && operation ? nameOf(operation, first, second) : tableOf(first);
}

function tableOf(number: string): TopicSum {
  return Number(number) > 12
    ? { name: 'Multiplying large numbers' }
    : { name: 'Multiplication facts', number };
}

function nameOf(operation: Operation, first: string, second: string): TopicSum | undefined {
  const numbers = `${first} ${second}`;
  if (numbers.includes('/')) return { name: `${forms[operation]} fractions` };
  if (numbers.includes('.')) {
    const isSum = operation === 'add' || operation === 'subtract';
    return { name: isSum ? 'Adding and subtracting decimals' : `${forms[operation]} decimals` };
  }
  const name = whole(operation, Number(first), Number(second));
  return name === undefined ? undefined : { name };
}

/** Returns the title of the concept for two whole numbers; undefined if the result is no number of its grades. */
function whole(operation: Operation, a: number, b: number): string | undefined {
  if (operation === 'multiply')
    return Math.max(a, b) > 10 ? 'Multiplying large numbers' : 'Multiplication facts';
  if (operation === 'divide') {
    if (b === 0) return undefined;
    if (b > 10 || a > b * 10) return 'Long division';
    return a % b === 0 ? 'Division facts' : 'Division with remainder';
  }
  if (operation === 'subtract' && a < b) return undefined;
  return `${forms[operation]} ${sizeOf(operation === 'add' ? a + b : a)}`;
}

function sizeOf(largest: number): string {
  if (largest <= 10) return 'within 10';
  if (largest <= 20) return 'within 20';
  if (largest <= 100) return 'two-digit numbers';
  return largest <= 1000 ? 'within 1,000' : 'large numbers';
}
