import { Rational, rational } from '../generators/rational.ts';

/**
 * Exact evaluation of everyday arithmetic: `3 + 4 × 2`, `2 1/4 - .5`, `25% × 80`, `3(x + 1)²`, `$1,200 ÷ 3`, `√49`.
 * Shares only the rational numbers with the question templates.
 */

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Largest exponent. Higher powers are beyond school, and would block the event loop. */
const maxExponent = 64;
/** Largest number of hexadecimal digits of a power. Powers of powers would take seconds: (((9^64)^64)^64)^64. */
const maxDigits = 1000;

/** Replaces the variants of each sign with one of them. */
function normalized(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[⁰¹²³⁴-⁹]+/g, (digits) => `^${[...digits].map((d) => superscripts.indexOf(d)).join('')}`)
    .replace(/(?<=[\d)%])\s+x\s+(?=[\d(.])|(?<=\d)x(?=\d)/gi, '*')
    .replace(/[×·∙⋅]/g, '*')
    .replace(/[÷⁄∕]/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/\$\s*(?=[\d.])/g, '');
}

const token = /\s*(?:(\d+\s+\d+\s*\/\s*\d+)|(\d*\.\d+|\d+\.?)|([a-z])|([-+*/^()%√]))/iy;

function tokensOf(text: string): string[] | undefined {
  const source = normalized(text).trim();
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const found = token.exec(source);
    if (!found || tokens.length > 100) return undefined;
    tokens.push(found[0].trim());
  }
  return tokens;
}

function numberOf(text: string): Rational {
  const mixed = /^(\d+)\s+(\d+)\s*\/\s*(\d+)$/.exec(text);
  if (mixed) {
    const [, whole = '', n = '', d = ''] = mixed;
    return rational(BigInt(n), BigInt(d)).plus(BigInt(whole));
  }
  const [whole = '', places = ''] = text.split('.');
  return rational(BigInt(`${whole}${places}` || '0'), 10n ** BigInt(places.length));
}

/** Returns the square root of a fraction. Throws RangeError if it is irrational. */
function rootOf(value: Rational): Rational {
  const [n, d] = [value.n, value.d].map((square) => {
    const root = BigInt(Math.round(Math.sqrt(Number(square))));
    if (root * root !== square) throw new RangeError('not a square');
    return root;
  });
  return new Rational(n ?? 0n, d ?? 1n);
}

/** Recursive descent parser: sum, product, power, atom. Throws SyntaxError or RangeError without a value. */
class Parser {
  readonly #tokens: readonly string[];
  readonly #variables: Readonly<Record<string, Rational>>;
  #at = 0;

  constructor(tokens: readonly string[], variables: Readonly<Record<string, Rational>>) {
    this.#tokens = tokens;
    this.#variables = variables;
  }

  parse(): Rational {
    const value = this.#sum();
    if (this.#at < this.#tokens.length) throw new SyntaxError('text after the expression');
    return value;
  }

  #next(): string | undefined {
    return this.#tokens[this.#at];
  }

  #takes(sign: string): boolean {
    if (this.#next() !== sign) return false;
    this.#at += 1;
    return true;
  }

  #sum(): Rational {
    let value = this.#product();
    for (;;) {
      if (this.#takes('+')) value = value.plus(this.#product());
      else if (this.#takes('-')) value = value.minus(this.#product());
      else return value;
    }
  }

  #product(): Rational {
    let value = this.#signed();
    for (;;) {
      if (this.#takes('*')) value = value.times(this.#signed());
      else if (this.#takes('/')) value = value.over(this.#signed());
      // 3(4 + 1), 2x: a factor without a sign
      else if (/^[a-z(√]/i.test(this.#next() ?? '')) value = value.times(this.#power());
      else return value;
    }
  }

  #signed(): Rational {
    if (this.#takes('-')) return this.#signed().times(-1);
    return this.#takes('+') ? this.#signed() : this.#power();
  }

  #power(): Rational {
    const base = this.#atom();
    if (!this.#takes('^')) return base;
    const exponent = this.#signed();
    if (!exponent.isInteger() || exponent.compare(maxExponent) > 0 || exponent.compare(-maxExponent) < 0) {
      throw new RangeError('exponent out of range');
    }
    const times = Number(exponent.n);
    const digits = Math.max(...[base.n, base.d].map((part) => part.toString(16).length));
    if (digits * Math.abs(times) > maxDigits) throw new RangeError('power out of range');
    return base.power(times);
  }

  #atom(): Rational {
    const text = this.#next();
    if (text === undefined) throw new SyntaxError('unexpected end');
    this.#at += 1;
    if (text === '(') return this.#percent(this.#closed());
    if (text === '√') return rootOf(this.#atom());
    if (/^[\d.]/.test(text)) return this.#percent(numberOf(text));
    const value = this.#variables[text.toLowerCase()];
    if (!value) throw new SyntaxError('unknown variable');
    return value;
  }

  #closed(): Rational {
    const value = this.#sum();
    if (!this.#takes(')')) throw new SyntaxError('missing parenthesis');
    return value;
  }

  #percent(value: Rational): Rational {
    return this.#takes('%') ? value.over(100) : value;
  }
}

/** Returns the exact value of an expression with the given variables; undefined if it has none. */
export function evaluate(
  expression: string,
  variables: Readonly<Record<string, Rational>> = {},
): Rational | undefined {
  const tokens = tokensOf(expression);
  if (!tokens || tokens.length === 0 || expression.length > 300) return undefined;
  try {
    return new Parser(tokens, variables).parse();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Number with its unit: lower case, without a plural s, empty if there is none. */
export interface Quantity {
  value: Rational;
  unit: string;
}

const numberWords = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');

/** Returns the number in a choice: `7`, `x = 7`, `seven`, `$7.00`, `7 cm`, `14/2`. Undefined for other words. */
export function quantityOf(choice: string): Quantity | undefined {
  const text = choice.trim().replace(/\.$/, '');
  const word = numberWords.indexOf(text.toLowerCase());
  if (word >= 0) return { value: rational(word), unit: '' };
  const bare = text.replace(/^[a-z]\s*=\s*/i, '');
  const alone = evaluate(bare);
  if (alone) return { value: alone, unit: bare.includes('$') ? '$' : '' };
  const [, number = '', unit = ''] = /^(.*\d[\d)/.]*)\s*([a-zµ°][a-zµ°/²³. ]*)$/i.exec(bare) ?? [];
  const value = evaluate(number);
  return value && { value, unit: unit.toLowerCase().replace(/s$/, '') };
}
