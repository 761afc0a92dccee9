import { numeric, verdicts } from '../choices.ts';
import { names } from '../data/story-words.ts';
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
    question: `This is a morning. ${rng.shuffle(plan).map(say).join(' ')} ${question}`,
    figure: {
      kind: 'timeline',
      axis: { from: 6, to: 12, step: 1, name: "o'clock" },
      events: plan.map(({ what, hour }) => ({ at: hour, label: what })),
    },
  };
}

const option = ({ what }: Event) => ({ text: what, worth: what });

/** Returns the events as choices, each wrong one with its hour as advice. */
function events(plan: Plan, right: Event) {
  return {
    answer: option(right),
    mistakes: plan
      .filter((each) => each !== right)
      .map(
        (each): Mistake => ({
          name: 'wrong-place',
          ...option(each),
          mend: `${say(each)} Look for that hour on the line.`,
        }),
      ),
    explanation: `In order: ${plan.map(({ what }) => what).join(', ')}. ${say(right)}`,
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
    return { ...asked(rng, plan, 'What comes first?'), ...events(plan, plan[0]) };
  }),
  last: form([0], (rng) => {
    const plan = drawPlan(rng);
    return { ...asked(rng, plan, 'What comes last?'), ...events(plan, plan[3]) };
  }),
  at: form([0], (rng) => {
    const plan = drawPlan(rng);
    const right = rng.pick(plan);
    return { ...asked(rng, plan, `What is at ${right.hour} o'clock?`), ...events(plan, right) };
  }),
  after: form([1], (rng) => {
    const plan = drawPlan(rng);
    const [from, right] = twoPlaces(rng, plan, 1);
    return { ...asked(rng, plan, `What comes just after ${the(from)}?`), ...events(plan, right) };
  }),
  before: form([1], (rng) => {
    const plan = drawPlan(rng);
    const [right, from] = twoPlaces(rng, plan, 1);
    return { ...asked(rng, plan, `What comes just before ${the(from)}?`), ...events(plan, right) };
  }),
  between: form([1], (rng) => {
    const plan = drawPlan(rng);
    const [a, right, b] = rng.int(0, 1) === 0 ? [plan[0], plan[1], plan[2]] : [plan[1], plan[2], plan[3]];
    return { ...asked(rng, plan, `What comes between ${the(a)} and ${the(b)}?`), ...events(plan, right) };
  }),
  distance: form([2], (rng) => {
    const plan = drawPlan(rng);
    const [from, right] = twoPlaces(rng, plan, 3);
    const question = `What comes ${count(right.hour - from.hour, 'hour')} after ${the(from)}?`;
    return { ...asked(rng, plan, question), ...events(plan, right) };
  }),
  hours: form([2], (rng) => {
    const plan = drawPlan(rng);
    const [from, to] = twoPlaces(rng, plan, 3);
    const n = to.hour - from.hour;
    return {
      ...asked(rng, plan, `How many hours is it from ${the(from)} to ${the(to)}?`),
      ...numeric(
        n,
        { 'counted-the-start': n + 1, 'one-hour-short': n - 1, 'two-hours-more': n + 2 },
        { max: n + 4 },
      ),
      explanation: `${say(from)} ${say(to)} Count on from ${from.hour}: ${range(from.hour + 1, to.hour).join(', ')}. That is ${count(n, 'hour')}.`,
    };
  }),
  claim: form([2], (rng) => {
    const plan = drawPlan(rng);
    const [a, b] = rng.pair(names);
    const isRight = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
    const [p, q, r, s] = plan;
    const pairs: [Event, Event][] = [
      [p, q],
      [q, r],
      [r, s],
      [p, r],
      [q, s],
      [p, s],
    ];
    const said = rng.sample(pairs, 2).map(([early, late], i) => {
      const [x, y] = isRight[i] ? [early, late] : [late, early];
      return `“${capitalize(the(x))} comes before ${the(y)}.”`;
    });
    const check = `In order: ${plan.map(({ what }) => what).join(', ')}.`;
    return {
      ...asked(rng, plan, `${a}: ${said[0]} ${b}: ${said[1]} Who is right?`),
      ...verdicts([a, b], isRight, `Check both. ${check}`),
      explanation: check,
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
        0: 'A day goes hour by hour. What has the smaller hour comes first in the morning. On a line, time goes from left to right.',
        1: 'In the morning the hours count up. So the smaller hour comes first. The steps between two hours tell how long it is.',
      },
      caution: 'Look at the hours. The order of the words does not tell.',
      hints: ['Find the hours of all four.', 'Which hour is the smallest? Start there.'],
      mends: {
        'counted-the-start': 'Do not count the start. Count the steps after it.',
        'one-hour-short': 'One hour is missing. Count the last step too.',
        'two-hours-more': 'That is too many. Count the steps on the line.',
      },
    },
  },
  forms,
);

/** Order of what is done in a morning. */
export const dayOrder: Concept[] = [order];
