import { evaluate, less, number, over, plus, type Q, q, same, times } from './exact.ts';
import { common, extreme, f, holds, members, n, order } from './middle-values.ts';
import { type Rule, rule } from './rule.ts';

/** Fractions of grades 3 to 6. */

const parts = (text: string): [top: number, bottom: number] => {
  const [top = 0, bottom = 1] = text.split('/').map(Number);
  return [top, bottom];
};

const isLowest = (text: string): boolean => common(...parts(text)) === 1;

const naming: Rule[] = [
  rule(/^A \w+ has (\d+) equal parts\. \w+ eats (\d+) of them\. What part is (eaten|left)\?$/, (p) =>
    q(p(3) === 'left' ? n(p(1)) - n(p(2)) : n(p(2)), n(p(1))),
  ),
  rule(/^A \w+ has (\d+) equal parts\. (\d+) (?:is|are) shaded\. What part is shaded\?$/, (p) =>
    q(n(p(2)), n(p(1))),
  ),
  rule(/^How do you write (\d+) (\w+) as a fraction\?$/, (p) =>
    q(n(p(1)), p(2).startsWith('hal') ? 2 : (sizes[p(2)] ?? sizes[`${p(2)}s`] ?? 0)),
  ),
  rule(
    /^A \w+ is cut into equal parts\. (\d+) parts? (?:is|are) gone\. (\d+) parts? (?:is|are) left\. What part is gone\?$/,
    (p) => q(n(p(1)), n(p(1)) + n(p(2))),
  ),
  rule(/^(?:\w+ eats )?(\d+)\/(\d+) of a \w+(?: is (left))?\. What does the (\d+) tell you\?$/, (p) => {
    if (p(4) === p(2)) return 'how many equal parts it had';
    return `how many parts are ${p(3) || 'eaten'}`;
  }),
  rule(/^A \w+ is split into (\d+) equal parts\. What part of it is one of them\?$/, (p) => q(1, n(p(1)))),
  rule(/^Which fraction is made of (\d+) copies of 1\/(\d+)\?$/, (p) => q(n(p(1)), n(p(2)))),
  rule(/^How many times does 1\/(\d+) of an? \w+ fit into (\d+) /, (p) => n(p(1)) * n(p(2))),
  rule(/^Which is the (largest|smallest) part of a \w+: (.+)\?$/, (p) =>
    f(extreme(members(p(2)), p(1) === 'largest')),
  ),
  rule(
    /^1\/(\d+) of a \w+ is (\d+) feet long\. How long is the whole \w+, in feet\?$/,
    (p) => n(p(1)) * n(p(2)),
  ),
  rule(
    /^A number line goes from 0 to \d+\. Each unit has (\d+) equal parts\. A point is (\d+) parts? from 0\. Which fraction is it\?$/,
    (p) => q(n(p(2)), n(p(1))),
  ),
  rule(/wants to reach (\d+)\/(\d+)\. How many jumps of 1\/(\d+) does it take\?$/, (p) =>
    q(n(p(1)) * n(p(3)), n(p(2))),
  ),
  rule(
    /^A bug sits at (\d+\/\d+) on a number line\. It makes (\d+) hops? of (1\/\d+) to the right\. Where is it now\?$/,
    (p) => plus(f(p(1)), times(q(n(p(2))), f(p(3)))),
  ),
  rule(/^Between which whole numbers is (\d+)\/(\d+)\? To which of them is it closer\?$/, (p) => {
    const low = Math.floor(n(p(1)) / n(p(2)));
    const rest = 2 * (n(p(1)) - low * n(p(2)));
    const side =
      rest < n(p(2))
        ? 'closer to the lower one'
        : rest > n(p(2))
          ? 'closer to the upper one'
          : 'exactly in the middle';
    return `${low} and ${low + 1}, ${side}`;
  }),
  rule(/^A number line is marked in steps of 1\/\d+\. Which fraction is at the same place as (\d+)\?$/, (p) =>
    n(p(1)),
  ),
];

const equal: Rule[] = [
  rule(/^Which number goes in the box\? (\d+)\/(\d+) = □\/(\d+)$/, (p) => q(n(p(1)) * n(p(3)), n(p(2)))),
  rule(/^A \w+ is cut into (\d+) equal parts\. \w+ takes (\d+\/\d+) of it\. How many parts is that\?$/, (p) =>
    times(number(p(1)), f(p(2))),
  ),
  rule(/^Look at .+\. Which equation is true\?$/, () => holds),
  rule(
    /^(\d+) of (\d+) \w+ are red\. What part is red, in lowest terms\?$/,
    (p) => (c) => isLowest(c) && same(f(c), q(n(p(1)), n(p(2)))),
  ),
  rule(
    /divides both numbers of a fraction by (\d+) and gets (\d+)\/(\d+)\. What was the fraction\?$/,
    (p) => (c) => {
      const [top, bottom] = parts(c);
      return top / n(p(1)) === n(p(2)) && bottom / n(p(1)) === n(p(3));
    },
  ),
  rule(/^Which fraction can you divide by (\d+), above and below: /, (p) => (c) => {
    const [above, below] = c.split('/').map(Number);
    return Number(above) % n(p(1)) === 0 && Number(below) % n(p(1)) === 0;
  }),
  rule(
    /^Write (\d+ \d+\/\d+) as a fraction with the denominator (\d+)\.$/,
    (p) => (c) => parts(c)[1] === n(p(2)) && same(f(c), f(p(1))),
  ),
  rule(/^How many (?:(\d+)ths|([a-z]+)) make (\d+ \d+\/\d+)\?$/, (p) => {
    const size = p(1) ? n(p(1)) : p(2) === 'halves' ? 2 : (sizes[p(2)] ?? 0);
    return times(f(p(3)), q(size));
  }),
  rule(/^\w+ cuts \w+ into (\d+) equal pieces each\. (\d+) pieces are sold\. How many \w+ is that\?$/, (p) =>
    q(n(p(2)), n(p(1))),
  ),
  rule(
    /^\w+ runs (\d+ \d+\/\d+) miles on one day and (\d+ \d+\/\d+) miles on the next\. How many miles in all\?$/,
    (p) => plus(f(p(1)), f(p(2))),
  ),
  rule(/^What is (\d+ \d+\/\d+) ([-+]) (\d+ \d+\/\d+)\?$/, (p) =>
    plus(f(p(1)), times(f(p(3)), q(p(2) === '-' ? -1 : 1))),
  ),
  rule(
    /^A rope is (\d+ \d+\/\d+) feet long\. \w+ cuts off (\d+ \d+\/\d+) feet\. How many feet are left\?$/,
    (p) => plus(f(p(1)), times(f(p(2)), q(-1))),
  ),
];

const compare: Rule[] = [
  rule(/^Which sign goes in the box\? (\S+) □ (\S+)$/, (p) => '<=>'[order(f(p(1)), f(p(2))) + 1] ?? ''),
  rule(/^(.+) of (?:a book|a fence|a trail)\. Who \w+ the (most|least)\?$/, (p) => {
    const people = [...p(1).matchAll(/(\w+) \w+ (\d+\/\d+)/g)].map(([, name = '', part = '']) => ({
      name,
      part,
    }));
    const best = extreme(
      people.map(({ part }) => part),
      p(2) === 'most',
    );
    return people.find(({ part }) => part === best)?.name ?? '';
  }),
  rule(
    /^How do you order .+ from (least|greatest) to \w+\?$/,
    (p) => (c) =>
      c
        .split(', ')
        .every(
          (text, i, all) => i === 0 || order(f(all[i - 1] ?? ''), f(text)) === (p(1) === 'least' ? -1 : 1),
        ),
  ),
  rule(
    /^Which fraction lies between (\S+) and (\S+)\?$/,
    (p) => (c) => order(f(p(1)), f(c)) < 0 && order(f(c), f(p(2))) < 0,
  ),
  rule(
    /^(?:Compare both with \S+ |Look at what each lacks to make 1\. |Count the parts\. )?Which is (greater|less), (\S+\/\S+) or (\S+\/\S+), and why\?$/,
    (p) => (c) => {
      const [greater, lesser] = order(f(p(2)), f(p(3))) > 0 ? [p(2), p(3)] : [p(3), p(2)];
      const asked = p(1) === 'greater' ? greater : lesser;
      const start = `It is ${asked}, since `;
      return c.startsWith(start) && isReason(c.slice(start.length), parts(greater), parts(lesser), p(1));
    },
  ),
  rule(
    /^\w+ and \w+ each take (\S+) of a \w+\. Their \w+ are (the same size|different sizes)\. Do they/,
    (p) => (p(2) === 'the same size' ? 'Yes, their wholes are the same' : 'No, their wholes are different'),
  ),
  rule(/^Is (\d+)\/(\d+) closest to 0, to 1\/2 or to 1\? Is it more or less than 1\/2\?$/, (p) => {
    const share = n(p(1)) / n(p(2));
    const near = [0, 0.5, 1].reduce((best, at) =>
      Math.abs(at - share) < Math.abs(best - share) ? at : best,
    );
    return `closest to ${near === 0.5 ? '1/2' : near}, and ${share > 0.5 ? 'more' : 'less'} than 1/2`;
  }),
];

const sizes: Record<string, number> = {
  thirds: 3,
  fourths: 4,
  fifths: 5,
  sixths: 6,
  sevenths: 7,
  eighths: 8,
  ninths: 9,
  tenths: 10,
  elevenths: 11,
  twelfths: 12,
};

/** Returns true if a reason holds for the greater and the lesser fraction. */
function isReason(text: string, [a, b]: [number, number], [c, d]: [number, number], asked: string): boolean {
  const size = /^(\S+) are larger parts than (\S+)$/.exec(text);
  if (size) return a === c && sizes[size[1] ?? ''] === b && sizes[size[2] ?? ''] === d && b < d;
  const count = /^(\d+) parts are more than (\d+) of the same size$/.exec(text);
  if (count) return b === d && n(count[1]) === a && n(count[2]) === c && a > c;
  const ofOne = /^a (smaller|larger) part is missing to make 1$/.exec(text);
  if (ofOne) return less(q(b - a, b), q(d - c, d)) && (ofOne[1] === 'smaller') === (asked === 'greater');
  const ofHalf = /^only this one is (more|less) than 1\/2$/.exec(text);
  return ofHalf !== null && 2 * a > b && 2 * c < d && (ofHalf[1] === 'more') === (asked === 'greater');
}

const amounts: Rule[] = [
  rule(/^There are (\d+) \w+ in a row\. \w+ colors (\S+) of them\. /, (p) => times(number(p(1)), f(p(2)))),
  rule(/^\w+ has (\d+) \w+ and gives (\S+) of them away\. How many \w+ does \w+ keep\?$/, (p) =>
    times(number(p(1)), plus(q(1), times(f(p(2)), q(-1)))),
  ),
  rule(/^(\S+) of the \w+ in a box are (\d+)\. How many are in the box\?$/, (p) =>
    over(number(p(2)), f(p(1))),
  ),
  rule(/^(\d+) of \w+'s (\d+) \w+ are new\. What part is new\?$/, (p) => q(n(p(1)), n(p(2)))),
  rule(/^Which fraction is (\d+) ÷ (\d+)\?$/, (p) => q(n(p(1)), n(p(2)))),
  rule(/^(\d+) friends share (\d+) [\w ]+ equally\. How much does each get\?$/, (p) => q(n(p(2)), n(p(1)))),
  rule(/^(\d+) [\w ]+ are split into (\d+) equal shares\. /, (p) => q(n(p(1)), n(p(2)))),
  rule(/^(\d+) pounds of rice go into (\d+) bags equally\. Between which two whole numbers/, (p) => {
    const low = Math.floor(n(p(1)) / n(p(2)));
    return `${low} and ${low + 1}`;
  }),
  rule(/^In which story does each friend get (\S+) of a pie\?$/, (p) => (c) => {
    const [, friends = '', pies = ''] = /^(\d+) friends share (\d+) pies$/.exec(c) ?? [];
    return same(q(n(pies), n(friends)), f(p(1)));
  }),
];

const products: Rule[] = [
  rule(/^Which fraction goes in the gap\? (\S+) \+ □ = (\S+)$/, (p) => plus(f(p(2)), times(f(p(1)), q(-1)))),
  rule(/^Which fraction goes in the gap\? □ - (\S+) = (\S+)$/, (p) => plus(f(p(2)), f(p(1)))),
  rule(/^\w+ walks (\S+) of a mile, rests, and walks (\S+) of a mile\. /, (p) => plus(f(p(1)), f(p(2)))),
  rule(/^\w+ has (\S+) of a liter of juice and drinks (\S+) of a liter\. /, (p) =>
    plus(f(p(1)), times(f(p(2)), q(-1))),
  ),
  rule(/^How much is (\S+) of (\S+)\?$/, (p) => times(f(p(1)), f(p(2)))),
  rule(/^(\S+) of a \w+ is \w+\. (\S+) of that part is [\w ]+\. /, (p) => times(f(p(1)), f(p(2)))),
  rule(/^A \w+ is (\S+) foot long and (\S+) foot wide\. What is its area/, (p) => times(f(p(1)), f(p(2)))),
  rule(/^A \w+ is (\d+) meters long\. How many pieces of (\S+) meter can/, (p) =>
    over(number(p(1)), f(p(2))),
  ),
  rule(/^(\d+) friends share (1\/\d+) of a \w+ equally\. /, (p) => over(f(p(2)), number(p(1)))),
  rule(/^(\S+) times a number is (\S+)\. What is the number\?$/, (p) => over(f(p(2)), f(p(1)))),
  rule(
    /^Which (?:product )?is equal to (\S+ [×÷+-] \S+)\?$/,
    (p) => (c) => same(evaluate(c), evaluate(...bracketed(p(1)))),
  ),
  rule(/^What is (\S+(?: \+ \S+)+), written as a product and as a fraction\?$/, (p) => (c) => {
    const addends = p(1).split(' + ');
    const [w = '', result = ''] = c.split(/ × \S+ = /);
    return n(w) === addends.length && same(evaluate(p(1)), f(result));
  }),
  rule(/needs (\S+) of an? .+\. How many \w+ is that for (\d+) \w+\?$/, (p) => times(f(p(1)), number(p(2)))),
  rule(/^Do not multiply\. How large is (\S+) × (\d+)\?$/, (p) => sizeTexts(p(2))[spanOf(f(p(1)))] ?? ''),
  rule(
    /^Which fraction makes □ × (\d+) (?:lie )?(.+)\?$/,
    (p) => (c) => spanOf(f(c)) === sizeTexts(p(1)).indexOf(p(2)),
  ),
  rule(/makes a copy that is (\S+) times as wide\. How wide is the copy\?$/, (p) => {
    if (same(f(p(1)), q(1))) return 'just as wide';
    return (
      [
        'less than half as wide',
        'narrower, but more than half as wide',
        'wider, but less than twice as wide',
        'more than twice as wide',
      ][spanOf(f(p(1)))] ?? ''
    );
  }),
  rule(
    /^Order these products from least to greatest: (.+)\. Which one comes (\w+)\?$/,
    (p) =>
      p(1)
        .split(/, | and /)
        .toSorted((a, b) => order(evaluate(...bracketed(a)), evaluate(...bracketed(b))))
        .at(['first', 'second', 'third', 'last'].indexOf(p(2))) ?? '',
  ),
  rule(/^A plant is (\d+) cm high\. Later it is (\S+) times as high\. /, (p) => times(number(p(1)), f(p(2)))),
];

/** Returns the place of a factor among 1/2, 1 and 2. */
const spanOf = (factor: Q): number => [q(1, 2), q(1), q(2)].filter((limit) => less(limit, factor)).length;

const sizeTexts = (size: string): string[] => [
  `less than half of ${size}`,
  `between half of ${size} and ${size}`,
  `between ${size} and twice ${size}`,
  `more than twice ${size}`,
];

/** Returns the arguments of `evaluate` for a quotient of fractions: a/b ÷ c/d is read from the left with brackets. */
function bracketed(text: string): [string] {
  return [text.replace(/\d+\/\d+/g, (fraction) => `(${fraction})`)];
}

export const fractionRules: Rule[] = [...naming, ...equal, ...compare, ...amounts, ...products];
