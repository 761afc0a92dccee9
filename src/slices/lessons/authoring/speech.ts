/**
 * Spoken forms of texts, for learners who cannot read yet. A client gives them to a speech synthesizer, which reads words and
 * whole numbers, but not signs, gaps and fractions.
 */

const signs: Readonly<Record<string, string>> = {
  '+': 'plus',
  '×': 'times',
  '÷': 'divided by',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  '≠': 'is not equal to',
  '□': 'blank',
  '→': 'to',
  '★': 'stars',
  '●': 'circles',
  '■': 'squares',
  '▲': 'triangles',
  '♥': 'hearts',
  '♦': 'diamonds',
  '☀': 'suns',
  '✿': 'flowers',
  '☂': 'umbrellas',
  '♫': 'notes',
};
const picture = '[★●■▲♥♦☀✿☂♫\\p{Extended_Pictographic}]';
/** Pictures that the learner counts: several in a row, or some after the end of a sentence. */
const pictures = new RegExp(`(?<=[.?!:] )${picture}(?: ${picture})*|${picture}(?: ${picture})+`, 'gu');
const anySign = new RegExp(`[${Object.keys(signs).join('')}]`, 'gu');
const units: Readonly<Record<string, string>> = {
  cm: 'centimeters',
  m: 'meters',
  kg: 'kilograms',
  ft: 'feet',
};

const counts = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const parts = [
  '',
  '',
  'half',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

function fraction(numerator: number, denominator: number): string {
  const [count, part] = [counts[numerator], parts[denominator]];
  if (!count || !part) return `${numerator} over ${denominator}`;
  if (numerator === 1) return `${count} ${part}`;
  return `${count} ${part === 'half' ? 'halves' : `${part}s`}`;
}

function dollars(whole: number, cents: number): string {
  const parts = [...(whole > 0 ? [`${whole} ${whole === 1 ? 'dollar' : 'dollars'}`] : [])];
  if (cents > 0 || whole === 0) parts.push(`${cents} ${cents === 1 ? 'cent' : 'cents'}`);
  return parts.join(' and ');
}

/** Text of pictures alone, such as a choice: it says only what they are. */
const onlyPictures = new RegExp(`^(${picture})(?: ${picture})*$`, 'u');

/** Returns the spoken form of a text: signs, gaps, fractions and money in words. Leaves out pictures to count. Pure. */
export function spoken(text: string): string {
  const [, alone] = onlyPictures.exec(text) ?? [];
  if (alone) return signs[alone] ?? 'pictures';
  if (/^[\w\s.,?!'"“”’:;()]*$/.test(text) && !/_|\d (?:cm|m|kg|ft)\b/.test(text)) return text;
  return text
    .replace(pictures, ' ')
    .replace(/\$(\d+)(?:\.(\d\d))?/g, (_, whole, cents = '0') => dollars(Number(whole), Number(cents)))
    .replace(/(\d+)¢/g, (_, cents) => dollars(0, Number(cents)))
    .replace(/(\d+)\/(\d+)/g, (_, top, bottom) => fraction(Number(top), Number(bottom)))
    .replace(/(\d) (cm|m|kg|ft)\b/g, (_, digit, unit) => `${digit} ${units[unit]}`)
    .replace(/(?<=[\d□?] )[-−](?= [\d□?])/g, 'minus')
    .replace(/(?<![\w])[-−](?=\d)/g, 'negative ')
    .replace(/_+/g, 'blank')
    .replace(anySign, (sign) => ` ${signs[sign]} `)
    .replace(/\|[|/ ]*/g, ' tally marks ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,?!])/g, '')
    .trim();
}
