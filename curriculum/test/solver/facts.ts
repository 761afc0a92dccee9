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

const diets = groups(
  'herbivore: cow, horse, sheep, goat, deer, rabbit, elephant, giraffe, zebra, kangaroo, koala, goose, iguana, bee;' +
    'omnivore: bear, mouse, fox, pig, raccoon, hen, duck, crow, ostrich, carp',
);

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

const marked = (table: readonly (readonly [RegExp, string])[], text: string): string =>
  table.find(([mark]) => mark.test(text))?.[1] ?? '';

/** Rules for facts of science and reading. */
export const factRules: Rule[] = [
  rule(/^What is a young (\w+) called\?$/, (p) => young.get(p(1)) ?? ''),
  rule(/^By what it eats, what is an? (\w+)\?$/, (p) => diets.get(p(1)) ?? 'carnivore'),
  rule(/^(?:On which|Which) planet (.+)$/, (p) => marked(worlds, p(1))),
];
