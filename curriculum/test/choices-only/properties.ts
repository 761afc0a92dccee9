import type { Choice } from './read-choice.ts';

/** Properties of a choice by name. Choices may share them, or a choice may be the only one with a property. */
export type Properties = Record<string, string | number | boolean>;

function isPrime(n: number): boolean {
  if (n < 2 || n > 1e6 || !Number.isInteger(n)) return false;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

function ofValue(value: number): Properties {
  const size = Math.abs(value);
  const whole = Math.round(size);
  const isWhole = Math.abs(size - whole) < 1e-9;
  return {
    sign: Math.sign(value),
    'whole number': isWhole,
    'size by doubling': size === 0 ? 'zero' : Math.floor(Math.log2(size)),
    'below 1': size < 1,
    prime: isPrime(size),
    square: isWhole && Number.isInteger(Math.sqrt(whole)),
    ...(isWhole
      ? {
          'last digit': whole % 10,
          even: whole % 2 === 0,
          'remainder by 3': whole % 3,
          'remainder by 4': whole % 4,
          'remainder by 5': whole % 5,
          'remainder by 9': whole % 9,
          'zeros at the end': (/0*$/.exec(String(whole))?.[0] ?? '').length,
          'whole digits': String(whole).length,
          'last two digits': whole % 100,
        }
      : {}),
  };
}

function ofNumbers({ form, numbers, digits, text }: Choice): Properties {
  const [a = 0, b = 0] = numbers;
  const last = numbers.at(-1) ?? 0;
  return {
    'first digit': digits[0] ?? '',
    'last digit but zero': digits.at(-1) ?? '',
    'count of digits': digits.length,
    'sum of digits': [...digits].reduce((sum, d) => sum + Number(d), 0),
    decimals: /\.(\d+)/.exec(text)?.[1]?.length ?? 0,
    'count of numbers': numbers.length,
    signs: numbers.map((n) => (n < 0 ? '-' : n > 0 ? '+' : '0')).join(''),
    ...(numbers.length > 1
      ? {
          'first number': a,
          'second number': b,
          'last number': last,
          'order of numbers': Math.sign(a - b),
          'numbers without sign and order': numbers
            .map(Math.abs)
            .sort((x, y) => x - y)
            .join(),
          'sum of numbers': a + b,
          'lowest terms': Number.isInteger(a) && Number.isInteger(b) ? gcd(a, b) : 'none',
        }
      : {}),
    ...(/#\/#|#:#/.test(form) ? { 'size of second number': Math.floor(Math.log2(Math.abs(b) + 1)) } : {}),
  };
}

/** Returns the properties that let a model learn single choices by heart. */
export function identityOf({ text, words, digits }: Choice): Properties {
  return {
    text,
    'first word': words[0] ?? '',
    'last word': words.at(-1) ?? '',
    'first two letters': text.slice(0, 2),
    'last three letters': text.slice(-3),
    'sorted digits': [...digits].sort().join(''),
  };
}

function ofText({ text, form, words }: Choice): Properties {
  return {
    form,
    length: text.length,
    'count of words': words.length,
    'first letter': text.slice(0, 1),
    'last letter': text.slice(-1),
    'last two letters': text.slice(-2),
    'capital letters': text.replace(/[^A-Z]/g, '').length,
    article: /^(an?|the) /i.exec(text)?.[0] ?? '',
    marks: text.replace(/[\w\s]/g, ''),
    vowels: text.replace(/[^aeiou]/gi, '').length,
    'double letter': /([a-z])\1/i.exec(text)?.[0] ?? '',
  };
}

export function propertiesOf(choice: Choice): Properties {
  return {
    ...ofText(choice),
    ...(choice.numbers.length > 0 ? ofNumbers(choice) : {}),
    ...(choice.value === undefined ? {} : ofValue(choice.value)),
  };
}
