import { checked } from '../checked.ts';
import type { Rng } from '../rng.ts';
import { type Forms, form, formed, range } from '../templates.ts';
import { capitalize, count } from '../text.ts';
import type { Concept, Draft, Mistake } from '../types.ts';

const things = [
  'a story',
  'a game',
  'a snack',
  'a song',
  'a walk',
  'music',
  'drawing',
  'a puzzle',
  'a dance',
  'a swim',
] as const;

/** What is done, and the hour at which it begins. */
interface Event {
  what: string;
  hour: number;
}

type Plan = readonly [Event, Event, Event, Event];

/** Draws the plan of a morning in its order. */
function drawPlan(rng: Rng): Plan {
  const what = rng.sample(things, 4);
  const hours = rng.sample(range(7, 11), 4).sort((a, b) => a - b);
  const at = (i: number): Event => ({ what: what[i] ?? '', hour: hours[i] ?? 7 });
  return [at(0), at(1), at(2), at(3)];
}

const say = ({ what, hour }: Event): string => `At ${hour} o'clock: ${what}.`;
/** Names an event that is known: `the song`. */
const the = ({ what }: Event): string => what.replace(/^a /, 'the ');
const keyOf = (plan: Plan): string => plan.map(({ what, hour }) => `${hour} ${what}`).join(' ');

/** Returns the parts that all questions share. The text names the events out of order; the line has them in order. */
function asked(rng: Rng, plan: Plan, question: string): Pick<Draft, 'key' | 'question' | 'figure'> {
  return {
    key: `${keyOf(plan)} ${question}`,
    question: `This is the plan for a morning. ${rng.shuffle(plan).map(say).join(' ')} ${question}`,
    figure: {
      kind: 'timeline',
      axis: { from: 6, to: 12, step: 1, name: "o'clock" },
      events: plan.map(({ what, hour }) => ({ at: hour, label: what })),
    },
  };
}

const option = ({ what }: Event) => ({ text: what, worth: what });

/** Returns the events as choices, each wrong one with its hour as advice. @param named event of the question, which is no choice */
function events(plan: Plan, right: Event, named?: Event) {
  return {
    answer: option(right),
    mistakes: plan
      .filter((each) => each !== right && each !== named)
      .map(
        (each): Mistake => ({
          name: 'wrong-place',
          ...option(each),
          mend: `${capitalize(the(each))} is at ${each.hour} o'clock. Look at the hours again.`,
        }),
      ),
    explanation: `In order: ${plan.map(({ what, hour }) => `${what} at ${hour}`).join('; ')}. So it is ${the(right)}.`,
  };
}

/** Draws two places of the plan, the earlier one first, at most so far apart. */
function twoPlaces(rng: Rng, plan: Plan, most: number): [Event, Event] {
  const pairs = plan.flatMap((a, i) => plan.slice(i + 1, i + 1 + most).map((b): [Event, Event] => [a, b]));
  return rng.pick(pairs);
}

const forms: Forms = {
  first: form([0], (rng) => {
    const plan = drawPlan(rng);
    return {
      ...asked(rng, plan, 'What comes first?'),
      ...events(plan, plan[0]),
      hints: ['Find the four hours in the plan.', 'The smallest hour comes first.'],
    };
  }),
  last: form([0], (rng) => {
    const plan = drawPlan(rng);
    return {
      ...asked(rng, plan, 'What comes last?'),
      ...events(plan, plan[3]),
      hints: ['Find the four hours in the plan.', 'The largest hour comes last.'],
    };
  }),
  at: form([0], (rng) => {
    const plan = drawPlan(rng);
    const right = rng.pick(plan);
    return {
      ...asked(rng, plan, `What is at ${right.hour} o'clock?`),
      ...events(plan, right),
      hints: [`Look for the number ${right.hour}.`, 'What is done at that hour?'],
    };
  }),
  after: form([1], (rng) => {
    const plan = drawPlan(rng);
    const [from, right] = twoPlaces(rng, plan, 1);
    return {
      ...asked(rng, plan, `What comes right after ${the(from)}?`),
      ...events(plan, right, from),
      hints: [`At which hour is ${the(from)}?`, 'Which hour in the plan is the next one?'],
    };
  }),
  before: form([1], (rng) => {
    const plan = drawPlan(rng);
    const [right, from] = twoPlaces(rng, plan, 1);
    return {
      ...asked(rng, plan, `What comes right before ${the(from)}?`),
      ...events(plan, right, from),
      hints: [`At which hour is ${the(from)}?`, 'Which hour in the plan is the one before?'],
    };
  }),
  between: form([1], (rng) => {
    const plan = drawPlan(rng);
    const [a, right, b] = rng.int(0, 1) === 0 ? [plan[0], plan[1], plan[2]] : [plan[1], plan[2], plan[3]];
    return {
      ...asked(rng, plan, `What comes between ${the(a)} and ${the(b)}?`),
      ...events(plan, right),
      hints: [`At which hours are ${the(a)} and ${the(b)}?`, 'Which hour in the plan is between them?'],
    };
  }),
  distance: form([2], (rng) => {
    const plan = drawPlan(rng);
    const [from, right] = twoPlaces(rng, plan, 3);
    const question = `What comes ${count(right.hour - from.hour, 'hour')} after ${the(from)}?`;
    return {
      ...asked(rng, plan, question),
      ...events(plan, right, from),
      hints: [
        `At which hour is ${the(from)}?`,
        `Count on from there: ${count(right.hour - from.hour, 'hour')}.`,
      ],
    };
  }),
  hours: form([2], (rng) => {
    const plan = drawPlan(rng);
    const [from, to] = twoPlaces(rng, plan, 3);
    const n = to.hour - from.hour;
    return {
      ...asked(rng, plan, `How many hours is it from ${the(from)} to ${the(to)}?`),
      ...checked(
        n,
        {
          'counted-the-start': n + 1,
          'counted-the-hours-between': [n - 1, 'Count the last step too.'],
          'took-the-first-hour': [from.hour, `That is the hour of ${the(from)}: count from there.`],
          'took-the-last-hour': [to.hour, `That is the hour of ${the(to)}: count up to it.`],
        },
        (wrong) => {
          const hour = from.hour + Number(wrong.n);
          return hour > 12
            ? 'That is too long for one morning.'
            : `${count(Number(wrong.n), 'hour')} after ${from.hour} o'clock, it is ${hour} o'clock.`;
        },
        { max: 12 },
      ),
      hints: [`At which hour is ${the(from)}?`, `Count the hours from there to ${the(to)}.`],
      explanation: `${capitalize(the(from))} is at ${from.hour}. ${capitalize(the(to))} is at ${to.hour}. Count on from ${from.hour}: ${range(from.hour + 1, to.hour).join(', ')}. That is ${count(n, 'hour')}.`,
    };
  }),
  back: form([2], (rng) => {
    const plan = drawPlan(rng);
    const [right, from] = twoPlaces(rng, plan, 3);
    const length = count(from.hour - right.hour, 'hour');
    return {
      ...asked(rng, plan, `What comes ${length} before ${the(from)}?`),
      ...events(plan, right, from),
      hints: [`At which hour is ${the(from)}?`, `Count back from there: ${length}.`],
    };
  }),
};

const order = formed(
  {
    subject: 'Life Skills',
    category: 'Time',
    id: 'life.time.day-order',
    title: 'Order of a morning',
    grades: [0, 1],
    objectives: ['Put the events of a morning in order by the hour'],
    keywords: ['order of events', 'daily routine', 'before and after', 'morning schedule'],
    prerequisites: ['life.time.clock'],
    teaching: {
      idea: {
        0: 'A day goes hour by hour. In the morning, the smaller hour comes first. On a line, time goes from left to right.',
        1: 'In the morning the hours count up. So the smaller hour comes first. The steps between two hours tell how long it is.',
      },
      caution: 'When you count hours, do not count the start.',
      mends: {
        'counted-the-start': 'Do not count the start: count the steps after it.',
      },
      trap: 'counted-the-start',
    },
  },
  forms,
);

/** Order of what is done in a morning. */
export const dayOrder: Concept[] = [order];
