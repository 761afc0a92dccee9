import { crossed, numeric } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import { beside, drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { type Asked, form, formed } from '../templates.ts';
import { count } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const things = ['town', 'bridge', 'temple', 'wall', 'well', 'tower'];

/** Years of a building, numbered without a gap: 1 is AD 1, 0 is 1 BC, -1 is 2 BC. */
interface Span {
  from: number;
  to: number;
}

const isEarly = ({ from }: Span): boolean => from < 1;
const isAcross = ({ from, to }: Span): boolean => from < 1 && to > 0;

/** Returns a span: within a century or two for beginners, in BC or across the eras for the advanced. */
function drawSpan(rng: Rng, { grade, level }: Dial): Span {
  if (level === 2) {
    const from = -rng.int(120, 900);
    return { from, to: grade > 5 ? rng.int(20, 900) : from + rng.int(25, -from - 10) };
  }
  const from = rng.int(1000, 1800);
  return { from, to: from + (level === 0 ? rng.int(11, grade < 5 ? 70 : 95) : rng.int(101, 195)) };
}

const label = (year: number, span: Span): string =>
  year < 1 ? `${1 - year} BC` : isEarly(span) ? `AD ${year}` : `${year}`;

/** Returns the way from one year to the other in words. */
function way({ from, to }: Span): string {
  const length = to - from;
  if (to < 1) return `Years BC count down to AD 1: ${1 - from} - ${1 - to} = ${length}.`;
  if (from < 1)
    return (
      `From ${1 - from} BC to 1 BC it takes ${-from} years, to AD 1 one more, and to AD ${to} another ${to - 1}. ` +
      `${-from} + 1 + ${to - 1} = ${length}.`
    );
  const hundred = Math.ceil(from / 100) * 100;
  if (hundred === from || hundred >= to) return `Subtract the years: ${to} - ${from} = ${length}.`;
  return `It takes ${count(hundred - from, 'year')} from ${from} to ${hundred}, and ${to - hundred} from there to ${to}. ${hundred - from} + ${to - hundred} = ${length}.`;
}

function drawnAs(span: Span): { figure?: Figure } {
  if (isEarly(span)) return {};
  const axis = {
    from: Math.floor(span.from / 100) * 100,
    to: Math.ceil(span.to / 100) * 100,
    step: 50,
    name: 'Year',
  };
  const events = [
    { at: span.from, label: 'built' },
    { at: span.to, label: 'fell' },
  ];
  return { figure: { kind: 'timeline', axis, events } };
}

/** Gives both years and asks for the years between. */
function stood(rng: Rng, dial: Dial): Asked {
  const span = drawSpan(rng, dial);
  const length = span.to - span.from;
  return {
    question: `A ${rng.pick(things)} was built in ${label(span.from, span)}. It fell in ${label(span.to, span)}. How many years did it stand?`,
    ...numeric(length, {
      ...(isAcross(span)
        ? { 'counted-a-year-0': length + 1, 'subtracted-across-eras': Math.abs(span.to + span.from - 1) }
        : { 'one-year-off': length + rng.pick([1, -1]) }),
      'ten-years-off': length + rng.pick([10, -10]),
      'hundred-years-off': length + rng.pick([100, -100]),
    }),
    explanation: way(span),
    ...drawnAs(span),
  };
}

/** Gives one year and the years between, and asks for the other year. */
function otherYear(rng: Rng, dial: Dial, asked: keyof Span): Asked {
  const span = drawSpan(rng, dial);
  const thing = rng.pick(things);
  const [from, to] = [label(span.from, span), label(span.to, span)];
  const length = span.to - span.from;
  const large = Math.abs(length) > 100 ? 100 : 10;
  const known = asked === 'to' ? from : to;
  return {
    question:
      asked === 'to'
        ? `A ${thing} was built in ${from}. It stood for ${length} years. In which year did it fall?`
        : `A ${thing} fell in ${to}. It had stood for ${length} years. In which year was it built?`,
    ...crossed(
      { right: 0, wrong: rng.pick([1, -1]), mistake: isAcross(span) ? 'counted-a-year-0' : 'one-year-off' },
      {
        right: 0,
        wrong: rng.pick([large, -large]),
        mistake: large === 100 ? 'hundred-years-off' : 'ten-years-off',
      },
      (a, b) => label(span[asked] + a + b, span),
    ),
    explanation: `Count ${asked === 'to' ? 'on' : 'back'} from ${known}: it is ${label(span[asked], span)}. ${way(span)}`,
  };
}

/** Compares how long two buildings stood. */
function longer(rng: Rng, dial: Dial): Asked {
  const [a, b] = rng.pair(things);
  const [one, two] = drawn(
    (): [Span, Span] => [drawSpan(rng, dial), drawSpan(rng, dial)],
    ([x, y]) => Math.abs(x.to - x.from - (y.to - y.from)) > 3,
  );
  const by = one.to - one.from - (two.to - two.from);
  const told = (thing: string, span: Span): string =>
    `A ${thing} stood from ${label(span.from, span)} to ${label(span.to, span)}.`;
  return {
    question: `${told(a, one)} ${told(b, two)} Which stood longer, and by how many years?`,
    ...crossed(
      { right: by > 0 ? a : b, wrong: by > 0 ? b : a, mistake: 'looked-at-the-last-year' },
      { right: Math.abs(by), wrong: beside(rng, Math.abs(by)), mistake: 'wrong-difference' },
      (thing, years) => `the ${thing}, by ${years}`,
    ),
    explanation: `The ${a}: ${way(one)} The ${b}: ${way(two)} The difference is ${Math.abs(by)}.`,
  };
}

/** Years between two dates. */
export const elapsed: Concept = formed(
  {
    subject: 'History',
    category: 'Time and Dates',
    id: 'history.time.elapsed-years',
    title: 'Years between',
    grades: [3, 10],
    objectives: ['Count the years between two dates, also across the start of our era'],
    keywords: ['years between', 'elapsed years', 'bc and ad', 'timeline', 'how long ago', 'dates'],
    prerequisites: ['math.subtraction.multi-digit'],
    teaching: {
      idea: {
        3:
          'To find the years between two dates, count up from the earlier one: first to the next full hundred, then on. ' +
          'Or subtract the years. Years BC lie before AD 1, and their numbers fall as time goes on.',
        6:
          'Years after the start of our era (AD) count up, and years before it (BC) count down. AD 1 follows 1 BC: there ' +
          'is no year 0. So a span from BC to AD is the sum of both years less 1.',
      },
      caution: 'The year 300 BC is earlier than 200 BC.',
      hints: [
        'Draw a line of time, and put the years that you know on it.',
        'Are both years in the same era?',
        'Go to the next full hundred first, or to the change of era.',
      ],
      mends: {
        'one-year-off':
          'That is one year off. Count the steps from year to year, not the years with both ends.',
        'ten-years-off': 'That is ten years off. Check the tens once more.',
        'hundred-years-off': 'That is a hundred years off. Check the hundreds once more.',
        'counted-a-year-0':
          'AD 1 comes right after 1 BC, without a year 0. Check the step at the change of era.',
        'subtracted-across-eras': 'From BC to AD you go up to the change of era and then on: add both parts.',
        'looked-at-the-last-year':
          'What stood until a later year may have been built later too. Compare the years between.',
        'wrong-difference': 'Find the years of each first. Then subtract.',
      },
    },
  },
  {
    stood: form([0, 1, 2], stood),
    fell: form([0, 1, 2], (rng, dial) => otherYear(rng, dial, 'to')),
    built: form([0, 1, 2], (rng, dial) => otherYear(rng, dial, 'from')),
    longer: form([1, 2], longer),
  },
);
