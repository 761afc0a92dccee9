import { numeric, worded } from '../choices.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { unit, whole } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { bothSides } from './slips.ts';

const physics = { subject: 'Science', category: 'Physics' };

/** Draws a collision or a push-off. A body of mass m hits one of mass m × k, and both go on with speed v. */
function collide(rng: Rng, dial: Dial): Draft {
  const form = rng.pick(
    byLevel(dial, [
      ['stick', 'total', 'push'],
      ['stick', 'before', 'push'],
      ['before', 'push', 'stick'],
    ]),
  );
  const m = rng.int(2, byLevel(dial, [9, 15, 30]));
  const k = rng.int(1, byLevel(dial, [3, 4, 6]));
  const v = rng.int(2, byLevel(dial, [6, 9, 12]));
  const [other, fast] = [m * k, v * (k + 1)];
  const total = m * fast;
  const key = `${form} ${m} ${k} ${v}`;
  if (form === 'push')
    return {
      key,
      question: `Two carts at rest push off each other. The one of ${other + m} kg rolls away at ${v} m/s. How fast is the other one, of ${m} kg?`,
      ...numeric(fast, bothSides(fast, v, 1), { show: unit('m/s') }),
      explanation: `The total momentum stays 0, so both momenta are equal in size: ${other + m} × ${v} = ${m} × ${fast}. So it is ${fast} m/s.`,
    };
  if (form === 'total')
    return {
      key,
      question: `A cart of ${m} kg at ${fast} m/s hits a cart of ${other} kg at rest. What is the total momentum after the collision?`,
      ...numeric(total, bothSides(total, m, fast), { show: unit('kg·m/s') }),
      explanation: `The total momentum stays the same. Before it is ${m} × ${fast} = ${total}, so after it is ${total} kg·m/s too.`,
    };
  if (form === 'before')
    return {
      key,
      question: `A cart of ${m} kg hits a cart of ${other} kg at rest. Both stick together and go on at ${v} m/s. How fast was the first cart before?`,
      ...numeric(fast, bothSides(fast, v, 1), { show: unit('m/s') }),
      explanation: `After the collision the momentum is (${m} + ${other}) × ${v} = ${total}. Before it was the same: ${total} ÷ ${m} = ${fast} m/s.`,
    };
  return {
    key,
    question: `A cart of ${m} kg at ${fast} m/s hits a cart of ${other} kg at rest. They stick together. How fast do they go on?`,
    ...numeric(v, bothSides(v, 1, 2), { show: unit('m/s') }),
    explanation: `The momentum stays ${m} × ${fast} = ${total}. It now moves ${m} + ${other} = ${m + other} kg: ${total} ÷ ${m + other} = ${v} m/s.`,
  };
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
      hints: [
        'Write down the total momentum before: mass × velocity of each body.',
        'It is the same afterwards.',
        'Divide the momentum by the mass that now moves.',
      ],
      mends: {},
    },
  },
  collide,
);

const powersOfDistance = ['divide', 'multiply'] as const;

/** Asks how a change of distance or mass acts on the force of gravity. */
function attract(rng: Rng, dial: Dial): Draft {
  const k = rng.int(2, byLevel(dial, [3, 4, 5]));
  const force = k * k * rng.int(1, 20);
  const outcome = rng.int(0, 3);
  const isDistance = outcome < 2;
  const way = powersOfDistance[outcome % 2];
  const values = [force / (k * k), force * k * k, force / k, force * k];
  const answer = values[outcome] ?? 0;
  const changes = [
    `Their distance is multiplied by ${k}`,
    `Their distance is divided by ${k}`,
    `One mass is divided by ${k}`,
    `One mass is multiplied by ${k}`,
  ];
  const shown = values.map((value) => `${whole(value)} N`);
  const [first = '', second = '', third = ''] = shown.filter((_, i) => i !== outcome);
  const power = isDistance ? `${k} × ${k} = ${k * k}` : `${k}`;
  return {
    key: `${isDistance ? 'distance' : 'mass'} ${outcome} ${k} ${force}`,
    question: `Two bodies attract each other by gravity with ${force} N. ${changes[outcome]}, and all else stays the same. What is the force now?`,
    ...worded(shown[outcome] ?? '', {
      'wrong-power': first,
      'wrong-direction': second,
      'wrong-direction-and-power': third,
    }),
    explanation: `Gravity goes with mass × mass ÷ distance². So ${way} by ${power}: ${whole(answer)} N.`,
  };
}

/** Asks for the weight on a world with another strength of gravity. */
function weigh(rng: Rng, dial: Dial): Draft {
  const [place, g] = rng.pick([
    ['on the Moon', 16],
    ['on Mars', 37],
    ['on the Earth', 98],
    ['on Jupiter', 248],
  ] as const);
  const m = 10 * rng.int(1, byLevel(dial, [9, 15, 30]));
  const answer = (m * g) / 10;
  return {
    key: `weight ${place} ${m}`,
    question: `A body of ${m} kg is weighed ${place}, where g is ${g / 10} N/kg. What is its weight?`,
    ...numeric(answer, bothSides(answer, g, m), { show: unit('N') }),
    explanation: `Weight is mass × g: ${m} × ${g / 10} = ${answer} N. The mass stays ${m} kg everywhere.`,
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
      hints: [
        'Does the mass or the distance change?',
        'A mass counts once, a distance squared and as a divisor.',
      ],
      mends: {
        'wrong-power': 'The distance acts with its square, a mass only once. Check what changes here.',
        'wrong-direction': 'More mass makes the force larger. More distance makes it smaller.',
        'wrong-direction-and-power': 'Check both: does the force grow or shrink, and does the square matter?',
      },
    },
  },
  (rng, dial) => (rng.int(0, 2) === 0 ? weigh(rng, dial) : attract(rng, dial)),
);

/** Throws a ball level from a height, with g = 10 m/s². */
function launch(rng: Rng, dial: Dial): Draft {
  const t = rng.int(1, byLevel(dial, [4, 5, 6]));
  const v = rng.int(3, byLevel(dial, [25, 30, 40]));
  const height = 5 * t * t;
  const form = rng.pick(
    byLevel(dial, [
      ['range', 'time', 'height'],
      ['range', 'time', 'speed'],
      ['land', 'speed', 'height'],
    ]),
  );
  const start = `A ball is thrown level at ${v} m/s`;
  const g = 'without air drag (g = 10 m/s²)';
  const key = `${form} ${v} ${t}`;
  if (form === 'time')
    return {
      key,
      question: `${start} from a height of ${height} m, ${g}. How long does it fall?`,
      ...numeric(t, bothSides(t, 1, 2), { show: unit('s') }),
      explanation: `The fall takes as long as without the throw: ${height} = ½ × 10 × t². So t² = ${t * t}, and t = ${t} s.`,
    };
  if (form === 'height')
    return {
      key,
      question: `${start} from a cliff and falls for ${t} s, ${g}. How high is the cliff?`,
      ...numeric(height, bothSides(height, 5, 5 * t), { show: unit('m') }),
      explanation: `The height is ½ × 10 × t² = 5 × ${t * t} = ${height} m.`,
    };
  if (form === 'speed')
    return {
      key,
      question: `A ball is thrown level, falls for ${t} s and lands ${v * t} m away, ${g}. How fast was it thrown?`,
      ...numeric(v, bothSides(v, 1, 3), { show: unit('m/s') }),
      explanation: `Sideways no force acts, so the speed stays the same: ${v * t} ÷ ${t} = ${v} m/s.`,
    };
  const question =
    form === 'land'
      ? `${start} from a height of ${height} m, ${g}. How far away does it land?`
      : `${start} and falls for ${t} s, ${g}. How far sideways does it fly?`;
  return {
    key,
    question,
    ...numeric(v * t, bothSides(v * t, v, t), { show: unit('m') }),
    explanation: `The fall takes ${t} s, since 5 × ${t * t} = ${height} m. Sideways the ball goes ${v} × ${t} = ${v * t} m.`,
  };
}

const projectile = sampled(
  {
    ...physics,
    id: 'science.motion.projectile',
    title: 'Projectile motion',
    grades: [10, 12],
    objectives: ['Treat the level and the upright part of a throw apart'],
    keywords: ['projectile motion', 'projectile', 'free fall', 'horizontal throw'],
    prerequisites: ['science.motion.graphs', 'science.forces.newton-second-law'],
    standards: ['HS-PS2-1'],
    teaching: {
      idea:
        'Gravity acts only downward. So the sideways speed stays the same, and the fall is as fast as that of a ' +
        'ball that is just dropped: ' +
        'height = ½ × g × t². Both motions share only the time.',
      caution: 'A ball that is thrown faster lands farther away, not later.',
      hints: [
        'Treat sideways and down apart.',
        'Down: height = 5 × t². Sideways: way = speed × time.',
        'Both have the same time.',
      ],
      mends: {},
    },
  },
  launch,
);

/** Laws of motion for high school. */
export const collisionConcepts: Concept[] = [momentum, gravity, projectile];
