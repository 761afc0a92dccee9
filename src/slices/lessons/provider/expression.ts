import { Rational, rational } from '../../../../curriculum/rational.ts';

/**
 * Exact evaluation of everyday arithmetic: `3 + 4 × 2`, `2 1/4 - .5`, `25% × 80`, `3(x + 1)²`, `$1,200 ÷ 3`, `√49`.
 * Shares only the rational numbers with the question templates.
 *
 * It reads as school does: `1/2` is one number, so `6 ÷ 1/2` is 12, and equal signs go from left to right. A text that people
 * read in two ways has no value here: `6/2(1 + 2)`, `1/2/3`, `1/2x`, `80 + 10%`, `-3²`, `2^3/4`, `√16/4`, `3/4 of 20 + 4`.
 */

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Largest exponent. Higher powers are beyond school, and would block the event loop. */
const maxExponent = 64;
/** Largest number of hexadecimal digits of a power. Powers of powers would take seconds: (((9^64)^64)^64)^64. */
const maxDigits = 1000;

const vulgar = /\s*([¼-¾⅐-⅞])/g;

/** Writes fractions of one character with three: `2½` as `2 1/2`. */
export function withPlainFractions(text: string): string {
  return text.replace(vulgar, (found) => ` ${found.trim().normalize('NFKD').replace('⁄', '/')}`);
}

/** Replaces the variants of each sign with one of them. */
function normalized(text: string): string {
  return withPlainFractions(text.normalize('NFC'))
    .replace(
      /([⁻⁺]?)([⁰¹²³⁴-⁹]+)/g,
      (_, sign, digits) =>
        `^(${sign === '⁻' ? '-' : ''}${[...digits].map((d) => superscripts.indexOf(d)).join('')})`,
    )
    .replace(/(?<=[\d)%])\s+of\s+(?=[\d(.$])/gi, '∘')
    .replace(/(?<=[\d)%])\s+x\s+(?=[\d(.])|(?<=\d)x(?=\d)/gi, '*')
    .replace(/[×✕✖⨯·∙⋅]/g, '*')
    .replace(/[⁄∕]/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g, (digits) => digits.replaceAll(',', ''))
    .replace(/\$\s*(?=[\d.])/g, '');
}

/** A fraction or mixed number, a decimal, a letter, a sign. */
const token = /\s*(?:((?:\d+\s+)?\d+\/\d+(?!\d|\.\d))|(\d*\.\d+|\d+\.?)|([a-z])|([-+*÷/∘^()%√]))/iy;
/** A mixed number, or a difference: `2-1/2`. */
const hyphened = /(?<![\d.])\d+-\d+\/\d/;

function tokensOf(text: string): string[] | undefined {
  const source = normalized(text).trim();
  if (hyphened.test(source)) return undefined;
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
  const [, before, n = '', d = ''] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (n !== '') {
    const part = rational(BigInt(n), BigInt(d));
    if (before === undefined) return part;
    // Nobody writes 1 3/2: it may be two numbers.
    if (part.compare(1) >= 0) throw new SyntaxError('no mixed number');
    return part.plus(BigInt(before));
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

/** Part of an expression. How it is written decides what may stand next to it. */
interface Part {
  value: Rational;
  form?: 'fraction' | 'percent' | 'number' | 'root' | 'product with of' | 'power of a number';
}

/** Requires that people read a text in one way. */
function requireClear(isClear: boolean): void {
  if (!isClear) throw new SyntaxError('ambiguous');
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
    const { value } = this.#sum();
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

  #sum(): Part {
    const terms = [this.#product()];
    for (;;) {
      const isMinus = this.#next() === '-';
      if (!this.#takes('+') && !this.#takes('-')) break;
      const { value, form } = this.#product();
      terms.push({ value: isMinus ? value.times(-1) : value, ...(form && { form }) });
    }
    const [first] = terms;
    if (first && terms.length === 1) return first;
    // 80 + 10% may be 88 or 80.1; 3/4 of 20 + 4 may be 19 or 18.
    const percents = terms.filter(({ form }) => form === 'percent').length;
    requireClear(percents === 0 || percents === terms.length);
    requireClear(!terms.some(({ form }) => form === 'product with of'));
    return { value: terms.reduce((sum, { value }) => sum.plus(value), rational(0)) };
  }

  #product(): Part {
    let last = this.#signed();
    let { value } = last;
    let [isDivided, hasOf, count] = [false, false, 1];
    for (; ; count += 1) {
      const sign = this.#next() ?? '';
      if (!/^[*∘÷/a-z(√]/i.test(sign)) break;
      const isImplied = /^[a-z(√]/i.test(sign);
      if (isImplied) {
        // 1/2x, 6 ÷ 2(1 + 2), 20%(4); 3√8 may be a cube root
        requireClear(!isDivided && sign !== '√' && !/fraction|percent|root/.test(last.form ?? ''));
      } else this.#at += 1;
      const next = isImplied ? this.#power() : this.#signed();
      // 6 ÷ 4/(1 + 1), 1/2/3
      if (sign === '/') requireClear(!isDivided && last.form !== 'fraction' && next.form !== 'fraction');
      if (sign === '∘') requireClear(!isDivided);
      hasOf ||= sign === '∘';
      const divides = sign === '÷' || sign === '/';
      isDivided ||= divides;
      value = divides ? value.over(next.value) : value.times(next.value);
      last = next;
    }
    if (count === 1) return last;
    return hasOf ? { value, form: 'product with of' } : { value };
  }

  #signed(): Part {
    if (this.#takes('-')) {
      const part = this.#signed();
      // -3² may be -9 or 9
      requireClear(part.form !== 'power of a number');
      return { ...part, value: part.value.times(-1) };
    }
    return this.#takes('+') ? this.#signed() : this.#power();
  }

  #power(): Part {
    const { value: base, form } = this.#atom();
    if (!this.#takes('^')) return { value: base, ...(form && { form }) };
    const isEnclosed = this.#next() === '(';
    const isNegative = this.#takes('-');
    const exponent = this.#atom();
    // 1/2², 50%², √4², 2^3/4, 2^3^2, 2^3(4)
    requireClear((form ?? 'number') === 'number');
    requireClear((exponent.form ?? 'number') === 'number' && this.#next() !== '^');
    requireClear(isEnclosed || !/^[a-z(√]/i.test(this.#next() ?? ''));
    const value = powerOf(base, isNegative ? exponent.value.times(-1) : exponent.value);
    return form === 'number' ? { value, form: 'power of a number' } : { value };
  }

  #atom(): Part {
    const text = this.#next();
    if (text === undefined) throw new SyntaxError('unexpected end');
    this.#at += 1;
    if (text === '(') return this.#percent(this.#closed());
    if (text === '√') {
      const { value, form } = this.#atom();
      requireClear((form ?? 'number') === 'number');
      return { value: rootOf(value), form: 'root' };
    }
    if (/^[\d.]/.test(text))
      return this.#percent({ value: numberOf(text), form: text.includes('/') ? 'fraction' : 'number' });
    const value = this.#variables[text.toLowerCase()];
    if (!value) throw new SyntaxError('unknown variable');
    return { value };
  }

  #closed(): Part {
    const { value, form } = this.#sum();
    if (!this.#takes(')')) throw new SyntaxError('missing parenthesis');
    return form === 'percent' ? { value, form } : { value };
  }

  #percent(part: Part): Part {
    if (!this.#takes('%')) return part;
    requireClear((part.form ?? 'number') === 'number');
    return { value: part.value.over(100), form: 'percent' };
  }
}

function powerOf(base: Rational, exponent: Rational): Rational {
  if (!exponent.isInteger() || exponent.compare(maxExponent) > 0 || exponent.compare(-maxExponent) < 0) {
    throw new RangeError('exponent out of range');
  }
  const times = Number(exponent.n);
  const digits = Math.max(...[base.n, base.d].map((part) => part.toString(16).length));
  if (digits * Math.abs(times) > maxDigits) throw new RangeError('power out of range');
  return base.power(times);
}

/** Returns the exact value of an expression with the given variables; undefined if it has none, or people may read another. */
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
  if (!/[\d¼-¾⅐-⅞]/.test(text)) return undefined;
  const bare = text.replace(/^[a-z]\s*=\s*/i, '');
  const alone = evaluate(bare);
  if (alone) return { value: alone, unit: bare.includes('$') ? '$' : '' };
  const [, number = '', unit = ''] = /^(.*\d[\d)/.]*)\s*([a-zµ°][a-zµ°/²³. ]*)$/i.exec(bare) ?? [];
  const value = evaluate(number);
  return value && { value, unit: unit.toLowerCase().replace(/s$/, '') };
}
