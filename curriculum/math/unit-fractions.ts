import { numeric } from '../choices.ts';
import { type Forms, form, formed } from '../templates.ts';
import { alternatives, count } from '../text.ts';
import type { Concept } from '../types.ts';
import { denominatorsAt, fractionGrid, fractionMath, isGrid, show } from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

const unitMends = {
  'larger-number-larger-part': 'More parts in the whole make each part smaller.',
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
      ...fractionGrid({ n: 1, d }, wrong, {
        above: 'The question asks for one part, so write 1 above.',
        below: `The whole ${kind} has ${d} equal parts, so ${d} goes below.`,
        both: `Above goes the number of parts that the question asks for. Below go all ${d} parts.`,
      }),

      hints: [
        `Into how many equal parts is the ${kind} split? Write it below.`,
        'How many parts does the question name? Write it above.',
      ],
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
      ...fractionGrid({ n, d }, wrong, {
        above: `You took ${count(wrong.n, 'copy', 'copies')}; there are ${n}.`,
        below: `The copies are parts of size 1/${d}; that size stays.`,
        both: 'The number of copies goes above. The size of the parts stays below.',
      }),

      hints: [
        'The copies are parts of the same size. Which number names the size?',
        'The number of copies goes above. The size of the parts stays.',
      ],
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
      ...numeric(
        w * d,
        {
          'added-instead': [w + d, `You added ${w} and ${d}; each whole has ${d} parts.`],
          'counted-one-whole': [d, `That is for one whole; there ${w === 1 ? 'is 1' : `are ${w}`}.`],
          'counted-the-marks': [w * d + 1, `You counted the mark at 0; count the parts of 1/${d}.`],
          'one-part-less': [
            w * (d - 1),
            `You counted ${count(d - 1, 'part')} in each ${kind}; there are ${d}.`,
          ],
          'one-part-more': [w * (d + 1), `You counted ${d + 1} parts in each ${kind}; there are ${d}.`],
          'two-parts-less': [
            w * (d - 2),
            `You counted ${count(d - 2, 'part')} in each ${kind}; there are ${d}.`,
          ],
          'two-parts-more': [w * (d + 2), `You counted ${d + 2} parts in each ${kind}; there are ${d}.`],
          'one-whole-more': [
            (w + 1) * d,
            `You counted ${w + 1} ${kind}s; there ${w === 1 ? 'is' : 'are'} only ${w}.`,
          ],
          'one-whole-less': [(w - 1) * d, `You counted the parts of ${count(w - 1, kind)}; there are ${w}.`],
        },
        { slip: 0 },
      ),

      hints: [`How many parts of 1/${d} make 1 ${kind}?`, 'Count that many for each whole.'],
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
      question: `Which is the ${isLargest ? 'largest' : 'smallest'} part of a ${thing}: ${alternatives(rng.shuffle(all).map((d) => `1/${d}`))}?`,
      answer: { text: `1/${right}`, worth: `${right}` },
      mistakes: all
        .filter((d) => d !== right)
        .map((d) => ({ name: 'larger-number-larger-part', text: `1/${d}`, worth: `${d}` })),

      hints: [
        `Draw the ${thing} for each fraction, and cut it into equal parts.`,
        'The more parts there are, the smaller each part is.',
      ],
      explanation: `The fewer parts there are, the larger each part is. From large to small: ${all.map((d) => `1/${d}`).join(', ')}.`,
    };
  }),
  rebuild: form([2], (rng, { grade }) => {
    const d = rng.pick(denominatorsAt(grade).filter((each) => each > 2 && each <= 12));
    const length = rng.int(2, 9);
    const kind = rng.pick(['rope', 'ribbon', 'path', 'pole'] as const);
    return {
      key: `${kind} ${d} ${length}`,
      question: `1/${d} of a ${kind} is ${length} feet long. How long is the whole ${kind}, in feet?`,
      ...numeric(
        length * d,
        {
          'added-instead': [
            length + d,
            `You added ${length} and ${d}; the whole has ${d} parts of ${length} feet.`,
          ],
          'left-out-the-given-part': [
            length * (d - 1),
            `You left out the part that is given; there are ${d} parts.`,
          ],
          'gave-the-part': [length, `That is one part; the whole has ${d} of them.`],
          'counted-a-part-more': [length * (d + 1), `You counted ${d + 1} parts; there are only ${d}.`],
          'took-longer-parts': [
            (length + 1) * d,
            `You took ${length + 1} feet for each part; each is ${length} feet long.`,
          ],
          'took-shorter-parts': [
            (length - 1) * d,
            `You took ${count(length - 1, 'foot', 'feet')} for each part; each is ${length} feet long.`,
          ],
        },
        { slip: 0 },
      ),

      hints: [
        `How many such parts make the whole ${kind}?`,
        `Each part is ${length} feet long. Put all of them end to end.`,
      ],
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
      caution: 'The larger the number below, the smaller the part.',
      trap: 'larger-number-larger-part',
      mends: unitMends,
    },
  },
  unitForms,
);

/** Unit fractions. */
export const unitFractionConcepts: Concept[] = [unitFractions];
