import { crossed, textOption } from '../choices.ts';
import type { Thing } from '../figure-kinds.ts';
import type { Figure } from '../figure-types.ts';
import type { Rng } from '../rng.ts';
import { capitalize, list } from '../text.ts';
import type { Draft, Mistake } from '../types.ts';
import {
  type Form,
  filled,
  type Group,
  groupOf,
  othersOf,
  type Sort,
  strangers,
  type Task,
} from './sort-groups.ts';
import { hintsFor } from './sort-hints.ts';

type Stem = Omit<Draft, 'key' | 'hints'>;

/** Returns a text as it stands within quotation marks. */
const inner = (text: string): string => text.replace(/“/g, '‘').replace(/”/g, '’');
const quote = (text: string): string => `"${inner(text)}"`;
/** Returns the reason of a group for several members: `each sounds like cat`. */
const eachOf = ({ why }: Group): string => why.replace(/^it /, 'each ');

/** Returns true if the clause of a sort names the member. */
const isTold = ({ says }: Sort): boolean => says?.includes('*') ?? false;

/** Says which words of members show their group, if that is known. */
function cluesIn({ clue }: Sort, { clues }: Group, ...members: readonly string[]): string {
  const all = [...new Set(members.flatMap((member) => clues?.get(member) ?? []))].map(
    (clue) => `“${inner(clue)}”`,
  );
  if (all.length === 0) return '';
  return clue
    ? ` ${clue.replace('{}', list(all))}`
    : ` ${all.length > 2 ? 'Look at' : all.length > 1 ? 'The clues are' : 'The clue is'} ${list(all)}.`;
}

/** Returns the clause that names the group of a member. */
const saying = ({ says, aspect }: Sort, label: string): string =>
  (says ?? `the ${aspect} is “{}”`).replace('{}', label);

/** Returns the clause on a word: `“dot” starts with d`. */
const toldOf = (sort: Sort, member: string): string =>
  capitalize(saying(sort, groupOf(sort, member).label)).replace('*', `“${member}”`);

/** Says in which group a member is, and why, unless the clause says all and ends with a period. */
function placed(sort: Sort, member: string): string {
  const group = groupOf(sort, member);
  const { label, why } = group;
  const told = toldOf(sort, member);
  if (!sort.ask) return `Say “${member}”: ${why}.`;
  if (told.endsWith('.')) return told;
  if (isTold(sort)) {
    const tip = sort.tips?.[member];
    return `${told}: ${filled(sort, member, label) ?? why}.${tip ? ` ${tip}` : ''}`;
  }
  if (sort.gap)
    return `${sort.says ? capitalize(label) : `The ${sort.gap} “${label}”`} fits: ${why}.${cluesIn(sort, group, member)}`;
  if (member.includes(' '))
    return `${capitalize(saying(sort, label))}: ${why}.${cluesIn(sort, group, member)}`;
  return / (?:of|in) /.test(sort.aspect)
    ? `In “${member}”, the ${sort.aspect} is “${label}”: ${why}.`
    : `The ${sort.aspect} of “${member}” is “${label}”: ${why}.`;
}

/** Advises a learner who picked a member of another group: says what it has. */
function misplaced(sort: Sort, member: string): string {
  const group = groupOf(sort, member);
  const { label, why } = group;
  if (!sort.ask || isTold(sort)) return placed(sort, member);
  if (sort.gap)
    return `This one needs ${sort.says ? label : `“${label}”`}: ${why}.${cluesIn(sort, group, member)}`;
  return `Here ${saying(sort, label)}: ${why}.${cluesIn(sort, group, member)}`;
}

/** Letters that an example in an advice has at most. */
const MOST_LETTERS = 50;

/** Says for which member a label is right, or what it would mean if all members are long. */
function exampleOf(sort: Sort, { label, members, why }: Group, asked: string): string {
  const example = members.find(({ length }) => length <= MOST_LETTERS);
  if (isTold(sort) && example !== undefined) {
    const spelled = sort.tips && filled(sort, asked, label);
    return spelled
      ? `With “${label}” you get “${spelled}”. It is “${example}” that needs “${label}”: ${filled(sort, example, label)}.`
      : placed(sort, example);
  }
  if (example === undefined) return `“${label}” would mean this: ${why}.`;
  const shown = `“${inner(example).replace(/\.$/, '')}”`;
  if (sort.gap && !sort.says) return `“${label}” fits ${shown}: ${why}.`;
  const told = saying(sort, label);
  const subject = new RegExp(`^the (?:${sort.thing}|part)(?= (?:gives|is|needs|opens) )`);
  return `${subject.test(told) ? told.replace(subject, shown) : `Look at ${shown}. There ${told}`}: ${why}.`;
}

/** Returns the name of a member's group. */
const groupIn = (sort: Sort, member: string): string => `“${groupOf(sort, member).label}”`;

const wrongOnes = (texts: readonly string[], mend: (text: string) => string): Mistake[] =>
  texts.map((text) => ({ name: 'took-another-group', ...textOption(text), mend: mend(text) }));

/** Words with a picture. */
const pictures: readonly Thing[] = ['star', 'apple', 'ball', 'fish', 'leaf', 'flower', 'heart', 'bug'];

/** Returns a picture of the word, if there is one. */
function pictureOf(member: string): { figure?: Figure } {
  const thing = pictures.find((each) => each === member);
  return thing ? { figure: { kind: 'things', groups: [{ thing, count: 1 }], layout: 'rows' } } : {};
}

/** Returns a question in the sort's own words, or in the usual ones. */
function asked({ questions }: Sort, form: Form, shown: string, usual: string): string {
  return questions?.[form]?.replace('{}', shown) ?? usual;
}

/** Returns the names of two groups in a row. */
const inTurn = (a: string, b: string): string => (b === 'then' ? `${a}; ${b}` : `${a}, then ${b}`);

/** Places two members of a group. Filled in, they are two words. */
const alsoTrue = (sort: Sort, member: string, mate: string): string =>
  filled(sort, member, '')
    ? `${placed(sort, member)} ${placed(sort, mate)}`
    : `${placed(sort, member)} The same is true for “${mate}”.`;

/** Draws the question which group one member has, after the other member's. */
function onTwo(task: Task, rng: Rng): Stem {
  const { sort, shown } = task;
  const [x = '', y = ''] = shown;
  const [a, b] = [groupOf(sort, x), groupOf(sort, y)];
  const other = rng.pick(othersOf(sort, a));
  const [c, d] = a === b ? [other, other] : [b, a];
  const { answer, mistakes } = crossed(
    { right: a.label, wrong: c.label, mistake: 'missed-the-first' },
    { right: b.label, wrong: d.label, mistake: 'missed-the-second' },
    inTurn,
  );
  const [first, second] = [groupIn(sort, x), groupIn(sort, y)];
  const mends = isTold(sort)
    ? [
        placed(sort, x),
        placed(sort, y),
        a === b ? alsoTrue(sort, x, y) : `${placed(sort, x)} ${placed(sort, y)}`,
      ]
    : [
        `For the first one, the answer is ${first}: ${a.why}.${cluesIn(sort, a, x)}`,
        `For the second one, the answer is ${second}: ${b.why}.${cluesIn(sort, b, y)}`,
        a === b
          ? `For both, the answer is ${first}: ${a.why}.${cluesIn(sort, a, x, y)}`
          : `For the first one, the answer is ${first}. For the second one, it is ${second}.`,
      ];
  const [onFirst = '', onSecond = '', onBoth = ''] = mends;
  return {
    question: `${sort.ask} First: ${quote(x)} Second: ${quote(y)}`,
    answer,
    mistakes: mistakes.map((mistake, i) => ({ ...mistake, mend: mends[i] ?? '' })),
    explanation: a === b ? onBoth : `${onFirst} ${onSecond}`,
  };
}

/** Says that a word is like two others. */
const alike = (sort: Sort, member: string, [a, b]: readonly string[]): string =>
  `${toldOf(sort, member).replace(/\.$/, '')}. Compare “${a}” and “${b}”.`;

/** Draws the question which two of four words belong together. */
function onPair({ sort, group, shown }: Task): Stem {
  const fits = (member: string): boolean => group.members.includes(member);
  const [a = '', b = ''] = shown.filter(fits);
  const [c = '', d = ''] = shown.filter((member) => !fits(member));
  const mend = (one: string, other: string) => `${placed(sort, one)} ${placed(sort, other)}`;
  const choices = crossed(
    { right: a, wrong: c, mistake: 'missed-the-first' },
    { right: b, wrong: d, mistake: 'missed-the-second' },
    (one, other) => `${one} and ${other}`,
  );
  const mends = [mend(c, b), mend(a, d), mend(c, d)];
  const these = sort.verb === 'is' ? 'are' : 'have';
  return {
    question: asked(
      sort,
      'pair',
      shown.join(', '),
      `Look at these ${sort.thing}s: ${shown.join(', ')}. Which two ${these} the same ${sort.aspect}?`,
    ),
    answer: choices.answer,
    mistakes: choices.mistakes.map((mistake, i) => ({ ...mistake, mend: mends[i] ?? '' })),
    explanation: sort.ask ? alsoTrue(sort, a, b) : `Say “${a}” and “${b}”: ${eachOf(group)}.`,
  };
}

type Drawing = (task: Task, rng: Rng) => Stem;

const drawings: Record<Form, Drawing> = {
  kind: ({ sort, group, shown: [member = ''] }, rng) => ({
    question: asked(sort, 'kind', quote(member), `${sort.ask} ${quote(member)}`),
    answer: textOption(group.label),
    mistakes: rng.sample(othersOf(sort, group), 3).map((other) => ({
      name: 'took-another-group',
      ...textOption(other.label),
      mend: exampleOf(sort, other, member),
    })),
    explanation: placed(sort, member),
    ...pictureOf(member),
  }),
  member: ({ sort, group }, rng) => {
    const right = rng.pick(group.members);
    return {
      question: asked(
        sort,
        'member',
        group.label,
        sort.gap
          ? `Which ${sort.thing} needs “${group.label}” in the gap?`
          : `Which ${sort.thing} ${sort.verb} this ${sort.aspect}: “${group.label}”?`,
      ),
      answer: textOption(right),
      mistakes: wrongOnes(strangers(sort, group, 3, rng), (text) => misplaced(sort, text)),
      explanation: placed(sort, right),
    };
  },
  like: ({ sort, group, shown: [anchor = ''] }, rng) => {
    const mate = rng.pick(group.members.filter((member) => member !== anchor));
    const same = `${sort.verb} the same ${sort.aspect}`;
    const usual = anchor.includes(' ')
      ? `Read: ${quote(anchor)} Which other ${sort.thing} ${same}?`
      : `Which ${sort.thing} ${same} as ${quote(anchor)}?`;
    const explanation = isTold(sort)
      ? alsoTrue(sort, anchor, mate)
      : sort.ask
        ? `In both, ${saying(sort, group.label)}: ${group.why}.${cluesIn(sort, group, anchor, mate)}`
        : `Say “${anchor}” and “${mate}”: ${eachOf(group)}.`;
    return {
      question: asked(sort, 'like', quote(anchor), usual),
      answer: textOption(mate),
      mistakes: wrongOnes(strangers(sort, group, 3, rng), (text) => misplaced(sort, text)),
      explanation,
      ...pictureOf(anchor),
    };
  },
  not: ({ sort, group }, rng) => {
    const not = sort.verb === 'is' ? 'is not' : 'does not have';
    const [right = ''] = strangers(sort, group, 1, rng);
    return {
      question: asked(
        sort,
        'not',
        group.label,
        `Which ${sort.thing} ${not} this ${sort.aspect}: “${group.label}”?`,
      ),
      answer: textOption(right),
      mistakes: wrongOnes(rng.sample(group.members, 3), (text) => misplaced(sort, text)),
      explanation: placed(sort, right),
    };
  },
  sort: onTwo,
  pair: onPair,
  odd: ({ sort, group, shown }) => {
    const fits = (member: string): boolean => group.members.includes(member);
    const [right = ''] = shown.filter((member) => !fits(member));
    const others = shown.filter(fits);
    const rest = (text: string): string[] => others.filter((other) => other !== text);
    const [other = ''] = others;
    return {
      question: asked(
        sort,
        'odd',
        shown.join(', '),
        `Look at these ${sort.thing}s: ${shown.join(', ')}. Which one ${sort.verb} a different ${sort.aspect}?`,
      ),
      answer: textOption(right),
      mistakes: wrongOnes(others, (text) =>
        isTold(sort)
          ? alike(sort, text, rest(text))
          : `“${text}” goes with “${rest(text).join('” and “')}”: ${eachOf(group)}.`,
      ),
      explanation: isTold(sort)
        ? `${placed(sort, right)} But ${alike(sort, other, rest(other)).replace(/^The /, 'the ')}`
        : `The other three match: ${eachOf(group)}. ${placed(sort, right)}`,
    };
  },
};

/** Draws the question of a task. `steps` lead to the group of one member. */
export function drawn(task: Task, steps: readonly string[], rng: Rng): Omit<Draft, 'key'> {
  return { ...drawings[task.form](task, rng), hints: hintsFor(task, steps) };
}
