import { numeric } from '../choices.ts';
import { names, things } from '../data/story-words.ts';
import { gcd, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed } from '../templates.ts';
import { mixed, plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';
import {
  type Fraction,
  fractionGrid,
  fractionMath,
  isGrid,
  lowest,
  show,
  smallDenominatorsAt,
} from './fractions.ts';
import { beside, drawn } from './middle-forms.ts';

/** Part of a number of things: n/d of the total, where `each` is one part. */
interface Share extends Fraction {
  each: number;
  total: number;
  part: number;
}

function share(rng: Rng, { grade, level }: Dial): Share {
  const { n, d } = lowest(rng, smallDenominatorsAt(grade));
  const each = rng.int(2, grade === 3 ? 10 : ([9, 12, 20][level] ?? 9));
  return { n, d, each, total: d * each, part: n * each };
}

const mistaken = (rng: Rng, { n, d, each, total }: Share, right: number) => ({
  'one-part-off': right + rng.pick([each, -each]),
  'gave-the-rest': total - right,
  'found-one-part-only': each,
  'wrong-division': Math.floor(total / Math.max(2, n === 1 ? d - 1 : n)),
});

const shareWay = ({ n, d, each, total, part }: Share): string =>
  `${total} ÷ ${d} = ${each} is one part. ${n} × ${each} = ${part}.`;

const shareForms: Forms = {
  of: form([0, 1], (rng, dial) => {
    const all = share(rng, dial);
    return {
      key: `${show(all)} ${all.total}`,
      question: `${rng.pick(names)} has ${all.total} ${rng.pick(things)}. How many are ${show(all)} of them?`,
      ...numeric(all.part, mistaken(rng, all, all.part), { max: all.total }),
      explanation: shareWay(all),
    };
  }),
  set: form([0, 1], (rng, dial) => {
    const all = drawn(
      () => share(rng, dial),
      ({ total }) => total <= 40,
    );
    const thing = rng.pick(['stars', 'balls', 'leaves', 'hearts'] as const);
    const drawnAs = ({ stars: 'star', balls: 'ball', leaves: 'leaf', hearts: 'heart' } as const)[thing];
    return {
      key: `${thing} ${show(all)} ${all.total}`,
      question: `There are ${all.total} ${thing} in a row. ${rng.pick(names)} colors ${show(all)} of them. How many ${thing} get a color?`,
      ...numeric(all.part, mistaken(rng, all, all.part), { max: all.total }),
      explanation: `Make ${all.d} equal groups. ${shareWay(all)}`,
      figure: { kind: 'things', groups: [{ thing: drawnAs, count: all.total, shaded: 0 }], layout: 'rows' },
    };
  }),
  rest: form([1, 2], (rng, dial) => {
    const all = drawn(
      () => share(rng, dial),
      ({ n, d }) => 2 * n !== d,
    );
    const name = rng.pick(names);
    const thing = rng.pick(things);
    const right = all.total - all.part;
    return {
      key: `${show(all)} ${all.total}`,
      question: `${name} has ${all.total} ${thing} and gives ${show(all)} of them away. How many ${thing} does ${name} keep?`,
      ...numeric(right, mistaken(rng, all, right), { max: all.total }),
      explanation: `${shareWay(all)} ${all.total} - ${all.part} = ${right} are left.`,
    };
  }),
  whole: form([2], (rng, dial) => {
    const all = share(rng, dial);
    return {
      key: `${show(all)} ${all.part}`,
      question: `${show(all)} of the ${rng.pick(things)} in a box are ${all.part}. How many are in the box?`,
      ...numeric(all.total, {
        'one-part-off': all.total + rng.pick([all.each, -all.each]),
        'took-part-of-part': Math.max(1, Math.floor((all.part * all.n) / all.d)),
        'added-the-part': all.part + all.total,
      }),
      explanation: `${all.n} of ${all.d} parts ${all.n === 1 ? 'is' : 'are'} ${all.part}, so one part is ${all.each}. All ${all.d} parts are ${all.d} × ${all.each} = ${all.total}.`,
    };
  }),
  which: form([0, 1, 2], (rng, dial) => {
    const all = share(rng, dial);
    const thing = rng.pick(things);
    const wrong = drawn(
      () => ({ n: beside(rng, all.n), d: rng.pick(smallDenominatorsAt(Math.max(4, dial.grade))) }),
      (f) => f.d !== all.d && isGrid(all, f),
    );
    return {
      key: `${all.part} ${all.total}`,
      question: `${all.part} of ${rng.pick(names)}'s ${all.total} ${thing} are new. What part is new?`,
      ...fractionGrid({ n: all.n, d: all.d }, wrong),
      explanation: `Groups of ${all.each} fit: there are ${all.d} of them in ${all.total}, and ${all.part} is ${all.n}. So ${show(all)} ${all.n === 1 ? 'is' : 'are'} new.`,
    };
  }),
};

const ofQuantity = formed(
  {
    ...fractionMath,
    id: 'math.fractions.of-quantity',
    title: 'A fraction of a number',
    grades: [3, 6],
    objectives: ['Find a fraction of a number of things'],
    keywords: ['fraction of a number', 'fraction of a set', 'fraction of an amount'],
    prerequisites: ['math.fractions.identify', 'math.division.facts'],
    standards: ['3.NF.A.1', '4.NF.B.4', '5.NF.B.4'],
    teaching: {
      idea: 'A set of things can be the whole. To find 3/4 of 20 things, make 4 equal groups. Each has 20 ÷ 4 = 5 things. Three of these groups are 15 things.',
      caution: 'The denominator divides, and the numerator counts the groups. Do both.',
      hints: [
        'Make as many equal groups as the denominator tells.',
        'How many things are in one group?',
        'How many groups does the numerator ask for?',
      ],
      mends: {
        'one-part-off': 'This is one group too many or too few. Count the groups again.',
        'gave-the-rest': 'These are the other things. Read again which part is asked.',
        'found-one-part-only': 'This is one group. The numerator tells how many groups to take.',
        'wrong-division': 'Divide by the denominator, since it tells the number of equal groups.',
        'took-part-of-part': 'The number is only a part. The whole box holds more than that.',
        'added-the-part': 'The part is already in the box. Do not count it twice.',
        'wrong-count-of-parts': 'Count how many of the equal groups it is.',
        'wrong-size-of-parts': 'Count how many equal groups there are in all.',
      },
    },
  },
  shareForms,
);

/** Draws a division of small numbers that does not come out even, in lowest terms for the choices. */
function quotient(rng: Rng, level: number): Fraction {
  return drawn(
    () => ({ n: rng.int(2, [12, 20, 30][level] ?? 12), d: rng.int(2, [8, 12, 12][level] ?? 8) }),
    ({ n, d }) => gcd(n, d) === 1,
  );
}

const quotientMistakes = (rng: Rng, { n, d }: Fraction) => ({
  'turned-over': rational(d, n),
  'one-part-off': rational(n + rng.pick([1, -1]), d),
  'subtracted-one': rational(n, d).plus(rng.pick([1, -1])),
});

const sharedKinds = [
  'pizzas',
  'loaves',
  'cakes',
  'liters of juice',
  'meters of rope',
  'pounds of rice',
] as const;

const quotientForms: Forms = {
  quotient: form([0], (rng, { level }) => {
    const f = quotient(rng, level);
    return {
      key: show(f),
      question: `Which fraction is ${f.n} ÷ ${f.d}?`,
      ...fractionGrid(
        f,
        drawn(
          () => ({ n: beside(rng, f.n), d: beside(rng, f.d, { least: 2 }) }),
          (w) => isGrid(f, w),
        ),
        ['one-part-off', 'wrong-divisor'],
      ),
      explanation: `Cut each of ${f.n} wholes into ${f.d} parts. One share gets a part of each: ${f.n} parts of 1/${f.d}, so ${show(f)}.`,
    };
  }),
  shared: form([0, 1], (rng, { level }) => {
    const f = quotient(rng, level);
    const kind = rng.pick(sharedKinds);
    return {
      key: `${kind} ${show(f)}`,
      question: `${f.d} friends share ${f.n} ${kind} equally. How much does each get?`,
      ...numeric(rational(f.n, f.d), quotientMistakes(rng, f), { slip: rational(1, f.d) }),
      explanation: `${f.n} ÷ ${f.d} = ${show(f)}: each gets ${f.n} parts of 1/${f.d}.`,
    };
  }),
  story: form([1, 2], (rng, { level }) => {
    const f = drawn(
      () => quotient(rng, level),
      ({ n, d }) => n > d,
    );
    const kind = rng.pick(sharedKinds);
    return {
      key: `${kind} ${show(f)}`,
      question: `${f.n} ${kind} go into ${f.d} equal portions. How much is one portion, as a mixed number?`,
      ...numeric(rational(f.n, f.d), quotientMistakes(rng, f), { show: mixed, slip: rational(1, f.d) }),
      explanation: `${f.n} ÷ ${f.d} = ${show(f)}. ${f.d} fits ${Math.floor(f.n / f.d) === 1 ? 'once' : `${Math.floor(f.n / f.d)} times`} with ${f.n % f.d} left: ${mixed(rational(f.n, f.d))}.`,
    };
  }),
  between: form([2], (rng, { level }) => {
    const f = drawn(
      () => quotient(rng, Math.max(1, level)),
      ({ n, d }) => n > d,
    );
    const low = Math.floor(f.n / f.d);
    return {
      key: show(f),
      question: `${f.n} pounds of rice go into ${f.d} bags equally. What is the greatest whole number of pounds that is less than the weight of one bag?`,
      ...numeric(low, {
        'gave-next-whole': low + 1,
        'gave-remainder': f.n % f.d,
        'subtracted-numbers': f.n - f.d,
      }),
      explanation: `${low} × ${f.d} = ${low * f.d} and ${low + 1} × ${f.d} = ${(low + 1) * f.d}. ${f.n} lies between, so one bag has between ${low} and ${low + 1} pounds.`,
    };
  }),
  back: form([0, 1, 2], (rng, { level }) => {
    const turned = ({ n, d }: Fraction): Fraction => ({ n: d, d: n });
    const [f, slip] = drawn(
      () => {
        const one = quotient(rng, level);
        // Friends and pies are drawn alike. Otherwise the story of fewer friends would be the right one more often.
        const right = rng.pick([one, turned(one)]);
        const part = rng.pick(['n', 'd'] as const);
        return [right, { ...right, [part]: beside(rng, right[part], { by: 3, least: 2 }) }] as const;
      },
      ([, { n, d }]) => gcd(n, d) === 1,
    );
    const others = [slip, turned(f), turned(slip)];
    const text = ({ n, d }: Fraction): string => `${d} friends share ${n} pies`;
    return {
      key: show(f),
      question: `In which story does each friend get ${show(f)} of a pie?`,
      answer: { text: text(f), worth: text(f) },
      mistakes: others.map((other) => ({
        name: 'wrong-story',
        text: text(other),
        worth: text(other),
        mend: `In this story each friend gets ${plain(rational(other.n, other.d))}.`,
      })),
      explanation: `${show(f)} means ${f.n} ÷ ${f.d}: ${f.n} pies for ${f.d} friends.`,
    };
  }),
};

const asDivision = formed(
  {
    ...fractionMath,
    id: 'math.fractions.as-division',
    title: 'Fractions as division',
    grades: [5, 6],
    objectives: ['See a fraction a/b as a divided by b'],
    keywords: ['fractions as division', 'sharing wholes', 'divide whole numbers into fractions'],
    prerequisites: ['math.fractions.mixed-numbers', 'math.division.remainder'],
    standards: ['5.NF.B.3'],
    teaching: {
      idea: 'A fraction is a division: 3/4 = 3 ÷ 4. If 4 friends share 3 pies, cut each pie into fourths. Each friend gets one fourth of each pie, so 3 fourths.',
      caution: 'What is shared goes above, and the number of shares goes below.',
      hints: [
        'What is shared? It goes above.',
        'Among how many? That goes below.',
        'If there is more than one whole for each, give out wholes first.',
      ],
      mends: {
        'turned-over': 'Above and below are swapped. What is shared goes above.',
        'one-part-off': 'Each whole gives one part to each share. Count the wholes.',
        'wrong-divisor': 'The number of shares goes below.',
        'subtracted-one': 'The wholes are off by one. Check how often the number of shares fits.',
        'gave-next-whole': 'This whole number is already too large. Multiply to check it.',
        'gave-remainder': 'This is what is left over after the wholes are given out.',
        'subtracted-numbers': 'Sharing is division. Do not subtract the numbers.',
      },
    },
  },
  quotientForms,
);

/** Fractions of amounts, and amounts that are shared. */
export const fractionAmounts: Concept[] = [ofQuantity, asDivision];
