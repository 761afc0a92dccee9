import { evaluate, less, type Q, q, same, worth } from './exact.ts';
import { type Found, type Rule, rule, solveBy } from './rule.ts';

/** Returns what a rule finds for a question, as a number. */
function valueBy(rules: readonly Rule[], text: string): Q {
  const plain = worth(text);
  if (plain) return plain;
  for (const { form, solve } of rules) {
    const match = form.exec(`What is ${text}?`);
    if (!match) continue;
    const found: Found = solve((i) => match[i] ?? '', []);
    if (typeof found === 'number') return q(found);
    if (typeof found === 'object') return found;
    throw new Error(`no number: ${text}`);
  }
  return evaluate(text);
}

/** Rules for questions about other questions: who answers rightly, what has a value, and which is greater. */
export function claimRules(rules: readonly Rule[]): Rule[] {
  return [
    rule(/^(.+) (?:Three|Four) learners answer\. (.+)\. Who is right\?$/, (p) => {
      const claims = p(2)
        .split('; ')
        .map((claim) => /^(\w+): (.+)$/.exec(claim)?.slice(1) ?? []);
      const stem = /^Solve(?: for x)?: /.test(p(1)) ? p(1).replace(/\.$/, '') : p(1);
      const right = solveBy(
        rules,
        stem,
        claims.map(([, answer = '']) => answer),
      );
      if (right?.length !== 1) throw new Error(`${right?.length ?? 'no'} right claims`);
      return claims[right[0] ?? 0]?.[0] ?? '';
    }),
    rule(/^Which of these is equal to (.+)\?$/, (p) => {
      const value = worth(p(1)) ?? evaluate(p(1));
      return (c) => same(valueBy(rules, c), value);
    }),
    rule(/^A is (.+)\. B is (.+)\. Which of the two is greater\?$/, (p) => {
      const [a, b] = [valueBy(rules, p(1)), valueBy(rules, p(2))];
      if (same(a, b)) return 'A and B are equal';
      return less(a, b) ? 'B is greater' : 'A is greater';
    }),
  ];
}
