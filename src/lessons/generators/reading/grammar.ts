import { worded } from '../choices.ts';
import { comparisons, contractions, irregularVerbs, plurals } from '../data/lexicon.ts';
import { unmarkedSentences } from '../data/vocabulary.ts';
import { factual, levelOf } from '../facts.ts';
import { listed, sampled } from '../templates.ts';
import type { Concept } from '../types.ts';

const info = { subject: 'Reading', category: 'Grammar' };

/** Returns wrong plurals by the misapplied rule. */
function wrongPlurals(one: string): Record<string, string> {
  return {
    'just-added-s': `${one}s`,
    'added-es': `${one}es`,
    'y-to-ies': `${one.replace(/[yeo]$/, '')}ies`,
    'f-to-ves': `${one.replace(/(f|fe|.)$/, '')}ves`,
    'left-as-is': one,
    'added-apostrophe': `${one}'s`,
  };
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
      question: `You have one ${one}. Then you get one more. You have two …`,
      ...worded(
        many,
        Object.fromEntries(Object.entries(wrongPlurals(one)).filter(([, form]) => form !== many)),
      ),
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
      const stem = word.replace(/e$/, '');
      const wrong = {
        'added-ed': `${stem}ed${tail}`,
        'kept-base-form': base,
        'used-other-form': form === 'past' ? participle : past,
        'added-ing': `${stem}ing${tail}`,
        'added-ed-to-past': `${past.split(' ')[0]}ed${tail}`,
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
        'doubled-the-degree': `${form} ${more.replace(/^more /, '')}`,
        'kept-base-form': base,
        'added-ending-only': `${base.replace(/e$/, '')}${ending}`,
      };
      return {
        question:
          form === 'more'
            ? `Use the word ${base}: "This one is ___ than that one."`
            : `Use the word ${base}: "It is the ___ of them all."`,
        ...worded(
          answer,
          Object.fromEntries(
            Object.entries(wrong).filter(
              ([, text]) => text !== answer && !(text === `more ${base}` && base.length <= 5),
            ),
          ),
        ),
        explanation: `The forms are ${base}, ${more}, ${most}.`,
      };
    },
  },
);

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
      wrong: [
        short.replace("'", ''),
        short.replace(/(.)'/, "'$1"),
        `${full.replace(' ', '')}`,
        full.replace(' ', "'"),
      ],
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
  },
  (rng, dial) => {
    const [subject, plural] = rng.pick(
      subjects.filter(([, , level]) => (dial.level === 0 ? level === 0 : level >= dial.level - 1)),
    );
    const [verb, place] = rng.pick(actions);
    const time = rng.pick(times);
    const ing = `${verb.replace(/e$/, '').replace(/(^|[^aeiou])([aeiou])([nt])$/, '$1$2$3$3')}ing`;
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
