import { checked } from '../checked.ts';
import { worded } from '../choices.ts';
import { rational } from '../rational.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { capitalize, unit, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { nearMultiples, nearProducts, nearQuotients, productCheck, quotientCheck } from './wrong-results.ts';

const physics = { subject: 'Science', category: 'Physics' };

/** Cart of mass m at speed fast hits one at rest, of k times its mass, and both go on with speed v. */
interface Crash {
  m: number;
  k: number;
  v: number;
  other: number;
  fast: number;
}

const speed = { show: unit('m/s') };
const momenta = { show: unit('kg·m/s') };

const crashes: Record<'push' | 'total' | 'before' | 'stick', (crash: Crash, rng: Rng) => Omit<Draft, 'key'>> =
  {
    push: ({ m, v, other, fast }) => ({
      question: `Two carts at rest push off each other. The one of ${other + m} kg rolls away at ${v} m/s. How fast is the other one, of ${m} kg?`,
      ...checked(
        fast,
        {
          ...nearQuotients(fast, m, { step: v }),
          'gave-equal-speeds': [v, 'Both momenta are equal in size, not both speeds; the masses differ.'],
          'took-the-difference-of-the-masses': [
            rational(other * v, m),
            `You used ${other} kg, the difference; the first cart has ${other + m} kg.`,
          ],
          'took-the-sum-of-the-masses': [
            fast + v,
            `You used ${other + 2 * m} kg, both carts; the first cart has ${other + m} kg.`,
          ],
        },
        quotientCheck(m, m * fast),
        speed,
      ),
      hints: [
        'Both were at rest, so the two momenta are equal in size.',
        `One is ${other + m} × ${v}. Which speed gives ${m} kg as much?`,
      ],
      explanation: `The total momentum stays 0, so both momenta are equal in size: ${other + m} × ${v} = ${m} × ${fast}. So it is ${fast} m/s.`,
    }),
    total: ({ m, other, fast }, rng) => ({
      question: `A cart of ${m} kg at ${fast} m/s hits a cart of ${other} kg at rest. What is the total momentum after the collision?`,
      ...checked(
        m * fast,
        {
          ...nearProducts(m, fast, rng),
          'took-both-masses': [
            (m + other) * fast,
            `You multiplied both masses; the ${other} kg stand still before.`,
          ],
          ...(other !== m && {
            'took-the-mass-at-rest': [
              other * fast,
              `The ${other} kg stand still before; take the cart that moves.`,
            ] as const,
          }),
          'added-instead': [m + fast, 'You added mass and speed; momentum is mass × velocity.'],
        },
        productCheck(m, fast),
        momenta,
      ),
      hints: [
        'Which cart moves before the collision? Find its mass × velocity.',
        `The cart of ${other} kg adds nothing, since it is at rest.`,
      ],
      explanation: `The total momentum stays the same. Before it is ${m} × ${fast} = ${whole(m * fast)}, so after it is ${whole(m * fast)} kg·m/s too.`,
    }),
    before: ({ m, v, other, fast }) => ({
      question: `A cart of ${m} kg hits a cart of ${other} kg at rest. Both stick together and go on at ${v} m/s. How fast was the first cart before?`,
      ...checked(
        fast,
        {
          ...nearQuotients(fast, m, { step: v }),
          'gave-the-speed-afterwards': [
            v,
            'This is the speed afterwards; with less mass, the same momentum is faster.',
          ],
          'left-out-the-first-cart': [
            rational(other * v, m),
            `You used only ${other} kg; afterwards both carts move.`,
          ],
          'counted-the-first-cart-twice': [
            fast + v,
            `You used ${other + 2 * m} kg; both carts together have ${other + m} kg.`,
          ],
        },
        quotientCheck(m, m * fast),
        speed,
      ),
      hints: [
        `Together they have ${m} + ${other} kg. What is their momentum at ${v} m/s?`,
        `Before, the cart of ${m} kg had all of it alone.`,
      ],
      explanation: `After the collision the momentum is (${m} + ${other}) × ${v} = ${whole(m * fast)}. Before it was the same: ${whole(m * fast)} ÷ ${m} = ${fast} m/s.`,
    }),
    stick: ({ m, k, v, other, fast }) => ({
      question: `A cart of ${m} kg at ${fast} m/s hits a cart of ${other} kg at rest. They stick together. How fast do they go on?`,
      ...checked(
        v,
        {
          ...nearQuotients(v, m + other, { distances: [1, -1, 2, -2, 3, -3] }),
          'kept-the-speed': [fast, 'The same momentum now moves more mass, so the carts are slower.'],
          ...(k > 1 &&
            fast % k === 0 && {
              'divided-by-the-second-mass': [
                fast / k,
                `You divided by ${other} kg; both carts move on.`,
              ] as const,
            }),
          ...(k > 1 &&
            fast % 2 === 0 && {
              'halved-the-speed': [fast / 2, 'Half the speed is right only for equal masses.'] as const,
            }),
        },
        quotientCheck(m + other, m * fast),
        speed,
      ),
      hints: [
        `Only the first cart brings momentum: ${m} × ${fast}.`,
        `Afterwards ${m} + ${other} kg share it. Which speed do they have?`,
      ],
      explanation: `The momentum stays ${m} × ${fast} = ${whole(m * fast)}. It now moves ${m} + ${other} = ${m + other} kg: ${whole(m * fast)} ÷ ${m + other} = ${v} m/s.`,
    }),
  };

/** Draws a collision or a push-off. */
function collide(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(
    byLevel<(keyof typeof crashes)[]>(dial, [
      ['stick', 'total', 'push'],
      ['stick', 'before', 'push'],
      ['before', 'push', 'stick'],
    ]),
  );
  const m = rng.int(2, byLevel(dial, [20, 50, 99]));
  const k = rng.int(1, byLevel(dial, [3, 4, 4]));
  const v = rng.int(2, byLevel(dial, [4, 4, 5]));
  const crash = { m, k, v, other: m * k, fast: v * (k + 1) };
  return { key: `${form} ${m} ${k} ${v}`, ...crashes[form](crash, rng) };
}

const momentum = sampled(
  {
    ...physics,
    category: 'Forces',
    id: 'science.forces.momentum-conservation',
    title: 'Conservation of momentum',
    grades: [9, 12],
    objectives: ['Use the conservation of momentum in collisions'],
    keywords: ['conservation of momentum', 'momentum conservation', 'inelastic collision', 'recoil'],
    prerequisites: ['science.forces.momentum'],
    standards: ['HS-PS2-2'],
    teaching: {
      idea:
        'In a collision both bodies push on each other with equal and opposite forces for the same time. What ' +
        'one gains in momentum the ' +
        'other loses. So without outside forces the total momentum stays the same.',
      caution:
        'Kinetic energy need not stay the same: bodies that stick together turn a part of it into heat.',
      mends: {},
    },
  },
  collide,
);

/** Changes of distance or mass, with the power to which the factor acts on the force of gravity. */
const changes = [
  { what: 'distance', text: 'Their distance is multiplied by', is: 'a larger distance', power: -2 },
  { what: 'distance', text: 'Their distance is divided by', is: 'a smaller distance', power: 2 },
  { what: 'mass', text: 'One mass is divided by', is: 'a smaller mass', power: -1 },
  { what: 'mass', text: 'One mass is multiplied by', is: 'a larger mass', power: 1 },
] as const;

/** Asks how a change of distance or mass acts on the force of gravity. */
function attract(rng: Rng, dial: Dial): Draft {
  const k = rng.int(2, byLevel(dial, [3, 4, 5]));
  const force = k * k * rng.int(1, 20);
  const outcome = rng.int(0, 3);
  const { what, text, is, power } = changes[outcome] ?? changes[0];
  const isDistance = what === 'distance';
  const forceOf = (e: number): string => `${whole(e < 0 ? force / k ** -e : force * k ** e)} N`;
  const adviceOn = (e: number): string => {
    if (e * power < 0) return `${capitalize(is)} makes the force ${power < 0 ? 'smaller' : 'larger'}.`;
    return isDistance
      ? `You used ${k} once; the distance acts with its square, ${k} × ${k}.`
      : `You used ${k} × ${k}; only the distance is squared, not a mass.`;
  };
  const wrong = changes.flatMap((each) => (each.power === power ? [] : each.power));
  const by = isDistance ? `${k} × ${k} = ${k * k}` : `${k}`;
  return {
    key: `${what} ${outcome} ${k} ${force}`,
    question: `Two bodies attract each other by gravity with ${force} N. ${text} ${k}, and all else stays the same. What is the force now?`,
    ...worded(
      forceOf(power),
      Object.fromEntries(wrong.map((e) => [`wrong-power-${e}`, [forceOf(e), adviceOn(e)] as const])),
    ),
    hints: [
      `Does ${is} make the force larger or smaller?`,
      isDistance
        ? 'The distance acts with its square. By which number does the force change?'
        : 'A mass acts once, without a square. By which number does the force change?',
    ],
    explanation: `Gravity goes with mass × mass ÷ distance². So ${power < 0 ? 'divide' : 'multiply'} by ${by}: ${forceOf(power)}.`,
  };
}

/** Worlds with the strength of their gravity in tenths of newtons per kilogram. */
const worlds = [
  ['on the Moon', 16],
  ['on Mars', 37],
  ['on the Earth', 98],
  ['on Jupiter', 248],
] as const;

/** Asks for the weight on a world with another strength of gravity. */
function weigh(rng: Rng, dial: Dial): Draft {
  const [place, tenths] = rng.pick(worlds);
  const m = 10 * rng.int(1, byLevel(dial, [9, 15, 30]));
  const [answer, g] = [(m * tenths) / 10, tenths / 10];
  const [other, otherTenths] = rng.pick(worlds.filter(([, each]) => each !== tenths));
  return {
    key: `weight ${place} ${m}`,
    question: `A body of ${m} kg is weighed ${place}, where g is ${g} N/kg. What is its weight?`,
    ...checked(
      answer,
      {
        ...nearMultiples(rational(tenths, 10), m, [10, -10, 20, -20]),
        'gave-the-mass': [m, `${m} kg is the mass; the weight in newtons is mass × g.`],
        'took-another-world': [(m * otherTenths) / 10, `This is the weight ${other}, not ${place}.`],
        'moved-the-point-up': [answer * 10, `You lost the decimal point of ${g}.`],
        'moved-the-point-down': [rational(answer, 10), `This is ${m / 10} × ${g}; work out ${m} × ${g}.`],
      },
      productCheck(m, rational(tenths, 10)),
      { show: unit('N') },
    ),
    hints: [
      `How heavy is 1 kg ${place}? The value of g tells it.`,
      `Take that once for each of the ${m} kg.`,
    ],
    explanation: `Weight is mass × g: ${m} × ${g} = ${whole(answer)} N. The mass stays ${m} kg everywhere.`,
  };
}

const gravity = sampled(
  {
    ...physics,
    category: 'Forces',
    id: 'science.forces.gravitation',
    title: 'Gravitation',
    grades: [9, 12],
    objectives: ['Relate gravity to mass and distance'],
    keywords: ['gravitation', 'law of gravitation', 'universal gravitation', 'weight and mass'],
    prerequisites: ['science.forces.newton-second-law'],
    standards: ['HS-PS2-4'],
    teaching: {
      idea:
        'All bodies attract each other. The force is in proportion to both masses, and it falls with the square ' +
        'of the distance: at ' +
        'twice the distance it is a quarter. Weight is the force of gravity on a body, mass × g.',
      caution: 'Mass and weight differ: on the Moon your mass is the same, but your weight is a sixth.',
      mends: {},
    },
  },
  (rng, dial) => (rng.int(0, 2) === 0 ? weigh(rng, dial) : attract(rng, dial)),
);

/** Collisions and gravity for high school. */
export const collisionConcepts: Concept[] = [momentum, gravity];
