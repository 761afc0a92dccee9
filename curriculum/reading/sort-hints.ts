import type { Task } from './sort-groups.ts';

/**
 * Returns two steps for a question on a sort.
 * @param steps two steps to the group of one member
 */
export function hintsFor({ form, sort, group, shown }: Task, steps: readonly string[]): string[] {
  const [first = '', second = ''] = steps;
  const [x = ''] = shown;
  const start = x.includes(' ') ? `the ${sort.thing} in the question` : `“${x}”`;
  const filler = sort.says && !sort.says.includes('*') ? group.label : `“${group.label}”`;
  // Some reasons tell nothing of the word: it is filled in, or its letter starts it.
  const isPlain = /\.$|^\{\}|missing letter|first part/.test(sort.says ?? '');
  const isOnPart = /\*.* means/.test(sort.says ?? '');
  const reason = isOnPart ? `Remember: ${group.why}.` : undefined;
  const which = isPlain
    ? `Try each choice. ${first}`
    : (reason ?? `For which ${sort.thing} is this true: ${group.why}?`);
  return {
    kind: [first, second],
    member: [
      sort.gap
        ? /^no /.test(filler)
          ? 'Read each sentence with nothing in the gap.'
          : `Put ${filler} into each gap.`
        : which,
      second,
    ],
    not: isPlain
      ? [which, second]
      : [reason ?? `For three of them, this is true: ${group.why}.`, `Try each choice. ${second}`],
    like: [`Start with ${start}. ${first}`, `Then try each choice. ${second}`],
    sort: [`Take the first one alone. ${first}`, `${second} Then do the same with the second one.`],
    pair: [`Take the four one by one. ${first}`, `Which two match? ${second}`],
    odd: [`Three of the four match. ${first}`, `Which one is left over? ${second}`],
  }[form];
}
