import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import type { Concept, Dial } from '../types.ts';
import {
  denominatorsAt,
  type Fraction,
  fractionGrid,
  fractionMath,
  isGrid,
  over,
  partsInWords,
  show,
  smallDenominatorsAt,
} from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

const unitMends = {
  'wrong-size-of-parts': 'The number below tells into how many equal parts the whole is cut.',
  'wrong-count-of-parts': 'The number above counts the parts. Count them once more.',
  'larger-number-larger-part': 'More parts in the whole make each part smaller.',
  'wrong-count': 'Count in unit fractions until the whole is full.',
};

const kinds = ['ribbon', 'cake', 'garden', 'rope', 'wall', 'road', 'loaf'] as const;

const unitForms: Forms = {
  one: form([0], (rng, { grade }) => {
    const d = rng.pick(denominatorsAt(grade).filter((each) => each <= 12));
    const kind = rng.pick(kinds);
    const wrong = drawn(
      () => ({ n: rng.pick([2, 3]), d: rng.pick(denominatorsAt(grade)) }),
      (f) => f.d !== d && isGrid({ n: 1, d }, f),
    );
    return {
      key: `${kind} ${d}`,
      question: `A ${kind} is split into ${d} equal parts. What part of it is one of them?`,
      ...fractionGrid({ n: 1, d }, wrong),
      explanation: `One of ${d} equal parts is 1/${d}. It is called a unit fraction.`,
      figure: { kind: 'fraction-bar', parts: d, shaded: 1 },
    };
  }),
  copies: form([0, 1], (rng, { grade }) => {
    const d = rng.pick(denominatorsAt(grade).filter((each) => each <= 12));
    const n = rng.int(2, grade === 3 ? d + 1 : 2 * d);
    const wrong = drawn(
      () => ({ n: beside(rng, n), d: rng.pick([...denominatorsAt(grade), n]) }),
      (f) => f.d !== d && isGrid({ n, d }, f),
    );
    return {
      key: show({ n, d }),
      question: `Which fraction is made of ${n} copies of 1/${d}?`,
      ...fractionGrid({ n, d }, wrong),
      explanation: `Count in steps of 1/${d}: ${n} of them are ${n}/${d}.`,
    };
  }),
  full: form([0, 1, 2], (rng, { grade, level }) => {
    const d = rng.pick(denominatorsAt(grade).filter((each) => each <= 12));
    const w = rng.int(1, level + 3);
    const kind = rng.pick(['cup', 'mile', 'meter', 'hour'] as const);
    return {
      key: `${kind} ${d} ${w}`,
      question: `How many times does 1/${d} of ${kind === 'hour' ? 'an' : 'a'} ${kind} fit into ${w} ${w === 1 ? kind : `${kind}s`}?`,
      ...numeric(w * d, { 'wrong-count': w * beside(rng, d, { by: 1 }), 'larger-number-larger-part': w + d }),
      explanation: `${d} copies of 1/${d} make 1 whole. ${w === 1 ? 'So it fits' : `For ${w} wholes that is ${w} × ${d} = ${w * d}, so it fits`} ${w * d} times.`,
    };
  }),
  largest: form([1, 2], (rng, { grade }) => {
    const all = rng
      .sample(
        denominatorsAt(grade).filter((d) => d <= 12),
        grade === 3 ? 3 : 4,
      )
      .sort((a, b) => a - b);
    const isLargest = rng.int(0, 1) === 1;
    const right = all.at(isLargest ? 0 : -1) ?? 2;
    const thing = rng.pick(kinds);
    return {
      key: `${thing} ${isLargest} ${all.join(' ')}`,
      question: `Which is the ${isLargest ? 'largest' : 'smallest'} part of a ${thing}: ${rng
        .shuffle(all)
        .map((d) => `1/${d}`)
        .join(' or ')}?`,
      answer: { text: `1/${right}`, worth: `${right}` },
      mistakes: all
        .filter((d) => d !== right)
        .map((d) => ({ name: 'larger-number-larger-part', text: `1/${d}`, worth: `${d}` })),
      explanation: `The fewer parts, the larger is each. From large to small: ${all.map((d) => `1/${d}`).join(', ')}.`,
    };
  }),
  rebuild: form([2], (rng, { grade }) => {
    const d = rng.pick(denominatorsAt(grade).filter((each) => each > 2 && each <= 12));
    const length = rng.int(2, 9);
    const kind = rng.pick(['rope', 'ribbon', 'path', 'pole'] as const);
    return {
      key: `${kind} ${d} ${length}`,
      question: `1/${d} of a ${kind} is ${length} feet long. How long is the whole ${kind}, in feet?`,
      ...numeric(length * d, {
        'wrong-count': length * beside(rng, d, { by: 1 }),
        'larger-number-larger-part': length + d,
      }),
      explanation: `The whole has ${d} parts of ${length} feet: ${d} × ${length} = ${length * d}.`,
    };
  }),
};

const unitFractions = formed(
  {
    ...fractionMath,
    id: 'math.fractions.unit',
    title: 'Unit fractions',
    grades: [3, 5],
    objectives: ['See a unit fraction as one of equal parts, and other fractions as copies of it'],
    keywords: ['unit fractions', 'equal parts', 'one part of a whole'],
    prerequisites: ['math.fractions.identify'],
    standards: ['3.NF.A.1', '4.NF.B.4'],
    teaching: {
      idea: 'A unit fraction is one of the equal parts of a whole: 1/4 is one of 4 equal parts. All other fractions are copies of it: 3/4 is 3 copies of 1/4.',
      caution: 'The larger the number below, the smaller is the part.',
      hints: [
        'Into how many equal parts is the whole cut?',
        'How many of these parts does the question ask for?',
        'Count in unit fractions, such as 1/4, 2/4, 3/4, 4/4.',
      ],
      mends: unitMends,
    },
  },
  unitForms,
);

/** Draws a fraction up to the end of a number line, not at a whole number. */
function onLine(rng: Rng, { grade, level }: Dial): Fraction & { to: number } {
  const d = rng.pick(smallDenominatorsAt(grade).filter((each) => each > 2));
  const to = level === 0 ? 1 : rng.int(1, 3);
  return {
    n: drawn(
      () => rng.int(1, to * d - 1),
      (n) => n % d !== 0,
    ),
    d,
    to,
  };
}

const lineOf = ({ d, to }: { d: number; to: number }, n: number) =>
  ({ kind: 'fraction-line', from: 0, to, parts: d, marks: [n], labels: [], asked: n }) as const;

const lineForms: Forms = {
  read: form([0, 1], (rng, dial) => {
    const { n, d, to } = onLine(rng, dial);
    const wrong = drawn(
      () => ({ n: beside(rng, n), d: rng.pick([d - 1, d + 1, to * d]) }),
      (f) => f.d > 1 && f.d !== d && isGrid({ n, d }, f),
    );
    return {
      key: `${n}/${d} ${to}`,
      question: `A number line goes from 0 to ${to}. Each unit has ${d} equal parts. A point is ${n} ${n === 1 ? 'part' : 'parts'} from 0. Which fraction is it?`,
      ...fractionGrid({ n, d }, wrong, ['counted-marks', 'counted-parts-of-line']),
      explanation: `Each part is 1/${d} long. ${n} ${n === 1 ? 'part' : 'parts'} from 0 is ${n}/${d}.`,
      figure: lineOf({ d, to }, n),
    };
  }),
  steps: form([0], (rng, dial) => {
    const { n, d } = onLine(rng, dial);
    return {
      key: `${n}/${d}`,
      question: `${rng.pick(names)} starts at 0 on a number line and wants to reach ${n}/${d}. How many jumps of 1/${d} does it take?`,
      ...numeric(n, { 'counted-marks': beside(rng, n, { by: 1 }), 'took-denominator': d }),
      explanation: `Each jump is 1/${d}. The numerator counts the jumps: ${n}.`,
    };
  }),
  jump: form([0, 1, 2], (rng, dial) => {
    const { n, d } = onLine(rng, dial);
    const more = rng.int(1, 4);
    const end = n + more;
    return {
      key: `${n}/${d}+${more}`,
      question: `A bug sits at ${n}/${d} on a number line. It hops ${more === 1 ? '1 time' : `${more} times`} by 1/${d} to the right. Where is it now?`,
      ...numeric(
        rational(end, d),
        {
          'counted-marks': rational(end + rng.pick([1, -1]), d),
          'hopped-back': rational(Math.abs(n - more), d),
        },
        { show: over(d), slip: rational(1, d) },
      ),
      explanation: `Count on from ${n}/${d}: ${range(1, more)
        .map((i) => `${n + i}/${d}`)
        .join(', ')}.`,
      figure: {
        kind: 'fraction-line',
        from: 0,
        to: Math.ceil((end + 1) / d),
        parts: d,
        marks: [n],
        labels: [n],
      },
    };
  }),
  place: form([2], (rng, { grade }) => {
    const d = rng.pick(smallDenominatorsAt(grade).filter((each) => each > 2));
    const n = drawn(
      () => rng.int(1, 4 * d),
      (each) => each % d !== 0,
    );
    const w = Math.floor(n / d);
    const wrong = beside(rng, w, { by: 1, least: 0 });
    return {
      key: `${n}/${d}`,
      question: `Between which whole numbers is ${n}/${d}? To which of them is it closer?`,
      ...placeChoices(w, wrong, 2 * (n % d) - d, rng),
      explanation:
        `${w}/1 is ${w * d}/${d}, and ${w + 1} is ${(w + 1) * d}/${d}. ${n}/${d} lies between. It is ${partsInWords(n - w * d, d)} from ${w} and ${partsInWords((w + 1) * d - n, d)} from ${w + 1}.`.replace(
          `${w}/1`,
          `${w}`,
        ),
    };
  }),
  whole: form([1, 2], (rng, { grade }) => {
    const d = rng.pick(smallDenominatorsAt(grade));
    const w = rng.int(1, 6);
    const wrong = drawn(
      () => ({ n: beside(rng, w * d, { by: d }), d: rng.pick([d - 1, d + 1, 2 * d]) }),
      (f) => f.d > 1 && isGrid({ n: w * d, d }, f),
    );
    return {
      key: `${w} ${d}`,
      question: `A number line is marked in steps of 1/${d}. Which fraction is at the same place as ${w}?`,
      ...fractionGrid({ n: w * d, d }, wrong, ['counted-marks', 'counted-parts-of-line']),
      explanation: `${d} steps of 1/${d} make 1, so ${w} is at ${w * d} steps: ${w * d}/${d}.`,
    };
  }),
};

/** Returns choices for the two neighbours and for the nearer one. `lean` is below 0 if it is the lower one. */
function placeChoices(w: number, wrong: number, lean: number, rng: Rng) {
  const side = lean < 0 ? 'lower' : lean > 0 ? 'upper' : 'middle';
  const words = {
    lower: 'closer to the lower one',
    upper: 'closer to the upper one',
    middle: 'just in the middle',
  };
  const other = rng.pick((['lower', 'upper', 'middle'] as const).filter((each) => each !== side));
  return crossed(
    { right: w, wrong, mistake: 'wrong-wholes' },
    { right: words[side], wrong: words[other], mistake: 'wrong-side' },
    (first, text) => `${first} and ${first + 1}, ${text}`,
  );
}

const numberLine = formed(
  {
    ...fractionMath,
    id: 'math.fractions.number-line',
    title: 'Fractions on a number line',
    grades: [3, 5],
    objectives: ['Find the place of a fraction on a number line', 'See a fraction as a number'],
    keywords: ['fractions on a number line', 'number line fractions', 'place a fraction'],
    prerequisites: ['math.fractions.unit'],
    standards: ['3.NF.A.2'],
    teaching: {
      idea: 'A fraction is a number with a place of its own on the number line. Cut the way from 0 to 1 into equal parts: the denominator tells how many. Then take as many steps from 0 as the numerator tells.',
      caution: 'Count the steps, not the marks: the mark at 0 is no step.',
      hints: [
        'How many equal parts are between 0 and 1? That is the denominator.',
        'Start at 0 and count the steps.',
        'How many steps make a whole?',
      ],
      mends: {
        'counted-marks': 'Start at 0 and count the steps between the marks.',
        'counted-parts-of-line': 'The denominator is the number of equal parts in one unit, from 0 to 1.',
        'took-denominator': 'The denominator tells the size of a jump. The numerator counts the jumps.',
        'hopped-back': 'To the right, the numbers grow. So count on.',
        'wrong-wholes': 'Find how many parts make each whole number. Then see where the fraction lies.',
        'wrong-side': 'Count the parts to the whole number below and to the one above.',
      },
    },
  },
  lineForms,
);

/** Unit fractions, and fractions as numbers on a line. */
export const fractionLines: Concept[] = [unitFractions, numberLine];
