import { checkedBy } from '../checked.ts';
import { numeric } from '../choices.ts';
import { nearBy, sometimes } from '../near-values.ts';
import { type Rational, rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { type Asked, byLevel, form, formed } from '../templates.ts';
import { decimal, whole } from '../text.ts';
import type { Concept, Dial } from '../types.ts';

const speeds = [
  {
    from: 'km per hour',
    to: 'meters per second',
    n: 5,
    d: 18,
    why: '1 km is 1,000 meters and 1 hour is 3,600 seconds, so the factor is 1,000/3,600 = 5/18.',
    hints: [
      'How many meters is 1 km, and how many seconds is 1 hour?',
      'Multiply by the meters in a km, and divide by the seconds in an hour.',
    ],
  },
  {
    from: 'meters per second',
    to: 'km per hour',
    n: 18,
    d: 5,
    why: '1 hour is 3,600 seconds and 1 km is 1,000 meters, so the factor is 3,600/1,000 = 18/5.',
    hints: [
      'How many seconds is 1 hour, and how many meters is 1 km?',
      'Multiply by the seconds in an hour, and divide by the meters in a km.',
    ],
  },
  {
    from: 'dollars per hour',
    to: 'cents per minute',
    n: 5,
    d: 3,
    why: '1 dollar is 100 cents and 1 hour is 60 minutes, so the factor is 100/60 = 5/3.',
    hints: [
      'How many cents is 1 dollar, and how many minutes is 1 hour?',
      'Multiply by the cents in a dollar, and divide by the minutes in an hour.',
    ],
  },
  {
    from: 'liters per minute',
    to: 'liters per hour',
    n: 60,
    d: 1,
    why: '1 hour is 60 minutes, so 60 times as many liters pass in it. The factor is 60.',
    hints: ['How many minutes are in one hour?', 'Do more or fewer liters pass in an hour than in a minute?'],
  },
  {
    from: 'feet per second',
    to: 'feet per minute',
    n: 60,
    d: 1,
    why: '1 minute is 60 seconds, so in it the way is 60 times as long. The factor is 60.',
    hints: [
      'How many seconds are in one minute?',
      'Is the way in a minute longer or shorter than in a second?',
    ],
  },
  {
    from: 'grams per cubic cm',
    to: 'kg per cubic meter',
    n: 1000,
    d: 1,
    why: '1 cubic meter is 1,000,000 cubic cm and 1 kg is 1,000 grams, so the factor is 1,000,000/1,000 = 1,000.',
    hints: [
      'How many cubic cm is 1 cubic meter, and how many grams is 1 kg?',
      'Multiply by the cubic cm in a cubic meter, and divide by the grams in a kg.',
    ],
  },
] as const;

/** Formats an amount with its unit: 5 feet per second, 1 foot per second. */
function amount(value: Rational, name: string): string {
  const one = name.replace(/^feet/, 'foot').replace(/^(\w{2,})s /, '$1 ');
  return `${decimal(value)} ${value.compare(1) === 0 ? one : name}`;
}

function convert(rng: Rng, dial: Dial): Asked {
  const { from, to, n, d, why, hints } = rng.pick(dial.level === 0 ? speeds.slice(3) : speeds);
  const x = rng.int(2, byLevel(dial, [20, 20, 40])) * d;
  const value = rational(x * n, d);
  const check = (wrong: Rational): string =>
    `${amount(wrong, to)} would be ${amount(wrong.times(d).over(n), from)}, not ${x}.`;
  return {
    question: `Convert ${x} ${from} to ${to}.`,
    ...numeric(
      value,
      {
        ...nearBy(rng, value, n, check),
        ...((x * d) % n === 0 && {
          'divided-instead': [
            rational(x * d, n),
            `You divided by the factor ${d === 1 ? decimal(rational(n)) : `${n}/${d}`}; multiply by it.`,
          ] as const,
        }),
        'kept-the-number': [x, 'You kept the number; it changes with the units.'],
        ...sometimes(rng, {
          'used-one-unit-only': [
            n === 1000 ? x * 100 : n === 60 ? x * 600 : x * 60,
            n === 1000 || n === 60
              ? `You multiplied by ${n === 1000 ? 100 : 600}; the factor is ${n === 1000 ? '1,000' : n}.`
              : 'You multiplied by 60 only; both units change.',
          ],
        }),
        ...sometimes(rng, {
          'took-both-factors-up': [
            n === 1000 ? x * 1000000 : n === 60 ? x * 3600 : value.times(n),
            'You used the factor twice; convert each unit once.',
          ],
        }),
      },
      {
        show: decimal,
        slip: n,
        apart: checkedBy(() => `not ${x} × ${d === 1 ? decimal(rational(n)) : `${n}/${d}`}`),
      },
    ),
    hints,
    explanation: `${why} Multiply: ${x} × ${d === 1 ? decimal(rational(n)) : `${n}/${d}`} = ${decimal(value)}.`,
  };
}

function density(rng: Rng): Asked {
  const [area, each] = [rng.int(2, 40), rng.int(12, 90)];
  const check = (wrong: Rational): string =>
    `${decimal(wrong)} people on each of ${area} square km would be ${decimal(wrong.times(area))} people in all.`;
  return {
    question: `${whole(area * each)} people live on an island of ${area} square km. How many people is that per square km?`,
    ...numeric(
      each,
      {
        ...nearBy(rng, each, 1, check),
        'a-ten-too-many': [each + 10, check(rational(each + 10))],
        'a-ten-too-few': [each - 10, check(rational(each - 10))],
        ...sometimes(rng, {
          'multiplied-instead': [
            area * each * area,
            'You multiplied; people per square km means people divided by square kilometers.',
          ],
        }),
        ...(area !== each && {
          'gave-the-area': [area, 'This is the area; divide the people by it.'] as const,
        }),
        ...sometimes(rng, {
          'gave-the-people': [area * each, 'These are all the people; divide them by the area.'],
        }),
        ...sometimes(rng, {
          'subtracted-instead': [area * each - area, 'You took the area away; divide by it.'],
        }),
      },
      { apart: checkedBy((wrong) => `not right: ${check(wrong).slice(0, -1)}`) },
    ),
    hints: [
      '“Per square km” asks how many people one square km has.',
      `The people are shared among ${area} square kilometers. Which operation is that?`,
    ],
    explanation: `“Per square km” means divided by the square kilometers: ${whole(area * each)} ÷ ${area} = ${each}.`,
  };
}

function time(rng: Rng): Asked {
  const [each, minutes] = [rng.int(2, 15), rng.int(3, 55)];
  const rate = each * 60;
  const inMinutes = (count: number): readonly [number, string] => [
    each * count,
    `The pump moves this much in ${count} minutes; the question asks for ${minutes}.`,
  ];
  const perMinute = (wrong: number): readonly [number, string] => [
    wrong * minutes,
    `${rate} ÷ 60 is ${each}, not ${wrong}.`,
  ];
  return {
    question: `A pump moves ${rate} liters per hour. How many liters does it move in ${minutes} minutes?`,
    ...numeric(
      each * minutes,
      {
        'used-one-unit-only': [
          rate * minutes,
          `You multiplied the liters per hour by minutes; find the liters per minute first.`,
        ],
        ...sometimes(rng, {
          'gave-one-minute': [each, 'These are the liters in one minute; multiply by the minutes.'],
        }),
        ...sometimes(rng, {
          'gave-one-hour': [rate, 'These are the liters in one hour; the pump runs for less.'],
        }),
        ...(minutes !== 30 && {
          'took-the-rest-of-the-hour': [
            each * (60 - minutes),
            `These are the liters in the other ${60 - minutes} minutes of an hour.`,
          ] as const,
        }),
        'a-minute-more': inMinutes(minutes + rng.int(1, 3)),
        ...(minutes > 3 && { 'a-minute-less': inMinutes(minutes - rng.int(1, 2)) }),
        'a-larger-rate': perMinute(each + 1),
        'a-smaller-rate': perMinute(each - 1),
      },
      {
        show: (r) => (r.compare(1) === 0 ? '1 liter' : `${decimal(r)} liters`),
        apart: checkedBy(
          () => `not right: one minute makes ${each} liters, and there are ${minutes} minutes`,
        ),
      },
    ),
    hints: ['How many liters does the pump move in one minute?', `Multiply by the ${minutes} minutes.`],
    explanation: `${rate} liters per hour are ${rate} ÷ 60 = ${each} liters per minute. In ${minutes} minutes that is ${each} × ${minutes} = ${each * minutes} liters.`,
  };
}

/** Returns the unit that an operation gives: km × hours, or grams per liter. */
function unitAfter(operation: string, given: string): string {
  const [first = '', second = ''] = given.split(' and ').map((text) => text.replace(/^[\d,]+ /, ''));
  if (operation === 'multiply') return `${first} × ${second}`;
  const [above, below] = operation === 'divide the first by the second' ? [first, second] : [second, first];
  return `${above} divided by ${below}`;
}

const units = formed(
  {
    subject: 'Math',
    category: 'Ratios and Percent',
    id: 'math.quantities.units',
    title: 'Rates and units',
    grades: [9, 12],
    objectives: ['Convert compound units and use units to find a formula'],
    keywords: [
      'unit conversion',
      'dimensional analysis',
      'compound units',
      'population density',
      'quantities and units',
    ],
    prerequisites: ['math.ratios.unit-rate', 'math.ratios.proportion'],
    standards: ['HSN.Q.A.1', 'HSN.Q.A.2', 'HSG.MG.A.2'],
    teaching: {
      idea:
        'A compound unit, such as km per hour, is a quotient. Convert each unit in it by a factor that is worth 1, such as ' +
        '60 minutes over 1 hour. Units cancel like numbers, and show whether a formula makes sense.',
      caution: 'A unit below the fraction bar converts the other way round.',
      mends: {},
    },
  },
  {
    convert: form([0, 1, 2], convert),
    density: form([0, 1, 2], (rng) => density(rng)),
    operation: form([0, 1, 2], (rng) => {
      const n = rng.int(2, 90);
      const m = rng.int(2, 90);
      const cases = [
        [`${n} km per hour and ${m} hours`, 'km', 'multiply'],
        [`${whole(n * m)} km and ${m} hours`, 'km per hour', 'divide the first by the second'],
        [`${n} hours and ${whole(n * m)} km`, 'km per hour', 'divide the second by the first'],
        [`${n} grams per liter and ${m} liters`, 'grams', 'multiply'],
        [`${whole(n * m)} grams and ${m} liters`, 'grams per liter', 'divide the first by the second'],
        [`${n} liters and ${whole(n * m)} grams`, 'grams per liter', 'divide the second by the first'],
      ] as const;
      const [given, wanted, answer] = rng.pick(cases);
      const option = (t: string) => ({ text: t, worth: t });
      return {
        question: `You know ${given}. How do you get ${wanted}?`,
        answer: option(answer),
        mistakes: ['multiply', 'divide the first by the second', 'divide the second by the first']
          .filter((t) => t !== answer)
          .map((t) => ({
            name: 'wrong-operation',
            ...option(t),
            mend: `That gives ${unitAfter(t, given)}, not ${wanted}.`,
          })),
        hints: wanted.includes(' per ')
          ? [
              `Write ${wanted} as a fraction. Which unit stands above, and which below?`,
              'The number with the unit above is divided by the other one.',
            ]
          : [
              `Which unit must disappear, so that only ${wanted} are left?`,
              'It stands below in the rate. Which operation makes it cancel?',
            ],
        explanation: wanted.includes(' per ')
          ? `The unit ${wanted} is ${wanted.split(' per ')[0]} over ${wanted.split(' per ')[1]}s. So ${answer}.`
          : `The given rate is per ${given.includes('hour') ? 'hour' : 'liter'}. Multiplied by ${given.includes('hour') ? 'hours' : 'liters'}, the unit below cancels, and only ${wanted} are left.`,
      };
    }),
    time: form([1, 2], (rng) => time(rng)),
  },
);

/** Quantities with units. */
export const quantities: Concept[] = [units];
