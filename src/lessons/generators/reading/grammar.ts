import { worded } from '../choices.ts';
import { comparisons, contractions, irregularVerbs, plurals } from '../data/lexicon.ts';
import { unmarkedSentences } from '../data/vocabulary.ts';
import { factual, levelOf } from '../facts.ts';
import { listed, sampled } from '../templates.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Reading', category: 'Grammar' };

/** Other plurals that dictionaries have, such as ox beside oxen. They are no wrong choices. */
const otherPlurals = new Set(['calfs', 'echos', 'flys', 'foot', 'heros', 'leafs', 'mouses', 'ox']);

/** Returns wrong plurals by the misapplied rule. Only the end of the word suggests -es, -ies or -ves. */
function wrongPlurals(one: string, many: string): Record<string, string> {
  const forms: [name: string, form: string, suggested: boolean][] = [
    ['just-added-s', `${one}s`, !one.endsWith('s')],
    ['added-es', `${one}es`, /[sofy]$/.test(one)],
    ['y-to-ies', one.replace(/e?y$/, 'ies'), one.endsWith('y')],
    ['f-to-ves', one.replace(/f+e?$/, 'ves'), /fe?$/.test(one)],
    ['added-s-to-plural', `${many}s`, !many.endsWith('s')],
    ['left-as-is', one, true],
    ['added-apostrophe', `${one}'s`, true],
    ['added-apostrophe-after-s', many.endsWith('s') ? `${many}'` : `${one}s'`, true],
  ];
  const wrong = forms.filter(([, form, suggested]) => suggested && form !== many && !otherPlurals.has(form));
  return Object.fromEntries(wrong);
}

const doubled = (word: string): string => word.replace(/([^aeiou][aeiou])([mnt])$/, '$1$2$2');
const withEd = (word: string): string => (word.endsWith('e') ? `${word}d` : `${doubled(word)}ed`);

function withIng(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  return `${/[^e]e$/.test(verb) ? verb.slice(0, -1) : doubled(verb)}ing`;
}

const pluralNouns = listed(
  {
    ...info,
    id: 'reading.grammar.plurals',
    title: 'Plurals',
    grades: [1, 5],
    objectives: ['Form the plural of nouns'],
    keywords: ['plurals', 'plural nouns', 'singular and plural', 'irregular plurals', 'nouns'],
  },
  {
    items: plurals,
    key: ({ one }) => `plural ${one}`,
    level: ({ level }) => levelOf(level),
    draw: ({ one, many }) => ({
      question: `Which word fits? One ${one}, two ___.`,
      ...worded(many, wrongPlurals(one, many)),
      explanation: `One ${one}, two ${many}.`,
    }),
  },
);

const tenses = listed(
  {
    ...info,
    id: 'reading.grammar.irregular-verbs',
    title: 'Irregular verbs',
    grades: [2, 8],
    objectives: ['Know past forms that do not end in -ed'],
    keywords: ['irregular verbs', 'past tense', 'verbs', 'past participle', 'verb tenses'],
  },
  {
    items: irregularVerbs.flatMap((verb) => ['past', 'participle'].map((form) => ({ verb, form }))),
    key: ({ verb, form }) => `${form} ${verb.base}`,
    level: ({ verb, form }) => levelOf(`${Math.min(2, Number(verb.level) + (form === 'past' ? 0 : 1))}`),
    draw: ({ verb: { base, past, participle }, form }) => {
      const answer = form === 'past' ? past : participle;
      const [word = '', ...rest] = base.split(' ');
      const tail = rest.map((r) => ` ${r}`).join('');
      const wrong = {
        'added-ed': `${withEd(word)}${tail}`,
        'kept-base-form': base,
        'used-other-form': form === 'past' ? participle : past,
        'added-ing': `${withIng(word)}${tail}`,
        'added-ed-to-past': `${withEd(past.split(' ')[0] ?? '')}${tail}`,
      };
      return {
        question:
          form === 'past'
            ? `Today they ${base}. What is the past form? "Last week they ___."`
            : `Today they ${base}. Which form fits? "So far they have ___."`,
        ...worded(answer, Object.fromEntries(Object.entries(wrong).filter(([, text]) => text !== answer))),
        explanation: `The forms are ${base}, ${past}, ${participle}.`,
      };
    },
  },
);

const comparing = listed(
  {
    ...info,
    id: 'reading.grammar.comparatives',
    title: 'Comparing with adjectives',
    grades: [2, 5],
    objectives: ['Form comparatives and superlatives'],
    keywords: ['comparatives', 'superlatives', 'adjectives', 'comparing adjectives'],
  },
  {
    items: comparisons.flatMap((row) => ['more', 'most'].map((form) => ({ row, form }))),
    key: ({ row, form }) => `${form} ${row.base}`,
    level: ({ row }) => levelOf(row.level),
    draw: ({ row: { base, more, most }, form }) => {
      const answer = form === 'more' ? more : most;
      const ending = form === 'more' ? 'er' : 'est';
      const wrong = {
        'used-other-degree': form === 'more' ? most : more,
        'doubled-the-degree': `${form} ${answer.replace(/^mo(re|st) /, '')}`,
        'kept-base-form': base,
        'added-ending-only': `${base.replace(/e$/, '')}${ending}`,
      };
      return {
        question:
          form === 'more'
            ? `Use the word ${base}: "This one is ___ than that one."`
            : `Use the word ${base}: "It is the ___ of them all."`,
        ...worded(answer, Object.fromEntries(Object.entries(wrong).filter(([, text]) => text !== answer))),
        explanation: `The forms are ${base}, ${more}, ${most}.`,
      };
    },
  },
);

/** Words without an apostrophe. Some of them are no words for a lesson. */
const otherWords = new Set(['cant', 'hell', 'ill', 'lets', 'shell', 'well', 'were', 'wont']);

/** Returns short forms with a missing, misplaced or needless part. */
function wrongShortForms(short: string, full: string): string[] {
  const [first = ''] = full.split(/ |(?=not$)/);
  return [
    short.replace("'", ''),
    short.replace("n't", "'nt").replace(/'s$/, "s'"),
    short.replace(/'(re|ve|ll)$/, (end) => end.slice(0, -1)),
    full.replace(' ', ''),
    full.replace(/ |(?=not$)/, "'"),
    ...(short.endsWith("n't") ? [`${first}n't`] : []),
  ].filter((form) => form !== short && form !== full && !otherWords.has(form.toLowerCase()));
}

const shortForms = factual(
  {
    ...info,
    id: 'reading.grammar.contractions',
    title: 'Contractions',
    grades: [2, 5],
    objectives: ['Read and write shortened forms'],
    keywords: ['contractions', 'apostrophes', 'short forms'],
  },
  contractions.flatMap(({ short, full }) => [
    {
      question: `What is "${short}" short for?`,
      answer: full,
      explanation: `"${short}" is short for "${full}".`,
      wrong: contractions.map((row) => row.full),
    },
    {
      question: `What is the short form of "${full}"?`,
      answer: short,
      explanation: `"${full}" is shortened to "${short}".`,
      wrong: wrongShortForms(short, full),
    },
  ]),
);

const endMarks = factual(
  {
    ...info,
    category: 'Writing',
    id: 'reading.writing.end-marks',
    title: 'End marks',
    grades: [1, 4],
    objectives: ['End a sentence with the right mark'],
    keywords: ['punctuation', 'end marks', 'question mark', 'period', 'sentences'],
  },
  unmarkedSentences.map(({ sentence, mark }) => ({
    question: `Which mark goes at the end? "${sentence}"`,
    answer: mark,
    explanation:
      mark === '?' ? 'It asks, so it ends with a question mark.' : 'It tells, so it ends with a period.',
    wrong: ['?', '.', ',', ';'],
  })),
);

/** Subjects of sentences, true for a plural, and the difficulty of recognizing it, 0 to 2. */
const subjects = [
  ['The dog', false, 0],
  ['The dogs', true, 0],
  ['My friend', false, 0],
  ['My friends', true, 0],
  ['The girl', false, 0],
  ['The girls', true, 0],
  ['A bird', false, 0],
  ['Two birds', true, 0],
  ['Our teacher', false, 0],
  ['His brothers', true, 0],
  ['The children', true, 1],
  ['Tom and Ann', true, 1],
  ['The men', true, 1],
  ['Everyone', false, 1],
  ['Nobody here', false, 1],
  ['My aunt and uncle', true, 1],
  ['The box of toys', false, 2],
  ['The students in this class', true, 2],
  ['Each of the boys', false, 2],
  ['One of my cousins', false, 2],
  ['The keys on the table', true, 2],
  ['The captain of the ships', false, 2],
  ['Neither of the girls', false, 2],
] as const;

const actions = [
  ['run', 'in the park'],
  ['walk', 'to the lake'],
  ['play', 'in the yard'],
  ['sit', 'on the bench'],
  ['wait', 'at the gate'],
  ['sing', 'in the hall'],
  ['rest', 'in the shade'],
  ['look', 'at the stars'],
  ['stay', 'at home'],
  ['jump', 'on the grass'],
  ['sleep', 'in the tent'],
  ['help', 'on the farm'],
  ['come', 'to the house'],
  ['stand', 'near the door'],
  ['move', 'to the left'],
] as const;

const times = [
  'every day',
  'at noon',
  'each night',
  'on most days',
  'each week',
  'all summer',
  'in May',
  'after lunch',
  'on Mondays',
  'before dark',
] as const;

const agreement = sampled(
  {
    ...info,
    id: 'reading.grammar.agreement',
    title: 'Subject and verb',
    grades: [2, 8],
    objectives: ['Make the verb agree with its subject'],
    keywords: ['subject verb agreement', 'agreement', 'verbs', 'subject and verb', 'present tense'],
    prerequisites: ['reading.grammar.plurals'],
  },
  (rng, dial) => {
    const [subject, plural] = rng.pick(
      subjects.filter(([, , level]) => (dial.level === 0 ? level === 0 : level >= dial.level - 1)),
    );
    const [verb, place] = rng.pick(actions);
    const time = rng.pick(times);
    const ing = withIng(verb);
    const answer = plural ? verb : `${verb}s`;
    return {
      key: `${subject} ${verb} ${time}`,
      question: `Which form fits? "${subject} ___ ${place} ${time}."`,
      ...worded(answer, {
        'wrong-number': plural ? `${verb}s` : verb,
        'participle-alone': ing,
        'helper-of-wrong-number': `${plural ? 'is' : 'are'} ${ing}`,
        'helper-have-of-wrong-number': `${plural ? 'has' : 'have'} ${verb}`,
      }),
      explanation: `"${subject}" is ${plural ? 'plural' : 'singular'}. So the verb is "${answer}".`,
    };
  },
);

/** Word forms and their agreement. */
export const grammar: Concept[] = [pluralNouns, endMarks, tenses, comparing, shortForms, agreement];
