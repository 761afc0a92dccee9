import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { byLevel, sampled } from '../templates.ts';
import { whole } from '../text.ts';
import type { Concept, Draft } from '../types.ts';
import { crossedTwice, tensSlip } from './slips.ts';

/** Sentences on two masses that make up a third one. */
interface MassStory {
  /** First word of the key. */
  form: string;
  asked: 'total' | 'part';
  /** Returns the question on the total, or on the second part if that is asked. */
  text: (a: number, b: number, who: string) => string;
  /** Names of both parts and of the whole. */
  parts: readonly [first: string, second: string, whole: string];
  /** First hint. The second one is on the calculation. */
  hint: string;
  /** Why the parts make up the whole. */
  why: string;
  /** Largest share of the second part in the first one. Default: 1. */
  most?: number;
}

/** Wrong result before a slip in the tens. */
interface Wrong {
  value: number;
  mistake: string;
  mend: string;
}

function wrongTotals(a: number, b: number, [first, second]: MassStory['parts']): Wrong[] {
  return [
    {
      value: a,
      mistake: 'left-out-a-part',
      mend: `You left out the ${second}; all of it is still there.`,
    },
    {
      value: a - b,
      mistake: 'subtracted-the-part',
      mend: `You subtracted the ${second}; it adds to the ${first}.`,
    },
    {
      value: a + 2 * b,
      mistake: 'counted-a-part-twice',
      mend: `You counted the ${second} twice; it adds ${whole(b)} g only once.`,
    },
  ];
}

function wrongParts(a: number, b: number, [first, second, whole]: MassStory['parts']): Wrong[] {
  return [
    {
      value: a,
      mistake: 'gave-the-other-part',
      mend: `You gave the mass of the ${first}; the question asks for the ${second}.`,
    },
    {
      value: a + b,
      mistake: 'gave-the-whole',
      mend: `You gave the mass of the ${whole}; subtract that of the ${first}.`,
    },
    {
      value: 2 * a + b,
      mistake: 'added-the-whole',
      mend: `You added; the ${whole} already includes the ${first}, so subtract.`,
    },
  ];
}

/** Draws the masses of a story. Half of the choices have a slip in the tens. */
function weigh({ form, text, asked, parts, hint, why, most = 1 }: MassStory, rng: Rng, top: number): Draft {
  const a = rng.int(40, top);
  const b = rng.int(12, Math.max(13, Math.floor(a * most)));
  const isTotal = asked === 'total';
  const [left, other, sign] = isTotal ? ([a, b, 1] as const) : ([a + b, a, -1] as const);
  const right = left + sign * other;
  const slip = tensSlip(left, other, sign);
  const wrong = rng.pick(
    (isTotal ? wrongTotals : wrongParts)(a, b, parts).filter(
      ({ value }) => value + slip.by > 0 && ![0, slip.by, -slip.by].includes(value - right),
    ),
  );
  return {
    key: `${form} ${a} ${b}`,
    question: text(a, b, rng.pick(names)),
    ...crossedTwice(
      { right, wrong: wrong.value, mistake: wrong.mistake, mend: wrong.mend },
      {
        right: 0,
        wrong: slip.by,
        mistake: isTotal ? 'carried-wrongly' : 'borrowed-wrongly',
        mend: slip.mend,
      },
      (value, by) => `${whole(value + by)} g`,
    ),
    hints: [
      hint,
      isTotal
        ? `Put together what there was before: ${whole(a)} g and ${whole(b)} g.`
        : `The ${whole(a + b)} g contain the ${whole(a)} g that you know. How much is left?`,
    ],
    explanation: `${why}: ${whole(left)} ${isTotal ? '+' : '-'} ${whole(other)} = ${whole(right)} g.`,
  };
}

const dissolving: readonly MassStory[] = [
  {
    form: 'dissolve',
    asked: 'total',
    text: (a, b, who) =>
      `${who} dissolves ${whole(b)} g of sugar in ${whole(a)} g of water. How much does the sugar water weigh?`,
    parts: ['water', 'sugar', 'sugar water'],
    hint: 'You cannot see the sugar any more. Is it still in the water?',
    why: 'The sugar is still in the water, so add both weights',
  },
  {
    form: 'missing',
    asked: 'part',
    text: (a, b, who) =>
      `${who} dissolves salt in ${whole(a)} g of water. The salt water weighs ${whole(a + b)} g. How much salt is in it?`,
    parts: ['water', 'salt', 'salt water'],
    hint: 'Salt water is made of two things. You know the weight of one of them.',
    why: 'Water and salt make up all the salt water, so subtract the water',
    most: 1 / 3,
  },
  {
    form: 'melt',
    asked: 'total',
    text: (a, b) =>
      `A closed jar holds ${whole(b)} g of ice and ${whole(a)} g of water. Then all the ice melts. How much water is in the jar now?`,
    parts: ['water', 'melted ice', 'water in the end'],
    hint: 'Nothing can leave the closed jar. What does the ice turn into?',
    why: 'The ice turns into water of the same weight, so add',
  },
  {
    form: 'react',
    asked: 'total',
    text: (a, b, who) =>
      `${who} mixes ${whole(a)} g of vinegar with ${whole(b)} g of baking soda in a closed bag. It bubbles. How much do all things in the bag weigh after that?`,
    parts: ['vinegar', 'baking soda', 'mixture'],
    hint: 'The bubbles are a gas. Can it leave the closed bag?',
    why: 'The gas stays in the closed bag and no matter gets lost, so add',
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
      mends: {},
    },
  },
  (rng, dial) => weigh(rng.pick(dissolving), rng, byLevel(dial, [200, 300, 450])),
);

const reacting: readonly MassStory[] = [
  {
    form: 'product',
    asked: 'total',
    text: (a, b) =>
      `${whole(a)} g of a metal react completely with ${whole(b)} g of oxygen and form one oxide. What is the mass of the oxide?`,
    parts: ['metal', 'oxygen', 'oxide'],
    hint: 'All atoms of the metal and of the oxygen end up in the oxide.',
    why: 'The oxide holds all atoms of both, so the masses add up',
  },
  {
    form: 'reactant',
    asked: 'part',
    text: (a, b) =>
      `${whole(a)} g of a metal react completely with oxygen and form ${whole(a + b)} g of one oxide. What mass of oxygen has reacted?`,
    parts: ['metal', 'oxygen', 'oxide'],
    hint: 'The oxide is heavier than the metal. Where does the rest come from?',
    why: 'The oxide holds the metal and the oxygen, so subtract the metal',
  },
  {
    form: 'gas',
    asked: 'part',
    text: (a, b) =>
      `An open flask with its contents has a mass of ${whole(a + b)} g. A reaction makes a gas that leaves. Afterwards the mass is ${whole(a)} g. What is the mass of the gas?`,
    parts: ['flask afterwards', 'gas', 'flask at first'],
    hint: 'Only the gas has left. So where is the mass that the scale no longer shows?',
    why: 'What the scale no longer shows has left as gas, so subtract',
  },
  {
    form: 'closed',
    asked: 'total',
    text: (a, b) =>
      `In a closed flask, ${whole(a)} g of one solution and ${whole(b)} g of another react, and a solid forms. What is the total mass of the contents afterwards?`,
    parts: ['first solution', 'second solution', 'contents'],
    hint: 'Nothing enters or leaves the closed flask. Do atoms appear or vanish in a reaction?',
    why: 'All atoms stay in the closed flask, so the masses add up',
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
      mends: {},
    },
  },
  (rng, dial) => weigh(rng.pick(reacting), rng, byLevel(dial, [300, 450, 900])),
);

/** Conservation of mass. */
export const massConcepts: Concept[] = [weight, mass];
