import type { Kind } from '../data/kind.ts';
import { names } from '../data/story-words.ts';
import { both, each, mix, pair, team, three } from '../joint-forms.ts';
import type { Rng } from '../rng.ts';
import { all, box, couple, either, left, odd, other, share } from '../shared-forms.ts';
import { about, begin, type Form, find, mend } from '../statement-forms.ts';
import { type Statement, toldOf } from '../statement-rows.ts';
import { sampled } from '../templates.ts';
import type { Concept, ConceptInfo, Draft, Level, Teaching } from '../types.ts';

/** Returns the members of kinds as sentences. Kinds that may fit each other's members share a field. */
function sentencesOf(kinds: readonly Kind[]): Statement[] {
  const fieldOf = ({ says, near }: Kind): string => {
    const shared = kinds.flatMap((each, i) => (near.includes(each.says) ? `${i} ` : []));
    const own = kinds.findIndex((each) => each.says === says);
    return [...shared.map((each) => [Number(each), own].sort((a, b) => a - b).join('+'))].join(' ') || '-';
  };
  return kinds.flatMap((kind) =>
    kind.things.map((term) => ({
      term,
      clue: kind.says,
      why: kind.rule,
      told: toldOf(term, kind.rule),
      field: fieldOf(kind),
    })),
  );
}

type Named = readonly [name: string, form: Form];

/** Forms by level: beginners sort single things, advanced learners sort several. */
const formsAt: Record<Level, readonly Named[]> = {
  0: [
    ['finish', about],
    ['example', find],
    ['other', other],
    ['odd', odd],
    ['begin', begin],
  ],
  1: [
    ['share', share],
    ['mend', mend(true)],
    ['both', both],
    ['begin', begin],
    ['all', all],
  ],
  2: [
    ['team', team],
    ['mix', mix],
    ['pair', pair],
    ['three', three],
    ['couple', couple],
    ['left', left],
    ['box', box],
  ],
};

/** Forms for two kinds. One thing among three of the other kind would tell the key, so most questions have as many of both. */
const formsOfTwo: Record<Level, readonly Named[]> = {
  0: [
    ['example', find],
    ['either', either],
    ['each', each],
    ['couple', couple],
  ],
  1: [
    ['begin', begin],
    ['either', either],
    ['each', each],
    ['all', all],
  ],
  2: [
    ['each', each],
    ['couple', couple],
    ['left', left],
    ['all', all],
    ['box', box],
  ],
};

const given = new Set(names);

/** Returns the words of a question in the order of the alphabet, without names: the same for each order of its things. */
function identityOf(question: string): string {
  const words = question.match(/[^\s;:,.?!“”"]+/g) ?? [];
  return words
    .filter((word) => !given.has(word))
    .toSorted()
    .join(' ');
}

/** What a concept of kinds says beside its questions, and what to look at in their members. The advice follows from the kinds. */
export type SortingInfo = Omit<ConceptInfo, 'teaching'> & {
  teaching: Omit<Teaching, 'mends'> & { leads: readonly string[] };
};

/** Kinds that a question sorts by, and what to look at in their members. */
interface Group {
  kinds: readonly Kind[];
  hints: readonly string[];
}

/** Group whose sentences are made at the first question: most processes ask few of the concepts. */
interface Told extends Group {
  rows: () => readonly Statement[];
}

function told(group: Group): Told {
  let rows: readonly Statement[] | undefined;
  return {
    ...group,
    rows: () => {
      rows ??= sentencesOf(group.kinds);
      return rows;
    },
  };
}

/** Draws a member, from each kind equally often. */
function draw(groups: readonly Told[], [name, form]: Named, rng: Rng) {
  const { kinds, hints, rows: rowsOf } = rng.pick(groups);
  const rows = rowsOf();
  const { says } = rng.pick(kinds);
  const row = rng.pick(rows.filter(({ clue }) => clue === says));
  const asked = form({ ask: 'Which one', rows, leads: hints }, row, rng);
  if (!asked || new Set(asked.mistakes.map(({ worth }) => worth)).size < 2) return undefined;
  return { ...asked, hints: asked.hints(), key: `${name} ${identityOf(asked.question)}` } satisfies Draft;
}

/** Creates a concept that sorts things or events into kinds. A question has kinds of one group only. */
export function sorted(info: SortingInfo, kinds: readonly Kind[], ...others: readonly Group[]): Concept {
  const { leads, ...teaching } = info.teaching;
  const groups = [{ kinds, hints: leads }, ...others].map(told);
  const isOfTwo = groups.every((group) => group.kinds.length === 2);
  return sampled({ ...info, teaching: { ...teaching, mends: {} } }, (rng, { level, usedForms }) => {
    const isUsed = ([name]: Named): number => (usedForms?.has(`${info.id}:${name}`) ? 1 : 0);
    const forms = rng.shuffle((isOfTwo ? formsOfTwo : formsAt)[level]);
    // A group of two kinds beside larger ones lacks the forms that need three.
    for (const form of forms.sort((a, b) => isUsed(a) - isUsed(b))) {
      const drawn = draw(groups, form, rng);
      if (drawn) return drawn;
    }
    throw new Error(`no question on ${info.id}`);
  });
}
