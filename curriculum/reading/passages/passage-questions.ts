import type { ConceptInfo, Draft, Mistake, Teaching } from '../../types.ts';
import { again, around, asChoice, opening, whole } from './hints.ts';
import type { Evidence, Inference, Passage, Word } from './passage.ts';

/** Question on a passage, with the name of its sentence form. */
interface Asked extends Omit<Draft, 'key' | 'figure'> {
  form: string;
  /** Number of the question among those of its kind on the passage, from 1. */
  number: number;
}

/** Returns choices in words, the wrong ones by the name of the misreading, with the advice on each. */
function chosen(
  answer: string,
  wrong: Readonly<Record<string, string>>,
  mendOf: (name: string, text: string) => string | undefined,
): Pick<Draft, 'answer' | 'mistakes'> {
  const option = (text: string) => ({ text, worth: text.toLowerCase() });
  return {
    answer: option(answer),
    mistakes: Object.entries(wrong).map(([name, text]): Mistake => {
      const mend = mendOf(name, text);
      return { name, ...option(text), ...(mend && { mend }) };
    }),
  };
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
      9:
        'The central idea of a longer text unfolds step by step, and turns, contrasts or images may carry it. State it so ' +
        'that it accounts for the ending, and so that no important part of the text speaks against it.',
    },
    caution: 'A sentence can be true and still tell only a small part.',
    mends: {
      'a-detail-only': 'That is in the text, but it is only a small part.',
      'too-broad': 'That is too wide: many other texts could tell it.',
      'not-in-the-text': 'The text does not tell that.',
      'is-the-main-idea': 'That is the whole text, not a small part.',
      'beyond-the-text': 'That is about more than this text.',
      'fits-this-text-only': 'That is the main idea of this text. Others do not tell it.',
      'a-detail-of-this-text': 'That is a detail of this text. Others do not tell it.',
      'tells-the-whole': 'The text tells that: it is the main idea.',
      'tells-a-part': 'The text tells that, in one place.',
    },
  },
  ask: ({ kind, sentences, mainIdea }, turn) => {
    const text = kind === 'story' ? 'story' : 'text';
    const forms = {
      about: `What is this ${text} mostly about?`,
      'sums-up': `Which sentence sums up the ${text}?`,
      idea: `What is the main idea of the ${text}?`,
    };
    const [first = '', last = ''] = [sentences[0], sentences.at(-1)];
    const middle = sentences[Math.floor(sentences.length / 2)] ?? '';
    const read = `The ${text} begins with ${opening(first)}. It ends with ${opening(last)}.`;
    return [
      {
        ...inTurn(forms, turn),
        ...chosen(mainIdea.answer, mainIdea.wrong, () => undefined),
        explanation: mainIdea.why,
        hints: [read, `In the middle is ${opening(middle)}. Which choice fits all three?`],
      },
      ...askOfOthers(text, mainIdea, read),
    ].map((asked) => ({ ...asked, number: 1 }));
  },
};

/** Asks for the sentence that is no main idea, by what it is instead. */
function askOfOthers(
  text: string,
  { answer, wrong }: Passage['mainIdea'],
  read: string,
): Omit<Asked, 'number'>[] {
  const { 'a-detail-only': detail, 'too-broad': broad, 'not-in-the-text': untold } = wrong;
  if (detail === undefined) return [];
  const whole = `The whole ${text} says: ${answer}`;
  const asked: Omit<Asked, 'number'>[] = [];
  const ask = (
    form: string,
    question: string,
    key: string,
    others: Record<string, string>,
    why: string,
    hint: string,
  ) =>
    asked.push({
      form,
      question,
      ...chosen(key, others, () => undefined),
      explanation: `${why} ${whole}`,
      hints: [read, hint],
    });
  if (broad !== undefined) {
    ask(
      'detail',
      `Which one tells only a small part of the ${text}?`,
      detail,
      { 'is-the-main-idea': answer, 'beyond-the-text': broad },
      `The ${text} tells that in one place only.`,
      'Leave out the choice that fits the start and the end.',
    );
    ask(
      'broad',
      `Which one would fit many other ${text === 'story' ? 'stories' : 'texts'}, too?`,
      broad,
      { 'fits-this-text-only': answer, 'a-detail-of-this-text': detail },
      `It could be told in many other ${text === 'story' ? 'stories' : 'texts'}.`,
      `Leave out the choices that fit only this ${text}.`,
    );
  }
  if (untold !== undefined)
    ask(
      'untold',
      `Which one does the ${text} not tell?`,
      untold,
      { 'tells-the-whole': answer, 'tells-a-part': detail },
      `The ${text} does not tell that anywhere.`,
      'For each choice, look for the words that tell it.',
    );
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
      9:
        'Writers leave much unsaid: motives, attitudes, irony. An inference joins several details into the explanation ' +
        'that accounts for them best. It goes as far as the evidence, and not a step further.',
    },
    caution: 'Do not just guess. You must be able to point to a clue in the text.',
    mends: {},
  },
  ask: ({ sentences, inferences }) =>
    inferences.map((inference, i) => ({ ...askInference(inference, sentences), number: i + 1 })),
};

/** Asks for what follows from a passage. The advice names the misreading, and shows the clue or asks for it. */
function askInference(
  { question, answer, wrong, why, clue, hint }: Inference,
  sentences: readonly string[],
): Omit<Asked, 'number'> {
  const sentence = sentences[clue - 1] ?? '';
  const words = whole(sentence);
  const mends: Readonly<Record<string, string>> = {
    'guess-from-the-topic': `That is only a guess. ${hint}`,
    'not-in-the-text': `No sentence says that. ${hint}`,
    'goes-too-far': words
      ? `That is more than this shows: ${words}`
      : `The text does not go that far. ${hint}`,
    'opposite-of-the-text': words
      ? `The text points the other way. Read again: ${words}`
      : `The text points the other way. ${hint}`,
  };
  return {
    form: question.split(' ', 1)[0]?.toLowerCase() ?? '',
    question,
    ...chosen(answer, wrong, (name) => mends[name]),
    explanation: why,
    hints: [again(sentence), hint],
  };
}

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
      9:
        'In a demanding text even common words take on special meanings. The grammar of the sentence, contrasts and the ' +
        'subject of the passage narrow them down. Test each meaning in its place.',
    },
    caution: 'The meaning that you know best may not fit the text.',
    mends: {},
  },
  ask: ({ sentences, words }, turn) =>
    words.map((word, i) => ({ ...askWord(word, sentences, turn + i), number: i + 1 })),
};

/** Asks for the meaning of a word. The advice on a wrong choice shows the word in its place. */
function askWord(
  { word, answer, wrong, why, hint }: Word,
  sentences: readonly string[],
  turn: number,
): Omit<Asked, 'number'> {
  const forms = {
    here: `What does "${word}" mean here?`,
    fits: `Which meaning of "${word}" fits this text?`,
    'in-text': `In this text, what does "${word}" mean?`,
  };
  const sentence = sentences.find((each) => new RegExp(`\\b${word}\\b`, 'i').test(each)) ?? '';
  const place = around(sentence, word);
  const mends: Readonly<Record<string, string>> = {
    'everyday-meaning': `Often it means that. Not here: ${place}.`,
    'other-meaning': `It can mean that. Not here: ${place}.`,
    'guess-from-the-topic': `That fits the topic. It does not fit ${place}.`,
    'opposite-meaning': `Try it in ${place}. The sense is lost.`,
    'similar-word': `That is what another word means, not “${word}”.`,
    'true-but-not-the-word': `That may be true, but “${word}” does not say it.`,
  };
  return {
    ...inTurn(forms, turn),
    ...chosen(answer, wrong, (name) => mends[name]),
    explanation: why.toLowerCase().includes(answer.toLowerCase())
      ? why
      : `${why} Here “${word}” means “${answer}”.`,
    hints: [again(sentence), hint],
  };
}

const common = new Set(
  'that this with from have they them their there what when were been into than then only also even some more most many each very over after before about because could would will does'.split(
    ' ',
  ),
);
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !common.has(word));

/** Returns the first word that a sentence shares with a claim, as the claim spells it. */
function sharedWord(claim: string, sentence: string): string | undefined {
  const words = new Set(wordsOf(claim));
  const shared = wordsOf(sentence).find((word) => words.has(word));
  const found = shared && new RegExp(shared, 'i').exec(claim)?.[0];
  // A name proves as little in all sentences.
  return found === found?.toLowerCase() ? found : undefined;
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
      9:
        'Strong evidence is relevant and sufficient: it bears on exactly this claim, and it would convince a reader who ' +
        'doubts. A true sentence on the same topic may do neither.',
    },
    caution: 'A sentence may share words with the claim and not prove it.',
    mends: {},
  },
  ask: ({ sentences, evidence }, turn) =>
    evidence.map((each, i) => ({ ...askEvidence(each, sentences, turn + i), number: i + 1 })),
};

/** Returns true for a single sentence, which cites the text and does not say what it proves. */
const isSingle = (why: string): boolean => (why.match(/[.!?]["”]?(?=\s+["“]?[A-Z]|$)/g) ?? []).length === 1;

/** Says that a sentence does not answer the question of a hint. */
function unanswered(hint: string): string | undefined {
  if (!hint.endsWith('?')) return undefined;
  if (!/^Which (?:one|sentence)\b/.test(hint)) return `${hint} This sentence does not say.`;
  return `${hint} ${/^Which \w+ (?:is|was)\b/.test(hint) ? 'Not this one.' : 'This one does not.'}`;
}

/** Asks for the sentence that supports a claim. A wrong one shares a word with the claim, or is about something else. */
function askEvidence(
  { claim, sentence, others, why, hint }: Evidence,
  sentences: readonly string[],
  turn: number,
): Omit<Asked, 'number'> {
  const forms = {
    which: `Which sentence shows that ${claim}?`,
    shows: `What shows that ${claim}?`,
    tells: `What tells us that ${claim}?`,
  };
  const option = (at: number) => {
    const text = asChoice(sentences[at - 1] ?? '');
    return { text, worth: text };
  };
  const decoy = others
    .map((at) => sharedWord(claim, sentences[at - 1] ?? ''))
    .find((word) => word !== undefined);
  return {
    ...inTurn(forms, turn),
    answer: option(sentence),
    mistakes: others.map(option).map((choice) => {
      const shared = sharedWord(claim, choice.text);
      return shared === undefined
        ? {
            name: 'off-topic-sentence',
            ...choice,
            mend: unanswered(hint) ?? `It does not show that ${claim}.`,
          }
        : {
            name: 'same-words-only',
            ...choice,
            mend: `It has the word “${shared}”, but proves something else.`,
          };
    }),
    explanation: isSingle(why) ? `${why} This shows that ${claim}.` : why,
    hints: [
      decoy === undefined
        ? `Leave out ${opening(option(others[0]).text)}: it does not prove that.`
        : `Do not go by the word “${decoy}” alone.`,
      hint,
    ],
  };
}

/** Kinds of questions on passages, easy before hard. */
export const kinds: readonly Kind[] = [mainIdea, inference, wordMeaning, evidence];
