import { crossed, numeric } from '../choices.ts';
import { reactions } from '../data/chemical-reactions.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, listed, sampled } from '../templates.ts';
import { subscript, unit } from '../text.ts';
import type { Concept, Dial, Draft } from '../types.ts';
import { bothSides } from './slips.ts';

/** Sentences on two masses that make up a third one. */
interface MassStory {
  /** First word of the key. */
  form: string;
  /** Returns the question on the total, or on the second part if that is asked. */
  text: (a: number, b: number, who: string) => string;
  asked: 'total' | 'part';
}

/** Draws the masses of a story. Both results have wrong values on both sides. */
function weigh({ form, text, asked }: MassStory, rng: Rng, top: number, why: string): Draft {
  const [a, b] = [5 * rng.int(8, top), rng.int(3, top)];
  const answer = asked === 'total' ? a + b : b;
  const slips = asked === 'total' ? bothSides(a + b, a, b) : bothSides(b, 1, b > 10 ? 10 : 2);
  const sum = asked === 'total' ? `${a} + ${b} = ${a + b}` : `${a + b} - ${a} = ${b}`;
  return {
    key: `${form} ${a} ${b}`,
    question: text(a, b, rng.pick(names)),
    ...numeric(answer, slips, { show: unit('g'), slip: 5 }),
    explanation: `${why} So ${sum} g.`,
  };
}

const dissolving: readonly MassStory[] = [
  {
    form: 'dissolve',
    asked: 'total',
    text: (a, b, who) =>
      `${who} dissolves ${b} g of sugar in ${a} g of water. How much does the sugar water weigh?`,
  },
  {
    form: 'missing',
    asked: 'part',
    text: (a, b, who) =>
      `${who} dissolves salt in ${a} g of water. The salt water weighs ${a + b} g. How much salt is in it?`,
  },
  {
    form: 'melt',
    asked: 'total',
    text: (a, b) =>
      `A closed jar holds ${b} g of ice and ${a} g of water. Then all the ice melts. How much water is in the jar now?`,
  },
  {
    form: 'react',
    asked: 'total',
    text: (a, b, who) =>
      `${who} mixes ${a} g of vinegar with ${b} g of baking soda in a closed bag. It bubbles. How much do all things in the bag weigh after that?`,
  },
];

const weight = sampled(
  {
    subject: 'Science',
    category: 'Matter',
    id: 'science.matter.conservation',
    title: 'Weight stays the same',
    grades: [5, 6],
    objectives: ['Show that weight is conserved when matter is mixed, melted or dissolved'],
    keywords: ['conservation of weight', 'conservation of matter', 'weight stays the same'],
    prerequisites: ['science.matter.solutions', 'math.addition.multi-digit'],
    standards: ['5-PS1-2'],
    teaching: {
      idea:
        'Matter is made of particles. Melting, mixing and dissolving only move them, so none are lost. In a ' +
        'closed container the ' +
        'total weight stays the same, even in a reaction.',
      caution: 'Sugar that you cannot see any more still weighs as much as before.',
      hints: ['Which amounts go into the container?', 'Nothing gets lost, so total before = total after.'],
      mends: {},
    },
  },
  (rng, dial) =>
    weigh(
      rng.pick(dissolving),
      rng,
      byLevel(dial, [40, 60, 90]),
      'No matter gets lost, so the weights add up.',
    ),
);

const reacting: readonly MassStory[] = [
  {
    form: 'product',
    asked: 'total',
    text: (a, b) =>
      `${a} g of a metal react completely with ${b} g of oxygen to one oxide. What is the mass of the oxide?`,
  },
  {
    form: 'reactant',
    asked: 'part',
    text: (a, b) =>
      `${a} g of a metal react completely with oxygen and form ${a + b} g of one oxide. What mass of oxygen has reacted?`,
  },
  {
    form: 'gas',
    asked: 'part',
    text: (a, b) =>
      `An open flask with its contents has a mass of ${a + b} g. A reaction makes a gas that leaves. Afterwards the mass is ${a} g. What is the mass of the gas?`,
  },
  {
    form: 'closed',
    asked: 'total',
    text: (a, b) =>
      `In a closed flask, ${a} g of one solution and ${b} g of another react, and a solid forms. What is the total mass of the contents afterwards?`,
  },
];

const mass = sampled(
  {
    subject: 'Science',
    category: 'Chemistry',
    id: 'science.chemistry.conservation',
    title: 'Conservation of mass',
    grades: [6, 9],
    objectives: ['Compute masses with the conservation of mass'],
    keywords: ['conservation of mass', 'mass in reactions', 'law of conservation of mass'],
    prerequisites: ['science.matter.changes', 'math.subtraction.multi-digit'],
    standards: ['MS-PS1-5'],
    teaching: {
      idea:
        'A reaction joins the atoms anew, but none appears or vanishes. So the total mass of the products equals ' +
        'that of the reactants.',
      caution: 'If a gas can escape, the scale shows less. The mass is not lost: it has left.',
      hints: [
        'List all substances before the reaction and after it.',
        'Both sides have the same total mass.',
      ],
      mends: {},
    },
  },
  (rng, dial) =>
    weigh(
      rng.pick(reacting),
      rng,
      byLevel(dial, [60, 90, 180]),
      'All atoms are still there, so the masses add up.',
    ),
);

type Member = readonly [count: number, formula: string];
const side = (members: readonly Member[]): string =>
  members.map(([n, formula]) => `${n === 1 ? '' : `${n} `}${subscript(formula)}`).join(' + ');

/** Pairs of substances of a reaction with different coefficients: the given one and the asked one. */
const mole = reactions.flatMap(({ left, right, level }) => {
  const pairs = [
    ...left.flatMap((given) => right.map((asked) => ({ form: 'product', given, asked }))),
    ...left.flatMap((given) => left.map((asked) => ({ form: 'needed', given, asked }))),
    ...right.flatMap((given) => left.map((asked) => ({ form: 'used', given, asked }))),
  ];
  return pairs
    .filter(({ given, asked }) => given[0] !== asked[0])
    .flatMap((pair) => [2, 3, 5].map((times) => ({ ...pair, times, left, right, level })));
});

function moleText(form: string, given: string, moles: number, asked: string): string {
  if (form === 'product') return `${moles} mol of ${given} react completely. How many mol of ${asked} form?`;
  if (form === 'needed')
    return `How many mol of ${asked} do ${moles} mol of ${given} need to react completely?`;
  return `${moles} mol of ${given} have formed. How many mol of ${asked} have reacted?`;
}

const stoichiometry = listed(
  {
    subject: 'Science',
    category: 'Chemistry',
    id: 'science.chemistry.stoichiometry',
    title: 'Stoichiometry',
    grades: [9, 12],
    objectives: ['Use coefficients to compute amounts in a reaction'],
    keywords: ['mole ratio', 'stoichiometry problems', 'amounts in reactions'],
    prerequisites: ['science.chemistry.balance', 'science.chemistry.molar-mass'],
    standards: ['HS-PS1-7'],
    teaching: {
      idea:
        'The coefficients of a balanced equation count particles, and so moles. Their ratio turns the amount of ' +
        'one substance into the ' +
        'amount of another: 2 H₂ + O₂ → 2 H₂O needs half as many moles of O₂ as of H₂.',
      caution: 'The ratio holds for moles, not for grams.',
      hints: [
        'Find the coefficients of both substances. No number means 1.',
        'Divide the given amount by its own coefficient.',
        'Multiply with the other coefficient.',
      ],
      mends: {},
    },
  },
  {
    items: mole,
    key: ({ form, given, asked, times, left, right }) =>
      `${form} ${side(left)} → ${side(right)} ${given[1]} ${asked[1]} ${times}`,
    level: ({ level }) => level,
    draw: ({ form, given, asked, times, left, right }) => {
      const [moles, answer] = [given[0] * times, asked[0] * times];
      return {
        question: `${side(left)} → ${side(right)}. ${moleText(form, subscript(given[1]), moles, subscript(asked[1]))}`,
        ...numeric(answer, bothSides(answer, times, asked[0]), { show: unit('mol') }),
        explanation: `${moles} mol ÷ ${given[0]} = ${times} mol. Times ${asked[0]} is ${answer} mol.`,
      };
    },
  },
);

/** Ways in which a gas changes, with the law that holds. */
const gasLaws = {
  boyle: 'At one temperature, pressure × volume stays the same',
  charles: 'At one pressure, the volume is in proportion to the temperature in kelvins',
  pressure: 'At one volume, the pressure is in proportion to the temperature in kelvins',
} as const;

/**
 * Draws a question on a gas at constant amount. Its choices are the value times and divided by two factors, so none of
 * them has a special place. From level 1 on, temperatures are in °C.
 */
function gas(rng: Rng, { level }: Dial): Draft {
  const form = rng.pick(['boyle', 'charles', 'pressure'] as const);
  const [k, wrong] = rng.pair([2, 3, 4]);
  const base = 12 * rng.int(1, 20);
  const isUp = rng.int(0, 1) === 1;
  const times = (factor: number, up: boolean): number => (up ? base * factor : base / factor);
  const answer = times(k, isUp);
  const [kelvin, pressure] = [60 * rng.int(3, 6), 10 * rng.int(5, 15)];
  // The result follows the change of a temperature, and goes against the change of a pressure.
  const [from, to] = isUp ? [kelvin, kelvin * k] : [kelvin * k, kelvin];
  const show = (t: number): string => (level === 0 ? `${t} K` : `${t - 273} °C`);
  const question = {
    boyle: `A gas fills ${base} L at a pressure of ${isUp ? pressure * k : pressure} kPa. The temperature stays the same. What is its volume at ${isUp ? pressure : pressure * k} kPa?`,
    charles: `A gas fills ${base} L at ${show(from)}. The pressure stays the same. What is its volume at ${show(to)}?`,
    pressure: `A gas in a rigid tank has a pressure of ${base} kPa at ${show(from)}. What is its pressure at ${show(to)}?`,
  }[form];
  const inKelvins = form === 'boyle' ? '' : ` Add 273 to each temperature in °C: from ${from} K to ${to} K.`;
  return {
    key: `${form} ${base} ${k} ${isUp} ${form === 'boyle' ? pressure : kelvin}`,
    question: level === 0 || form === 'boyle' ? question : `${question} Take 0 °C as 273 K.`,
    ...crossed(
      { right: k, wrong, mistake: 'took-another-factor' },
      { right: isUp, wrong: !isUp, mistake: 'went-the-wrong-way' },
      (factor, up) => `${times(factor, up)} ${form === 'pressure' ? 'kPa' : 'L'}`,
    ),
    explanation: `${gasLaws[form]}.${level === 0 ? '' : inKelvins} It is ${isUp ? `${base} × ${k}` : `${base} ÷ ${k}`} = ${answer}.`,
  };
}

const gases = sampled(
  {
    subject: 'Science',
    category: 'Chemistry',
    id: 'science.chemistry.gas-laws',
    title: 'Gas laws',
    grades: [9, 12],
    objectives: ['Compute pressure, volume and temperature of a gas'],
    keywords: ['gas laws', 'boyles law', 'charles law', 'ideal gas'],
    prerequisites: ['science.matter.particles', 'math.ratios.proportion'],
    standards: ['HS-PS3-2'],
    teaching: {
      idea:
        'Gas particles hit the walls: that is the pressure. In half the volume they hit twice as often. Hotter ' +
        'particles hit harder and ' +
        'more often. So p × V stays the same at one temperature, and V or p grows in proportion to the ' +
        'temperature in kelvins.',
      caution: 'Proportions need kelvins. From 10 °C to 20 °C the volume does not double.',
      hints: [
        'Which quantity stays the same?',
        'By which factor does the other one change?',
        'Does the result grow with it or shrink?',
      ],
      mends: {
        'took-another-factor':
          'The factor does not fit. Divide the new value by the old one, with temperatures in kelvins.',
        'went-the-wrong-way':
          'This goes the wrong way. More pressure makes the volume smaller, and more heat makes volume or pressure larger.',
      },
    },
  },
  gas,
);

/** Conservation of mass, amounts in reactions, and gases. */
export const massConcepts: Concept[] = [weight, mass, gases, stoichiometry];
