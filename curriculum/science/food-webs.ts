import { crossed } from '../choices.ts';
import { createRng, type Rng } from '../rng.ts';
import { listed } from '../templates.ts';
import { capitalize, list } from '../text.ts';
import type { Concept, Draft, Level, Teaching } from '../types.ts';

/** Who is eaten by whom. Each arrow was checked with a description of the animal's food; the solver only reads the text. */
const webs: readonly (readonly [place: string, arrows: string])[] = [
  [
    'a meadow',
    'grass > rabbit, grass > grasshopper, grasshopper > frog, frog > snake, rabbit > hawk, snake > hawk',
  ],
  [
    'a pond',
    'algae > water flea, algae > tadpole, water flea > minnow, tadpole > pike, minnow > pike, minnow > heron',
  ],
  [
    'a forest',
    'oak > caterpillar, oak > mouse, caterpillar > titmouse, mouse > owl, titmouse > hawk, mouse > weasel',
  ],
  [
    'the cold southern sea',
    'algae > krill, krill > small fish, krill > penguin, small fish > penguin, penguin > leopard seal',
  ],
  ['a savanna', 'grass > zebra, grass > gazelle, zebra > lion, gazelle > lion, gazelle > cheetah'],
  [
    'a kelp forest',
    'kelp > sea urchin, kelp > snail, snail > crab, sea urchin > sea otter, crab > sea otter, crab > octopus',
  ],
  [
    'a desert',
    'cactus > beetle, cactus > squirrel, beetle > lizard, lizard > snake, squirrel > snake, snake > hawk',
  ],
  ['the tundra', 'grass > lemming, grass > hare, lemming > owl, lemming > fox, hare > fox'],
  [
    'a garden',
    'lettuce > slug, lettuce > aphid, aphid > ladybug, slug > thrush, ladybug > thrush, thrush > hawk',
  ],
  ['a lake', 'algae > snail, algae > mayfly, mayfly > perch, snail > duck, perch > otter, perch > pike'],
];

class Web {
  readonly place: string;
  readonly arrows: readonly (readonly [string, string])[];

  constructor(place: string, arrows: string) {
    this.place = place;
    this.arrows = arrows.split(', ').map((arrow) => {
      const [food = '', eater = ''] = arrow.split(' > ');
      return [food, eater] as const;
    });
  }

  get members(): string[] {
    return [...new Set(this.arrows.flat())];
  }

  foods(name: string): string[] {
    return this.arrows.flatMap(([food, eater]) => (eater === name ? [food] : []));
  }

  eaters(name: string): string[] {
    return this.arrows.flatMap(([food, eater]) => (food === name ? [eater] : []));
  }

  /** Returns the lengths of all chains from the producer. */
  steps(name: string): number[] {
    const foods = this.foods(name);
    return foods.length === 0 ? [0] : foods.flatMap((food) => this.steps(food).map((n) => n + 1));
  }

  get text(): string {
    return `Food web of ${this.place}: ${this.arrows.map((arrow) => arrow.join(' → ')).join(', ')}.`;
  }

  get figure() {
    const height = (name: string) => Math.max(...this.steps(name));
    const rows = [0, 1, 2, 3, 4].map((n) => this.members.filter((name) => height(name) === n));
    return { kind: 'web' as const, rows: rows.filter((row) => row.length > 0), arrows: this.arrows };
  }
}

type Answer = Omit<Draft, 'key' | 'figure'>;
type Form = (web: Web, name: string, rng: Rng) => Answer | undefined;

const roles = ['producer', 'primary consumer', 'secondary consumer', 'tertiary consumer'];

function choose(answer: string, wrong: readonly string[], name: string): Pick<Draft, 'answer' | 'mistakes'> {
  const option = (text: string) => ({ text, worth: text });
  return { answer: option(answer), mistakes: wrong.map((text) => ({ name, ...option(text) })) };
}

/** Asks for the only neighbor of a kind. */
const neighbor =
  (side: 'foods' | 'eaters'): Form =>
  (web, name, rng) => {
    const [only, second] = web[side](name);
    if (only === undefined || second !== undefined) return undefined;
    const wrong = rng.sample(
      web.members.filter((other) => other !== only && other !== name),
      3,
    );
    return {
      question: `${web.text} ${side === 'foods' ? `What does the ${name} eat here?` : `What eats the ${name} here?`}`,
      ...choose(only, wrong, 'wrong-arrow'),
      explanation: `An arrow points from the food to the eater: ${side === 'foods' ? `${only} → ${name}` : `${name} → ${only}`}.`,
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
    ),
    explanation:
      steps === 0
        ? `No arrow leads to the ${name}: it makes its own food with light.`
        : `The energy of light reaches the ${name} after ${steps === 1 ? 'one arrow' : `${steps} arrows`} from the producer.`,
  };
};

const longest: Form = (web, name) => {
  const most = Math.max(...web.steps(name));
  const [producer = ''] = web.members;
  if (most === 0) return undefined;
  return {
    question: `${web.text} How many arrows has the longest chain from ${producer} to the ${name}?`,
    ...choose(`${most}`, [1, 2, 3, 4].filter((n) => n !== most).map(String), 'miscounted-steps'),
    explanation: `Follow each way from ${producer} to the ${name} and count the arrows. The longest has ${most}.`,
  };
};

const chain: Form = (web, name, rng) => {
  const [food] = web.foods(name);
  const [plant] = food === undefined ? [] : web.foods(food);
  if (food === undefined || plant === undefined) return undefined;
  const show = (...steps: string[]): string => steps.join(' → ');
  const wrong = [
    show(name, food, plant),
    show(food, plant, name),
    show(plant, name, food),
    show(food, name, plant),
  ];
  return {
    question: `${web.text} Think of the ${name}. Which chain is a part of the web?`,
    ...choose(show(plant, food, name), rng.sample(wrong, 3), 'wrong-arrow'),
    explanation: `Each arrow of the chain is in the web: ${plant} → ${food} and ${food} → ${name}.`,
  };
};

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
    });
    const why = (other: string): string =>
      foods.includes(other)
        ? `${isLoss ? 'less' : 'more'} of the ${other} is eaten`
        : `the ${other} has ${isLoss ? 'less' : 'more'} food`;
    return {
      question:
        `${web.text} ${isLoss ? `The ${name} dies out.` : `The amount of ${name} doubles.`} ` +
        `Where do the amounts of ${a} and ${b} go at first?`,
      ...crossed(part(a), part(b), (x, y) => `${a} ${x}, ${b} ${y}`),
      explanation: `Look at both arrows. ${capitalize([a, b].map(why).join(', and '))}.`,
    };
  };

const onlyFood: Form = (web, name, rng) => {
  const losers = web.eaters(name).filter((eater) => web.foods(eater).length === 1);
  const [loser, second] = losers;
  if (loser === undefined || second !== undefined) return undefined;
  const wrong = rng.sample(
    web.members.filter((other) => other !== loser && other !== name),
    3,
  );
  return {
    question: `${web.text} The ${name} dies out. Which living thing loses its only food here?`,
    ...choose(loser, wrong, 'wrong-arrow'),
    explanation: `The only arrow to the ${loser} comes from the ${name}. Others can eat something else.`,
  };
};

const ways: Form = (web, name) => {
  const count = web.steps(name).length;
  const [producer = ''] = web.members;
  if (web.foods(name).length === 0) return undefined;
  return {
    question: `${web.text} How many different chains lead from ${producer} to the ${name}?`,
    ...choose(`${count}`, [1, 2, 3, 4].filter((n) => n !== count).map(String), 'miscounted-steps'),
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
  hints: [
    'Find the living thing in the list of arrows.',
    'Arrows to it show its food. Arrows from it show its eaters.',
  ],
  mends: {
    'wrong-arrow': 'Read the arrows once more. Each one leads from the food to the eater.',
    'miscounted-steps': 'Start at the producer and count the arrows one by one.',
    'forgot-what-is-eaten': 'What is eaten changes the other way: fewer eaters leave more of it.',
    'forgot-the-eater': 'The eater follows its food: less food means fewer eaters.',
  },
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
