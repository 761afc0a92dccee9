import { worded } from '../choices.ts';
import { listed, toLevel } from '../templates.ts';
import type { Concept, ConceptInfo, Draft } from '../types.ts';
import { grades0To1 } from './passages/grades-0-1.ts';
import { grades2To3 } from './passages/grades-2-3.ts';
import { grades4To5 } from './passages/grades-4-5.ts';
import { grades6To8 } from './passages/grades-6-8.ts';
import type { Passage } from './passages/passage.ts';

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
];

type Asked = Omit<Draft, 'key' | 'figure'>;

interface Kind extends Pick<ConceptInfo, 'category' | 'title' | 'objectives' | 'keywords'> {
  id: string;
  /** Id of a concept to learn before, in the first band. */
  after: string;
  /** Returns the question. The turn varies its form from passage to passage. */
  ask: (passage: Passage, turn: number) => Asked;
}

/** Returns the form of a question whose turn it is. */
function formOf(forms: readonly string[], turn: number): string {
  return forms[turn % forms.length] ?? '';
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** Returns the name of the mistake to take a sentence as evidence: it shares a word with the claim, or is off topic. */
function evidenceMistake(claim: string, sentence: string): string {
  const words = new Set(wordsOf(claim));
  return wordsOf(sentence).some((word) => words.has(word)) ? 'same-words-only' : 'off-topic-sentence';
}

function askMainIdea({ kind, mainIdea: { answer, wrong, why } }: Passage, turn: number): Asked {
  const text = kind === 'story' ? 'story' : 'text';
  const forms = [
    `What is this ${text} mostly about?`,
    `Which sentence sums up the ${text}?`,
    `What is the main idea of the ${text}?`,
  ];
  return { question: formOf(forms, turn), ...worded(answer, wrong), explanation: why };
}

function askWord({ word: { word, answer, wrong, why } }: Passage, turn: number): Asked {
  const forms = [
    `What does "${word}" mean here?`,
    `Which meaning of "${word}" fits this text?`,
    `In this text, what does "${word}" mean?`,
  ];
  return { question: formOf(forms, turn), ...worded(answer, wrong), explanation: why };
}

function askEvidence({ sentences, evidence }: Passage, turn: number): Asked {
  const { claim, sentence, others, why } = evidence;
  const forms = [`Which sentence shows that ${claim}?`, `What shows that ${claim}?`];
  const option = (at: number) => {
    const text = sentences[at - 1] ?? '';
    return { text, worth: text };
  };
  return {
    question: formOf(forms, turn),
    answer: option(sentence),
    mistakes: others.map(option).map((choice) => ({ name: evidenceMistake(claim, choice.text), ...choice })),
    explanation: why,
  };
}

const kinds: readonly Kind[] = [
  {
    id: 'main-idea',
    category: 'Comprehension',
    title: 'Main idea',
    objectives: ['Tell what a text is about as a whole'],
    keywords: ['main idea', 'central idea', 'reading comprehension', 'reading passages', 'summarizing'],
    after: 'reading.comprehension.who',
    ask: askMainIdea,
  },
  {
    id: 'inference',
    category: 'Comprehension',
    title: 'Inferences',
    objectives: ['Work out what a text does not say outright'],
    keywords: [
      'inference',
      'making inferences',
      'drawing conclusions',
      'reading between the lines',
      'reading comprehension',
      'reading passages',
    ],
    after: 'reading.main-idea.grades-k-1',
    ask: ({ inference: { question, answer, wrong, why } }) => ({
      question,
      ...worded(answer, wrong),
      explanation: why,
    }),
  },
  {
    id: 'word-meaning',
    category: 'Vocabulary',
    title: 'Word meanings',
    objectives: ['Find out from the text what a word means there'],
    keywords: [
      'context clues',
      'vocabulary in context',
      'words in context',
      'multiple meaning words',
      'reading passages',
    ],
    after: 'reading.comprehension.who',
    ask: askWord,
  },
  {
    id: 'evidence',
    category: 'Comprehension',
    title: 'Evidence',
    objectives: ['Find the sentence that supports a claim'],
    keywords: ['text evidence', 'evidence', 'citing evidence', 'supporting details', 'reading passages'],
    after: 'reading.main-idea.grades-k-1',
    ask: askEvidence,
  },
];

/** Creates the concept of a kind of question in a band. Its passages are its pool, a third of them at each level. */
function conceptOf(kind: Kind, { id, name, grades, passages }: Band, before: string): Concept {
  const { category, title, objectives, keywords, ask } = kind;
  return listed(
    {
      subject: 'Reading',
      category,
      id: `reading.${kind.id}.${id}`,
      title: `${title} in ${name}`,
      grades,
      objectives,
      keywords,
      prerequisites: [before],
    },
    {
      items: passages.map((passage, at) => ({ passage, at })),
      key: ({ passage }) => passage.title,
      level: ({ at }) => toLevel(Math.floor((at * 3) / passages.length)),
      draw: ({ passage, at }) => {
        const asked = ask(passage, at);
        return { ...asked, question: `${passage.sentences.join(' ')}\n\n${asked.question}` };
      },
    },
  );
}

/** Questions on short passages: main idea, inference, words in context and evidence in each band of grades. */
export const passages: Concept[] = bands.flatMap((band, at) => {
  const earlier = bands[at - 1];
  return kinds.map((kind) =>
    conceptOf(kind, band, earlier ? `reading.${kind.id}.${earlier.id}` : kind.after),
  );
});
