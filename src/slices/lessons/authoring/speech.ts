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
};
/** Pictures in rows: the name of one, and of several. */
const pictures: Readonly<Record<string, readonly [one: string, several: string]>> = {
  '★': ['star', 'stars'],
  '●': ['dot', 'dots'],
  '■': ['square', 'squares'],
  '▲': ['triangle', 'triangles'],
  '♥': ['heart', 'hearts'],
  '♦': ['diamond', 'diamonds'],
  '☀': ['sun', 'suns'],
  '✿': ['flower', 'flowers'],
  '☂': ['umbrella', 'umbrellas'],
  '♫': ['note', 'notes'],
};
const picture = `[${Object.keys(pictures).join('')}]`;
const rows = new RegExp(`${picture}(?: ?${picture})*`, 'gu');
/** Picture that stands for a word in a sentence: `How many ★ are here?` */
const asWord = new RegExp(`(?<=[a-z] )${picture}(?= [a-z])`, 'gu');
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

const picturesIn = (row: string): string[] => [...row.replaceAll(' ', '')];

/** Returns a row of pictures one by one, so that a listener can count them: `star, star, dot`. */
function oneByOne(row: string): string {
  return picturesIn(row)
    .map((each) => pictures[each]?.[0] ?? each)
    .join(', ');
}

/** Returns a row of equal pictures as a number, since choices one by one are hard to keep apart: `three dots`. */
function counted(row: string): string {
  const all = picturesIn(row);
  const [one = '', several = ''] = pictures[all[0] ?? ''] ?? [];
  const isAlike = all.every((each) => each === all[0]);
  return isAlike ? `${counts[all.length] ?? all.length} ${all.length === 1 ? one : several}` : oneByOne(row);
}

/** Returns tally marks by their bundles, so that the listener adds: `five and one tally marks`. */
function tallies(marks: string): string {
  const bundles = marks.split(' ').map((each) => counts[each.length] ?? String(each.length));
  return `${bundles.join(' and ')} tally ${marks === '|' ? 'mark' : 'marks'}`;
}

/** Returns letters one by one, with gaps: `t, h, r, a gap, d`. */
function spelled(word: string): string {
  return (word.match(/_+|[^ ]/gu) ?? [])
    .map((each) => (each.startsWith('_') ? 'a gap' : (marks[each] ?? each)))
    .join(', ');
}

const marks: Readonly<Record<string, string>> = {
  '.': 'period',
  '?': 'question mark',
  '!': 'exclamation point',
  ',': 'comma',
  '’': 'apostrophe',
  "'": 'apostrophe',
  '-': 'hyphen',
};

/** Word with a gap for some of its letters. A gap that stands alone is said as "blank". */
const gapped = /\p{L}+_[\p{L}_]*|(?:_ )*_+\p{L}[\p{L}_]*/gu;

/** Returns the spoken form of a text: signs, gaps, fractions, money and pictures in words. Pure. */
export function spoken(text: string): string {
  return inWords(text, oneByOne);
}

function inWords(text: string, row: (pictures: string) => string): string {
  if (/^[\w\s.,?!'"“”’:;()]*$/.test(text) && !/_|\d (?:cm|m|kg|ft)\b/.test(text)) return text;
  return (
    text
      .replace(asWord, (found) => pictures[found]?.[1] ?? found)
      .replace(rows, (found) => row(found))
      // A question may call triangles tents.
      .replace(/triangle/g, /\btents?\b/.test(text) ? 'tent' : 'triangle')
      .replace(/\$(\d+) (?=bill|coin|note)/g, '$1-dollar ')
      .replace(/\$(\d+)(?:\.(\d\d))?/g, (_, whole, cents = '0') => dollars(Number(whole), Number(cents)))
      .replace(/(\d+)¢/g, (_, cents) => dollars(0, Number(cents)))
      .replace(/(\d+)\/(\d+)/g, (_, top, bottom) => fraction(Number(top), Number(bottom)))
      .replace(/(\d) (cm|m|kg|ft)\b/g, (_, digit, unit) => `${digit} ${units[unit]}`)
      .replace(/(?<=[\p{L}\d□?] )[-−](?= [\d□?])/gu, 'minus')
      .replace(/(?<![\w])[-−](?=\d)/g, 'negative ')
      .replace(gapped, spelled)
      .replace(/ ?…/g, '')
      .replace(/_+/g, 'blank')
      .replace(anySign, (sign) => ` ${signs[sign]} `)
      .replace(/\|[|/]*(?: \|[|/]*)*/g, tallies)
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,?!])/g, '')
      .trim()
  );
}

/** Words that sound the same, as choices of early grades have them. */
const soundAlikes =
  `ate eight; bare bear; be bee; blew blue; brake break; buy by bye; cell sell; cent scent sent; close clothes; dear deer;
eye I; fair fare; flour flower; for four; hair hare; hear here; heard herd; hole whole; hour our; its it’s; knew new; knight night; know no;
mail male; made maid; meat meet; one won; pail pale; pair pear; pause paws; peace piece; plain plane; rain reign; read red; right write;
road rode; sail sale; sea see; sew so; some sum; son sun; stair stare; tail tale; than then; their there they’re; threw through; to too two;
toe tow; wait weight; waist waste; wear where; week weak; which witch; wood would; your you’re`
    .split(/;\s*/)
    .map((set) => set.split(' '));
const soundOf = new Map(
  soundAlikes.flatMap((set) => set.map((word): [string, string] => [word, set[0] ?? word])),
);

/** Returns what is heard of a text. Marks, capital letters and the spelling of sound-alikes are not. */
function heard(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’' ]/gu, '')
    .split(' ')
    .map((word) => soundOf.get(word.replace("'", '’')) ?? word.replace(/[’']/g, ''))
    .join(' ');
}

/** Letters alone, which are asked by their names: `sh`, `ea`. */
const onlyLetters = /^[a-z]{1,3}$/;

/**
 * Returns the spoken forms of choices, of which no two sound the same. Those that would are spelled: `their: t, h, e, i, r`; sentences
 * have their marks and capital letters in words.
 */
export function spokenChoices(choices: readonly string[]): string[] {
  const areLetters =
    choices.every((each) => onlyLetters.test(each)) && choices.some((each) => !/[aeiouy]/.test(each));
  if (areLetters) return choices.map(spelled);
  const plain = choices.map((choice) => inWords(choice, counted));
  const sounds = plain.map(heard);
  return plain.map((text, i) => {
    const choice = choices[i] ?? '';
    const isAlone = sounds.every((sound, j) => j === i || sound !== sounds[i]);
    if (isAlone) return text;
    return choice.includes(' ')
      ? withMarks(choice)
      : `${text}: ${spelled(choice)}`.replace(/: ([A-Z])/, ': capital $1');
  });
}

/** Returns a sentence with its marks and capital letters in words. */
function withMarks(text: string): string {
  return text
    .replace(/\b(?=[A-Z])/g, 'capital ')
    .replace(/[.?!,’'-]/g, (mark) => `, ${marks[mark]},`)
    .replace(/,\s*$/, '')
    .trim();
}
