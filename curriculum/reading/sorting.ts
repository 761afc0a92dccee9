import { crossed } from '../choices.ts';
import type { Thing } from '../figure-kinds.ts';
import type { Figure } from '../figure-types.ts';
import { createRng, type Rng } from '../rng.ts';
import { listed, toLevel } from '../templates.ts';
import type { Concept, ConceptInfo, Draft, Level, Mistake } from '../types.ts';

/** Words or sentences that have something in common. */
export interface Group {
  label: string;
  /** Clause that says why a member belongs to the group: `it can be checked`. */
  why: string;
  members: readonly string[];
}

/** Words or sentences in groups, which a learner compares. No member fits two groups. */
export interface Sort {
  /** What is sorted: `word`. */
  thing: string;
  /** What the members of a group share: `vowel sound`. */
  aspect: string;
  /** `is` if a member is of the aspect: a sentence is a kind of statement. */
  verb: 'has' | 'is';
  /** Question for the group of a member. Absent if the groups have no names to read. */
  ask?: string;
  groups: readonly Group[];
  /** First and last grade of the sort. Default: those of the concept. */
  grades?: readonly [first: number, last: number];
}

type Form = 'kind' | 'member' | 'like' | 'not' | 'sort' | 'pair' | 'odd' | 'count';

/** Question on a sort, with the members that its stem shows. */
interface Task {
  sort: Sort;
  form: Form;
  level: Level;
  group: Group;
  shown: readonly string[];
}

/** Creates groups from rows `label | why | member, member`. */
export function groupsOf(text: string, separator: string | RegExp = ' '): Group[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', why = '', members = ''] = line.split('|').map((cell) => cell.trim());
      return { label, why, members: members.split(separator).map((member) => member.trim()) };
    });
}

/** Creates groups of sentences: a line `# label | why`, then one sentence a line. */
export function sentenceGroups(text: string): Group[] {
  return text
    .trim()
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...members] = block.trim().split('\n');
      const [label = '', why = ''] = head.split('|').map((cell) => cell.trim());
      return { label, why, members: members.map((member) => member.trim()) };
    });
}

const quote = (text: string): string => `"${text}"`;
const quoted = (members: readonly string[]): string => members.map(quote).join('; ');

function groupOf({ groups }: Sort, member: string): Group {
  const group = groups.find(({ members }) => members.includes(member));
  if (!group) throw new Error(`no group has ${member}`);
  return group;
}

function othersOf({ groups }: Sort, group: Group): Group[] {
  return groups.filter((other) => other !== group);
}

/** Returns members of other groups, each of another one as far as there are enough. */
function strangers(sort: Sort, group: Group, count: number, rng: Rng): string[] {
  const decks = rng.shuffle(othersOf(sort, group)).map(({ members }) => rng.shuffle(members));
  const longest = Math.max(...decks.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, i) => decks.flatMap((deck) => deck[i] ?? [])).flat();
  return inTurn.slice(0, count);
}

const isOneWord = (member: string): boolean => !member.includes(' ');

/** Returns the questions that start from a member: one of each form. */
function tasksOf(sort: Sort, group: Group, i: number, rng: Rng): Task[] {
  const member = group.members[i] ?? '';
  const mates = rng.shuffle(group.members.filter((other) => other !== member));
  const task = (form: Form, level: number, shown: readonly string[]): Task[] => [
    { sort, form, level: toLevel(level), group, shown },
  ];
  const hasMates = mates.length >= 2;
  const isShort = group.members.every(isOneWord);
  const size = isShort ? 4 : 3;
  const counted = (fitting: number): string[] => [
    ...rng.sample(mates, fitting),
    ...strangers(sort, group, size - Math.min(fitting, mates.length), rng),
  ];
  const partners = sort.ask ? [...mates.slice(0, 1), ...strangers(sort, group, 1, rng)] : [];
  const counts = [i, i + 2].map((n) => counted(n % (size + 1))).filter(({ length }) => length === size);
  return [
    ...(sort.ask && sort.groups.length > 2 ? task('kind', 0, [member]) : []),
    ...(mates.length > 0 ? task('like', i % 3, [member]) : []),
    ...partners.flatMap((partner, at) => task('sort', 1 + ((i + at) % 2), rng.shuffle([member, partner]))),
    ...(hasMates && isShort && sort.groups.length > 2
      ? task('pair', 1, rng.shuffle([member, ...mates.slice(0, 1), ...strangers(sort, group, 2, rng)]))
      : []),
    ...(hasMates && isShort && i % 2 === 0
      ? task('odd', 2, rng.shuffle([member, ...mates.slice(0, 2), ...strangers(sort, group, 1, rng)]))
      : []),
    ...counts.flatMap((shown) => task('count', 2, [member, ...rng.shuffle(shown)])),
  ];
}

function tasksOn(sort: Sort, rng: Rng): Task[] {
  const labelled = sort.groups.flatMap((group): Task[] => [
    { sort, form: 'member', level: 0, group, shown: [] },
    ...(group.members.length > 3 ? [{ sort, form: 'not', level: 1, group, shown: [] } as const] : []),
  ]);
  const single = sort.groups.flatMap((group) =>
    group.members.flatMap((_, i) => tasksOf(sort, group, i, rng)),
  );
  return [...(sort.ask ? labelled : []), ...single];
}

/** Says in which group a member is, and why. */
function placed(sort: Sort, member: string): string {
  const { label, why } = groupOf(sort, member);
  return sort.ask ? `${quote(member)}: ${label}, since ${why}.` : `${quote(member)}: ${why}.`;
}

const wrongOnes = (texts: readonly string[], mend: (text: string) => string): Mistake[] =>
  texts.map((text) => ({ name: 'took-another-group', text, worth: text.toLowerCase(), mend: mend(text) }));

const optionOf = (text: string) => ({ text, worth: text.toLowerCase() });

type Stem = Omit<Draft, 'key'>;
type Drawing = (task: Task, rng: Rng) => Stem;

/** Words with a picture. */
const pictures: readonly Thing[] = ['star', 'apple', 'ball', 'fish', 'leaf', 'flower', 'heart', 'bug'];

/** Returns a picture of the word, if there is one. */
function pictureOf(member: string): { figure?: Figure } {
  const thing = pictures.find((each) => each === member);
  return thing ? { figure: { kind: 'things', groups: [{ thing, count: 1 }], layout: 'rows' } } : {};
}

/** Draws choices of members: one that fits and others that do not. */
function ofMembers({ sort }: Task, question: string, right: string, wrong: readonly string[]): Stem {
  return {
    question,
    answer: optionOf(right),
    mistakes: wrongOnes(wrong, (text) => placed(sort, text)),
    explanation: placed(sort, right),
  };
}

/** Draws choices that combine two of the labels or members. */
function ofPairs(
  { sort, shown }: Task,
  question: string,
  [a, b]: readonly [string, string],
  [c, d]: readonly [string, string],
  link: string,
): Stem {
  const mend = shown.map((member) => placed(sort, member)).join(' ');
  const choices = crossed(
    { right: a, wrong: c, mistake: 'missed-the-first' },
    { right: b, wrong: d, mistake: 'missed-the-second' },
    (first, second) => `${first}${link}${second}`,
  );
  return {
    question,
    ...choices,
    mistakes: choices.mistakes.map((mistake) => ({ ...mistake, mend })),
    explanation: mend,
  };
}

const drawings: Record<Form, Drawing> = {
  kind: ({ sort, group, shown: [member = ''] }, rng) => ({
    question: `${sort.ask} ${quote(member)}`,
    answer: optionOf(group.label),
    mistakes: wrongOnes(
      rng.sample(othersOf(sort, group), 3).map(({ label }) => label),
      (label) =>
        `Pick “${label}” only if this is so: ${sort.groups.find((other) => other.label === label)?.why}.`,
    ),
    explanation: placed(sort, member),
    ...pictureOf(member),
  }),
  member: (task, rng) => {
    const { sort, group } = task;
    const question = `Which ${sort.thing} ${sort.verb} this ${sort.aspect}: ${group.label}?`;
    return ofMembers(task, question, rng.pick(group.members), strangers(sort, group, 3, rng));
  },
  like: (task, rng) => {
    const { sort, group, shown } = task;
    const question = `Which ${sort.thing} ${sort.verb} the same ${sort.aspect} as this one: ${quoted(shown)}?`;
    const mate = rng.pick(group.members.filter((member) => !shown.includes(member)));
    return {
      ...ofMembers(task, question, mate, strangers(sort, group, 3, rng)),
      ...pictureOf(shown[0] ?? ''),
    };
  },
  not: (task, rng) => {
    const { sort, group } = task;
    const not = sort.verb === 'is' ? 'is not' : 'does not have';
    const question = `Which ${sort.thing} ${not} this ${sort.aspect}: ${group.label}?`;
    const [right = ''] = strangers(sort, group, 1, rng);
    return ofMembers(task, question, right, rng.sample(group.members, 3));
  },
  sort: (task, rng) => {
    const { sort, shown } = task;
    const [x = '', y = ''] = shown;
    const [a, b] = [groupOf(sort, x), groupOf(sort, y)];
    const other = rng.pick(othersOf(sort, a));
    const wrong = a === b ? ([other.label, other.label] as const) : ([b.label, a.label] as const);
    const question = `Name the ${sort.aspect} of each ${sort.thing}. First: ${quote(x)} Second: ${quote(y)}`;
    return ofPairs(task, question, [a.label, b.label], wrong, ', then ');
  },
  pair: (task) => {
    const { sort, group, shown } = task;
    const these = sort.verb === 'is' ? 'are' : 'have';
    const question = `Look: ${quoted(shown)}. Which two ${these} the same ${sort.aspect}?`;
    const fits = (member: string): boolean => group.members.includes(member);
    const [a = '', b = ''] = shown.filter(fits);
    const [c = '', d = ''] = shown.filter((member) => !fits(member));
    return ofPairs(task, question, [a, b], [c, d], ' and ');
  },
  odd: (task) => {
    const { sort, group, shown } = task;
    const question = `Look: ${quoted(shown)}. Which one ${sort.verb} another ${sort.aspect}?`;
    const [right = ''] = shown.filter((member) => !group.members.includes(member));
    return ofMembers(
      task,
      question,
      right,
      shown.filter((member) => member !== right),
    );
  },
  count: ({ sort, group, shown: [anchor = '', ...shown] }) => {
    const fitting = shown.filter((member) => group.members.includes(member)).length;
    const these = sort.verb === 'is' ? 'are' : 'have';
    const wanted = sort.ask
      ? `this ${sort.aspect}: ${group.label}`
      : `the same ${sort.aspect} as ${quote(anchor)}`;
    const mend = shown.map((member) => placed(sort, member)).join(' ');
    const numbers = Array.from({ length: shown.length + 1 }, (_, n) => `${n}`);
    const wrong = numbers.filter((n) => n !== `${fitting}`);
    return {
      question: `Look: ${quoted(shown)}. How many ${these} ${wanted}?`,
      answer: optionOf(`${fitting}`),
      mistakes: wrongOnes(wrong, () => mend),
      explanation: mend,
    };
  },
};

/** Returns the identity of a question: all that its stem says. */
function keyOf({ sort, form, group, shown }: Task): string {
  const isOfGroup = form === 'member' || form === 'not' || (form === 'count' && sort.ask);
  const members = form === 'count' && sort.ask ? shown.slice(1) : shown;
  return `${form} ${sort.aspect}${isOfGroup ? ` ${group.label}` : ''}: ${members.join(', ')}`;
}

/** Creates a finite concept from sorts: name a group, find members, compare, count. No choice is the key more often. */
export function sorted(info: ConceptInfo, sorts: readonly Sort[]): Concept {
  const rng = createRng(info.id);
  const tasks = sorts.flatMap((sort) => tasksOn(sort, rng));
  return listed(info, {
    items: [...new Map(tasks.map((task) => [keyOf(task), task])).values()],
    key: keyOf,
    level: ({ level }) => level,
    grades: ({ sort }) => sort.grades ?? info.grades,
    draw: (task, draws) => drawings[task.form](task, draws),
  });
}
