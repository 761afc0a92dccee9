/** Facts that require knowledge, typed separately from the generators' tables. */
import { type Rule, rule } from './rule.ts';

/** Parses lists of values: `kind: member, member; kind: …`. */
function groups(text: string): Map<string, string> {
  return new Map(
    text.split(';').flatMap((group) => {
      const [kind = '', members = ''] = group.split(':');
      return members.split(',').map((member): [string, string] => [member.trim(), kind.trim()]);
    }),
  );
}

const young = groups(
  'puppy: dog; kitten: cat; calf: cow; foal: horse; lamb: sheep; kid: goat; piglet: pig; cub: bear; ' +
    'duckling: duck; gosling: goose; cygnet: swan; owlet: owl; tadpole: frog; joey: kangaroo; fawn: deer; caterpillar: butterfly',
);

const states = groups(
  'gas: air, steam, helium in a balloon, oxygen that we breathe, carbon dioxide in our breath, natural gas for a stove, nitrogen in the air, water vapor;' +
    'liquid: milk, water from a tap, juice, tea, rain, cooking oil, vinegar, gasoline, mercury at room ' +
    'temperature, melted wax, lava',
);

const acidity = groups(
  'acid: lemon juice, vinegar, stomach juice, orange juice, cola, tomato juice, black coffee, carbonated water, the liquid in a car battery, HCl in water, HNO₃ in water, H₂SO₄ in water;' +
    'neutral: pure water, table salt in pure water, sugar in pure water, NaCl in water',
);

const diets = groups(
  'herbivore: cow, horse, sheep, goat, deer, rabbit, elephant, giraffe, zebra, kangaroo, koala, goose, iguana, bee;' +
    'omnivore: bear, mouse, fox, pig, raccoon, hen, duck, crow, ostrich, carp',
);

const rocks = groups(
  'igneous: granite, basalt, obsidian, pumice; sedimentary: sandstone, limestone, shale; metamorphic: ' +
    'marble, slate, gneiss, quartzite',
);

const peoples: readonly (readonly [RegExp, string])[] = [
  [/Giza|Nile|hieroglyph|Rosetta/, 'Egyptians'],
  [/Colosseum|Pantheon|Latin/, 'Romans'],
  [/Parthenon|Olympic|Homer|Sparta/, 'Greeks'],
  [/Machu Picchu|quipu|Cusco/, 'Inca'],
  [/Tenochtitlan/, 'Aztecs'],
  [/Chichen|Tikal/, 'Maya'],
  [/Scandinavia/, 'Vikings'],
  [/cuneiform|\bUr\b/, 'Sumerians'],
];

const worlds: readonly (readonly [RegExp, string])[] = [
  [/largest|Great Red Spot|Io, Europa|shortest day/, 'Jupiter'],
  [/smallest|shortest year/, 'Mercury'],
  [/we live|oceans of water/, 'Earth'],
  [/Red Planet|Olympus Mons|Phobos/, 'Mars'],
  [/widest rings|Titan\?/, 'Saturn'],
  [/hottest/, 'Venus'],
  [/on its side|Titania/, 'Uranus'],
  [/longest year|Triton/, 'Neptune'],
];

const machines: readonly (readonly [RegExp, string])[] = [
  [/seesaw|crowbar|bottle opener|wheelbarrow/, 'lever'],
  [/ramp|slide/, 'inclined plane'],
  [/\bax\b|knife|chisel/, 'wedge'],
  [/jar lid|corkscrew/, 'screw'],
  [/flagpole|well bucket|crane/, 'pulley'],
  [/doorknob|steering|tire/, 'wheel and axle'],
];

const marked = (table: readonly (readonly [RegExp, string])[], text: string): string =>
  table.find(([mark]) => mark.test(text))?.[1] ?? '';

/** Rules for facts of science, reading and history. */
export const factRules: Rule[] = [
  rule(/^What is a young (\w+) called\?$/, (p) => young.get(p(1)) ?? ''),
  rule(/^What state is this: (.+)\?$/, (p) => states.get(p(1)) ?? 'solid'),
  rule(/^What is (.+): an acid, a base or neutral\?$/, (p) => acidity.get(p(1)) ?? 'base'),
  rule(/^By what it eats, what is an? (\w+)\?$/, (p) => diets.get(p(1)) ?? 'carnivore'),
  rule(/^What kind of rock is (\w+)\?$/, (p) => rocks.get(p(1)) ?? ''),
  rule(/^Which kind of rock forms when (.+)\?$/, (p) => (p(1).includes('cools') ? 'igneous' : 'metamorphic')),
  rule(/^Which kind of rock forms from layers/, () => 'sedimentary'),
  rule(/^Which layer of the Earth (.+)\?$/, (p) =>
    /live/.test(p(1))
      ? 'crust'
      : /below/.test(p(1))
        ? 'mantle'
        : /liquid/.test(p(1))
          ? 'outer core'
          : 'inner core',
  ),
  rule(/^Which simple machine is (.+)\?$/, (p) => marked(machines, p(1))),
  rule(/^(?:On which|Which) planet (.+)$/, (p) => marked(worlds, p(1))),
  rule(/^Which people of the past is known for this: (.+)\?$/, (p) => marked(peoples, p(1))),
];
