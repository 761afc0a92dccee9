import t from 'tap';
import { sentencesOf } from '../../src/slices/lessons/provider/readability.ts';
import { sampled } from '../../test/helpers/sampled.ts';
import { type Concept, concepts, difficulties, generateLesson } from '../index.ts';
import { createRng } from '../rng.ts';
import { formOf } from '../templates.ts';
import { tellsKey } from './checks/hints.ts';
import { everyForm } from './sample.ts';

/** Rules for what a lesson teaches beside its questions. */

const taught = concepts.flatMap(({ teaching, ...concept }) => (teaching ? [{ ...concept, teaching }] : []));

/** Concepts for tests that generate questions. */
const some = sampled(taught, 0.15);

/** Longest sentence, in words, for learners who begin to read. */
const maxWordsForYoung = 12;

function longSentences(text: string): string[] {
  return sentencesOf(text).flatMap((words) => (words.length > maxWordsForYoung ? [words.join(' ')] : []));
}

t.test('teaches each concept with an idea, a caution and standards', async (t) => {
  for (const { id, subject, teaching, standards = [] } of taught) {
    const ideas = typeof teaching.idea === 'string' ? [teaching.idea] : Object.values(teaching.idea);
    t.ok(ideas.length > 0 && [...ideas, teaching.caution].every((text) => text.length > 10), `${id}: texts`);
    // Only these subjects have standards of that kind.
    if (['Math', 'Reading', 'Science'].includes(subject)) t.ok(standards.length > 0, `${id}: standards`);
  }
});

t.test('has an idea for the first grade of each concept', async (t) => {
  for (const { id, grades, teaching } of taught)
    if (typeof teaching.idea !== 'string') t.ok(grades[0] in teaching.idea, id);
});

t.test('has advice for each wrong choice', async (t) => {
  for (const { id, teaching, ...concept } of some) {
    const missing = new Set<string>();
    for (const { question } of everyForm('advice', { from: [{ id, teaching, ...concept }] })) {
      question.choices.forEach((choice, i) => {
        if (i !== question.correctIndex && !question.feedback?.[i]) missing.add(`${question.key}: ${choice}`);
      });
    }
    t.same([...missing].slice(0, 3), [], id);
  }
});

t.test('uses only advice that some question gives', async (t) => {
  for (const { id, teaching, ...concept } of some) {
    const given = new Set<string>();
    const from = [{ id, teaching, ...concept }];
    for (const { question } of everyForm('given', { from, draws: 300 }))
      for (const advice of question.feedback ?? [])
        for (const name of advice?.mistakes ?? []) given.add(name);
    t.same(
      Object.keys(teaching.mends).filter((name) => !given.has(name)),
      [],
      id,
    );
  }
});

t.test('has short sentences in all texts for grades up to 2', async (t) => {
  for (const { id, grades, teaching } of taught) {
    if (grades[0] > 2) continue;
    const { idea, caution, mends } = teaching;
    const early =
      typeof idea === 'string'
        ? [idea]
        : Object.entries(idea).flatMap(([g, text]) => (Number(g) > 2 ? [] : text));
    t.same([...early, caution, ...Object.values(mends)].flatMap(longSentences), [], id);
  }
});

t.test('has short sentences in all questions for grades up to 2, with their choices and help', async (t) => {
  for (const concept of sampled(concepts, 0.15)) {
    const long = new Set<string>();
    for (let grade = concept.grades[0]; grade <= Math.min(2, concept.grades[1]); grade++) {
      const rng = createRng(`short ${concept.id} ${grade}`);
      for (let i = 0; i < 90; i++) {
        const level = ([0, 1, 2] as const)[i % 3] ?? 0;
        const { question, choices, explanation, hints, feedback } = concept.generate(rng, { grade, level });
        const advice = (feedback ?? []).flatMap((each) => each?.text ?? []);
        for (const text of [question, ...choices, explanation, ...(hints ?? []), ...advice])
          for (const sentence of longSentences(text)) long.add(sentence);
      }
    }
    t.same([...long].slice(0, 3), [], concept.id);
  }
});

t.test('gives no answer away in the hints of a single question', async (t) => {
  for (const { question } of everyForm('hints', { from: some })) {
    const isVerdict = /^(?:both|neither|only )/.test(question.choices[question.correctIndex] ?? '');
    t.notOk(!isVerdict && tellsKey(question), `${question.key}: ${question.hints?.join(' ')}`);
  }
});

t.test('asks at most two questions of a sentence form, and shows another one as the example', async (t) => {
  for (const { id } of some) {
    const concept = concepts.find((each) => each.id === id);
    if (!concept) continue;
    for (const difficulty of difficulties) {
      for (const gradeLevel of new Set(concept.grades)) {
        const { questions, introduction } = generateLesson({
          concept,
          gradeLevel,
          difficulty,
          seed: 'forms',
        });
        t.ok(mostOfOneForm(concept, questions) <= 2, `${id}: forms at ${difficulty}, grade ${gradeLevel}`);
        const { example } = introduction;
        t.notOk(
          questions.some(({ key }) => key === example?.key),
          `${id}: example`,
        );
        const forms = questions.map(({ key }) => formOf(key));
        const own = example && formOf(example.key);
        if (own && new Set([...forms, own]).size <= forms.length)
          t.ok(forms.includes(own), `${id}: the example's form is asked, ${difficulty}, grade ${gradeLevel}`);
      }
    }
  }
});

function mostOfOneForm({ id }: Concept, questions: readonly { key: string }[]): number {
  const forms = questions.map(({ key }) => key.slice(id.length + 1).split(' ')[0]);
  return Math.max(...forms.map((form) => forms.filter((other) => other === form).length));
}

t.test('advises on the answer of another learner as theirs', async (t) => {
  for (const { question } of everyForm('claims', { from: some, draws: 10 })) {
    if (!question.question.endsWith('Who is right?')) continue;
    for (const advice of question.feedback ?? []) t.notMatch(advice?.text ?? '', /^You (?!are\b|have\b)/);
  }
});
