import { worded } from '../../choices.ts';
import type { ConceptInfo, Draft, Teaching } from '../../types.ts';
import type { Passage } from './passage.ts';

/** Question on a passage, with the name of its sentence form. */
interface Asked extends Omit<Draft, 'key' | 'figure'> {
  form: string;
}

/** Kind of question that each passage has. */
export interface Kind extends Pick<ConceptInfo, 'category' | 'title' | 'objectives' | 'keywords'> {
  id: string;
  /** Id of a concept to learn before, in the first band. */
  after: string;
  /** Codes of the standards, with * for the grade. */
  standards: readonly string[];
  teaching: Teaching;
  /** Returns the questions. The turn varies the form of the first one from passage to passage. */
  ask: (passage: Passage, turn: number) => readonly Asked[];
}

/** Returns the form whose turn it is. */
function inTurn(forms: Readonly<Record<string, string>>, turn: number): Pick<Asked, 'form' | 'question'> {
  const entries = Object.entries(forms);
  const [form = '', question = ''] = entries[turn % entries.length] ?? [];
  return { form, question };
}

const mainIdea: Kind = {
  id: 'main-idea',
  category: 'Comprehension',
  title: 'Main idea',
  objectives: ['Tell what a text is about as a whole'],
  keywords: ['main idea', 'central idea', 'reading comprehension', 'reading passages', 'summarizing'],
  after: 'reading.comprehension.who',
  standards: ['RL.*.2', 'RI.*.2'],
  teaching: {
    idea: {
      0: 'A text has many parts. The main idea is what all the parts are about.',
      2: 'The main idea tells what the whole text is about. Most of its sentences fit under it, like under one roof.',
      4:
        'The main idea says in one sentence what the text as a whole tells us. Details explain it or prove it. ' +
        'To find it, ask what most of the sentences have in common.',
      6:
        'The central idea is what the author wants you to take from the whole text. It is often not stated in any ' +
        'single sentence. It covers how the text begins and where it ends.',
    },
    caution: 'A sentence can be true and still tell only a small part.',
    hints: [
      'Read the whole text again. What do most sentences talk about?',
      'Test each choice. Does it fit the start, the middle and the end?',
      'Cross out choices that fit only one sentence. Cross out those that fit many other texts.',
    ],
    mends: {
      'a-detail-only': 'That is in the text, but only in a small part. Look for what all the parts share.',
      'too-broad': 'That would fit many other texts too. Look for what this text tells about it.',
      'not-in-the-text': 'The text does not say that. Stay with what its sentences tell you.',
      'is-the-main-idea': 'That is what the whole text is about. Look for a small part.',
      'beyond-the-text': 'That goes beyond this text. Look for a small part of it.',
      'tells-the-whole': 'The text tells that: it is what the parts share.',
      'tells-a-part': 'The text tells that in one place. Read it once more.',
    },
  },
  ask: (passage, turn) => {
    const { kind, mainIdea } = passage;
    const text = kind === 'story' ? 'story' : 'text';
    const forms = {
      about: `What is this ${text} mostly about?`,
      'sums-up': `Which sentence sums up the ${text}?`,
      idea: `What is the main idea of the ${text}?`,
    };
    return [
      { ...inTurn(forms, turn), ...worded(mainIdea.answer, mainIdea.wrong), explanation: mainIdea.why },
      ...askOfOthers(text, mainIdea),
    ];
  },
};

/** Asks for the sentence that is no main idea, by what it is instead. */
function askOfOthers(text: string, { answer, wrong }: Passage['mainIdea']): Asked[] {
  const { 'a-detail-only': detail, 'too-broad': broad, 'not-in-the-text': untold } = wrong;
  if (detail === undefined) return [];
  const whole = `The whole ${text} says: ${answer}`;
  const told = { 'tells-the-whole': answer, 'tells-a-part': detail };
  const asked: Asked[] = [];
  if (broad !== undefined)
    asked.push(
      {
        form: 'detail',
        question: `Which one tells only a small part of the ${text}?`,
        ...worded(detail, { 'is-the-main-idea': answer, 'beyond-the-text': broad }),
        explanation: `The ${text} tells that in one place only. ${whole}`,
      },
      {
        form: 'broad',
        question: `Which one would fit many other ${text === 'story' ? 'stories' : 'texts'}, too?`,
        ...worded(broad, told),
        explanation: `It says nothing of this ${text} alone. ${whole}`,
      },
    );
  if (untold !== undefined)
    asked.push({
      form: 'untold',
      question: `Which one does the ${text} not tell?`,
      ...worded(untold, told),
      explanation: `No sentence of the ${text} tells that. ${whole}`,
    });
  return asked;
}

const inference: Kind = {
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
  standards: ['RL.*.1', 'RI.*.1'],
  teaching: {
    idea: {
      0: 'A text does not tell all. It gives clues, and you can work out the rest.',
      2: 'Authors leave some things out. Put the clues of the text together with what you know. Then you can tell more.',
      4:
        'An inference is something that the text does not say, but that follows from its clues. Put the clues together ' +
        'with what you know, and check that nothing in the text speaks against it.',
      6:
        'To infer is to conclude from evidence. What people do, say and leave out, and how one fact leads to another, ' +
        'tells more than the words alone. A good inference needs no guess that the text does not support.',
    },
    caution: 'Do not just guess. You must be able to point to a clue in the text.',
    hints: [
      'Find the sentences that have to do with the question.',
      'What do they show, even if they do not say it?',
      'For each choice, look for a clue that speaks for it.',
    ],
    mends: {
      'guess-from-the-topic': 'That could happen in such a text. But no clue in this text points to it.',
      'not-in-the-text': 'No sentence of the text leads to that. Look for a clue that you can point to.',
      'goes-too-far': 'The clues do not prove that much. Stay close to what they show.',
      'opposite-of-the-text': 'The text shows the opposite. Read the clues once more.',
    },
  },
  ask: ({ inference: { question, answer, wrong, why } }) => [
    {
      form: question.split(' ', 1)[0]?.toLowerCase() ?? '',
      question,
      ...worded(answer, wrong),
      explanation: why,
    },
  ],
};

const wordMeaning: Kind = {
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
  standards: ['RL.*.4', 'RI.*.4', 'L.*.4'],
  teaching: {
    idea: {
      0: 'One word can mean many things. A bat can fly, and a bat can hit a ball. The text shows which one it is.',
      2: 'Many words have more than one meaning. The words around them are clues. They show which meaning fits.',
      4:
        'Most common words have several meanings. Context clues are the words and sentences around a word. They tell ' +
        'which meaning the author has in mind.',
      6:
        'A word takes its exact meaning from its context: its part of speech, the words beside it and the point of the ' +
        'paragraph. Put each meaning in its place, and keep the one that leaves the sentence sound.',
    },
    caution: 'The meaning that you know best may not fit the text.',
    hints: [
      'Find the word in the text. Read the sentence before it and after it.',
      'What kind of word is it? Does it name a thing or an action?',
      'Put each choice in its place. Does the sentence still make sense?',
    ],
    mends: {
      'everyday-meaning': 'The word often means that, but not here. Try it in the sentence.',
      'other-meaning': 'The word can mean that in other texts. It does not fit this sentence.',
      'guess-from-the-topic':
        'That fits the topic, but the word does not mean it. Look at the words around it.',
    },
  },
  ask: ({ word: { word, answer, wrong, why } }, turn) => {
    const forms = {
      here: `What does "${word}" mean here?`,
      fits: `Which meaning of "${word}" fits this text?`,
      'in-text': `In this text, what does "${word}" mean?`,
    };
    return [{ ...inTurn(forms, turn), ...worded(answer, wrong), explanation: why }];
  },
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** Returns the name of the mistake to take a sentence as evidence: it shares a word with the claim, or is off topic. */
function evidenceMistake(claim: string, sentence: string): string {
  const words = new Set(wordsOf(claim));
  return wordsOf(sentence).some((word) => words.has(word)) ? 'same-words-only' : 'off-topic-sentence';
}

const evidence: Kind = {
  id: 'evidence',
  category: 'Comprehension',
  title: 'Evidence',
  objectives: ['Find the sentence that supports a claim'],
  keywords: ['text evidence', 'evidence', 'citing evidence', 'supporting details', 'reading passages'],
  after: 'reading.main-idea.grades-k-1',
  standards: ['RL.*.1', 'RI.*.1', 'RI.*.8'],
  teaching: {
    idea: {
      0: 'How do you know it is true? You can show the words that tell you so.',
      2: 'Evidence is the part of a text that shows what is true. You can put your finger on it.',
      4:
        'Evidence is a sentence of the text that supports a claim. With the evidence alone, a reader who doubts the ' +
        'claim should come to believe it.',
      6:
        'A claim is only as strong as its evidence. The best evidence supports the claim directly. Other sentences may ' +
        'be about the same topic, and yet prove nothing.',
    },
    caution: 'A sentence may share words with the claim and not prove it.',
    hints: [
      'Say the claim in your own words.',
      'Read each choice alone. Could the claim be wrong if it is true?',
      'Keep the sentence that leaves the least doubt.',
    ],
    mends: {
      'same-words-only':
        'This sentence shares a word with the claim. But it does not show that the claim is true.',
      'off-topic-sentence':
        'This sentence is true, but it is about something else. It does not prove the claim.',
    },
  },
  ask: ({ sentences, evidence: { claim, sentence, others, why } }, turn) => {
    const forms = {
      which: `Which sentence shows that ${claim}?`,
      shows: `What shows that ${claim}?`,
      tells: `What tells us that ${claim}?`,
    };
    const option = (at: number) => {
      const text = sentences[at - 1] ?? '';
      return { text, worth: text };
    };
    return [
      {
        ...inTurn(forms, turn),
        answer: option(sentence),
        mistakes: others
          .map(option)
          .map((choice) => ({ name: evidenceMistake(claim, choice.text), ...choice })),
        explanation: why,
      },
    ];
  },
};

/** Kinds of questions on passages, easy before hard. */
export const kinds: readonly Kind[] = [mainIdea, inference, wordMeaning, evidence];
