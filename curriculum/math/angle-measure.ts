import { numeric, worded } from '../choices.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { alternatives, inDegrees } from '../text.ts';
import type { Concept } from '../types.ts';
import { drawn } from './middle-forms.ts';
import { wholeMistakes } from './whole-mistakes.ts';

const info = { subject: 'Math', category: 'Geometry' };
export const degrees = { show: inDegrees, slip: 5 };

const kinds = ['acute', 'right', 'obtuse', 'straight'] as const;
type Kind = (typeof kinds)[number];
const kindOf = (n: number): Kind => (n < 90 ? 'acute' : n === 90 ? 'right' : n < 180 ? 'obtuse' : 'straight');
const angleOf = (rng: Rng): number => rng.pick([rng.int(1, 17) * 5, 90, rng.int(19, 35) * 5, 180]);
export const kindWay = (n: number): string => {
  const reason = {
    acute: 'less than 90°',
    right: 'a quarter turn',
    obtuse: 'more than 90° and less than 180°',
    straight: 'half a turn',
  };
  return `${n}° is ${reason[kindOf(n)]}, so the angle is ${kindOf(n)}.`;
};

const kindMend = (picked: Kind, n: number): string =>
  ({
    acute: `An acute angle is less than 90°, but ${n}° is not.`,
    right: `A right angle has exactly 90°, but ${n}° is ${n < 90 ? 'less' : 'more'}.`,
    obtuse: `An obtuse angle is between 90° and 180°, but ${n}° is not.`,
    straight: `A straight angle has exactly 180°, but ${n}° is less.`,
  })[picked];

/** Returns the kinds as choices for an angle. */
export const kindChoices = (n: number) =>
  worded(
    kindOf(n),
    Object.fromEntries(
      kinds
        .filter((kind) => kind !== kindOf(n))
        .map((kind) => [`took-it-for-${kind}`, [kind, kindMend(kind, n)] as const]),
    ),
  );

const kindForms: Forms = {
  kind: form([0, 1], (rng) => {
    const n = angleOf(rng);
    return {
      key: `${n}`,
      question: `An angle measures ${n}°. What kind of angle is it?`,
      ...kindChoices(n),
      hints: [
        'A square corner is a quarter of a full turn of 360°. How many degrees is that?',
        `Compare ${n}° with a quarter turn, and with half a turn.`,
      ],
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
    const wrong = all.filter((n) => n !== right);
    return {
      key: `${kindOf(right)} ${all.toSorted((a, b) => a - b).join(' ')}`,
      question: `Which of these angles is ${kindOf(right)}: ${alternatives(rng.shuffle(all).map((n) => `${n}°`))}?`,
      ...worded(
        `${right}°`,
        Object.fromEntries(wrong.map((n) => [`took-${kindOf(n)}`, [`${n}°`, `${kindWay(n)}`] as const])),
      ),
      hints: [
        `Say what makes an angle ${kindOf(right)}: how does it compare with a quarter turn or half a turn?`,
        'A quarter turn is a square corner, and half a turn is a straight line.',
      ],
      explanation: kindWay(right),
    };
  }),
  turn: form([0, 1, 2], (rng) => {
    const parts = rng.pick([3, 4, 5, 6, 9, 10, 12, 18, 36]);
    const k = rng.int(1, Math.min(5, parts - 1));
    const part = 360 / parts;
    return {
      key: `${k}/${parts}`,
      question: `A full turn has 360°. An angle is ${k}/${parts} of a full turn. How many degrees is that?`,
      ...numeric(
        part * k,
        wholeMistakes({
          'used-half-turn': [(part / 2) * k, `You took ${k}/${parts} of 180°; a full turn has 360°.`],
          'gave-rest-of-turn': [360 - part * k, `This is the rest of the turn, without the ${k}/${parts}.`],
          ...(k > 1 && {
            'gave-one-part': [part, `This is 1/${parts} of the turn; ${k} such parts are asked.`],
            'divided-by-the-numerator': [360 / k, `You divided 360° by ${k}; divide by ${parts} first.`],
          }),
          'subtracted-the-parts': [360 - parts, `You took ${parts} away from 360; divide 360° by ${parts}.`],
          'one-part-fewer': [
            (360 / (parts - 1)) * k,
            `You cut the turn into ${parts - 1} parts; cut it into ${parts}.`,
          ],
          'multiplied-both': [k * parts, `You multiplied ${k} by ${parts}; divide 360° by ${parts} first.`],
          'one-more-part': [part * (k + 1), `This is ${k + 1}/${parts} of the turn; you need ${k}/${parts}.`],
          'one-part-less': [part * (k - 1), `This is ${k - 1}/${parts} of the turn; you need ${k}/${parts}.`],
          'used-quarter-turn': [(part / 4) * k, `You took ${k}/${parts} of 90°; a full turn has 360°.`],
        }),
        { ...degrees, max: 360 },
      ),
      hints: [
        `Cut the full turn into ${parts} equal parts. How many degrees has each?`,
        k === 1 ? `Divide 360 by ${parts}.` : `Put ${k} of these parts together.`,
      ],
      explanation: `1/${parts} of 360° is 360° ÷ ${parts} = ${part}°.${k > 1 ? ` ${k} such parts are ${k} × ${part}° = ${part * k}°.` : ''}`,
    };
  }),
  door: form([1, 2], (rng) => {
    const n = angleOf(rng);
    const first = n < 25 ? rng.int(2, n - 2) : rng.int(11, n - 11);
    return {
      key: `${first}+${n - first}`,
      question: `${rng.pick(names)} opens a door by ${first}° and then by ${n - first}° more. What kind of angle does the door make now?`,
      ...kindChoices(n),
      hints: [
        `The second move adds to the first. How far is the door open after both?`,
        'Compare the sum with a square corner and with half a turn.',
      ],
      explanation: `${first}° + ${n - first}° = ${n}°. ${kindWay(n)}`,
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
      mends: {},
    },
  },
  kindForms,
);

/** Kinds and sizes of angles. */
export const angleMeasure: Concept[] = [angleKinds];
