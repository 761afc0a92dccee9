import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import {
  type Fraction,
  fractionMath,
  isGrid,
  over,
  partsInWords,
  show,
  smallDenominatorsAt,
} from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

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

/** Returns fractions as choices, with advice on the wrong numerator and on the wrong denominator. */
function steppedGrid(right: Fraction, wrong: Fraction, { above, below }: { above: string; below: string }) {
  const isMarks = wrong.n === right.n + 1;
  return crossed(
    {
      right: right.n,
      wrong: wrong.n,
      mistake: 'counted-marks',
      mend: isMarks ? 'You counted the mark at 0, too; count only the steps.' : above,
    },
    { right: right.d, wrong: wrong.d, mistake: 'counted-parts-of-line', mend: below },
    (n, d) => show({ n, d }),
    (n, d) => rational(n, d).toString(),
  );
}

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
      ...steppedGrid({ n, d }, wrong, {
        above: `The point is ${n} ${n === 1 ? 'part' : 'parts'} from 0; that number goes above.`,
        below:
          wrong.d === to * d
            ? `You counted the parts of the whole line; one unit has ${d}.`
            : `Each unit has ${d} equal parts; that number goes below.`,
      }),

      hints: [
        'How many equal parts are between 0 and 1? That number goes below.',
        'How many parts is the point from 0? That number goes above.',
      ],
      explanation: `Each part is 1/${d} long. ${n} ${n === 1 ? 'part' : 'parts'} from 0 is ${n}/${d}.`,
      figure: lineOf({ d, to }, n),
    };
  }),
  steps: form([0], (rng, dial) => {
    const { d } = onLine(rng, dial);
    const n = drawn(
      () => rng.int(2, 2 * d - 1),
      (each) => each !== d,
    );
    return {
      key: `${n}/${d}`,
      question: `${rng.pick(names)} starts at 0 on a number line and wants to reach ${n}/${d}. How many jumps of 1/${d} does it take?`,
      ...numeric(
        n,
        {
          'counted-marks': [n + 1, 'You counted the mark at 0; the first jump ends at the next mark.'],
          'took-denominator': d,
          'counted-to-the-whole': [Math.abs(d - n) || d + n, `Start at 0 and count the jumps to ${n}/${d}.`],
          'added-both': [n + d, `You added ${n} and ${d}; the numerator alone counts the jumps.`],
        },
        {
          apart: (size, isMore) => {
            const jumps = n + Number(size.n) * (isMore ? 1 : -1);
            return `the number of jumps to ${jumps}/${d}, not to ${n}/${d}`;
          },
        },
      ),

      hints: [`Each jump is one part of size 1/${d}.`, `Count the jumps from 0: 1/${d}, 2/${d} and so on.`],
      explanation: `Each jump is 1/${d}. ${n}/${d} is ${n} times 1/${d}, so it takes ${n} jumps.`,
    };
  }),
  jump: form([0, 1, 2], (rng, dial) => {
    const { n, d } = onLine(rng, dial);
    const more = rng.int(1, 4);
    const end = n + more;
    return {
      key: `${n}/${d}+${more}`,
      question: `A bug sits at ${n}/${d} on a number line. It makes ${more === 1 ? '1 hop' : `${more} hops`} of 1/${d} to the right. Where is it now?`,
      ...numeric(
        rational(end, d),
        {
          'counted-the-start': [
            rational(end - 1, d),
            `You counted ${n}/${d} as a hop; the first hop leads to ${n + 1}/${d}.`,
          ],
          ...(n >= more && { 'hopped-back': rational(n - more, d) }),
          'stayed-there': [rational(n, d), `The bug has not moved yet; hop on from ${n}/${d}.`],
          'hopped-once-more': [rational(end + 1, d), `You made ${more + 1} hops; stop after ${more}.`],
          'hopped-wholes': [rational(n + more * d, d), `You hopped wholes; each hop is just 1/${d}.`],
        },
        {
          show: over(d),
          slip: rational(1, d),
          apart: (size, isMore) => {
            const hops = more + Number(size.times(isMore ? d : -d).n);
            return hops < 0
              ? `to the left of ${n}/${d}; the bug hops to the right`
              : `${count(hops, 'hop')} from ${n}/${d}, not ${more}`;
          },
        },
      ),

      hints: [
        `Each hop adds 1/${d}. The parts keep their size.`,
        more === 1 ? 'How many parts does one hop add?' : `Count on from ${n}/${d}, once for each hop.`,
      ],
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
      ...placeChoices({ n, d }, wrong, rng),

      hints: [
        `How many parts of 1/${d} make one whole? Count by wholes.`,
        `Count ${n} of them from 0. Between which wholes do you end?`,
      ],
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
      ...steppedGrid({ n: w * d, d }, wrong, {
        above: `Each whole has ${d} steps; count all the steps from 0 to ${w}.`,
        below: `Each step is 1/${d}, so ${d} goes below.`,
      }),

      hints: [`How many steps of 1/${d} make 1?`, `How many steps lead to ${w}? Write that above.`],
      explanation: `${d} steps of 1/${d} make 1, so ${w} is at ${w * d} steps: ${w * d}/${d}.`,
    };
  }),
};

/** Returns choices for the two neighbors and for the nearer one. */
function placeChoices({ n, d }: Fraction, wrong: number, rng: Rng) {
  const [w, lean] = [Math.floor(n / d), 2 * (n % d) - d];
  const side = lean < 0 ? 'lower' : lean > 0 ? 'upper' : 'middle';
  const words = {
    lower: 'closer to the lower one',
    upper: 'closer to the upper one',
    middle: 'exactly in the middle',
  };
  const other = rng.pick((['lower', 'upper', 'middle'] as const).filter((each) => each !== side));
  return crossed(
    {
      right: w,
      wrong,
      mistake: 'wrong-wholes',
      mend: `${wrong} is ${wrong * d}/${d} and ${wrong + 1} is ${(wrong + 1) * d}/${d}; ${n}/${d} is not between them.`,
    },
    {
      right: words[side],
      wrong: words[other],
      mistake: 'wrong-side',
      mend: `Count the parts from ${n}/${d} to ${w} and to ${w + 1}, and compare.`,
    },
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
      trap: 'counted-marks',
      mends: {
        'counted-marks': 'You counted marks; start at 0 and count the steps between them.',
        'took-denominator': 'The denominator tells the size of a jump; the numerator counts the jumps.',
        'hopped-back': 'You hopped to the left; to the right, the numbers grow.',
      },
    },
  },
  lineForms,
);

/** Fractions as numbers on a line. */
export const fractionLines: Concept[] = [numberLine];
