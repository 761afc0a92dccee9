import { checkedBy } from '../checked.ts';
import { exactOption, numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Data and Chance' };

const groups = [
  ['play a sport', 'play music'],
  ['play chess', 'sing in the choir'],
  ['walk to school', 'play soccer'],
  ['ride a bus', 'eat at school'],
] as const;

/** Draws a two-way table: both, first only, second only, neither. */
function peopleBy(rng: Rng, dial: Dial) {
  const top = byLevel(dial, [15, 25, 40]);
  const [both, first, second, neither] = [rng.int(2, top), rng.int(2, top), rng.int(2, top), rng.int(2, top)];
  const [a, b] = rng.pick(groups);
  return {
    both,
    first,
    second,
    neither,
    a,
    b,
    all: both + first + second + neither,
    text: `Of some students, ${both} ${a} and ${b}, ${first} only ${a}, ${second} only ${b}, and ${neither} do neither.`,
    figure: {
      kind: 'table',
      head: ['', b, 'do not'],
      rows: [
        [a, `${both}`, `${first}`],
        ['do not', `${second}`, `${neither}`],
      ],
    } as const,
  };
}

function totalOf(rng: Rng, dial: Dial): Asked {
  const { both, first, second, neither, a, b, all, text: table, figure } = peopleBy(rng, dial);
  const row = rng.int(0, 1) === 1;
  const right = row ? both + first : both + second;
  return {
    question: `${table} How many students ${row ? a : b} in all?`,
    ...numeric(
      right,
      {
        'took-one-cell': row ? first : second,
        'took-the-other-total': [
          row ? both + second : both + first,
          `These are the students who ${row ? b : a}.`,
        ],
        'took-everybody': [
          all - neither,
          `These are all who ${a} or ${b}; count only those who ${row ? a : b}.`,
        ],
        'took-the-rest': [all - right, `These are the students who do not ${row ? a : b}.`],
        'took-both-only': [both, `These do both; those who only ${row ? a : b} count, too.`],
      },
      { apart: checkedBy(() => `not ${both} + ${row ? first : second}`) },
    ),
    hints: [
      `Which students ${row ? a : b}? Those who do both belong to them, too.`,
      'Add the two numbers of these students.',
    ],
    explanation: `${both} students ${a} and ${b}, and ${row ? first : second} only ${row ? a : b}. Add both: ${both} + ${row ? first : second} = ${right}.`,
    figure,
  };
}

const twoWayTables = formed(
  {
    ...info,
    id: 'math.data.two-way-tables',
    title: 'Two-way tables',
    grades: [8, 11],
    objectives: ['Read two-way tables and compare relative frequencies'],
    keywords: [
      'two-way tables',
      'two way table',
      'relative frequency',
      'joint frequency',
      'marginal frequency',
    ],
    prerequisites: ['math.percent.of-number', 'math.fractions.simplify'],
    standards: ['8.SP.A.4', 'HSS.ID.B.5', 'HSS.CP.A.4'],
    teaching: {
      idea:
        'A two-way table counts people by two questions at once. A row or column total counts one answer. A relative frequency ' +
        'divides a cell by a total: of everybody, of its row or of its column.',
      caution: '“Of the students who …” names the total that stands below the fraction bar.',
      trap: 'compared-with-all',
      mends: {
        'took-one-cell': 'This leaves out the students who do both; they count, too.',
      },
    },
  },
  {
    total: form([0, 1], totalOf),
    share: form([0, 1, 2], (rng, dial) => {
      const { both, first, second, a, b, all, text: table, figure } = peopleBy(rng, dial);
      const row = rng.int(0, 1) === 1;
      const below = row ? both + first : both + second;
      return {
        question: `${table} Which fraction of the students who ${row ? a : b} also ${row ? b : a}?`,
        ...numeric(
          rational(both, below),
          {
            'compared-with-all': [
              rational(both, all),
              `You divided by all ${all} students; divide only by those who ${row ? a : b}.`,
            ],
            'compared-the-wrong-way': [
              rational(both, row ? both + second : both + first),
              `You divided by the students who ${row ? b : a}; divide by those who ${row ? a : b}.`,
            ],
            'took-only-one': [
              rational(row ? first : second, below),
              'These do only one of the two; the question asks for those who do both.',
            ],
          },
          {
            show: plain,
            max: 1,
            apart: checkedBy(() => `not ${both} of ${below} students`),
          },
        ),
        hints: [
          `How many students ${row ? a : b} in all? This number stands below.`,
          'How many of them do both? This number stands above.',
        ],
        explanation: `${both} + ${row ? first : second} = ${below} students ${row ? a : b}. ${both} of them also ${row ? b : a}: ${plain(rational(both, below))}.`,
        figure,
      };
    }),
    joint: form([0, 1, 2], (rng, dial) => {
      const { both, neither, first, second, a, b, all, text: table, figure } = peopleBy(rng, dial);
      const none = rng.int(0, 1) === 1;
      return {
        question: `${table} Which fraction of all students ${none ? 'do neither' : `${a} and ${b}`}?`,
        ...numeric(
          rational(none ? neither : both, all),
          {
            'took-the-others': [
              rational(all - (none ? neither : both), all),
              none
                ? 'These are the students who do at least one of the two.'
                : 'These are the students who do not do both.',
            ],
            'compared-the-wrong-way': [
              rational(none ? neither : both, none ? neither + first : both + first),
              `You divided by only ${none ? neither + first : both + first} students; there are ${all}.`,
            ],
            'took-the-second-group': [rational(second, all), `These only ${b}; read which group is asked.`],
            'took-another-group': [rational(first, all), `These only ${a}; read which group is asked.`],
            'took-a-column': [
              rational(first + (none ? neither : both), all),
              none ? `These are all who do not ${b}.` : `These are all who ${a}; some of them do not ${b}.`,
            ],
            'took-a-row': [
              rational(second + (none ? neither : both), all),
              none ? `These are all who do not ${a}.` : `These are all who ${b}; some of them do not ${a}.`,
            ],
            'took-three-groups': [
              rational(first + second + (none ? neither : both), all),
              none
                ? 'These are all who do not do both; some of them do one.'
                : 'These do at least one of the two; the question asks for both.',
            ],
          },
          {
            show: plain,
            max: 1,
            apart: checkedBy(() => `not ${none ? neither : both} of ${all} students`),
          },
        ),
        hints: [
          'Add all four numbers to find how many students there are.',
          `Write the students who ${none ? 'do neither' : 'do both'} above, and all the students below.`,
        ],
        explanation: `Add all four groups: there are ${all} students in all. ${none ? neither : both} of ${all} ${none ? 'do neither' : 'do both'}, which is ${plain(rational(none ? neither : both, all))}.`,
        figure,
      };
    }),
    related: form([1, 2], (rng, dial) => {
      const { both, first, second, neither, a, b, text: table, figure } = peopleBy(rng, dial);
      const order = rational(both, both + first).compare(rational(second, second + neither));
      const texts = [`the students who ${a}`, 'the others', 'both alike'];
      const right = order > 0 ? 0 : order < 0 ? 1 : 2;
      return {
        question: `${table} In which group is the share of the students who ${b} larger?`,
        answer: exactOption(texts[right] ?? ''),
        mistakes: texts
          .filter((_, i) => i !== right)
          .map((t) => ({
            name: 'compared-counts',
            ...exactOption(t),
            mend: `The shares are ${both}/${both + first} and ${second}/${second + neither}; compare these, not the counts.`,
          })),
        hints: [
          `Of the students who ${a}, what part also ${b}?`,
          `Of all the others, what part ${b}? Compare both parts.`,
        ],
        explanation: `Of the students who ${a}, the share is ${both} of ${both + first}. Of the others it is ${second} of ${second + neither}. ${right === 2 ? 'Both are equal' : `${right === 0 ? `${both}/${both + first}` : `${second}/${second + neither}`} is larger`}.`,
        figure,
      };
    }),
  },
);

/** Two-way tables. */
export const twoWay: Concept[] = [twoWayTables];
