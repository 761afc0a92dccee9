import type { Rng } from '../rng.ts';
import type { Level } from '../types.ts';

/** Words or sentences that have something in common. */
export interface Group {
  label: string;
  /** Clause that says why a member belongs to the group: `it can be checked`. */
  why: string;
  members: readonly string[];
  /** Words of a member that show its group. */
  clues?: ReadonlyMap<string, readonly string[]>;
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
  /** Questions in better words than the usual ones, with `{}` for what they show: `Which word rhymes with {}?` */
  questions?: Readonly<Partial<Record<Form, string>>>;
  /**
   * Clause that names the group of a member, with `{}` for its label: `BARK means “{}”`. For a word, `*` stands for it:
   * `* is {}`. With a period, it needs no reason. Default: it names the aspect.
   */
  says?: string;
  /** Sentence on the clues of a member, with `{}` for them. Default: it says that they are the clues. */
  clue?: string;
  /** Sentences that help to remember a member, for explanations. */
  tips?: Readonly<Record<string, string>>;
  /** What the members leave out, if the names of the groups go into their gaps: `word`. */
  gap?: string;
  /** Two steps to the group of one member. Default: the hints of the concept. */
  hints: readonly [first: string, second: string];
  groups: readonly Group[];
  /** First and last grade of the sort. Default: those of the concept. */
  grades?: readonly [first: number, last: number];
}

/** Sentence form of a question on a sort. */
export type Form = 'kind' | 'member' | 'like' | 'not' | 'sort' | 'pair' | 'odd';

/** Question on a sort, with the members that its stem shows. */
export interface Task {
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

/** Creates groups of sentences: a line `# label | why`, then one sentence a line, with its clues: `sentence | clue; clue`. */
export function sentenceGroups(text: string): Group[] {
  return text
    .trim()
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...members] = block.trim().split('\n');
      const [label = '', why = ''] = head.split('|').map((cell) => cell.trim());
      const rows = members.map((line) => line.split('|').map((cell) => cell.trim()));
      const clues = new Map(rows.map(([member = '', cell]) => [member, cell?.split('; ') ?? []]));
      return { label, why, members: [...clues.keys()], clues };
    });
}

/** Returns the group of a member. */
export function groupOf({ groups }: Sort, member: string): Group {
  const group = groups.find(({ members }) => members.includes(member));
  if (!group) throw new Error(`no group has ${member}`);
  return group;
}

/**
 * Returns a word with its gap filled. It says in parentheses which letter it misses, or has the label of its group in the gap.
 */
export function filled({ gap }: Sort, member: string, label: string): string | undefined {
  const [, before = '', after = '', letter] = /^(\w*)_(\w*) \((\w)\)$/.exec(member) ?? [];
  if (letter) return `${before}${label === 'double' ? letter.repeat(2) : letter}${after}`;
  return gap ? member.replace('_', label) : undefined;
}

/** Returns the groups beside one. */
export function othersOf({ groups }: Sort, group: Group): Group[] {
  return groups.filter((other) => other !== group);
}

/** Returns members of other groups, each of another one as far as there are enough. */
export function strangers(sort: Sort, group: Group, count: number, rng: Rng): string[] {
  const decks = rng.shuffle(othersOf(sort, group)).map(({ members }) => rng.shuffle(members));
  const longest = Math.max(...decks.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, i) => decks.flatMap((deck) => deck[i] ?? [])).flat();
  return inTurn.slice(0, count);
}
