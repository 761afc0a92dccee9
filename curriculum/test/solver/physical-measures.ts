/** Measures, elements and orders of physical science: solves each question from its text alone. */
import { number, over, plus, q, times } from './exact.ts';
import { elementNames } from './fact-tables.ts';
import type { Rule } from './rule.ts';
import { rule } from './rule.ts';
import { atoms, side } from './science.ts';

const n = (text: string): number => Number(text.replaceAll(',', ''));

const heats: Rule[] = [
  rule(/^A body has ([\d,]+) J of kinetic energy at (\d+) m\/s\./, (p) => q(2 * n(p(1)), n(p(2)) ** 2)),
  rule(/^A body of (\d+) kg has ([\d,]+) J of kinetic energy\./, (p) =>
    Math.round(Math.sqrt((2 * n(p(2))) / n(p(1)))),
  ),
  rule(
    /^The (speed|mass) is (multiplied|divided) by (\d+), and all else stays the same\. .+ kinetic energy/,
    (p) => {
      const factor = p(1) === 'speed' ? n(p(3)) ** 2 : n(p(3));
      return `it is ${p(2)} by ${factor}`;
    },
  ),
  rule(/^(\d+) kg of \w+ take in ([\d,]+) J of heat\. .+ \(c = ([\d,]+) J/, (p) =>
    q(n(p(2)), n(p(1)) * n(p(3))),
  ),
  rule(/^([\d,]+) J of heat warm some \w+ from (\d+) °C to (\d+) °C\. .+ \(c = ([\d,]+) J/, (p) =>
    q(n(p(1)), (n(p(3)) - n(p(2))) * n(p(4))),
  ),
  rule(/^What is (-?\d+) °C in kelvins\?/, (p) => n(p(1)) + 273),
  rule(
    /^A sample of (\d+) g has a half-life of (\d+) days\. After how many days are (\d+) g left\?$/,
    (p) => Math.round(Math.log2(n(p(1)) / n(p(3)))) * n(p(2)),
  ),
  rule(/^In (\d+) days a sample decays from (\d+) g to (\d+) g\./, (p) =>
    q(n(p(1)), Math.round(Math.log2(n(p(2)) / n(p(3))))),
  ),
  rule(
    /^After (\d+) days, (\d+) g of a substance with a half-life of (\d+) days are left\./,
    (p) => n(p(2)) * 2 ** (n(p(1)) / n(p(3))),
  ),
  rule(
    /^A resistor of (\d+) Ω and another one are in series\. The total resistance is (\d+) Ω/,
    (p) => n(p(2)) - n(p(1)),
  ),
  rule(/^(Two|Three) resistors of (\d+) Ω each are connected in parallel\./, (p) =>
    q(n(p(2)), p(1) === 'Two' ? 2 : 3),
  ),
];

const formulas: Rule[] = [
  rule(/^This equation is balanced: (.+) → (.+)\. What is the sum/, (p) =>
    [...side(p(1)), ...side(p(2))].reduce((sum, [k]) => sum + k, 0),
  ),
  rule(/^How many (\w+) atoms are on each side of the balanced equation (.+) → (.+)\?$/, (p) =>
    side(p(2)).reduce((sum, [k, formula]) => sum + k * (atoms(formula).get(p(1)) ?? 0), 0),
  ),
  rule(/^How many (\w+) atoms are in (\d+) (\S+)\?$/, (p) => (atoms(p(3)).get(p(1)) ?? 0) * n(p(2))),
  rule(/^How many moles are in ([\d,]+) g of (\S+)\? \(In g\/mol: (.+)\)$/, (p) =>
    q(n(p(1)), massOf(p(2), p(3))),
  ),
  rule(/^What is the molar mass of (\S+)\? \(In g\/mol: (.+)\)$/, (p) => massOf(p(1), p(2))),
];

/** Returns the mass of a mole from the masses of the elements. */
function massOf(formula: string, given: string): number {
  const masses = new Map(given.split(', ').map((pair) => pair.split(' = ') as [string, string]));
  return [...atoms(formula)].reduce((sum, [symbol, k]) => sum + k * n(masses.get(symbol) ?? ''), 0);
}

const sizeOf: Record<string, string> = {
  km: '1000',
  m: '1',
  cm: '0.01',
  mm: '0.001',
  kg: '1000',
  g: '1',
  mg: '0.001',
  L: '1',
  mL: '0.001',
};
const inUnit = (text: string): ReturnType<typeof q> => {
  const [value = '', u = ''] = text.split(' ');
  return times(number(value), number(sizeOf[u] ?? ''));
};

const units: Rule[] = [
  rule(/^How many (\w+) are in ([\d,]+ \w+) and (\d+ \w+)\?$/, (p) =>
    over(plus(inUnit(p(2)), inUnit(p(3))), number(sizeOf[p(1)] ?? '')),
  ),
  rule(/^([\d,.]+ \w+) is the same as how many (\w+)\?$/, (p) =>
    over(inUnit(p(1)), number(sizeOf[p(2)] ?? '')),
  ),
];

const elements: Rule[] = [
  rule(
    /^Which element has (\d+|one) protons? in each atom\?$/,
    (p) => elementNames[(p(1) === 'one' ? 1 : n(p(1))) - 1] ?? '',
  ),
  rule(/^Which element comes just before number (\d+) in/, (p) => elementNames[n(p(1)) - 2] ?? ''),
  rule(
    /holds (\d+) protons\. Its mass number is (\d+) and its charge is ([-+]?\d+)\. How many protons, neutrons and/,
    (p) => n(p(2)) + n(p(1)) - Number(p(3)),
  ),
  rule(
    /holds (\d+) protons\. .+ its charge is ([-+]?\d+)\. How many protons and electrons does/,
    (p) => 2 * n(p(1)) - Number(p(2)),
  ),
];

/** Wavelengths in nanometers, atomic radii in picometers, and electronegativities after Pauling times 100. */
const wavelengths =
  'radio waves 1e9, microwaves 1e7, infrared 1e4, red light 700, yellow light 580, green light 530, violet light ' +
  '400, ultraviolet 100, X-rays 1, gamma rays 0.001';
const radii =
  'lithium 152, beryllium 112, boron 85, carbon 77, nitrogen 75, oxygen 73, fluorine 72, sodium 186, magnesium ' +
  '160, aluminum 143, silicon 118, phosphorus 110, sulfur 103, chlorine 100, potassium 227, rubidium 248, cesium ' +
  '265, calcium 197, strontium 215, barium 222, bromine 114, iodine 133';
const pauling =
  'lithium 98, beryllium 157, boron 204, carbon 255, nitrogen 304, oxygen 344, fluorine 398, sodium 93, ' +
  'magnesium 131, aluminum 161, silicon 190, phosphorus 219, sulfur 258, chlorine 316, bromine 296, iodine 266, ' +
  'calcium 100, strontium 95, barium 89';
const valuesOf = (text: string): Map<string, number> =>
  new Map(text.split(', ').map((row) => [row.replace(/ \S+$/, ''), Number(row.split(' ').at(-1))]));
const known = [valuesOf(wavelengths), valuesOf(radii), valuesOf(pauling)] as const;

/** Returns the value of a thing for a question, larger for what comes first: negative if the small end is asked. */
function rankOf(question: string, thing: string): number {
  const [lengths, sizes, pulls] = known;
  const table = /electronegativity/.test(question) ? pulls : /atom/.test(question) ? sizes : lengths;
  const value = table.get(thing);
  if (value === undefined) throw new Error(`no value of ${thing}`);
  const first = /longest|highest|lowest|shortest|largest|smallest|most|least/.exec(question)?.[0] ?? '';
  const sign = /longest|highest|largest|most/.test(first) ? 1 : -1;
  return sign * (/frequency|photon/.test(question) ? -value : value);
}

const byRank = (question: string, things: readonly string[]): string[] =>
  things.toSorted((a, b) => rankOf(question, b) - rankOf(question, a));

const isFalling = (order: string, things: readonly string[]): boolean => {
  const question = order.replace(/ to the .+$/, '');
  return things.join() === byRank(question, things).join();
};

const rankings: Rule[] = [
  rule(
    /^(Which .+ has the .*(?:wavelength|frequency|photon|radius|electronegativity)): .+\?$/,
    (p, choices) => byRank(p(1), choices)[0] ?? '',
  ),
  rule(
    /^The (.+) of ___ is (longer|shorter|higher|lower|larger|smaller) than that of (.+)\. What fits the gap/,
    (p) => {
      const quantity = `${p(1).replace('photon energy', 'photon').replace('atomic', 'atom')}: most`;
      const isMore = /longer|higher|larger/.test(p(2));
      return (c) => c !== p(3) && rankOf(quantity, c) > rankOf(quantity, p(3)) === isMore;
    },
  ),
  rule(/^Put .+ in order (from the .+?)\. Which one is (first|second|third|last)\?$/, (p, choices) => {
    const ordered = byRank(p(1).replace(/ to the .+$/, ''), choices);
    return ordered[['first', 'second', 'third', 'last'].indexOf(p(2))] ?? '';
  }),
  rule(/^Put .+ in order (from the .+)\.$/, (p) => (c) => isFalling(p(1), c.split(', '))),
  rule(
    /^What belongs between (.+) and (.+?) in the order (from the .+?): .+\?$/,
    (p) => (c) => isFalling(p(3), [p(1), c, p(2)]),
  ),
];

/** Heat, decay, resistors, units, elements, and orders of things. */
export const measureRules: Rule[] = [...heats, ...formulas, ...units, ...elements, ...rankings];
