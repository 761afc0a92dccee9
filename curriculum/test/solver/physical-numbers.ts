/** Physical science with numbers: solves each question from its text alone. */
import { number, over, power, q, same, times } from './exact.ts';
import { elementNames } from './fact-tables.ts';
import type { Rule } from './rule.ts';
import { rule } from './rule.ts';
import { byLaw } from './science.ts';

const n = (text: string): number => Number(text.replaceAll(',', ''));

const unitOf: Record<string, string> = {
  distance: 'km m',
  speed: 'km/h',
  time: 'h s',
  mass: 'g kg',
  density: 'g/cm³',
  volume: 'cm³',
  voltage: 'V',
  current: 'A',
  resistance: 'Ω',
  force: 'N',
  acceleration: 'm/s²',
  work: 'J',
  energy: 'J',
  power: 'W',
  'wave speed': 'm/s',
  frequency: 'Hz',
  wavelength: 'm',
  momentum: 'kg·m/s',
  velocity: 'm/s',
  pressure: 'Pa',
  area: 'm²',
};

const changeOf = (text: string): number => {
  const by = n(/by (\d+)/.exec(text)?.[1] ?? '1');
  return text.includes('divided') ? 1 / by : by;
};

/** Letters of formulas. */
const letterOf: Record<string, string> = {
  voltage: 'V',
  force: 'F',
  momentum: 'p',
  'wave speed': 'speed',
};

const laws: Rule[] = [
  rule(
    /\. (The .+ is .+, and the .+ is .+)\. Which calculation and unit give the ([a-z ]+)\? \((.+)\)$/,
    (p) => {
      const value = byLaw(p(1), p(2), p(3));
      return (choice) => {
        const [, a = '', sign, b = '', u = ''] = /^(\S+) ([×÷]) (\S+), in (.+)$/.exec(choice) ?? [];
        const found = sign === '×' ? times(number(a), number(b)) : over(number(a), number(b));
        return same(found, value) && (unitOf[p(2)] ?? '').split(' ').includes(u);
      };
    },
  ),
  rule(
    /^The ([a-z ]+?) ((?:is|stays) .+) and the ([a-z ]+?) ((?:is|stays) .+)\. What happens to the ([a-z ]+)\? \((.+) = /,
    (p) => {
      const isProduct = (name: string): boolean => name === p(6) || letterOf[name] === p(6);
      const [x, y] = [changeOf(p(2)), changeOf(p(4))];
      const factor = isProduct(p(5)) ? x * y : isProduct(p(1)) ? x / y : y / x;
      return (choice) => Math.abs((choice === 'it stays the same' ? 1 : changeOf(choice)) - factor) < 1e-9;
    },
  ),
];

const motion: Rule[] = [
  rule(/^(The .+ box is .+\.) (?:By weight, which|Which) box is (.+)\?$/, (p) => {
    const pairs = p(1)
      .split('. ')
      .map((each) => {
        const [, a = '', how, b = ''] =
          /The (\w+) box is (heavier|lighter) than the (\w+) box/.exec(each) ?? [];
        return how === 'heavier' ? [a, b] : [b, a];
      });
    const heavy = pairs.map(([a]) => a);
    const light = pairs.map(([, b]) => b);
    const top = heavy.find((box) => !light.includes(box));
    const bottom = light.find((box) => !heavy.includes(box));
    const middle = heavy.find((box) => light.includes(box));
    return `the ${p(2) === 'the heaviest' ? top : p(2) === 'the lightest' ? bottom : middle} box`;
  }),
  rule(/^A box is pulled with (\d+) N to the left and (\d+) N to the right\. (.+)$/, (p) => {
    const net = n(p(2)) - n(p(1));
    const side = net > 0 ? 'right' : 'left';
    if (p(3).includes('net force')) return `to the ${side} with ${Math.abs(net)} N`;
    return net === 0 ? 'it stays at rest' : `it starts to move to the ${side}`;
  }),
  rule(
    /to the left with (\d+) N, and \w+ helps with (\d+) N\. The cart stays at rest\./,
    (p) => n(p(1)) + n(p(2)),
  ),
  rule(
    /from 0 to (\d+) m\/s in the first (\d+) s, stays \d+ m\/s until (\d+) s, falls evenly to 0 until (\d+) s, and is 0 until (\d+) s\. (.+)$/,
    (p) => {
      const [v, a, b, c] = [n(p(1)), n(p(2)), n(p(3)), n(p(4))];
      if (p(6).startsWith('What is the acceleration')) return q(v, a);
      if (p(6).includes('in the first')) return q(v * a, 2);
      if (p(6).startsWith('How far')) return v * (b - a);
      const at = n(/between (\d+)/.exec(p(6))?.[1] ?? '');
      return at < a ? 'speeds up' : at < b ? 'keeps its speed' : at < c ? 'slows down' : 'stands still';
    },
  ),
  rule(/push off each other\. The one of (\d+) kg rolls away at (\d+) m\/s\. .+ of (\d+) kg\?$/, (p) =>
    q(n(p(1)) * n(p(2)), n(p(3))),
  ),
  rule(/^A cart of (\d+) kg at (\d+) m\/s hits a cart of (\d+) kg at rest\. (What|They)/, (p) =>
    p(4) === 'What' ? n(p(1)) * n(p(2)) : q(n(p(1)) * n(p(2)), n(p(1)) + n(p(3))),
  ),
  rule(/^A cart of (\d+) kg hits a cart of (\d+) kg at rest\. .+ go on at (\d+) m\/s\./, (p) =>
    q((n(p(1)) + n(p(2))) * n(p(3)), n(p(1))),
  ),
  rule(/by gravity with (\d+) N\. (Their distance|One mass) is (multiplied|divided) by (\d+),/, (p) => {
    const factor = q(n(p(4)));
    const exponent = (p(2) === 'One mass' ? 1 : -2) * (p(3) === 'divided' ? -1 : 1);
    return times(number(p(1)), power(factor, exponent));
  }),
  rule(/^A body of (\d+) kg is weighed .+, where g is ([\d.]+) N\/kg\./, (p) =>
    times(number(p(1)), number(p(2))),
  ),
  rule(/^A ball is thrown level at (\d+) m\/s from a height of (\d+) m, .+ (How long|How far)/, (p) => {
    const t = Math.round(Math.sqrt(n(p(2)) / 5));
    return p(3) === 'How long' ? t : n(p(1)) * t;
  }),
  rule(/^A ball is thrown level at \d+ m\/s from a cliff and falls for (\d+) s/, (p) => 5 * n(p(1)) ** 2),
  rule(/^A ball is thrown level, falls for (\d+) s and lands (\d+) m away/, (p) => q(n(p(2)), n(p(1)))),
  rule(/^A ball is thrown level at (\d+) m\/s and falls for (\d+) s/, (p) => n(p(1)) * n(p(2))),
];

const masses: Rule[] = [
  rule(/dissolves ([\d,]+) g of sugar in ([\d,]+) g of water/, (p) => n(p(1)) + n(p(2))),
  rule(/dissolves salt in ([\d,]+) g of water\. The salt water weighs ([\d,]+) g/, (p) => n(p(2)) - n(p(1))),
  rule(/^A closed jar holds ([\d,]+) g of ice and ([\d,]+) g of water/, (p) => n(p(1)) + n(p(2))),
  rule(
    /mixes ([\d,]+) g of vinegar with ([\d,]+) g of baking soda in a closed bag/,
    (p) => n(p(1)) + n(p(2)),
  ),
  rule(/^([\d,]+) g of a metal react completely with ([\d,]+) g of oxygen/, (p) => n(p(1)) + n(p(2))),
  rule(/^([\d,]+) g of a metal react completely with oxygen and form ([\d,]+) g/, (p) => n(p(2)) - n(p(1))),
  rule(
    /^An open flask with its contents has a mass of ([\d,]+) g\. .+ the mass is ([\d,]+) g\./,
    (p) => n(p(1)) - n(p(2)),
  ),
  rule(/^In a closed flask, ([\d,]+) g of one solution and ([\d,]+) g of another/, (p) => n(p(1)) + n(p(2))),
  rule(
    /^(.+? → .+?)\. (?:(\d+) mol of (\S+) (?:react completely|have formed)\. )?How many mol of (\S+) (?:(?:do (\d+) mol of (\S+) need)|form|have)/,
    (p) => {
      const counts = new Map(
        p(1)
          .split(/ \+ | → /)
          .map((part): [string, number] => {
            const [, k = '', formula = ''] = /^(\d+ )?(\S+)$/.exec(part) ?? [];
            return [formula, n(k.trim() || '1')];
          }),
      );
      const [amount, given] = p(2) ? [p(2), p(3)] : [p(5), p(6)];
      return q(n(amount) * (counts.get(p(4)) ?? 0), counts.get(given) ?? 1);
    },
  ),
  rule(/^A gas fills (\d+) L at a pressure of (\d+) kPa\. .+ at (\d+) kPa\?$/, (p) =>
    q(n(p(1)) * n(p(2)), n(p(3))),
  ),
  rule(
    /^A gas (?:fills|in a rigid tank has a pressure of) (\d+) (?:L|kPa) at (-?[\d,]+) (K|°C)\. .+ at (-?[\d,]+) (?:K|°C)\?(?: Take 0 °C as 273 K\.)?$/,
    (p) => {
      const zero = p(3) === 'K' ? 0 : 273;
      return q(n(p(1)) * (n(p(4)) + zero), n(p(2)) + zero);
    },
  ),
];

const exponentOf = (text: string): number => {
  const raised = /10⁻([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/.exec(text)?.[1] ?? '';
  return n([...raised].map((c) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(c)).join(''));
};

const ions: Rule[] = [
  rule(/has an H⁺ concentration of (\S+) mol\/L\. What is its pH\?$/, (p) => exponentOf(p(1))),
  rule(
    /has a pH of (\d+)\. What is its H⁺ concentration\?$/,
    (p) => (choice) => exponentOf(choice) === n(p(1)),
  ),
  rule(/has a pH of (\d+) at 25 °C\. What is its pOH\?$/, (p) => 14 - n(p(1))),
  rule(/has an OH⁻ concentration of (\S+) mol\/L at 25 °C\. What is its pH\?$/, (p) => 14 - exponentOf(p(1))),
  rule(/changes its pH from (\d+) to (\d+)\./, (p) => 10 ** (n(p(1)) - n(p(2)))),
  rule(/^(\w+)-(\d+) has (\d+) protons\. Its nucleus sends out (an alpha|a beta) .+\. (.+)$/, (p) => {
    if (elementNames[n(p(3)) - 1] !== p(1).toLowerCase()) throw new Error(`${p(1)} has not ${p(3)} protons`);
    const steps = p(5).startsWith('If') ? 2 : 1;
    const [mass, z] = p(4) === 'an alpha' ? [-4, -2] : [0, 1];
    const [a, b] = [n(p(2)) + mass * steps, n(p(3)) + z * steps];
    return p(5).includes('neutrons') ? a - b : `mass number ${a}, ${b} protons`;
  }),
  rule(/^A nucleus sends out (an alpha|a beta) .+\. Mass number (\d+) with (\d+) protons is left/, (p) =>
    p(1) === 'an alpha'
      ? `mass number ${n(p(2)) + 4}, ${n(p(3)) + 2} protons`
      : `mass number ${p(2)}, ${n(p(3)) - 1} protons`,
  ),
];

const accounts: Rule[] = [
  rule(/gains ([\d,]+) J of potential energy as it is lifted by (\d+) m/, (p) => q(n(p(1)), 10 * n(p(2)))),
  rule(/^A body of (\d+) kg gains ([\d,]+) J of potential energy/, (p) => q(n(p(2)), 10 * n(p(1)))),
  rule(/does a body of (\d+) kg gain as it is lifted by (\d+) m/, (p) => 10 * n(p(1)) * n(p(2))),
  rule(/^A body of (\d+) kg falls (\d+) m from rest/, (p) => 10 * n(p(1)) * n(p(2))),
  rule(/takes in (\d+) J of (?:electrical energy|heat) and does (\d+) J of work/, (p) => n(p(1)) - n(p(2))),
  rule(/gives off (\d+) J as light and (\d+) J as heat/, (p) => n(p(1)) + n(p(2))),
  rule(/^A piston does (\d+) J of work on a gas, and (\d+) J of heat flow in/, (p) => n(p(1)) + n(p(2))),
  rule(/^A machine takes in (\d+) J and gives (\d+) J of useful work/, (p) => q(100 * n(p(2)), n(p(1)))),
];

const waves: Rule[] = [
  rule(/^A rope wave rises (\d+) cm/, (p) => n(p(1))),
  rule(/^The crests of a wave are (\d+) cm above its troughs/, (p) => q(n(p(1)), 2)),
  rule(/^The next crest of a wave is (\d+) cm away/, (p) => n(p(1))),
  rule(/^A rope of (\d+) cm shows (\d+) full waves?/, (p) => q(n(p(1)), n(p(2)))),
  rule(/^(\d+) waves pass a post in (\d+) minutes/, (p) => q(n(p(1)), n(p(2)))),
  rule(/^(\d+) waves pass a post in each minute\. .+ in (\d+) minutes\?$/, (p) => n(p(1)) * n(p(2))),
  rule(/The code is (.+?)\. \w+ gets this: (.+)\. What does it say\?$/, (p) => {
    const bits = p(2).replaceAll('off', '0').replaceAll('on', '1').replace(/[ ,]/g, '');
    const letters = new Map(
      p(1)
        .split(', ')
        .map((pair) => pair.split(' = ').reverse() as [string, string]),
    );
    return (bits.match(/../g) ?? []).map((pair) => letters.get(pair)).join('');
  }),
  rule(/The code is (.+?)\. What does \w+ send for (\w)(\w)\?$/, (p) => {
    const codes = new Map(
      p(1)
        .split(', ')
        .map((pair) => pair.split(' = ') as [string, string]),
    );
    return `${codes.get(p(2))} ${codes.get(p(3))}`;
  }),
];

/** Physical science with numbers. */
export const numberRules: Rule[] = [...laws, ...motion, ...masses, ...ions, ...accounts, ...waves];
