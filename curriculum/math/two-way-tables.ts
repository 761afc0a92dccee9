import { numeric } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { plain } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const info = { subject: 'Math', category: 'Data and Chance' };
const option = (text: string) => ({ text, worth: text });

const groups = [
  ['play a sport', 'play music'],
  ['have a pet', 'have a sibling'],
  ['like tea', 'like soup'],
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
    text: `Of some students ${both} ${a} and ${b}, ${first} only ${a}, ${second} only ${b}, and ${neither} do neither.`,
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
    question: `${table} How many ${row ? a : b} in all?`,
    ...numeric(right, {
      'took-one-cell': row ? first : second,
      'took-the-other-total': row ? both + second : both + first,
      'took-everybody': all - neither,
    }),
    explanation: `Add both cells: ${both} + ${row ? first : second} = ${right}.`,
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
        'compares a cell with a total: of everybody, of its row or of its column.',
      caution: '“Of the students who …” names the total that stands below the fraction bar.',
      hints: ['Which cell is asked?', 'Compared with which total?', 'Write cell over total.'],
      mends: {
        'took-one-cell': 'This is one cell only. Add the other one.',
        'took-the-other-total': 'This is the total of the other question.',
        'took-everybody': 'Only a part of all the people belongs to it.',
        'compared-with-all': '“Of those” limits the total: do not take everybody.',
        'compared-the-wrong-way': 'The total after “of those” stands below.',
        'compared-counts': 'Compare the shares in each group, not the counts.',
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
            'compared-with-all': rational(both, all),
            'compared-the-wrong-way': rational(both, row ? both + second : both + first),
            'took-one-cell': rational(row ? first : second, below),
          },
          { show: plain },
        ),
        explanation: `${below} ${row ? a : b}. ${both} of them also ${row ? b : a}: ${plain(rational(both, below))}.`,
        figure,
      };
    }),
    joint: form([0, 1, 2], (rng, dial) => {
      const { both, neither, first, a, b, all, text: table, figure } = peopleBy(rng, dial);
      const none = rng.int(0, 1) === 1;
      return {
        question: `${table} Which fraction of all students ${none ? 'do neither' : `${a} and ${b}`}?`,
        ...numeric(
          rational(none ? neither : both, all),
          {
            'took-everybody': rational(all - (none ? neither : both), all),
            'compared-the-wrong-way': rational(none ? neither : both, none ? neither + first : both + first),
            'took-one-cell': rational(first, all),
          },
          { show: plain },
        ),
        explanation: `There are ${all} students in all. ${none ? neither : both} of ${all} is ${plain(rational(none ? neither : both, all))}.`,
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
        answer: option(texts[right] ?? ''),
        mistakes: texts.filter((_, i) => i !== right).map((t) => ({ name: 'compared-counts', ...option(t) })),
        explanation: `Of the students who ${a} it is ${both} of ${both + first}, of the others ${second} of ${second + neither}.`,
        figure,
      };
    }),
    claim: form([2], totalOf, 'claimed'),
  },
);

/** Two-way tables. */
export const twoWay: Concept[] = [twoWayTables];
