/** Who is eaten by whom. Each arrow was checked with a description of the animal's food; the solver only reads the text. */
export const webs: readonly (readonly [place: string, arrows: string])[] = [
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

/** Food web of a place. */
export class Web {
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
