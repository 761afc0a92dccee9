import { crossed, numeric } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';

import type { Concept } from '../types.ts';
import { beside, drawn } from './middle-forms.ts';

const info = { subject: 'Math', category: 'Geometry' };
const degrees = { show: (r: { toString(): string }) => `${r}°`, slip: 5 };

const kinds = ['acute', 'right', 'obtuse', 'straight'] as const;
const kindOf = (n: number): (typeof kinds)[number] =>
  n < 90 ? 'acute' : n === 90 ? 'right' : n < 180 ? 'obtuse' : 'straight';
const angleOf = (rng: Rng): number => rng.pick([rng.int(1, 17) * 5, 90, rng.int(19, 35) * 5, 180]);
const kindWay = (n: number): string => {
  const reason = {
    acute: 'less than 90°',
    right: 'just 90°',
    obtuse: 'more than 90° and less than 180°',
    straight: 'just 180°',
  };
  return `${n}° is ${reason[kindOf(n)]}, so the angle is ${kindOf(n)}.`;
};

const kindForms: Forms = {
  kind: form([0, 1], (rng) => {
    const n = angleOf(rng);
    return {
      key: `${n}`,
      question: `An angle has ${n}°. What kind of angle is it?`,
      answer: { text: kindOf(n), worth: kindOf(n) },
      mistakes: kinds
        .filter((kind) => kind !== kindOf(n))
        .map((kind) => ({ name: 'wrong-kind', text: kind, worth: kind })),
      explanation: kindWay(n),
      figure: { kind: 'angle', parts: [{ degrees: n, label: `${n}°` }] },
    };
  }),
  which: form([0, 2], (rng) => {
    const all = drawn(
      () => range(1, 4).map(() => angleOf(rng)),
      (found) => new Set(found.map(kindOf)).size === 4,
    );
    const right = rng.pick(all);
    return {
      key: `${kindOf(right)} ${all.toSorted((a, b) => a - b).join(' ')}`,
      question: `Which of these angles is ${kindOf(right)}: ${rng
        .shuffle(all)
        .map((n) => `${n}°`)
        .join(' or ')}?`,
      answer: { text: `${right}°`, worth: `${right}` },
      mistakes: all
        .filter((n) => n !== right)
        .map((n) => ({ name: 'wrong-kind', text: `${n}°`, worth: `${n}` })),
      explanation: kindWay(right),
    };
  }),
  turn: form([0, 1, 2], (rng) => {
    const parts = rng.pick([3, 4, 5, 6, 9, 10, 12, 18, 36]);
    const k = rng.int(1, Math.min(5, parts - 1));
    return {
      key: `${k}/${parts}`,
      question: `A full turn has 360°. An angle is ${k}/${parts} of a full turn. How many degrees does it have?`,
      ...numeric(
        (360 / parts) * k,
        {
          'used-half-turn': (180 / parts) * k,
          'one-part-off': (360 / parts) * beside(rng, k, { by: 1 }),
          'gave-rest-of-turn': 360 - (360 / parts) * k,
        },
        { ...degrees, max: 360 },
      ),
      explanation: `1/${parts} of 360° is 360° ÷ ${parts} = ${360 / parts}°. ${k} of them: ${(360 / parts) * k}°.`,
    };
  }),
  pair: form([1, 2], (rng) => {
    const n = angleOf(rng);
    const other = rng.pick(kinds.filter((kind) => kind !== kindOf(n)));
    const isMore = n > 90;
    const name = rng.pick(names);
    const sizes =
      n === 90
        ? ['as large as', rng.pick(['larger than', 'smaller than'])]
        : isMore
          ? ['larger than', 'smaller than']
          : ['smaller than', 'larger than'];
    return {
      key: `compare ${n}`,
      question: `${name} measures an angle of ${n}°. How does it compare with a square corner, and what is it called?`,
      ...crossed(
        { right: sizes[0] ?? '', wrong: sizes[1] ?? '', mistake: 'misjudged-corner' },
        { right: kindOf(n), wrong: other, mistake: 'wrong-kind' },
        (size, kind) => `${size} a square corner, ${kind}`,
      ),
      explanation: `A square corner has 90°. ${kindWay(n)}`,
    };
  }),
};

const angleKinds = formed(
  {
    ...info,
    id: 'math.geometry.angle-kinds',
    title: 'Acute, right and obtuse angles',
    grades: [4, 5],
    objectives: ['Name an angle by its size', 'See an angle as a part of a turn'],
    keywords: ['acute angle', 'obtuse angle', 'right angle', 'kinds of angles', 'degrees'],
    prerequisites: ['math.numbers.compare', 'math.fractions.identify'],
    standards: ['4.MD.C.5', '4.MD.C.6', '4.G.A.1'],
    teaching: {
      idea: 'An angle measures a turn. A full turn has 360°, and a square corner is a quarter of it: 90°, a right angle. An acute angle is smaller than that. An obtuse angle is larger, but less than a straight line of 180°.',
      caution: 'The length of the sides does not matter. Only the turn between them does.',
      hints: [
        'Compare it with a square corner of 90°.',
        'Is it less than half a turn, which is 180°?',
        'Find one part of the full turn first, if a part is asked.',
      ],
      mends: {
        'wrong-kind': 'Compare with 90° and 180°: less than 90° is acute, between them is obtuse.',
        'used-half-turn': 'A full turn has 360°. Half of it has 180°.',
        'one-part-off': 'Count the parts of the turn once more.',
        'gave-rest-of-turn': 'This is the rest of the turn.',
        'misjudged-corner': 'A square corner has 90°. Is this more or less?',
      },
    },
  },
  kindForms,
);

const sumMistakes = (rng: Rng, right: number, other: number) => ({
  'inverted-operation': other,
  'ten-off': right + rng.pick([10, -10]),
  'slip-in-sum': right + rng.pick([5, -5]),
});

const sumForms: Forms = {
  together: form([0, 1], (rng, { level }) => {
    const [a, b] =
      level === 0 ? [rng.int(2, 12) * 5, rng.int(2, 12) * 5] : [rng.int(11, 79), rng.int(11, 79)];
    return {
      key: `${a}+${b}`,
      question: `Two angles lie side by side. They have ${a}° and ${b}°. How large are they together?`,
      ...numeric(a + b, sumMistakes(rng, a + b, Math.abs(a - b)), degrees),
      explanation: `Angles side by side add up: ${a}° + ${b}° = ${a + b}°.`,
      figure: {
        kind: 'angle',
        parts: [
          { degrees: a, label: `${a}°` },
          { degrees: b, label: `${b}°` },
        ],
      },
    };
  }),
  rest: form([0, 1], (rng, { level }) => {
    const whole = level === 0 ? rng.int(14, 34) * 5 : rng.int(61, 175);
    const a = level === 0 ? rng.int(2, 11) * 5 : rng.int(11, 58);
    return {
      key: `${whole}-${a}`,
      question: `An angle of ${whole}° is cut into two parts. One part has ${a}°. How large is the other?`,
      ...numeric(whole - a, sumMistakes(rng, whole - a, whole + a), degrees),
      explanation: `Both parts make the whole: ${whole}° - ${a}° = ${whole - a}°.`,
      figure: {
        kind: 'angle',
        parts: [
          { degrees: a, label: `${a}°` },
          { degrees: whole - a, label: '?' },
        ],
      },
    };
  }),
  line: form([0, 1, 2], (rng, { level }) => {
    const isLine = rng.int(0, 1) === 1;
    const whole = isLine ? 180 : 90;
    const a = level === 0 ? rng.int(2, whole / 5 - 2) * 5 : rng.int(11, whole - 11);
    return {
      key: `${whole}-${a}`,
      question: `Two angles make ${isLine ? 'a straight line' : 'a right angle'}. One has ${a}°. How large is the other?`,
      ...numeric(
        whole - a,
        {
          'used-other-whole': Math.abs((isLine ? 90 : 180) - a),
          'ten-off': whole - a + rng.pick([10, -10]),
          'slip-in-sum': whole - a + rng.pick([5, -5]),
        },
        degrees,
      ),
      explanation: `${isLine ? 'A straight line has 180°' : 'A right angle has 90°'}. ${whole}° - ${a}° = ${whole - a}°.`,
      figure: {
        kind: 'angle',
        parts: [
          { degrees: a, label: `${a}°` },
          { degrees: whole - a, label: '?' },
        ],
      },
    };
  }),
  three: form([2], (rng) => {
    const [a, b] = [rng.int(11, 70), rng.int(11, 70)];
    const rest = 180 - a - b;
    return {
      key: `${a} ${b}`,
      question: `Three angles make a straight line. Two of them have ${a}° and ${b}°. How large is the third?`,
      ...numeric(
        rest,
        { 'forgot-second-angle': 180 - a, 'ten-off': rest + rng.pick([10, -10]), 'gave-sum': a + b },
        degrees,
      ),
      explanation: `${a}° + ${b}° = ${a + b}°. A straight line has 180°, so 180° - ${a + b}° = ${rest}°.`,
    };
  }),
  equal: form([2], (rng) => {
    const k = rng.int(2, 6);
    const each = rng.int(8, Math.floor(170 / k));
    return {
      key: `${k}x${each}`,
      question: `An angle of ${k * each}° is cut into ${k} equal angles. How large is each?`,
      ...numeric(
        each,
        {
          'subtracted-instead': k * each - k,
          'slip-in-sum': each + rng.pick([5, -5]),
          'ten-off': each + rng.pick([10, -10]),
        },
        degrees,
      ),
      explanation: `${k * each}° ÷ ${k} = ${each}°.`,
    };
  }),
};

const angleSums = formed(
  {
    ...info,
    id: 'math.geometry.angle-sums',
    title: 'Adding angles',
    grades: [4, 5],
    objectives: ['Add and subtract angles that lie side by side'],
    keywords: ['adding angles', 'adjacent angles', 'angle addition', 'unknown angle'],
    prerequisites: ['math.geometry.angle-kinds', 'math.subtraction.within-100'],
    standards: ['4.MD.C.7'],
    teaching: {
      idea: 'Angles that lie side by side add up, like lengths. If you know the whole angle and one part, subtract to find the other part.',
      caution: 'Know the whole first: a right angle has 90°, and a straight line has 180°.',
      hints: ['What is the whole angle?', 'Which parts do you know?', 'Is a part asked, or the whole?'],
      mends: {
        'inverted-operation': 'Is the whole asked, or a part? The parts are smaller than the whole.',
        'ten-off': 'The tens are off. Check once more.',
        'slip-in-sum': 'The ones are off. Check once more.',
        'used-other-whole': 'A right angle has 90°, and a straight line has 180°. Which is it here?',
        'forgot-second-angle': 'Two angles are known. Take away both.',
        'gave-sum': 'These are the known angles. The third one is asked.',
        'subtracted-instead': 'Equal parts need a division.',
      },
    },
  },
  sumForms,
);

/** Sizes of angles. */
export const angleMeasure: Concept[] = [angleKinds, angleSums];
