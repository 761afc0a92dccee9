import { crossed } from '../choices.ts';
import { createRng, type Rng } from '../rng.ts';
import { listed } from '../templates.ts';
import { capitalize, list } from '../text.ts';
import type { Concept, Draft, Level, Teaching } from '../types.ts';
import { choose } from './slips.ts';
import { Web, webs } from './web.ts';

type Answer = Omit<Draft, 'key' | 'figure'>;
type Form = (web: Web, name: string, rng: Rng) => Answer | undefined;

const roles = ['producer', 'primary consumer', 'secondary consumer', 'tertiary consumer'];
const roleMeanings = [
  'A producer eats nothing',
  'A primary consumer eats a producer',
  'A secondary consumer eats a primary consumer',
  'A tertiary consumer eats a secondary consumer',
];

/** Returns the form of a verb for one animal or plant as a kind, and for algae. */
const verb = (name: string, one: string, many: string): string => (name === 'algae' ? many : one);

/** Returns three members other than the named ones. */
const otherMembers = (web: Web, names: readonly string[], rng: Rng): string[] =>
  rng.sample(
    web.members.filter((other) => !names.includes(other)),
    3,
  );

/** Asks for the only neighbor of a kind. */
const neighbor =
  (side: 'foods' | 'eaters'): Form =>
  (web, name, rng) => {
    const [only, second] = web[side](name);
    if (only === undefined || second !== undefined) return undefined;
    const isFood = side === 'foods';
    const mend = (other: string): string => {
      if (web[isFood ? 'eaters' : 'foods'](name).includes(other))
        return isFood
          ? `The ${other} eats the ${name}; the arrow points to the eater.`
          : `The ${name} eats the ${other}; the arrow points to the eater.`;
      return `The web has no arrow ${isFood ? `${other} → ${name}` : `${name} → ${other}`}.`;
    };
    return {
      question: `${web.text} ${isFood ? `What does the ${name} eat here?` : `What eats the ${name} here?`}`,
      ...choose(only, otherMembers(web, [only, name], rng), 'wrong-arrow', mend),
      hints: isFood
        ? [`Look for an arrow that ends at the ${name}.`, 'Its food stands at the start of the arrow.']
        : [`Look for an arrow that starts at the ${name}.`, 'The arrow points to the one that eats.'],
      explanation: `An arrow points from the food to the eater: ${isFood ? `${only} → ${name}` : `${name} → ${only}`}.`,
    };
  };

const role: Form = (web, name) => {
  const [steps = 0, ...rest] = web.steps(name);
  const right = roles[steps];
  if (right === undefined || rest.some((other) => other !== steps)) return undefined;
  return {
    question: `${web.text} Which word fits the ${name} here?`,
    ...choose(
      right,
      roles.filter((other) => other !== right),
      'miscounted-steps',
      (other) =>
        `${roleMeanings[roles.indexOf(other)]}; the ${name} ${other === 'producer' ? 'eats something' : `${verb(name, 'does', 'do')} not`}.`,
    ),
    hints: [
      `Does an arrow lead to the ${name}? Go back along it to the first food.`,
      'Count the arrows on the way. Each one is a step from eaten to eater.',
    ],
    explanation:
      steps === 0
        ? `No arrow leads to the ${name}. Something that makes its own food with light is a producer.`
        : `The ${name} is ${steps === 1 ? 'one arrow' : `${steps} arrows`} away from the producer, so it is a ${right}.`,
  };
};

const longest: Form = (web, name) => {
  const most = Math.max(...web.steps(name));
  const [producer = ''] = web.members;
  if (most === 0) return undefined;
  return {
    question: `${web.text} How many arrows does the longest chain from ${producer} to the ${name} have?`,
    ...choose(`${most}`, [1, 2, 3, 4].filter((n) => n !== most).map(String), 'miscounted-steps', (n) =>
      Number(n) < most
        ? `There is a chain to the ${name} with more arrows; try every way.`
        : `No chain to the ${name} has ${n} arrows.`,
    ),
    hints: [
      `Go back from the ${name} along each arrow that leads to it.`,
      `Count the arrows of each way until you reach ${producer}. Keep the largest count.`,
    ],
    explanation: `Follow each way from ${producer} to the ${name} and count the arrows. The longest has ${most}.`,
  };
};

const chain: Form = (web, name, rng) => {
  const [food] = web.foods(name);
  const [plant] = food === undefined ? [] : web.foods(food);
  if (food === undefined || plant === undefined) return undefined;
  const show = (...steps: string[]): string => steps.join(' → ');
  const strangers = web.members.filter((x) => ![plant, name, ...web.foods(name)].includes(x));
  const wrong = [
    ...strangers.map((x) => show(plant, x, name)),
    show(plant, name, food),
    show(name, food, plant),
    show(food, plant, name),
  ];
  const missing = (steps: readonly string[]): string =>
    steps.slice(1).flatMap((eater, i) => {
      const from = steps[i] ?? '';
      return web.eaters(from).includes(eater) ? [] : [show(from, eater)];
    })[0] ?? '';
  return {
    question: `${web.text} Think of the ${name}. Which chain is a part of the web?`,
    ...choose(
      show(plant, food, name),
      rng.sample(wrong, 3),
      'wrong-arrow',
      (picked) => `The web has no arrow ${missing(picked.split(' → '))}.`,
    ),
    hints: [
      'Each arrow of the chain must stand in the web, in the same direction.',
      'Take the chains one by one, and look for both of their arrows.',
    ],
    explanation: `Each arrow of the chain is in the web: ${plant} → ${food} and ${food} → ${name}.`,
  };
};

/** Returns the advice to a learner who sent a neighbor the wrong way. */
function effectMend(name: string, other: string, isFood: boolean, isLoss: boolean): string {
  if (isLoss)
    return isFood
      ? `Without the ${name}, fewer animals eat the ${other}.`
      : `Without the ${name}, the ${other} has less food.`;
  return isFood
    ? `The ${name} eats the ${other}, so a larger population eats more.`
    : `The ${other} eats the ${name}, so it finds more food.`;
}

/** Asks what happens first to two neighbors, if the living thing dies out or many more of it come. */
const effect =
  (isLoss: boolean): Form =>
  (web, name, rng) => {
    const [foods, eaters] = [web.foods(name), web.eaters(name)];
    if (foods.length + eaters.length < 2) return undefined;
    const [a, b] = rng.pair([...foods, ...eaters]);
    const right = (other: string): string => (foods.includes(other) === isLoss ? 'up' : 'down');
    const opposite = (word: string): string => (word === 'up' ? 'down' : 'up');
    const part = (other: string) => ({
      right: right(other),
      wrong: opposite(right(other)),
      mistake: foods.includes(other) ? 'forgot-what-is-eaten' : 'forgot-the-eater',
      mend: effectMend(name, other, foods.includes(other), isLoss),
    });
    const why = (other: string): string =>
      foods.includes(other)
        ? `${isLoss ? 'fewer' : 'more'} animals eat the ${other}`
        : `the ${other} has ${isLoss ? 'less' : 'more'} food`;
    return {
      question:
        `${web.text} ${isLoss ? `The ${name} ${verb(name, 'dies', 'die')} out.` : `The ${name} population doubles.`} ` +
        `What happens at first to the ${a} and ${b} populations?`,
      ...crossed(part(a), part(b), (x, y) => `${a} ${x}, ${b} ${y}`),
      hints: [
        `Find the arrows that join the ${name} with the ${a} and the ${b}. At which end of each is the eater?`,
        isLoss
          ? 'What becomes of an eater that loses food? What becomes of food that loses an eater?'
          : 'What becomes of an eater that finds more food? What becomes of food with more eaters?',
      ],
      explanation: `Look at both arrows. ${capitalize([a, b].map(why).join(', and '))}. So the answer is: ${a} ${right(a)}, ${b} ${right(b)}.`,
    };
  };

const onlyFood: Form = (web, name, rng) => {
  const losers = web.eaters(name).filter((eater) => web.foods(eater).length === 1);
  const [loser, second] = losers;
  if (loser === undefined || second !== undefined) return undefined;
  const mend = (other: string): string => {
    const rest = web.foods(other).filter((food) => food !== name);
    return web.foods(other).includes(name)
      ? `The ${other} can still eat the ${rest[0]}.`
      : `The web has no arrow ${name} → ${other}.`;
  };
  return {
    question: `${web.text} The ${name} ${verb(name, 'dies', 'die')} out. Which living thing loses its only food here?`,
    ...choose(loser, otherMembers(web, [loser, name], rng), 'wrong-arrow', mend),
    hints: [
      `Find the arrows that start at the ${name}. They point to its eaters.`,
      'Which of these eaters has no second arrow that leads to it?',
    ],
    explanation: `The only arrow to the ${loser} comes from the ${name}. So the ${loser} has nothing else to eat here.`,
  };
};

/** Asks for the number of chains to an animal that does not eat the producer itself. */
const ways: Form = (web, name) => {
  const count = web.steps(name).length;
  const [producer = ''] = web.members;
  if (Math.max(...web.steps(name)) < 2) return undefined;
  return {
    question: `${web.text} How many different chains lead from ${producer} to the ${name}?`,
    ...choose(`${count}`, [1, 2, 3, 4].filter((n) => n !== count).map(String), 'miscounted-chains', (n) =>
      Number(n) < count
        ? `You missed a chain; go back from each food of the ${name}.`
        : `You counted too many; each chain must lead from ${producer} to the ${name}.`,
    ),
    hints: [
      `Which arrows lead to the ${name}? Go back along each of them.`,
      `Follow every way back to ${producer}. Each different way counts once.`,
    ],
    explanation: `The ${name} eats ${list(web.foods(name).map((food) => `the ${food}`))} here. Follow each arrow back to ${producer}: that gives ${count}.`,
  };
};

const forms: readonly [name: string, Level, Form][] = [
  ['food', 0, neighbor('foods')],
  ['eater', 0, neighbor('eaters')],
  ['role', 0, role],
  ['chain', 1, chain],
  ['longest', 1, longest],
  ['loss', 1, effect(true)],
  ['gain', 2, effect(false)],
  ['only', 2, onlyFood],
  ['ways', 2, ways],
];

const teaching: Teaching = {
  idea:
    'Plants store the energy of light, and it passes along the arrows from the eaten to the eater. A living thing with ' +
    'more than one food is safer than one with a single food. A change of one part is felt by its neighbors first.',
  caution: 'The arrow points to the eater, since it shows where the energy goes.',
  mends: {},
};

/** Questions that are read off the arrows of a web. */
const items = webs.flatMap(([place, arrows]) => {
  const web = new Web(place, arrows);
  return forms.flatMap(([name, level, form]) =>
    web.members.flatMap((member) =>
      form(web, member, createRng('asked')) ? [{ name, level, form, web, member }] : [],
    ),
  );
});

const webConcept = listed(
  {
    subject: 'Science',
    category: 'Ecosystems',
    id: 'science.ecosystems.food-webs',
    title: 'Food webs',
    grades: [3, 7],
    objectives: ['Read a food web and tell what follows when one part changes'],
    keywords: ['food web', 'food chain', 'producers and consumers', 'energy flow'],
    prerequisites: ['science.animals.diet'],
    standards: ['5-PS3-1', '5-LS2-1', 'MS-LS2-3'],
    teaching,
  },
  {
    items,
    key: ({ name, web, member }) => `${name} ${member} of ${web.place}`,
    level: ({ level }) => level,
    draw: ({ form, web, member }, rng) => {
      const answer = form(web, member, rng);
      if (!answer) throw new Error(`no question on ${member} in ${web.place}`);
      return { ...answer, figure: web.figure };
    },
  },
);

/** Food chains and food webs. */
export const foodWebs: Concept[] = [webConcept];
