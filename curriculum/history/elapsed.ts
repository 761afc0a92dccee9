import { crossed, numeric, type WrongNumber } from '../choices.ts';
import type { Figure } from '../figure-types.ts';
import { drawn } from '../math/middle-forms.ts';
import type { Rng } from '../rng.ts';
import { tensSlip } from '../science/slips.ts';
import { type Asked, form, formed } from '../templates.ts';
import { count, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const things = ['town', 'bridge', 'temple', 'wall', 'fort', 'tower'];

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
  if (to < 1) return `Years BC count down to AD 1: ${1 - from} - ${1 - to} = ${whole(length)}.`;
  if (from < 1)
    return (
      `From ${1 - from} BC to 1 BC it takes ${-from} years, to AD 1 one more, and to AD ${to} another ${to - 1}. ` +
      `${-from} + 1 + ${to - 1} = ${whole(length)}.`
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

/** Returns the parts of a span before and after the first full hundred as wrong lengths. */
function partsOf({ from, to }: Span): Record<string, WrongNumber> {
  const hundred = Math.ceil(from / 100) * 100;
  if (from < 1 || hundred === from || hundred >= to) return {};
  return {
    'stopped-at-the-hundred': [hundred - from, `That is only the time to ${hundred}: go on to ${to}.`],
    'began-at-the-hundred': [to - hundred, `That is only the time from ${hundred} on: begin at ${from}.`],
  };
}

/** Returns wrong lengths of a span by their mistakes. */
export function mistakesOf(span: Span): Record<string, WrongNumber> {
  const length = span.to - span.from;
  if (isAcross(span))
    return {
      'counted-a-year-0': length + 1,
      'subtracted-across-eras': Math.abs(span.to + span.from - 1),
      'counted-to-the-change-only': [-span.from, `That is the time to 1 BC only: go on to AD ${span.to}.`],
      'counted-from-the-change-only': [span.to, 'That is the time from 1 BC on: add the years before that.'],
      'left-out-the-change': [length - 1, 'You left out the year from 1 BC to AD 1.'],
    };
  const [a, b] = [span.from, span.to].map((year) => Math.abs(year < 1 ? 1 - year : year)) as [number, number];
  const [large, small] = [Math.max(a, b), Math.min(a, b)];
  const [needsTen, needsHundred] = [large % 10 < small % 10, large % 100 < small % 100];
  return {
    'counted-both-ends': [length + 1, `You counted both ${a} and ${b}; count the steps between them.`],
    'counted-the-years-between': [
      length - 1,
      `You counted the years between ${a} and ${b}; the step into the last year counts, too.`,
    ],
    'lost-a-ten': [length - 10, 'There is a ten too few: check the tens.'],
    'gained-a-ten': [length + 10, 'There is a ten too many: check the tens.'],
    ...partsOf(span),
    'took-smaller-digits-away': [
      digitByDigit(large, small),
      'In each place you took the smaller digit from the larger one; borrow from the next place instead.',
    ],
    ...(needsTen && {
      'forgot-to-borrow': [
        length + 10,
        'You borrowed a ten and did not count it: there is one ten less.',
      ] as const,
    }),
    ...(needsHundred && {
      'forgot-a-hundred': [
        length + 100,
        'You borrowed a hundred and did not count it: there is one hundred less.',
      ] as const,
    }),
  };
}

/** Subtracts each smaller digit from the larger one, as learners do who do not borrow. */
function digitByDigit(a: number, b: number): number {
  const digits = String(b).padStart(String(a).length, '0');
  return Number([...String(a)].map((digit, i) => Math.abs(Number(digit) - Number(digits[i]))).join(''));
}

/** Returns the steps to the length of a span. */
function hintsFor(span: Span): [string, string] {
  if (isAcross(span))
    return [
      `How many years is it from ${1 - span.from} BC to 1 BC?`,
      `Then one year to AD 1, and how many to AD ${span.to}? Add the parts.`,
    ];
  const [a, b] = [label(span.from, span), label(span.to, span)];
  return span.to < 1
    ? ['Years BC count down: which of the two numbers is larger?', `Subtract: from ${a} down to ${b}.`]
    : [`Go from ${a} to the next full hundred.`, `Then go on to ${b}, and add both parts.`];
}

/** Gives both years and asks for the years between. */
function stood(rng: Rng, dial: Dial): Asked {
  const span = drawSpan(rng, dial);
  const length = span.to - span.from;
  return {
    question: `A ${rng.pick(things)} was built in ${label(span.from, span)}. It fell in ${label(span.to, span)}. How many years did it stand?`,
    ...numeric(length, mistakesOf(span)),
    hints: hintsFor(span),
    explanation: way(span),
    ...drawnAs(span),
  };
}

/** Returns the way from a known end of a span to the asked one in words. */
function reached(span: Span, asked: keyof Span): string {
  const [from, to] = [label(span.from, span), label(span.to, span)];
  const length = whole(span.to - span.from);
  const [known, found] = asked === 'to' ? [from, to] : [to, from];
  if (isAcross(span))
    return `Count ${asked === 'to' ? 'on' : 'back'} from ${known}: it is ${found}. ${way(span)}`;
  const [a, b] = [known, found].map((year) => year.replace(/ BC$/, ''));
  const isMore = (asked === 'to') === !isEarly(span);
  const start = isEarly(span)
    ? 'Years BC count down'
    : `Go ${asked === 'to' ? 'on' : 'back'} ${length} years`;
  return `${start}: ${a} ${isMore ? '+' : '-'} ${length} = ${b}.${isEarly(span) ? ` So it is ${found}.` : ''}`;
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
        ? `A ${thing} was built in ${from}. It stood for ${whole(length)} years. In which year did it fall?`
        : `A ${thing} fell in ${to}. It had stood for ${whole(length)} years. In which year was it built?`,
    ...crossed(
      isAcross(span)
        ? { right: 0, wrong: asked === 'to' ? -1 : 1, mistake: 'counted-a-year-0' }
        : { right: 0, wrong: asked === 'to' ? 1 : -1, mistake: 'counted-both-ends' },
      {
        right: 0,
        wrong: rng.pick([large, -large]),
        mistake: large === 100 ? 'miscounted-hundreds' : 'miscounted-tens',
        mend:
          large === 100
            ? `The hundreds are miscounted: go ${asked === 'to' ? 'on' : 'back'} by hundreds first, then by tens and ones.`
            : `The tens are miscounted: go ${asked === 'to' ? 'on' : 'back'} by tens first, then by ones.`,
      },
      (a, b) => label(span[asked] + a + b, span),
    ),
    hints: [
      `Start at ${known}. Is the other year before or after that?`,
      isAcross(span)
        ? 'Go to the change of era first: AD 1 comes right after 1 BC.'
        : `${known.endsWith('BC') ? `Years BC get ${asked === 'to' ? 'smaller' : 'larger'} as you go that way` : large === 100 ? 'Go by hundreds first' : 'Go by tens first'}. Count ${whole(length)} years in parts.`,
    ],
    explanation: reached(span, asked),
  };
}

/** Returns the slip in the difference of two lengths, with its advice. */
function differenceSlip(a: number, b: number): { by: number; mend: string } {
  const slip = tensSlip(Math.max(a, b), Math.min(a, b), -1);
  return Math.abs(a - b) + slip.by > 0
    ? slip
    : { by: 1, mend: 'You counted both end years of one of them; count the steps from year to year.' };
}

/** Compares how long two buildings stood. */
function longer(rng: Rng, dial: Dial): Asked {
  const [a, b] = rng.pair(things);
  const [one, two] = drawn(
    (): [Span, Span] => [drawSpan(rng, dial), drawSpan(rng, dial)],
    ([x, y]) => Math.abs(x.to - x.from - (y.to - y.from)) > 3,
  );
  const by = one.to - one.from - (two.to - two.from);
  const slip = differenceSlip(one.to - one.from, two.to - two.from);
  const told = (thing: string, span: Span): string =>
    `A ${thing} stood from ${label(span.from, span)} to ${label(span.to, span)}.`;
  return {
    question: `${told(a, one)} ${told(b, two)} Which stood longer, and by how many years?`,
    ...crossed(
      { right: by > 0 ? a : b, wrong: by > 0 ? b : a, mistake: 'chose-the-shorter-time' },
      { right: Math.abs(by), wrong: Math.abs(by) + slip.by, mistake: 'wrong-difference', mend: slip.mend },
      (thing, years) => `the ${thing}, by ${whole(years)}`,
    ),
    explanation: `Start with the ${a}. ${way(one)} Now the ${b}. ${way(two)} The difference is ${whole(Math.abs(by))}.`,
    hints: [
      `How many years did the ${a} stand?`,
      `How many years did the ${b} stand? Subtract the smaller number.`,
    ],
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
      caution: 'Do not subtract a year BC from a year AD: add the time before and after the change of era.',
      mends: {
        'counted-both-ends': 'You counted both end years; count the steps from year to year.',
        'counted-a-year-0': 'AD 1 comes right after 1 BC, without a year 0.',
        'subtracted-across-eras': 'From BC to AD, go up to the change of era and then on: add both parts.',
        'chose-the-shorter-time': 'That one stood for a shorter time: work out the years of each.',
      },
      trap: 'subtracted-across-eras',
    },
  },
  {
    stood: form([0, 1, 2], stood),
    fell: form([0, 1, 2], (rng, dial) => otherYear(rng, dial, 'to')),
    built: form([0, 1, 2], (rng, dial) => otherYear(rng, dial, 'from')),
    longer: form([1, 2], longer),
  },
);
