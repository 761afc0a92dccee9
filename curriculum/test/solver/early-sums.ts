import { int, n } from './arithmetic.ts';
import { boxOf, size, total, twoParts } from './early-math.ts';
import { evaluate, same } from './exact.ts';
import { type Rule, rule } from './rule.ts';

/** Rules for the first sums and differences. */
export const sums: Rule[] = [
  rule(
    /^(?:\w+|A shop) has ([\d,]+) \w+\. \w+ gets ([\d,]+) more\. How many \w+ does \w+ have now\?$/,
    (p) => int(p(1)) + int(p(2)),
  ),
  rule(
    /^(?:\w+|A shop) has ([\d,]+) \w+\. Then ([\d,]+) (?:is|are) (?:lost|sold)\. How many \w+ are left\?$/,
    (p) => int(p(1)) - int(p(2)),
  ),
  rule(/^Put them together\. How many \w+\? ([^a-z]+) and ([^a-z]+)$/, (p) => size(p(1)) + size(p(2))),
  rule(
    /^There (?:is|are) (\d+) red \w+ and (\d+) blue ones?\. How many are there in all\?$/,
    (p) => n(p(1)) + n(p(2)),
  ),
  rule(/^\w+ has (\d+) beads? and gets no more\. /, (p) => n(p(1))),
  rule(/^Make ten first\. (\d+) \+ (\d+) is 10 and how many\?$/, (p) => n(p(1)) + n(p(2)) - 10),
  rule(/^You know .+ = \d+\. What is (\d+) ([+-]) (\d+)\?$/, (p) =>
    p(2) === '+' ? n(p(1)) + n(p(3)) : n(p(1)) - n(p(3)),
  ),
  rule(/^What is double (\d+)\?$/, (p) => 2 * n(p(1))),
  rule(
    /^\w+ has (\d+) \w+\. \w+ has just as many\. How many \w+ do they have together\?$/,
    (p) => 2 * n(p(1)),
  ),
  rule(/^Which number do you double to get (\d+)\?$/, (p) => n(p(1)) / 2),
  rule(/^Two friends share (\d+) \w+\. Both get the same\./, (p) => n(p(1)) / 2),
  rule(/^Double (\d+)\. Then double it again\./, (p) => 4 * n(p(1))),
  rule(/^You have (\d+)\. How many more do you need to make 10\?$/, (p) => 10 - n(p(1))),
  rule(/^Which number fits\? ([^=]+) = ([^=]+)$/, (p) => boxOf(p(1), p(2))),
  rule(/^\w+ needs 10 \w+\. (\d+) are here\./, (p) => 10 - n(p(1))),
  rule(/^How many more \w+ make 10\? (.+)$/, (p) => 10 - size(p(1))),
  rule(/^There are 10 \w+\. You see only (\d+)\./, (p) => 10 - n(p(1))),
  rule(/^Which two numbers make (\d+)\?$/, (p) => (c) => total(twoParts(c)) === n(p(1))),
  rule(/^Here are (\d+) \w+\. (\d+) (?:is|are) red\. How many are not red\?$/, (p) => n(p(1)) - n(p(2))),
  rule(/^You hold (\d+) beads in two hands\. One hand has (\d+)\./, (p) => n(p(1)) - n(p(2))),
  rule(
    /^(\w+) has ([\d,]+) \w+\. \w+ has (?:only )?([\d,]+)\. How many more does \1 have\?$/,
    (p) => int(p(2)) - int(p(3)),
  ),
  rule(/^Cross out (\d+)\. How many \w+ are left\? (.+)$/, (p) => size(p(2)) - n(p(1))),
  rule(/^(\d+) take away what is (\d+)\?$/, (p) => n(p(1)) - n(p(2))),
  rule(/^(\d+) - (\d+) is the same as 10 take away what\?$/, (p) => 10 - n(p(1)) + n(p(2))),
  rule(/^\w+ has (\d+) \w+ and gets some more\. Now there are (\d+)\./, (p) => n(p(2)) - n(p(1))),
  rule(/^\w+ has some \w+ and gives (\d+) away\. Now (\d+) are left\./, (p) => n(p(1)) + n(p(2))),
  rule(
    /^Three friends find \w+\. One finds (\d+), one (\d+) and one (\d+)\./,
    (p) => n(p(1)) + n(p(2)) + n(p(3)),
  ),
  rule(/^Which two numbers make ten first\? /, () => (c) => total(twoParts(c)) === 10),
  rule(/^Which is worth the same as (.+)\?$/, (p) => (c) => same(evaluate(c), evaluate(p(1)))),
  rule(/^.+\. Which fact goes with it\?$/, () => (c) => {
    const [left = '', right = ''] = c.split(' = ');
    return same(evaluate(left), evaluate(right));
  }),
  rule(/^\w+ has (\d+) \w+ and gets (\d+) more\. How many \w+ are there now\?$/, (p) => n(p(1)) + n(p(2))),
  rule(/^What is (\d+) (more|less) than (\d+)\?$/, (p) =>
    p(2) === 'more' ? n(p(3)) + n(p(1)) : n(p(3)) - n(p(1)),
  ),
  rule(/^(\d+) is (\d+) (more|less) than which number\?$/, (p) =>
    p(3) === 'more' ? n(p(1)) - n(p(2)) : n(p(1)) + n(p(2)),
  ),
  rule(/^Start at (\d+)\. Go (\d+) (up|down)\. Then go 1 up\./, (p) =>
    p(3) === 'up' ? n(p(1)) + n(p(2)) + 1 : n(p(1)) - n(p(2)) + 1,
  ),
  rule(
    /^(?:A shop sells|\w+ gives) ([\d,]+) \w+ (?:away )?and keeps ([\d,]+)\./,
    (p) => int(p(1)) + int(p(2)),
  ),
  rule(/^\w+ has (\d+) \w+\. \w+ has (\d+) (fewer|more)\. How many \w+ does \w+ have\?$/, (p) =>
    p(3) === 'more' ? n(p(1)) + n(p(2)) : n(p(1)) - n(p(2)),
  ),
  rule(/^\w+ has (\d+) \w+\. (\d+) are red, and the others are blue\./, (p) => n(p(1)) - n(p(2))),
  rule(/^\w+ has (\d+) \w+\. That is (\d+) more than \w+ has\./, (p) => n(p(1)) - n(p(2))),
  rule(
    /^\w+ has (\d+) \w+ and gets (\d+) more\. Then (\d+) (?:is|are) lost\./,
    (p) => n(p(1)) + n(p(2)) - n(p(3)),
  ),
  rule(/^There are (\d+) rows\. Each row is ([^a-z.]+)\. How many/, (p) => n(p(1)) * size(p(2))),
  rule(/^\w+ has (\d+) bags with (\d+) \w+ each\./, (p) => n(p(1)) * n(p(2))),
  rule(/^Which sum fits (\d+) rows of (\d+)\?$/, (p) => (c) => {
    const parts = twoParts(c);
    return parts.length === n(p(1)) && parts.every((part) => part === n(p(2)));
  }),
  rule(/^(\d+) chairs stand in equal rows of (\d+)\./, (p) => n(p(1)) / n(p(2))),
  rule(/^There are (\d+) rows of (\d+) \w+\. One more row comes\./, (p) => (n(p(1)) + 1) * n(p(2))),
];
