/** Choice as the classifier reads it. */
export interface Choice {
  text: string;
  /** Text with `#` in place of each number. */
  form: string;
  numbers: readonly number[];
  /** Digits of the text, without zeros at its ends. */
  digits: string;
  /** Value of the number, fraction, mixed number, time of day, ratio or power of ten. */
  value?: number;
  words: readonly string[];
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';
const number = /(?<![\w)])-?\d+(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?/g;

/** Writes raised digits as `^` with plain digits. */
function lowered(text: string): string {
  return text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, (power) => {
    const digits = [...power].map((c) => '0123456789-'[raised.indexOf(c)]);
    return ` ^ ${digits.join('')}`;
  });
}

function amountOf(form: string, numbers: readonly number[]): number | undefined {
  const [a = 0, b = 0, c = 0] = numbers;
  if (numbers.length === 1) return a;
  if (/# #\/#/.test(form) && numbers.length === 3) return a + (a < 0 ? -b : b) / c;
  if (/^[^#]*#\/#[^#]*$/.test(form)) return a / b;
  if (/^#:#/.test(form) && numbers.length === 2) return a * 60 + b;
  if (/^[^#]*# × # \^ #/.test(form) && numbers.length === 3) return a * b ** c;
  return undefined;
}

export function readChoice(text: string): Choice {
  const plain = lowered(text);
  const numbers = (plain.match(number) ?? []).map((n) => Number(n.replaceAll(',', '')));
  const form = plain.replace(number, '#');
  const value = amountOf(form, numbers);
  return {
    text,
    form,
    numbers,
    digits: text.replace(/\D/g, '').replace(/^0+|0+$/g, ''),
    words: text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [],
    ...(value !== undefined && Number.isFinite(value) ? { value } : {}),
  };
}
