import { createRng, type Rng } from '../rng.ts';
import { listed, toLevel } from '../templates.ts';
import type { Concept, ConceptInfo } from '../types.ts';
import { type Form, type Group, type Sort, strangers, type Task } from './sort-groups.ts';
import { drawn } from './sort-questions.ts';

export { type Group, groupsOf, type Sort, sentenceGroups } from './sort-groups.ts';

const isOneWord = (member: string): boolean => !member.includes(' ');

/** Returns the questions that start from a member: some of each form. */
function tasksOf(sort: Sort, group: Group, i: number, rng: Rng): Task[] {
  const member = group.members[i] ?? '';
  const mates = rng.shuffle(group.members.filter((other) => other !== member));
  const task = (form: Form, level: number, shown: readonly string[]): Task[] => [
    { sort, form, level: toLevel(level % 3), group, shown },
  ];
  const areWords = mates.length >= 2 && group.members.every(isOneWord);
  const partners = sort.ask ? [...mates.slice(0, 2), ...strangers(sort, group, 3, rng)] : [];
  return [
    ...(sort.ask && sort.groups.length > 2 ? task('kind', sort.gap ? i : 0, [member]) : []),
    ...(mates.length > 0 && !sort.gap ? task('like', i + 1, [member]) : []),
    ...partners.flatMap((partner, at) =>
      task('sort', sort.gap ? i + at : 1 + ((i + at) % 2), rng.shuffle([member, partner])),
    ),
    ...(areWords && sort.groups.length > 2
      ? task('pair', i + 1, rng.shuffle([member, ...mates.slice(0, 1), ...strangers(sort, group, 2, rng)]))
      : []),
    ...(areWords && i % 2 === 0
      ? task('odd', i + 2, rng.shuffle([member, ...mates.slice(0, 2), ...strangers(sort, group, 1, rng)]))
      : []),
  ];
}

function tasksOn(sort: Sort, rng: Rng): Task[] {
  const labelled = sort.groups.flatMap((group, i): Task[] => [
    { sort, form: 'member', level: toLevel(i % 3), group, shown: [] },
    ...(!sort.gap && group.members.length > 3
      ? [{ sort, form: 'not', level: 1, group, shown: [] } as const]
      : []),
  ]);
  const single = sort.groups.flatMap((group) =>
    group.members.flatMap((_, i) => tasksOf(sort, group, i, rng)),
  );
  return [...(sort.ask ? labelled : []), ...single];
}

/** Returns the identity of a question: all that its stem says. */
function keyOf({ sort, form, group, shown }: Task): string {
  // The topic search reads it. A lesson on nouns does not ask what kind of word each noun is.
  const isOfGroup = form === 'member' || form === 'not' || form === 'like';
  // A lesson has few sentences that ask for a group, with or without `not`.
  return `${form === 'not' ? 'member not' : form} ${sort.aspect}${isOfGroup ? ` ${group.label}` : ''}: ${shown.join(', ')}`;
}

/** Creates a finite concept from sorts: name a group, find members, compare. No choice is the key more often. */
export function sorted(info: ConceptInfo, sorts: readonly Sort[]): Concept {
  const rng = createRng(info.id);
  const tasks = sorts.flatMap((sort) => tasksOn(sort, rng));
  return listed(info, {
    items: [...new Map(tasks.map((task) => [keyOf(task), task])).values()],
    key: keyOf,
    level: ({ level }) => level,
    asks: ({ shown }) => shown,
    grades: ({ sort }) => sort.grades ?? info.grades,
    draw: (task, draws) => drawn(task, task.sort.hints, draws),
  });
}
