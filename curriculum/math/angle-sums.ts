import { numeric } from '../choices.ts';
import { type Forms, form, formed } from '../templates.ts';
import type { Concept } from '../types.ts';
import { degrees } from './angle-measure.ts';
import { wholeMistakes } from './whole-mistakes.ts';

const digitsOf = (n: number) => ({ tens: Math.floor(n / 10), ones: n % 10 });

/** Returns what a wrong other part would make together with the given one. */
const partCheck = (whole: number, part: number, wrong: number): string =>
  wrong === whole
    ? `${whole}° is the whole angle; take ${part}° away.`
    : `${part}° and ${wrong}° make ${part + wrong}°, not ${whole}°.`;

/** Returns what a wrong sum would mean. */
const sumCheck = (a: number, b: number, wrong: number): string =>
  wrong > Math.max(a, b)
    ? `${a}° and ${wrong - a}° make ${wrong}°; the other angle is ${b}°.`
    : `One angle alone has ${Math.max(a, b)}°; both together make more.`;

/** Returns the usual mistakes in a difference of angles. */
function differenceMistakes(whole: number, part: number) {
  const isBorrowed = digitsOf(whole).ones < digitsOf(part).ones;
  return wholeMistakes({
    'added-instead': [
      whole + part,
      `You added ${part}° to the whole; the other part is smaller than the whole.`,
    ],
    'used-full-turn': [360 - part, `You took ${part}° from a full turn of 360°; the whole is ${whole}°.`],
    ...(whole !== 3 * part && {
      'took-it-away-twice': [whole - 2 * part, `You took ${part}° away twice; take it away once.`] as const,
    }),
    'gave-the-given': [part, 'This is the given angle; find the other one.'],
    halved: [whole / 2, `You halved ${whole}°; the two parts are not equal.`],
    ...(isBorrowed
      ? {
          'took-two-tens': [whole - part - 10, 'You broke up two tens to subtract the ones; one is enough.'],
          'forgot-the-ten': [
            whole - part + 10,
            'You took a ten to subtract the ones, but left the tens as they were.',
          ],
          'swapped-the-ones': [
            whole - (part - (part % 10)) + (part % 10) - 2 * (whole % 10),
            `You took ${whole % 10} from ${part % 10} in the ones; take a ten and subtract the other way.`,
          ],
        }
      : {
          'ten-over': [whole - part + 10, partCheck(whole, part, whole - part + 10)],
          'took-a-ten-too-many': [whole - part - 10, 'You took a ten for the ones, but needed none.'],
        }),
  });
}

const sumForms: Forms = {
  together: form([0, 1], (rng, { level }) => {
    const [a, b] =
      level === 0 ? [rng.int(2, 12) * 5, rng.int(2, 12) * 5] : [rng.int(11, 79), rng.int(11, 79)];
    const carries = digitsOf(a).ones + digitsOf(b).ones >= 10;
    return {
      key: `${a}+${b}`,
      question: `Two angles lie side by side. They measure ${a}° and ${b}°. How large are they together?`,
      ...numeric(
        a + b,
        wholeMistakes({
          'subtracted-instead': [Math.abs(a - b), 'You found how much the angles differ; add them.'],
          'counted-the-first-twice': [
            2 * a + b,
            a === b
              ? `You counted ${a}° three times; there are two angles.`
              : `You counted ${a}° twice; each angle counts once.`,
          ],
          ...(a !== b && {
            'counted-the-second-twice': [a + 2 * b, `You counted ${b}° twice; each angle counts once.`],
          }),
          'gave-the-first-angle': [a, `This is the first angle; add the other one of ${b}°.`],
          ...(a !== b && {
            'gave-the-second-angle': [b, `This is the second angle; add the other one of ${a}°.`],
          }),
          'gave-rest-of-line': [180 - a - b, 'You took both from 180°; add them instead.'],
          ...(carries
            ? { 'forgot-the-ten': [a + b - 10, 'The ones make a ten; you left it out.'] }
            : { 'added-a-ten': [a + b + 10, 'You added a ten for the ones, but they make no ten.'] }),
        }),
        { ...degrees, check: (wrong) => sumCheck(a, b, Number(wrong)) },
      ),
      hints: [
        'Draw both angles at one corner, with a side that they share.',
        `Start at ${a}°, and count on ${b}°. Where do you end?`,
      ],
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
      question: `An angle of ${whole}° is cut into two parts. One part measures ${a}°. How large is the other?`,
      ...numeric(
        whole - a,
        {
          ...differenceMistakes(whole, a),
          'used-a-line': [180 - a, `You took ${a}° from a straight line; the whole is ${whole}°.`],
        },
        { ...degrees, check: (wrong) => partCheck(whole, a, Number(wrong)) },
      ),
      hints: [`Both parts together make ${whole}°.`, `What must you add to ${a}° to get the whole angle?`],
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
    const name = isLine ? 'straight line' : 'right angle';
    return {
      key: `${whole}-${a}`,
      question: `Two angles make a ${name}. One measures ${a}°. How large is the other?`,
      ...numeric(
        whole - a,
        {
          ...differenceMistakes(whole, a),
          ...(isLine
            ? {
                ...(a < 90 && {
                  'used-right-angle': [
                    90 - a,
                    `You took ${a}° from a right angle; a straight line has 180°.`,
                  ],
                }),
                'used-a-hundred': [100 - a, `You took ${a}° from 100°; a straight line has 180°.`],
              }
            : { 'used-a-line': [180 - a, `You took ${a}° from a straight line; a right angle has 90°.`] }),
        },
        { ...degrees, check: (wrong) => partCheck(whole, a, Number(wrong)) },
      ),
      hints: [
        `A full turn has 360°. What part of it is a ${name}, and how many degrees is that?`,
        `Take ${a}° away from the degrees of the ${name}.`,
      ],
      explanation: `A ${name} has ${whole}°. The other angle is ${whole}° - ${a}° = ${whole - a}°.`,
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
      question: `Three angles make a straight line. Two of them measure ${a}° and ${b}°. How large is the third?`,
      ...numeric(
        rest,
        wholeMistakes({
          'forgot-the-second': [180 - a, `You took away only ${a}°; take away ${b}°, too.`],
          ...(a !== b && {
            'forgot-the-first': [180 - b, `You took away only ${b}°; take away ${a}°, too.`],
          }),
          'gave-the-given': [Math.min(a, b), 'This is one of the given angles; find the third.'],
          'gave-the-sum': [a + b, `This is the sum of ${a}° and ${b}°; find the third angle.`],
          'used-full-turn': [360 - a - b, 'You used a full turn of 360°; a straight line has 180°.'],
          'used-right-angle': [90 - a - b, 'You used a right angle of 90°; a straight line has 180°.'],
          'took-two-tens': [rest - 10, 'You broke up two tens to subtract the ones; one is enough.'],
          'forgot-the-ten': [rest + 10, 'You lost a ten when you took a ten for the ones.'],
          'shared-equally': [60, 'You cut the line into three equal angles; these are not equal.'],
        }),
        { ...degrees, check: (wrong) => partCheck(180, a + b, Number(wrong)) },
      ),
      hints: [
        `How many degrees do ${a}° and ${b}° make together?`,
        'How many more degrees does half a turn need?',
      ],
      explanation: `${a}° + ${b}° = ${a + b}°. A straight line has 180°, so 180° - ${a + b}° = ${rest}°.`,
    };
  }),
  equal: form([2], (rng) => {
    const k = rng.int(2, 6);
    const each = rng.int(8, Math.floor(170 / k));
    const whole = k * each;
    const equalCheck = (wrong: number): string =>
      `${k} angles of ${wrong}° make ${k * wrong}°, not ${whole}°.`;
    return {
      key: `${k}x${each}`,
      question: `An angle of ${whole}° is cut into ${k} equal angles. How large is each?`,
      ...numeric(
        each,
        wholeMistakes({
          'subtracted-instead': [whole - k, `You took ${k} away from ${whole}; divide by ${k}.`],
          ...(k > 2 && {
            'divided-by-cuts': [
              whole / (k - 1),
              `You divided by the ${k - 1} cuts; there are ${k} parts, so divide by ${k}.`,
            ],
            halved: [whole / 2, `You halved ${whole}°; divide it by ${k}.`],
          }),
          'used-a-line': [180 / k, `You divided a straight line; the whole angle is ${whole}°.`],
          'used-right-angle': [90 / k, `You divided a right angle; the whole angle is ${whole}°.`],
          'used-full-turn': [360 / k, `You divided a full turn; the whole angle is ${whole}°.`],
          'one-part-more': [whole / (k + 1), `You divided by ${k + 1}; there are ${k} parts.`],
          'divided-twice': [whole / (2 * k), `You halved a part once more; ${whole}° ÷ ${k} is enough.`],
          'lost-a-ten': [each - 10, equalCheck(each - 10)],
        }),
        { ...degrees, check: (wrong) => equalCheck(Number(wrong)) },
      ),
      hints: [`${k} parts of the same size make ${whole}° together.`, `Which number times ${k} is ${whole}?`],
      explanation: `Equal parts need a division: ${whole}° ÷ ${k} = ${each}°.`,
    };
  }),
};

const sums = formed(
  {
    subject: 'Math',
    category: 'Geometry',
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
      mends: {},
    },
  },
  sumForms,
);

/** Angles that make up others. */
export const angleSums: Concept[] = [sums];
