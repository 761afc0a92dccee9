import { type Rule, rule } from './rule.ts';

const answer = (meets: boolean): string =>
  meets ? 'perpendicular: they meet at right angles' : 'parallel: they never meet';

/** Straight figures and how they lie. */
export const lineRules: Rule[] = [
  rule(/^On a sheet, line (\w) is (\w+) to line (\w)\. Line (\w) is (\w+) to line \w(?:, too)?\. /, (p) => {
    // The direction of a line in quarter turns from the known one.
    const turns = [p(2), p(5)].map((word) => (word === 'perpendicular' ? 1 : 0));
    return answer(turns[0] !== turns[1]);
  }),
  rule(/^\w+ draws a straight figure\. (.+) What is it\?$/, (p) => {
    if (p(1).includes('has its ends')) return 'a segment';
    return p(1).startsWith('It starts') ? 'a ray' : 'a line';
  }),
  rule(/in turn are (\w), (\w), (\w) and (\w)\. How do the sides (\w)(\w) and (\w)(\w) lie\?$/, (p) =>
    answer([p(5), p(6)].some((corner) => corner === p(7) || corner === p(8))),
  ),
  rule(/^The straight streets \w and \w (stay|cross) /, (p) => answer(p(1) === 'cross')),
];
