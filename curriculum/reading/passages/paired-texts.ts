import { textOption } from '../../choices.ts';
import { listed, toLevel } from '../../templates.ts';
import type { Concept, Draft, Mistake, Teaching } from '../../types.ts';
import { again, opening } from './hints.ts';
import type { Comparison, Pair, Place, SharedClaim } from './pair.ts';
import { pairs6To8 } from './pairs-6-8.ts';
import { pairs9To12 } from './pairs-9-12.ts';

type Asked = Omit<Draft, 'key' | 'figure'>;

const ordinals = { 1: 'first', 2: 'second' } as const;

const teaching: Teaching = {
  idea: {
    6:
      'Two texts on one matter may tell the same facts and still want different things. Ask of each who writes, for ' +
      'whom and why. Then see where they agree, where they differ, and what each of them leaves out.',
    9:
      'To compare texts is to look at claims, evidence and tone side by side. Writers may share the facts and differ in ' +
      'what they make of them. What one of them leaves out can say as much as what the other one tells.',
  },
  caution: 'What only one of the texts says is no point on which both agree.',
  mends: {
    'the-other-text': 'That belongs to the other text.',
    'one-text-only': 'Only one of the two texts says that.',
    'also-one-text-only': 'Only one of the two texts says that.',
    'in-neither-text': 'Nothing in the two texts points to that.',
    'goes-too-far': 'That goes further than the texts do.',
    'opposite-of-the-text': 'That turns round what the texts say.',
    'guess-from-the-topic': 'That could be so elsewhere, but nothing in these texts points to it.',
    'missed-a-writer': 'One more writer says or shows that.',
    'added-a-writer': 'One of these writers does not say that.',
    'swapped-the-writers': 'It is the other writer who says that.',
  },
};

function sentenceAt({ texts }: Pair, [text, sentence]: Place): string {
  return texts[text - 1]?.sentences[sentence - 1] ?? '';
}

/** Asks a question on both texts. The advice on a wrong choice shows the place that speaks against it. */
function compare(pair: Pair, { aspect, place, question, answer, wrong, why, hint }: Comparison): Asked {
  const sentence = sentenceAt(pair, place);
  const text = `the ${ordinals[place[0]]} text`;
  const mends: Readonly<Record<string, string>> = {
    // Where no agreement is asked for, it does not matter how many texts say something.
    ...(aspect !== 'agree' && {
      'one-text-only': `That comes up in one text, but it is not what is asked. ${hint}`,
    }),
    'goes-too-far': `The texts do not go that far. ${hint}`,
    'opposite-of-the-text': `That turns around what the texts say. ${hint}`,
    'guess-from-the-topic': `That is only a guess. ${hint}`,
  };
  return {
    question,
    answer: textOption(answer),
    mistakes: Object.entries(wrong).map(([name, choice]): Mistake => {
      const mend = mends[name];
      return { name, ...textOption(choice), ...(mend && { mend }) };
    }),
    explanation: why,
    hints: [again(sentence, text), hint],
  };
}

const sayers = {
  first: [true, false],
  second: [false, true],
  both: [true, true],
  neither: [false, false],
} as const;

const verdicts = {
  first: 'only the first',
  second: 'only the second',
  both: 'both of them',
  neither: 'neither of them',
} as const;

/** Returns the mistake of somebody who picks a verdict, with advice that names the writer. */
function misjudged(picked: keyof typeof sayers, right: keyof typeof sayers): Omit<Mistake, 'text' | 'worth'> {
  const names = ['first', 'second'] as const;
  const missed = names.filter((_, i) => sayers[right][i] && !sayers[picked][i]);
  const added = names.filter((_, i) => !sayers[right][i] && sayers[picked][i]);
  if (missed.length > 0 && added.length > 0)
    return { name: 'swapped-the-writers', mend: `It is the ${missed[0]} writer who says or shows that.` };
  if (missed.length > 0)
    return {
      name: 'missed-a-writer',
      mend:
        missed.length === 2
          ? 'Each of the two writers says or shows that.'
          : `The ${missed[0]} writer says or shows that${right === 'both' ? ', too' : ''}.`,
    };
  return {
    name: 'added-a-writer',
    mend:
      added.length === 2 && right === 'neither'
        ? 'The two writers do not say or show that.'
        : `The ${added[0]} writer does not say or show that.`,
  };
}

/** Returns the sentence that cites the writers who say something. */
function cited(says: keyof typeof sayers, first: string, second: string): string {
  const found = [first, second].filter((_, i) => sayers[says][i]);
  return found.length === 0 ? '' : `See ${found.join(' and ')}.`;
}

/** Asks who of the two writers says something. */
function attribute(pair: Pair, { claim, says, places: [a, b], why }: SharedClaim): Asked {
  const others = (Object.keys(verdicts) as (keyof typeof verdicts)[]).filter((each) => each !== says);
  const [first, second] = [opening(sentenceAt(pair, a)), opening(sentenceAt(pair, b))];
  return {
    question: `Which of the writers says or shows that ${claim}?`,
    answer: textOption(verdicts[says]),
    mistakes: others.map((each) => ({ ...misjudged(each, says), ...textOption(verdicts[each]) })),
    explanation: [why, cited(says, first, second)].filter((each) => each !== '').join(' '),
    hints: [
      `Read ${first} in the first text and ${second} in the second text.`,
      `Ask of each of the two sentences: does it show that ${claim}?`,
    ],
  };
}

const textOf = ({ texts }: Pair): string =>
  texts.map(({ by, sentences }, i) => `Text ${i + 1}, ${by}: ${sentences.join(' ')}`).join('\n\n');

/** Creates the concept of comparing texts in a band of grades. */
function conceptOf(
  band: string,
  name: string,
  grades: Concept['grades'],
  before: string,
  standards: readonly string[],
  pairs: readonly Pair[],
): Concept {
  return listed(
    {
      subject: 'Reading',
      category: 'Comprehension',
      id: `reading.paired-texts.grades-${band}`,
      title: `Comparing ${name}`,
      grades,
      objectives: ['Compare two texts by view, evidence, purpose and tone'],
      keywords: ['paired texts', 'comparing texts', 'compare two texts', 'point of view', 'two accounts'],
      prerequisites: [before],
      standards,
      teaching,
    },
    {
      items: pairs.flatMap((pair, at) => {
        const level = toLevel(Math.floor((at * 3) / pairs.length));
        const item = (form: string, number: number, asked: Asked) => ({ level, pair, form, number, asked });
        return [
          ...pair.comparisons.map((each, i) => item(each.aspect, i + 1, compare(pair, each))),
          ...pair.claims.map((each, i) => item('writer', i + 1, attribute(pair, each))),
        ];
      }),
      key: ({ form, number, pair }) => `${form} ${pair.title} ${number}`,
      level: ({ level }) => level,
      draw: ({ pair, asked }) => ({ ...asked, question: `${textOf(pair)}\n\n${asked.question}` }),
    },
  );
}

/** Questions that compare two short texts. */
export const pairedTexts: Concept[] = [
  conceptOf(
    '6-8',
    'texts in the middle grades',
    [6, 8],
    'reading.main-idea.grades-6-8',
    [6, 7, 8].flatMap((grade) => [`RI.${grade}.6`, `RI.${grade}.9`]),
    pairs6To8,
  ),
  conceptOf(
    '9-12',
    'texts in high school',
    [9, 12],
    'reading.paired-texts.grades-6-8',
    ['9-10', '11-12'].flatMap((grades) => [`RI.${grades}.6`, `RI.${grades}.9`]),
    pairs9To12,
  ),
];
