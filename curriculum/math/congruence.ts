import { numeric } from '../choices.ts';
import type { Numeric } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Math', category: 'Geometry' };

const facts = [
  { text: 'AB = DE, BC = EF and CA = FD', answer: 'SSS' },
  { text: 'AB = DE, BC = EF, and angle B = angle E', answer: 'SAS' },
  { text: 'angle A = angle D, angle B = angle E, and AB = DE', answer: 'ASA' },
  { text: 'angle A = angle D, angle B = angle E, and BC = EF', answer: 'AAS' },
  { text: 'BC = EF, CA = FD, and angle C = angle F', answer: 'SAS' },
  { text: 'CA = FD, AB = DE, and angle A = angle D', answer: 'SAS' },
  { text: 'angle B = angle E, angle C = angle F, and BC = EF', answer: 'ASA' },
  { text: 'angle C = angle F, angle A = angle D, and CA = FD', answer: 'ASA' },
  { text: 'angle B = angle E, angle C = angle F, and AB = DE', answer: 'AAS' },
  { text: 'angle A = angle D, angle C = angle F, and AB = DE', answer: 'AAS' },
  {
    text: 'angle A = angle D, angle B = angle E, and angle C = angle F',
    answer: 'not necessarily congruent',
  },
  { text: 'AB = DE, BC = EF, and angle A = angle D', answer: 'not necessarily congruent' },
  { text: 'BC = EF, CA = FD, and angle B = angle E', answer: 'not necessarily congruent' },
] as const;

/** What each criterion needs. */
const needs: Readonly<Record<string, string>> = {
  SSS: 'SSS needs three sides.',
  SAS: 'SAS needs two sides and the angle between them.',
  ASA: 'ASA needs two angles and the side between them.',
  AAS: 'AAS needs two angles and a side that is not between them.',
};

/** Renames the corners of both triangles. */
function renamed(rng: Rng, text: string): { text: string; first: string; second: string } {
  const [first, second] = rng.pair(['ABC', 'DEF', 'PQR', 'KLM', 'XYZ', 'GHI', 'UVW']);
  const to: Record<string, string> = {};
  for (const [i, letter] of [...'ABC'].entries()) to[letter] = first[i] ?? '';
  for (const [i, letter] of [...'DEF'].entries()) to[letter] = second[i] ?? '';
  return {
    first,
    second,
    text: text.replace(/\b[A-F]{1,2}\b/g, (name) => [...name].map((c) => to[c] ?? c).join('')),
  };
}

function criterion(rng: Rng): Asked {
  const fact = rng.pick(facts);
  const { first, second, text } = renamed(rng, fact.text);
  const answers = ['SSS', 'SAS', 'ASA', 'AAS', 'not necessarily congruent'];
  const option = (t: string) => ({ text: t, worth: t });
  return {
    question: `In the triangles ${first} and ${second}: ${text}. By which criterion are they congruent?`,
    answer: option(fact.answer),
    mistakes: rng
      .sample(
        answers.filter((t) => t !== fact.answer),
        3,
      )
      .map((t) => ({
        name: 'mixed-up-criteria',
        ...option(t),
        mend: t.startsWith('not')
          ? 'These parts fix the triangle; go around it and name them one by one.'
          : `${needs[t]} Compare that with what is given.`,
      })),
    explanation: fact.answer.startsWith('not')
      ? `We know ${text}. ${/angle.*angle.*angle/.test(text) ? 'Three angles fix the shape, but not the size' : 'The angle does not lie between the two sides'}, so more than one triangle is possible.`
      : `We know ${text}. Going around the triangle, with S for a side and A for an angle, these parts are ${fact.answer}.`,
    hints: [
      'Draw a triangle and mark the given sides and angles.',
      'Go around from part to part: side, angle, or side? Is there a part missing between two of them?',
    ],
  };
}

const congruence = formed(
  {
    ...info,
    id: 'math.geometry.congruence',
    title: 'Congruent triangles',
    grades: [9, 11],
    objectives: ['Decide by SSS, SAS, ASA or AAS whether triangles are congruent'],
    keywords: [
      'congruence',
      'congruent triangles',
      'sss',
      'sas',
      'asa',
      'aas',
      'congruence criteria',
      'cpctc',
    ],
    prerequisites: ['math.geometry.similarity'],
    standards: ['HSG.CO.B.7', 'HSG.CO.B.8', 'HSG.SRT.B.5'],
    teaching: {
      idea:
        'Congruent triangles fit exactly on each other. Three parts are enough if they fix the triangle: three sides (SSS), two sides ' +
        'with the angle between (SAS), or two angles with a side (ASA, AAS).',
      caution:
        'Three angles fix only the shape. Two sides with an angle that is not between them are not enough.',
      mends: {
        'took-another-part':
          'These letters stand in other places; equal sides have the same places in both names.',
      },
    },
  },
  {
    criterion: form([0, 1, 2], criterion),
    parts: form([0, 1, 2], (rng) => {
      const { first, second } = renamed(rng, '');
      const [i, j] = rng.pick([
        [0, 1],
        [1, 2],
        [0, 2],
      ] as const);
      const pick = (name: string, a: number, b: number): string => `${name[a]}${name[b]}`;
      const option = (t: string) => ({ text: t, worth: t });
      const right = pick(second, i, j);
      return {
        question: `Triangle ${first} is congruent to triangle ${second}. Which side is equal to ${pick(first, i, j)}?`,
        answer: option(right),
        mistakes: (
          [
            [0, 1],
            [1, 2],
            [0, 2],
          ] as const
        )
          .map(([a, b]) => pick(second, a, b))
          .filter((t) => t !== right)
          .map((t) => ({ name: 'took-another-part', ...option(t) })),
        hints: [
          'The order of the letters tells which corners belong together.',
          `At which places in ${first} do the letters of ${pick(first, i, j)} stand? Look at the same places in ${second}.`,
        ],
        explanation: `${pick(first, i, j)} has the ${['first', 'second', 'third'][i]} and the ${['first', 'second', 'third'][j]} letter of ${first}. In ${second} these letters are ${right}.`,
      };
    }),
    missing: form([1, 2], (rng) => missingPart(rng)),
    length: form([0, 1, 2], (rng) => {
      const { first, second } = renamed(rng, '');
      const [x, a, c] = [rng.int(2, 12), rng.int(2, 6), rng.int(1, 15)];
      const [p, q] = [`${first[0]}${first[1]}`, `${second[0]}${second[1]}`];
      const check = (wrong: Numeric): string =>
        `With x = ${wrong} the side ${p} is ${a * Number(wrong) + c}, not ${a * x + c}.`;
      return {
        question: `Triangle ${first} is congruent to triangle ${second}. ${p} = ${a}x + ${c} and ${q} = ${a * x + c}. What is x?`,
        ...numeric(
          x,
          {
            'gave-the-length': [a * x + c, 'This is the length of the side; find x.'],
            'left-out-the-last-step': [a * x, `This is ${a}x; divide by ${a}.`],
            'subtracted-the-factor': [a * x - a, `You took ${a} away; it is a factor, so divide by it.`],
            ...Object.fromEntries(
              [-2, -1, 1, 2].map((off) => [`tried-${off}`, [x + off, check(x + off)] as const]),
            ),
            ...(c % a === 0 && {
              'left-out-the-first-step': [x + c / a, `You only divided; take ${c} away first.`] as const,
              'inverted-first-step': [x + (2 * c) / a, `You added ${c}; take it away.`] as const,
            }),
          },
          { check },
        ),
        hints: [
          `${p} and ${q} belong together, so they are equal. Write an equation.`,
          'Undo the plain number first, then the factor before x.',
        ],
        explanation: `${p} and ${q} are equal: ${a}x + ${c} = ${a * x + c}. So ${a}x = ${a * x}, and x = ${x}.`,
      };
    }),
  },
);

/** Asks which equality completes a criterion. */
function missingPart(rng: Rng): Asked {
  const cases = [
    {
      given: 'AB = DE and BC = EF',
      by: 'SAS',
      answer: 'angle B = angle E',
      wrong: ['angle A = angle D', 'angle C = angle F', 'CA = FD'],
    },
    {
      given: 'AB = DE and BC = EF',
      by: 'SSS',
      answer: 'CA = FD',
      wrong: ['angle B = angle E', 'angle A = angle D', 'angle C = angle F'],
    },
    {
      given: 'angle A = angle D and angle B = angle E',
      by: 'ASA',
      answer: 'AB = DE',
      wrong: ['BC = EF', 'CA = FD', 'angle C = angle F'],
    },
    {
      given: 'AB = DE and angle A = angle D',
      by: 'SAS',
      answer: 'CA = FD',
      wrong: ['BC = EF', 'angle B = angle E', 'angle C = angle F'],
    },
    {
      given: 'AB = DE and angle A = angle D',
      by: 'ASA',
      answer: 'angle B = angle E',
      wrong: ['angle C = angle F', 'CA = FD', 'BC = EF'],
    },
    {
      given: 'AB = DE and angle A = angle D',
      by: 'AAS',
      answer: 'angle C = angle F',
      wrong: ['angle B = angle E', 'CA = FD', 'BC = EF'],
    },
  ];
  const { given, by, answer, wrong } = rng.pick(cases);
  const { first, second, text } = renamed(rng, [given, answer, ...wrong].join(';'));
  const [known = '', right = '', ...others] = text.split(';');
  const option = (t: string) => ({ text: t, worth: t });
  return {
    question: `In the triangles ${first} and ${second}: ${known}. What else must be known for ${by}?`,
    answer: option(right),
    mistakes: others.map((t) => ({
      name: 'mixed-up-criteria',
      ...option(t),
      mend: `${needs[by]} Sketch the triangle, and mark these parts.`,
    })),
    hints: [
      `Mark what is known: ${known}.`,
      by === 'SSS'
        ? 'In SSS, each S is a side. Which part of the triangle is missing?'
        : `In ${by}, S is a side and A is an angle. Which part is missing, and where must it lie?`,
    ],
    explanation: `We know ${known}. Together with ${right}, the parts around the triangle are ${by}, in this order.`,
  };
}

/** Congruent triangles. */
export const congruentTriangles: Concept[] = [congruence];
