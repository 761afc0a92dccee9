import t from 'tap';
import { fleschKincaid, sentencesOf } from '../../src/slices/lessons/provider/readability.ts';
import { type Concept, concepts } from '../index.ts';
import { grades0To1 } from '../reading/passages/grades-0-1.ts';
import { grades2To3 } from '../reading/passages/grades-2-3.ts';
import { grades4To5 } from '../reading/passages/grades-4-5.ts';
import { grades6To8 } from '../reading/passages/grades-6-8.ts';
import { grades9To12 } from '../reading/passages/grades-9-12.ts';
import { pairs6To8 } from '../reading/passages/pairs-6-8.ts';
import { pairs9To12 } from '../reading/passages/pairs-9-12.ts';
import type { Passage } from '../reading/passages/passage.ts';
import { everyForm, type Sample } from './sample.ts';

interface Band {
  grades: string;
  passages: readonly Passage[];
  words: readonly [least: number, most: number];
  /** Words of the longest sentence. */
  sentence: number;
  readability: readonly [lowest: number, highest: number];
}

const bands: readonly Band[] = [
  { grades: 'k-1', passages: grades0To1, words: [20, 45], sentence: 8, readability: [-2, 1] },
  { grades: '2-3', passages: grades2To3, words: [45, 80], sentence: 10, readability: [-0.1, 4] },
  { grades: '4-5', passages: grades4To5, words: [70, 250], sentence: 30, readability: [1.5, 6] },
  { grades: '6-8', passages: grades6To8, words: [90, 250], sentence: 35, readability: [3.5, 8] },
  { grades: '9-12', passages: grades9To12, words: [180, 350], sentence: 45, readability: [2.9, 13] },
];
const all = bands.flatMap(({ passages }) => passages);
const kinds = ['main-idea', 'inference', 'word-meaning', 'evidence'] as const;

const textOf = ({ sentences }: Passage): string => sentences.join(' ');
const countWords = (text: string): number => text.split(/\s+/).length;
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const gradeOf = (passages: readonly Passage[]): number =>
  mean(passages.map((passage) => fleschKincaid(textOf(passage))));

const isAsked = ({ id }: Concept, kind: string): boolean => id.startsWith(`reading.${kind}.grades-`);
const samplesOf = (kind: string): Sample[] => [
  ...everyForm('passages', { from: concepts.filter((concept) => isAsked(concept, kind)) }),
];

const pairs = [...pairs6To8, ...pairs9To12];
const comparing = concepts.filter((concept) => isAsked(concept, 'paired-texts'));

/** Returns the passage, the question and the choices of a generated question. */
function partsOf({ question: { question, choices, correctIndex } }: Sample) {
  const [text = '', asked = ''] = question.split('\n\n');
  return { text, asked, choices, key: choices[correctIndex] ?? '' };
}

t.test('has at least 32 passages of each band, stories and others', async (t) => {
  for (const { grades, passages } of bands) {
    t.ok(passages.length >= 32, grades);
    const stories = passages.filter(({ kind }) => kind === 'story').length;
    t.ok(stories >= 8 && passages.length - stories >= 12, `${grades}: ${stories} stories`);
  }
});

t.test('has at least 100 questions of each kind in each band', async (t) => {
  for (const { grades } of bands)
    for (const kind of kinds) {
      const concept = concepts.find(({ id }) => id === `reading.${kind}.grades-${grades}`);
      t.ok((concept?.finite ?? 0) >= 100, `${kind} ${grades}: ${concept?.finite}`);
    }
});

t.test('keeps passages and their sentences short', async (t) => {
  for (const { passages, words, sentence } of bands) {
    for (const passage of passages) {
      const count = countWords(textOf(passage));
      if (count < words[0] || count > words[1]) t.fail(`${passage.title}: ${count} words`);
      const longest = Math.max(...sentencesOf(textOf(passage)).map(({ length }) => length));
      if (longest > sentence) t.fail(`${passage.title}: ${longest} words in a sentence`);
    }
  }
});

t.test('keeps passages within the readability of their band, which grows by band and level', async (t) => {
  for (const { passages, readability } of bands) {
    for (const passage of passages) {
      const grade = fleschKincaid(textOf(passage));
      if (grade < readability[0] || grade > readability[1]) t.fail(`${passage.title}: ${grade}`);
    }
    const third = passages.length / 3;
    const levels = [0, 1, 2].map((level) =>
      gradeOf(passages.filter((_, i) => Math.floor(i / third) === level)),
    );
    t.same(
      levels.toSorted((a, b) => a - b),
      levels,
      'grows by level',
    );
  }
  const means = bands.map(({ passages }) => gradeOf(passages));
  for (const [i, grade] of means.entries()) t.ok(i === 0 || grade > (means[i - 1] ?? 0) + 1, `${grade}`);
});

t.test('offers sentences of the passage as evidence', async (t) => {
  for (const sample of samplesOf('evidence')) {
    const { text, choices } = partsOf(sample);
    const outside = choices.filter((choice) => !text.includes(choice.replace(/ …$/, '')));
    t.same(outside, [], sample.question.key);
  }
});

t.test('takes the evidence from the start, the middle and the end', async (t) => {
  for (const { grades, passages } of bands) {
    const thirds = passages.flatMap(({ sentences, evidence }) =>
      evidence.map(({ sentence }) => Math.floor(((sentence - 1) * 3) / sentences.length)),
    );
    for (const third of [0, 1, 2])
      t.ok(thirds.filter((at) => at === third).length >= 6, `${grades}: third ${third}`);
  }
});

t.test('asks for words that stand in the passage', async (t) => {
  for (const sample of samplesOf('word-meaning')) {
    const { text, asked } = partsOf(sample);
    const word = /"(.+)"/.exec(asked)?.[1] ?? '';
    t.ok(new RegExp(`\\b${word}\\b`, 'i').test(text), sample.question.key);
  }
});

t.test('does not reveal the key by its length or by absolute words', async (t) => {
  for (const kind of kinds) {
    let longest = 0;
    const samples = samplesOf(kind);
    for (const sample of samples) {
      const { choices, key } = partsOf(sample);
      const length = Math.max(...choices.map((choice) => choice.length));
      if (key.length === length) longest += 1 / choices.filter((choice) => choice.length === length).length;
      const absolute =
        kind === 'evidence' ? [] : choices.filter((choice) => /\b(always|never)\b/i.test(choice));
      t.same(absolute, [], sample.question.key);
    }
    const share = longest / samples.length;
    t.ok(share > 0.18 && share < 0.32, `${kind}: the longest choice is right in ${share}`);
  }
});

t.test('varies the question, repeats none and stays within the length that clients show', async (t) => {
  const samples = kinds.flatMap(samplesOf);
  t.equal(new Set(samples.map(({ question }) => question.question)).size, samples.length, 'questions differ');
  t.equal(new Set(all.map(({ title }) => title)).size, all.length, 'titles differ');
  t.equal(new Set(all.map(textOf)).size, all.length, 'passages differ');
  t.equal(new Set(all.map(({ mainIdea }) => mainIdea.answer)).size, all.length, 'main ideas differ');
  for (const { question } of samples)
    if (question.question.length > 2500 || question.choices.some(({ length }) => length > 200))
      t.fail(`${question.key} is too long`);
});

t.test('has 100 questions that compare two texts, in each band from grade 6', async (t) => {
  t.same(
    comparing.map(({ grades }) => grades),
    [
      [6, 8],
      [9, 12],
    ],
  );
  for (const { id, finite = 0 } of comparing) t.ok(finite >= 100, `${id}: ${finite}`);
  for (const { title, texts } of pairs)
    for (const { sentences } of texts) {
      const count = countWords(sentences.join(' '));
      if (count < 60 || count > 130) t.fail(`${title}: ${count} words`);
    }
  for (const { title, claims } of pairs)
    t.ok(new Set(claims.map(({ says }) => says)).size >= 2, `${title}: claims of one writer only`);
});

t.test('does not reveal by its length what two texts have in common or not', async (t) => {
  const answers = pairs.flatMap(({ comparisons }) => comparisons);
  const longest = answers.filter(({ answer, wrong }) =>
    Object.values(wrong).every((text) => text.length < answer.length),
  );
  t.ok(longest.length / answers.length < 0.32, `${longest.length} of ${answers.length}`);
});

t.test(
  'leads back to a place in the text, with two hints for each question and advice on each choice',
  async (t) => {
    for (const sample of [...kinds.flatMap(samplesOf), ...everyForm('passages', { from: comparing })]) {
      const { question, choices, correctIndex, hints = [], feedback = [], key } = sample.question;
      const advised = feedback.filter((advice) => advice !== null).length;
      if (hints.length !== 2 || advised !== choices.length - 1) t.fail(`${key}: hints or advice missing`);
      const quoted = [...hints, ...feedback.flatMap((advice) => advice?.text ?? [])]
        .flatMap((text) => [...text.matchAll(/“([^”]+)”/g)])
        .map(([, quote = '']) => quote.replace(/^… | …$/g, ''));
      // A quotation within a quotation has single marks.
      const plainOf = (text: string) => text.replace(/[“”‘’"]|'(?!\p{L})/gu, '').toLowerCase();
      const plain = plainOf(question);
      const invented = quoted.filter((quote) => !plain.includes(plainOf(quote)));
      t.same(invented, [], key);
      t.equal(feedback[correctIndex], null, key);
    }
  },
);
