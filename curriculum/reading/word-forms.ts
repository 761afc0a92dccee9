import { comparisons, irregularVerbs } from '../data/lexicon.ts';
import { names } from '../data/story-words.ts';
import type { Rng } from '../rng.ts';
import { listed, toLevel } from '../templates.ts';
import type { Concept, Draft } from '../types.ts';

/** Forms of verbs and adjectives in sentences: to fill in, to change and to mend. */

const info = { subject: 'Reading', category: 'Grammar' };

const tasks = ['fill', 'change', 'mend'] as const;

interface FormTask {
  task: (typeof tasks)[number];
  word: string;
  /** Sentence with a gap for the form. */
  frame: string;
  /** Sentence with another form of the word. */
  before: string;
  right: string;
  forms: readonly (readonly [name: string, text: string, mend?: string])[];
  /** What the frame tells about the form. */
  clue: string;
  explanation: string;
}

/** Returns a draft whose wrong choices are named forms of the same word. A form to mend is no choice. */
function formsOf(
  { task, word, frame, before, right, forms, clue, explanation }: FormTask,
  rng: Rng,
): Omit<Draft, 'key'> {
  const wrong = forms.filter(([, text]) => text !== right);
  // A writer may repeat no word: have have.
  const [, shown] = rng.pick(wrong.filter(([, text]) => !frame.includes(`${text} ___`)));
  const questions = {
    fill: `Use a form of "${word}". Which form fits? "${frame}"`,
    change: `Read: "${before}" Which form of "${word}" comes next? "${frame}"`,
    mend: `${rng.pick(names)} writes: "${frame.replace('___', shown)}" Which form of "${word}" belongs there?`,
  };
  return {
    question: questions[task],
    answer: { text: right, worth: right },
    mistakes: wrong
      .filter(([, text]) => task !== 'mend' || text !== shown)
      .map(([name, text, mend]) => ({ name, text, worth: text, ...(mend && { mend }) })),
    hints: {
      fill: [clue, `Say the sentence with each form of “${word}”.`],
      change: ['Compare the two sentences. What is different?', clue],
      mend: [`Why does “${shown}” sound wrong there?`, clue],
    }[task],
    explanation,
  };
}

const doubled = (word: string): string => word.replace(/([^aeiou][aeiou])([mnt])$/, '$1$2$2');
const withEd = (word: string): string => (word.endsWith('e') ? `${word}d` : `${doubled(word)}ed`);
const withIng = (verb: string): string => `${/[^e]e$/.test(verb) ? verb.slice(0, -1) : doubled(verb)}ing`;

const verbFrames = {
  past: [
    'Last week they ___.',
    'tells of a time that is over',
    '“Last week” is over. Which form tells that?',
  ],
  participle: ['So far they have ___.', 'stands after have', 'Which form stands after “have”?'],
  base: [
    'These days they ___.',
    'tells what happens again and again',
    '“These days” is about now. Which form tells what happens again and again?',
  ],
  ing: [
    'Right now they are ___.',
    'stands after are, for what goes on now',
    'Which form stands after “are”, for now?',
  ],
} as const;
const verbForms = ['past', 'base', 'ing', 'participle'] as const;

/** Verbs by what must follow them in a sentence. */
const complements: Readonly<Record<string, string>> = {
  it: 'see eat take make have do say keep feel find know draw write buy bring catch break choose steal wear spend throw send build mean understand lend feed hold tell sell seek bind undertake rebuild overcome',
  us: 'overtake forgive sting teach',
  'to it': 'cling',
  'with it': 'deal',
  'it away': 'give',
};
const complementOf = (verb: string): string =>
  Object.keys(complements).find((key) => complements[key]?.split(' ').includes(verb)) ?? '';

/** Verbs that tell of no action, and so are not used for what goes on right now. */
const lasting = ['have', 'know', 'mean', 'understand', 'see', 'find'];

export const tenses: Concept = listed(
  {
    ...info,
    id: 'reading.grammar.irregular-verbs',
    title: 'Irregular verbs',
    grades: [2, 8],
    objectives: ['Know past forms that do not end in -ed'],
    keywords: ['irregular verbs', 'past tense', 'verbs', 'past participle', 'verb tenses'],
    standards: ['L.2.1.D', 'L.3.1.D', 'L.3.1.E'],
    teaching: {
      idea: {
        2: 'Most verbs add ed for the past: jump, jumped. Some verbs change inside: run, ran. Learn them by heart.',
        4:
          'Irregular verbs have three forms to know: go, went, gone. The second tells of the past. The third stands ' +
          'after have, has or had.',
      },
      caution: 'Do not add ed if a verb has its own past form.',
      mends: {
        'base-form': 'This form tells what happens again and again, as after “these days”.',
        'past-form': 'This form is for a time that is over.',
        'participle-form': 'This form needs have, has or had before it.',
        'ing-form': 'This form needs am, is or are before it.',
        'added-ed': 'This verb takes no ed; it has a past form of its own.',
      },
    },
  },
  {
    items: irregularVerbs.flatMap((verb) =>
      verbForms
        .filter((form) => form !== 'ing' || !lasting.includes(verb.base))
        .flatMap((form) => tasks.map((task) => ({ verb, form, task }))),
    ),
    key: ({ verb, form, task }) => `${task} ${form} ${verb.base}`,
    level: ({ verb, form }) => toLevel(Math.min(2, Number(verb.level) + (form === 'participle' ? 1 : 0))),
    draw: ({ verb: { base, past, participle }, form, task }, rng) => {
      const forms = { past, participle, base, ing: withIng(base) };
      const [, reason, clue] = verbFrames[form];
      const framed = (of: keyof typeof verbFrames) =>
        verbFrames[of][0].replace('___', `___ ${complementOf(base)}`.trim());
      const other = form !== 'base' ? 'base' : lasting.includes(base) ? 'past' : 'ing';
      return formsOf(
        {
          task,
          word: base,
          frame: framed(form),
          before: framed(other).replace('___', forms[other]),
          right: forms[form],
          forms: [
            ['base-form', base],
            ['past-form', past],
            ...(participle === past || participle === base ? [] : [['participle-form', participle] as const]),
            ['ing-form', forms.ing],
            ...(new Set([base, past, participle]).size < 3 ? [['added-ed', withEd(base)] as const] : []),
          ],
          clue,
          explanation: `"${forms[form]}" ${reason}. The forms are ${base}, ${past}, ${participle}.`,
        },
        rng,
      );
    },
  },
);

const degreeFrames = {
  more: [
    'This one is ___ than that one.',
    'compares two, as “than” shows',
    'The word “than” compares two things.',
    'here “than” compares only two',
  ],
  most: [
    'It is the ___ of them all.',
    'picks one of many, as “of them all” shows',
    'One is picked out of them all.',
    'here one is picked out of them all',
  ],
  base: [
    'It is as ___ as that one.',
    'stays as it is between “as” and “as”',
    'Both are alike. What stands between “as” and “as”?',
    'between “as” and “as” the word stays plain',
  ],
} as const;

export const comparing: Concept = listed(
  {
    ...info,
    id: 'reading.grammar.comparatives',
    title: 'Comparing with adjectives',
    grades: [2, 5],
    objectives: ['Form comparatives and superlatives'],
    keywords: ['comparatives', 'superlatives', 'adjectives', 'comparing adjectives'],
    standards: ['L.3.1.G'],
    teaching: {
      idea:
        'To compare two things, add er: taller. For the top one of many, add est: tallest. Long words take ' +
        'more and most.',
      caution: 'Never use more and er at once. Say taller, but more careful.',
      mends: {
        'kept-base-form': 'This plain form belongs between “as” and “as”.',
      },
    },
  },
  {
    items: comparisons.flatMap((row) =>
      (['more', 'most', 'base'] as const).flatMap((form) => tasks.map((task) => ({ row, form, task }))),
    ),
    key: ({ row, form, task }) => `${task} ${form} ${row.base}`,
    level: ({ row }) => toLevel(Number(row.level)),
    draw: ({ row, form, task }, rng) => {
      const [frame, reason, clue, here] = degreeFrames[form];
      const twice = row.more.startsWith('more ') ? `${row.base.replace(/e$/, '')}er` : `more ${row.more}`;
      return formsOf(
        {
          task,
          word: row.base,
          frame,
          before: `This one is ${row.base}.`,
          right: row[form],
          forms: [
            ['kept-base-form', row.base],
            ['other-degree', row.more, `“${row.more}” compares two, with “than”; ${here}.`],
            ['other-degree', row.most, `“${row.most}” picks one of many; ${here}.`],
            [
              'doubled-the-degree',
              twice,
              form === 'base' && twice.startsWith('more ')
                ? `“${twice}” is never right; between “as” and “as” the word stays plain.`
                : twice.startsWith('more ')
                  ? `“${row.more}” is enough to compare; it takes no “more”.`
                  : form === 'base'
                    ? `“${twice}” is not a word. Which form stands between “as” and “as”?`
                    : `“${twice}” is not a word; a long word takes “more” or “most”.`,
            ],
          ],
          clue,
          explanation: `"${row[form]}" ${reason}. The forms are ${row.base}, ${row.more}, ${row.most}.`,
        },
        rng,
      );
    },
  },
);
