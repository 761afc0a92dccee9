import type { Rational } from '../../../../curriculum/rational.ts';
import type { Question } from '../../../../curriculum/types.ts';
import { evaluate, type Quantity, quantityOf, withPlainFractions } from './expression.ts';

/** Result of recomputing a question: the key is right, is wrong or not the only right one, or cannot be computed. */
export type Verdict = 'right' | 'wrong' | 'open';

/** Arithmetic from one number to another. */
const run = /[[({√$−-]*\s*\.?\d(?:[\d\s.,()[\]{}+*×·∙⋅✕✖⨯∘÷/⁄∕^%√$⁰¹²³⁴-⁹⁻−–-])*/gi;
/** Returns true if there is something to compute: more than a number, a fraction or a range of years. */
const isComputation = (text: string): boolean =>
  /[\d)\]}%⁰¹²³⁴-⁹]\s*[+*×·∙⋅✕✖⨯∘÷^−–-]\s*[[({√$.\d−-]|\d\s+[/÷⁄∕]\s+\d|\/.*\/|[)\]}]\s*[/÷⁄∕]|[/÷⁄∕]\s*[[({]|√|[⁰¹²³⁴-⁹]/i.test(
    text,
  );

/** Words that ask for something other than the value of the expression next to them. */
const asksElse =
  /\b(not|estimate[ds]?|round(ed|s)?|about|nearest|closest|greater|less|more|fewer|larger|smaller|bigger|remainder|step|first|between|compare|property|sign|operation|left|digit)\b/i;

/** Text around an expression that adds nothing to the question. */
const frame =
  /^(what('s| is| does)?|how much is|calculate|compute|evaluate|find|work out|solve|simplify|add|subtract|multiply|divide)?( the)?( (value|sum|product|difference|quotient|result|answer)( of| to)?)?:?\s*#\s*(=|equals?( to)?)?[\s?._=]*$/i;

const variableFrame = (name: string): RegExp =>
  new RegExp(
    `^((solve|find)( for)?( the value of)?( ${name})?( in| if| when| given)?|(if|when|given( that)?)|what (is|number is|value is)( the value of)?( ${name})?( in| if| when| given)?|(what|which) (number|value) (is missing|makes this true|goes in the (blank|gap|box))( in)?)?[:,?]?\\s*#[,.;]?\\s*((what|which) (is|number is|value is|number goes in the blank|number is missing)( the value of)?( ${name})?|(find|solve for)( the value of)?( ${name})?)?[\\s?._]*$`,
    'i',
  );

/** Replaces words between numbers with signs. */
function withSigns(text: string): string {
  return withPlainFractions(text)
    .replace(/(?<=[\d)]%?)\s+of\s+(?=\$?[\d(])/gi, ' ∘ ')
    .replace(/(?<=[\d)%])\s+x\s+(?=[\d(.])|(?<=\d)x(?=\d)/gi, ' × ')
    .replace(/(?<=\d)\s+plus\s+(?=\d)/gi, ' + ')
    .replace(/(?<=\d)\s+minus\s+(?=\d)/gi, ' - ')
    .replace(/(?<=\d)\s+(times|multiplied by)\s+(?=\d)/gi, ' × ')
    .replace(/(?<=\d)\s+divided by\s+(?=\d)/gi, ' ÷ ')
    .replace(/\b\d{4}\s*[-–]\s*\d{4}\b/g, 'some years');
}

/** Computes the answer in exact fractions, if the text allows it, and compares it with the choices. */
export function solve({ question, choices, correctIndex }: Question): Verdict {
  const text = withSigns(question).replace(/\s+/g, ' ').trim();
  const worths = choices.map(quantityOf);
  const key = worths[correctIndex];
  if (!key) return 'open';
  const equation = equationIn(text);
  if (equation) return equation(worths, correctIndex);
  const runs = [...text.matchAll(run)].map(([found]) => trimmed(found)).filter(isComputation);
  const [only] = runs;
  const value = only !== undefined && runs.length === 1 ? evaluate(only) : undefined;
  if (only === undefined || !value) return 'open';
  const verdict = compare(worths, correctIndex, (choice) => choice.equals(value));
  const [before = '', after = ''] = aroundOf(text, only);
  if (frame.test(`${before}#${after}`)) return verdict;
  // A longer text may ask for more than the expression, which can then only disprove the key.
  const stands = standsBefore.test(before) && standsAfter.test(after) && !changesPrevious.test(after);
  return verdict === 'wrong' && stands && !asksElse.test(text) ? 'wrong' : 'open';
}

/** Ends of a text before an expression that do not belong to it: a word, or the end of a sentence. */
const standsBefore = /(^|\p{L}{2}[,;]?|[.?!"“]|\ba)\s*$/iu;
/** Starts of a text after it, likewise. A 5! may be a factorial. */
const standsAfter = /^\s*($|[=?.,;"”)_]|\p{L}{2}|a\b)/iu;

function aroundOf(text: string, part: string): string[] {
  const start = text.indexOf(part);
  return [text.slice(0, start), text.slice(start + part.length)];
}

function trimmed(found: string): string {
  const text = found.trim().replace(/[\s.,+*×·÷/^=−–$-]+$/, '');
  const opened = text.split('(').length - text.split(')').length;
  return opened < 0 ? text.replace(/\)+$/, '') : text;
}

type Worths = readonly (Quantity | undefined)[];

/** Returns `right` if the key passes and no other choice does. */
function compare(worths: Worths, correctIndex: number, passes: (value: Rational) => boolean): Verdict {
  const passing = worths.flatMap((worth, i) => (worth && passes(worth.value) ? [i] : []));
  return passing.length === 1 && passing[0] === correctIndex ? 'right' : 'wrong';
}

const side = String.raw`(?:[\d\s.,()[\]{}+*×·∙⋅✕✖⨯∘÷/⁄∕^%√⁰¹²³⁴-⁹⁻−–-]|(?<![a-z])[a-z](?![a-z]))+`;
const equation = new RegExp(`(${side})=(${side})`, 'gi');

/** Returns the judge of the question's equation with one unknown or gap; undefined without an equation. */
function equationIn(question: string): ((worths: Worths, correctIndex: number) => Verdict) | undefined {
  const text = question.replace(
    /_{2,}|□|\[ \]|\?(?=\s*[-+×÷=*/−–])|(?<=[-+×÷=*/−–]\s*)\?(?=\s*[-+×÷=*/−–])/g,
    ' n ',
  );
  const found = [...text.matchAll(equation)];
  const [first] = found;
  if (!first || found.length > 1) return undefined;
  const [whole, left = '', right = ''] = first;
  const letters = new Set(`${left} ${right}`.toLowerCase().match(/[a-z]/g));
  const [name] = letters;
  if (name === undefined || letters.size > 1) return undefined;
  if (!variableFrame(name).test(text.replace(whole, ' # ').replace(/\s+/g, ' ').trim())) return undefined;
  const differenceAt = (value: Rational) => {
    const [l, r] = [left, right].map((half) => evaluate(trimmed(half), { [name]: value }));
    return l && r && l.minus(r);
  };
  return (worths, correctIndex) =>
    worths.some((worth) => worth && !differenceAt(worth.value))
      ? 'open'
      : compare(worths, correctIndex, (value) => differenceAt(value)?.equals(0) ?? false);
}

/** Text that belongs to the number after it: 2x + 3, 3 cm + 4, 1:2, a × 3. */
const attachesToNext = /((?<![a-z])[a-z]|[a-z\d)]\s*[-+×∘÷*/^−–(]|:)\s*$/i;
/** Text that changes the number before it: 7 hundreds, 3 remainder 2, 3x, 1:2. */
const changesPrevious =
  /^\s*(:|(ten|one|hundred|thousand|million|half|halves|third|quarter|dozen|remainder)s?\b|[a-z]\b)/i;

/** Returns true if a text states a false equality of arithmetic: `3 + 4 = 8`. */
export function hasFalseEquality(text: string): boolean {
  const sides = withSigns(text).split('=');
  return sides.slice(1).some((after, i) => {
    const before = sides[i] ?? '';
    const left = [...before.matchAll(run)].at(-1);
    const right = [...after.matchAll(run)][0];
    if (!left || !right || before.slice(left.index + left[0].length).trim() !== '') return false;
    if (after.slice(0, right.index).trim() !== '') return false;
    if (attachesToNext.test(before.slice(0, left.index))) return false;
    if (changesPrevious.test(after.slice(right.index + right[0].length))) return false;
    const [l, r] = [evaluate(trimmed(left[0])), evaluate(trimmed(right[0]))];
    return l !== undefined && r !== undefined && !l.equals(r);
  });
}
