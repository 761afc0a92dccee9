/** Solves questions with numbers, webs and layers of life and earth science. */
import { number, over, type Q, q, sum, times } from './exact.ts';
import { type Rule, rule } from './rule.ts';

const n = (text: string): number => Number(text.replaceAll(',', ''));

/** Reads the arrows of a food web. */
function arrowsIn(text: string): [string, string][] {
  return text.split(', ').map((arrow) => {
    const [food = '', eater = ''] = arrow.split(' → ');
    return [food, eater];
  });
}

/** Returns all chains from the food that eats nothing to a member. */
function chains(arrows: readonly [string, string][], name: string): string[][] {
  const foods = arrows.filter(([, eater]) => eater === name);
  if (foods.length === 0) return [[name]];
  return foods.flatMap(([food]) => chains(arrows, food).map((chain) => [...chain, name]));
}

const consumers = ['producer', 'primary consumer', 'secondary consumer', 'tertiary consumer'];

/** Returns a rule for a question after a food web. Its group 1 is the first one of the form. */
function onWeb(
  form: string,
  solve: (arrows: [string, string][], group: (i: number) => string) => ReturnType<Rule['solve']>,
) {
  return rule(new RegExp(`^Food web of .+?: (.+?)\\. ${form}`), (p) =>
    solve(arrowsIn(p(1)), (i) => p(i + 1)),
  );
}

/** Returns where the amount of one member goes when another dies out or thrives. */
function goes(arrows: readonly [string, string][], changed: string, isLoss: boolean, other: string): string {
  if (arrows.some(([food, eater]) => food === other && eater === changed)) return isLoss ? 'up' : 'down';
  if (arrows.some(([food, eater]) => food === changed && eater === other)) return isLoss ? 'down' : 'up';
  throw new Error(`${other} is no neighbor of ${changed}`);
}

const webs: Rule[] = [
  onWeb(
    'What does the (.+) eat here\\?$',
    (arrows, p) => (c) => arrows.some(([a, b]) => a === c && b === p(1)),
  ),
  onWeb('What eats the (.+) here\\?$', (arrows, p) => (c) => arrows.some(([a, b]) => a === p(1) && b === c)),
  onWeb(
    'Which word fits the (.+) here\\?$',
    (arrows, p) => consumers[(chains(arrows, p(1))[0]?.length ?? 9) - 1] ?? '',
  ),
  onWeb('How many arrows does the longest chain from .+ to the (.+) have\\?$', (arrows, p) =>
    Math.max(...chains(arrows, p(1)).map((chain) => chain.length - 1)),
  ),
  onWeb('How many different chains lead from .+ to the (.+)\\?$', (arrows, p) => chains(arrows, p(1)).length),
  onWeb('Think of the .+\\. Which chain is a part of the web\\?$', (arrows) => (c) => {
    const steps = c.split(' → ');
    return steps.slice(1).every((eater, i) => arrows.some(([a, b]) => a === steps[i] && b === eater));
  }),
  onWeb('The (.+) dies? out\\. Which living thing loses its only food here\\?$', (arrows, p) => (c) => {
    const foods = arrows.filter(([, eater]) => eater === c);
    return foods.length === 1 && foods[0]?.[0] === p(1);
  }),
  onWeb(
    '(?:The (.+) dies? out|The (.+) population doubles)\\. What happens at first to the (.+) and (.+) populations\\?$',
    (arrows, p) => {
      const changed = p(1) || p(2);
      const go = (other: string) => `${other} ${goes(arrows, changed, p(1) !== '', other)}`;
      return `${go(p(3))}, ${go(p(4))}`;
    },
  ),
];

const namesIn = (text: string): string[] => text.split(/, | and /);

/** Returns the named layers, the lowest first. */
const fromBelow = (all: string, named: readonly string[]): string[] =>
  namesIn(all)
    .reverse()
    .filter((layer) => named.includes(layer));

const top = '^Rock layers from the top down: (.+)\\. They were never turned over\\. ';

const layers: Rule[] = [
  rule(new RegExp(`${top}Which of these is the (oldest|youngest) layer: (.+)\\?$`), (p) => {
    const order = fromBelow(p(1), namesIn(p(3)));
    return (p(2) === 'oldest' ? order[0] : order.at(-1)) ?? '';
  }),
  rule(new RegExp(`${top}Which layer formed after the (.+) and before the (.+)\\?$`), (p) => {
    const order = fromBelow(p(1), namesIn(p(1)));
    return order.slice(order.indexOf(p(2)) + 1, order.indexOf(p(3))).join();
  }),
  rule(new RegExp(`${top}Fossils are found: (.+)\\. Which one lived (first|last)\\?$`), (p) => {
    const finds = new Map(namesIn(p(2)).map((find) => find.split(' in the ').reverse() as [string, string]));
    const order = fromBelow(p(1), [...finds.keys()]);
    return finds.get((p(3) === 'first' ? order[0] : order.at(-1)) ?? '') ?? '';
  }),
  rule(new RegExp(`${top}In which order did these form: (.+)\\?$`), (p) =>
    fromBelow(p(1), namesIn(p(2))).join(', then '),
  ),
  rule(
    new RegExp(`${top}A dike of basalt cuts all layers up to the (.+), but not the .+\\. How many`),
    (p) => namesIn(p(1)).reverse().indexOf(p(2)) + 1,
  ),
];

const paired = (strand: string, from: string, to: string): string =>
  [...strand].map((base) => to[from.indexOf(base)] ?? '?').join('');

/** Standard genetic code by amino acid. */
const code: Record<string, string> = {
  Met: 'AUG',
  Phe: 'UUU UUC',
  Gly: 'GGU GGC GGA GGG',
  Ala: 'GCU GCC GCA GCG',
  Lys: 'AAA AAG',
  Trp: 'UGG',
  Asp: 'GAU GAC',
  His: 'CAU CAC',
  Val: 'GUU GUC GUA GUG',
  Pro: 'CCU CCC CCA CCG',
  Thr: 'ACU ACC ACA ACG',
  Glu: 'GAA GAG',
};
const acid = (codon: string): string =>
  Object.keys(code).find((name) => code[name]?.split(' ').includes(codon)) ?? '?';
const acids = (rna: string): string => `${acid(rna.slice(0, 3))}, ${acid(rna.slice(3))}`;

const dna: Rule[] = [
  rule(/^One strand of DNA reads (\w+)\./, (p) => paired(p(1), 'ACGT', 'TGCA')),
  rule(/^A template strand of DNA reads (\w+)\. Which messenger RNA/, (p) => paired(p(1), 'ACGT', 'UGCA')),
  rule(/^A messenger RNA reads (\w+)\. Along which/, (p) => paired(p(1), 'ACGU', 'TGCA')),
  rule(/^A messenger RNA reads (\w+)\. Which amino acids/, (p) => acids(p(1))),
  rule(/^A template strand of DNA reads (\w+)\. Which amino acids/, (p) =>
    acids(paired(p(1), 'ACGT', 'UGCA')),
  ),
  rule(
    /^In a sample of DNA, (\d+) % of the bases are A\. .* is ([TCG])\?$/,
    (p) => (c) => c === `${p(2) === 'T' ? n(p(1)) : (100 - 2 * n(p(1))) / 2} %`,
  ),
  rule(/^A protein has (\d+) amino acids\./, (p) => 3 * n(p(1))),
  rule(/Base (\d+) is exchanged\./, (p) => (c) => c === `number ${Math.floor((n(p(1)) - 1) / 3) + 1}`),
];

const levelsUp = ['plants', 'plant eaters', 'small predators', 'large predators'];
const tenfold = (value: string, steps: number): Q =>
  steps >= 0 ? times(number(value), q(10 ** steps)) : over(number(value), q(10 ** -steps));

const numbers: Rule[] = [
  rule(/^The (.+) of an area hold (.+) kJ\. .* does not\?$/, (p) => over(times(number(p(2)), q(9)), q(10))),
  rule(/^The (.+) of an area hold (.+) kJ\. .* How much (?:reaches|did) the (.+?)(?: hold)?\?$/, (p) =>
    tenfold(p(2), levelsUp.indexOf(p(1)) - levelsUp.indexOf(p(3))),
  ),
  rule(
    /^A population of (\d+) .* has (\d+) births and (\d+) deaths in a year\. (\d+) .*, and (\d+) leave/,
    (p) => [p(1), p(2), p(4)].map(n).reduce((a, b) => a + b) - n(p(3)) - n(p(5)),
  ),
  rule(
    /^([\d,]+) bacteria double every (\d+) hours\. .* after (\d+) hours/,
    (p) => n(p(1)) * 2 ** (n(p(3)) / n(p(2))),
  ),
  rule(/^A population of ([\d,]+) \w+ grows by (\d+) %/, (p) =>
    over(times(number(p(1)), q(100 + n(p(2)))), q(100)),
  ),
  rule(/^Biologists mark (\d+) fish in a lake\. Later they catch (\d+) fish, of which (\d+)/, (p) =>
    over(times(number(p(1)), number(p(2))), number(p(3))),
  ),
  rule(/^A habitat can carry K = ([\d,]+) .*, and N = (\d+) live there\. With r = ([\d.]+)/, (p) =>
    over(times(times(number(p(3)), number(p(2))), q(n(p(1)) - n(p(2)))), number(p(1))),
  ),
  rule(/^A habitat can carry ([\d,]+) .* At present, ([\d,]+) live there/, (p) =>
    n(p(2)) > n(p(1)) ? `shrink, toward ${p(1)}` : `grow, toward ${p(1)}`,
  ),
  rule(/has (\d+) chromosomes\. How many does its egg cell have/, (p) => n(p(1)) / 2),
  rule(/2n = (\d+)\. What is n/, (p) => n(p(1)) / 2),
  rule(/has (\d+) chromosomes\. How many homologous pairs/, (p) => n(p(1)) / 2),
  rule(/^A sperm cell in the pollen of a plant has (\d+) chromosomes/, (p) => n(p(1)) * 2),
  rule(/has (\d+) chromosomes\. How many chromatids/, (p) => n(p(1)) * 2),
  rule(/^A cell with (\d+) chromosomes divides by mitosis/, (p) => n(p(1))),
  rule(/^A plant has (\d+) chromosomes in its egg cell/, (p) => n(p(1)) * 4),
  rule(/^In a population of ([\d,]+) in Hardy–Weinberg equilibrium, (.+)\. .* to have (AA|Aa|aa)\?$/, (p) => {
    const value = n(/0\.\d+/.exec(p(2))?.[0] ?? '');
    const recessive = Math.round(
      10 * (/^q/.test(p(2)) ? value : /^p/.test(p(2)) ? 1 - value : Math.sqrt(value)),
    );
    const dominant = 10 - recessive;
    const part = { AA: dominant ** 2, Aa: 2 * dominant * recessive, aa: recessive ** 2 }[p(3)] ?? 0;
    return (part * n(p(1))) / 100;
  }),
  rule(/^Of ([\d,]+) plants in Hardy–Weinberg equilibrium, ([\d,]+) show/, (p) =>
    q(Math.round(100 * Math.sqrt(n(p(2)) / n(p(1)))), 100),
  ),
];

const au: Record<string, string> = {
  Mercury: '0.4',
  Venus: '0.7',
  Earth: '1',
  Mars: '1.5',
  Jupiter: '5.2',
  Saturn: '9.5',
  Uranus: '19.2',
  Neptune: '30.1',
};

/** Returns the distance of a planet from the Sun, as the question must give it. */
function distance(planet: string, given?: string): Q {
  const known = au[planet];
  if (known === undefined || (given !== undefined && n(given) !== n(known)))
    throw new Error(`${planet} at ${given}`);
  return number(known);
}

const absolute = (a: Q, b: Q): Q => {
  const difference = sum([a, times(b, q(-1))]);
  return difference.top < 0n ? times(difference, q(-1)) : difference;
};

const halfLives: Record<string, string> = {
  'carbon-14': '5,730 years',
  'potassium-40': '1,250 million years',
  'uranium-235': '700 million years',
  'uranium-238': '4,500 million years',
};

const space: Rule[] = [
  rule(/^In a model, the Earth is (\d+) m from the Sun .* (\w+) is ([\d.]+) AU from the Sun\./, (p) =>
    times(distance(p(2), p(3)), number(p(1))),
  ),
  rule(/^In a model, 1 AU is (\d+) m\. (\w+) stands ([\d.]+) m/, (p) => {
    const real = over(number(p(3)), number(p(1)));
    if (absolute(real, distance(p(2))).top !== 0n) throw new Error(`${p(2)} stands at ${p(3)} m`);
    return real;
  }),
  rule(/^(\w+) is ([\d.]+) AU from the Sun, and (\w+) is ([\d.]+) AU\. .* with (\d+) m for 1 AU\?$/, (p) =>
    times(absolute(distance(p(1), p(2)), distance(p(3), p(4))), number(p(5))),
  ),
  rule(/^Light takes about 8 minutes for 1 AU\. .* at ([\d.]+) AU\?$/, (p) => times(number(p(1)), q(8))),
  rule(
    /^A plate moves (\d+) cm a year\. How far does it move in (\d+) million/,
    (p) => n(p(1)) * n(p(2)) * 10,
  ),
  rule(
    /^A plate moves (\d+) cm a year\. How long does it take to move ([\d,]+) km/,
    (p) => n(p(2)) / n(p(1)) / 10,
  ),
  rule(/ is (\d+) million years old and lies ([\d,]+) km from the ridge/, (p) =>
    over(number(p(2)), number(`${n(p(1)) * 10}`)),
  ),
  rule(
    /^At a ridge, each of two plates moves away at (\d+) cm a year\. .* after (\d+) million/,
    (p) => n(p(1)) * n(p(2)) * 20,
  ),
  rule(
    /^A sample had ([\d,]+) mg of (\S+) and now has (\d+) mg\. The half-life is ([\d,]+) (.*)\. How old/,
    (p) => {
      if (halfLives[p(2)] !== `${p(4)} ${p(5)}`) throw new Error(`half-life of ${p(2)}`);
      return Math.log2(n(p(1)) / n(p(3))) * n(p(4));
    },
  ),
  rule(
    /^A rock formed with ([\d,]+) mg of a substance with a half-life of (\d+) million years\. .* after ([\d,]+) million/,
    (p) => n(p(1)) / 2 ** (n(p(3)) / n(p(2))),
  ),
  rule(
    /^In a mineral, there (?:is|are) (\d+) daughter .* The half-life is ([\d,]+) million years/,
    (p) => Math.log2(n(p(1)) + 1) * n(p(2)),
  ),
];

/** Reads a record of five days. */
const record = (text: string): [string, string][] =>
  [...text.matchAll(/(\w+day): (\w+)\./g)].map(([, day = '', value = '']) => [day, value]);

const records: Rule[] = [
  rule(
    /^These are the temperatures of five days\. (.+) Which day was (the|the second) (warmest|coldest)\?$/,
    (p) => {
      const order = record(p(1)).sort(([, a], [, b]) => (p(3) === 'warmest' ? n(b) - n(a) : n(a) - n(b)));
      return order[p(2) === 'the' ? 0 : 1]?.[0] ?? '';
    },
  ),
  rule(
    /^This is the weather of five days\. (.+) On how many days was there (\w+)\?$/,
    (p) => record(p(1)).filter(([, sky]) => sky === p(2)).length,
  ),
  rule(
    /^These are the temperatures of five days\. (.+) How many degrees apart are (\w+) and (\w+)\?$/,
    (p) => {
      const degrees = new Map(record(p(1)));
      return Math.abs(n(degrees.get(p(2)) ?? '') - n(degrees.get(p(3)) ?? ''));
    },
  ),
];
/** Numbers, webs and layers of life and earth science. */
export const lifeEarthNumberRules: Rule[] = [...webs, ...layers, ...dna, ...numbers, ...space, ...records];
