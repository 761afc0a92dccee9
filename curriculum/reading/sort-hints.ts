import { withArticle } from '../text.ts';
import type { Task } from './sort-groups.ts';

/**
 * Returns two steps for a question on a sort.
 * @param steps two steps to the group of one member
 */
export function hintsFor({ form, sort, group, shown }: Task, steps: readonly string[]): string[] {
  const [first = '', second = ''] = steps;
  const [x = ''] = shown;
  const start = x.includes(' ') ? `the ${sort.thing} in the question` : `“${x}”`;
  return {
    kind: [first, second],
    member: [`Look for ${withArticle(sort.thing)} of this kind: ${group.why}.`, second],
    not: [`Three of them are of this kind: ${group.why}.`, `Try each choice. ${second}`],
    like: [`Start with ${start}. ${first}`, `Then try each choice. ${second}`],
    sort: [`Take the first one alone. ${first}`, `${second} Then do the same with the second one.`],
    pair: [`Take the four one by one. ${first}`, `Which two match? ${second}`],
    odd: [`Three of the four match. ${first}`, `Which one is left over? ${second}`],
  }[form];
}
