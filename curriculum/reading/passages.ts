import { listed, range, toLevel } from '../templates.ts';
import type { Concept } from '../types.ts';
import { grades0To1 } from './passages/grades-0-1.ts';
import { grades2To3 } from './passages/grades-2-3.ts';
import { grades4To5 } from './passages/grades-4-5.ts';
import { grades6To8 } from './passages/grades-6-8.ts';
import { grades9To12 } from './passages/grades-9-12.ts';
import { pairedTexts } from './passages/paired-texts.ts';
import type { Passage } from './passages/passage.ts';
import { type Kind, kinds } from './passages/passage-questions.ts';
import { topicsOfPassage } from './passages/passage-topics.ts';

interface Band {
  id: string;
  name: string;
  grades: readonly [first: number, last: number];
  /** From easy to hard. */
  passages: readonly Passage[];
}

const bands: readonly Band[] = [
  { id: 'grades-k-1', name: 'first texts', grades: [0, 1], passages: grades0To1 },
  { id: 'grades-2-3', name: 'short texts', grades: [2, 3], passages: grades2To3 },
  { id: 'grades-4-5', name: 'longer texts', grades: [4, 5], passages: grades4To5 },
  { id: 'grades-6-8', name: 'texts for the middle grades', grades: [6, 8], passages: grades6To8 },
  { id: 'grades-9-12', name: 'texts for high school', grades: [9, 12], passages: grades9To12 },
];

/** Returns the codes of the standards for the grades of a band. */
function standardsFor(codes: readonly string[], grades: Band['grades']): string[] {
  const names = range(...grades).map((grade) =>
    grade > 10 ? '11-12' : grade > 8 ? '9-10' : `${grade || 'K'}`,
  );
  return [...new Set(names)].flatMap((name) => codes.map((code) => code.replace('*', name)));
}

/** Creates the concept of a kind of question in a band. Its passages are its pool, a third of them at each level. */
function conceptOf({ ask, after, ...kind }: Kind, band: Band, before = after): Concept {
  const { passages, grades } = band;
  return listed(
    {
      ...kind,
      subject: 'Reading',
      id: `reading.${kind.id}.${band.id}`,
      title: `${kind.title} in ${band.name}`,
      grades,
      prerequisites: [before],
      standards: standardsFor(kind.standards, grades),
    },
    {
      items: passages.flatMap((passage, at) =>
        ask(passage, at).map((asked) => ({
          title: passage.title,
          level: toLevel(Math.floor((at * 3) / passages.length)),
          text: passage.sentences.join(' '),
          asked,
        })),
      ),
      // The first question of a kind on a passage has no number.
      key: ({ asked: { form, number }, title }) => `${form} ${title}${number > 1 ? ` ${number}` : ''}`,
      level: ({ level }) => level,
      about: ({ title }) => topicsOfPassage(title),
      draw: ({ text, asked: { form, number, question, ...answers } }) => ({
        ...answers,
        question: `${text}\n\n${question}`,
      }),
    },
  );
}

/** Questions on passages: main idea, inference, words in context and evidence in each band, and paired texts. */
export const passages: Concept[] = [
  ...bands.flatMap((band, at) => {
    const earlier = bands[at - 1];
    return kinds.map((kind) => conceptOf(kind, band, earlier && `reading.${kind.id}.${earlier.id}`));
  }),
  ...pairedTexts,
];
