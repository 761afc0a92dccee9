import t from 'tap';
import { everyForm } from '../../../../curriculum/test/sample.ts';
import type { Lesson } from '../../../../schema/lessons.ts';
import { spoken } from '../../../../src/slices/lessons/authoring/speech.ts';
import { startApp } from '../../../helpers/app.ts';
import { createLesson, registerFamily } from '../../../helpers/families/client.ts';

const { app } = await startApp(t);

t.test('speaks signs, gaps, fractions, money and units in words', async (t) => {
  const forms: Record<string, string> = {
    'What is 3 + 4?': 'What is 3 plus 4?',
    'What is 9 - 4?': 'What is 9 minus 4?',
    '5 + □ = 8': '5 plus blank equals 8',
    'The cat ___ on the mat.': 'The cat blank on the mat.',
    'Shade 1/2 or 3/4 of it.': 'Shade one half or three fourths of it.',
    'It costs $1.05.': 'It costs 1 dollar and 5 cents.',
    'You have 25¢.': 'You have 25 cents.',
    'It is 6 cm long.': 'It is 6 centimeters long.',
    '7 > 5': '7 is greater than 5',
    'What is -3?': 'What is negative 3?',
    'A well-known word.': 'A well-known word.',
  };
  for (const [text, speech] of Object.entries(forms)) t.equal(spoken(text), speech);
});

t.test('does not count aloud what the learner counts', async (t) => {
  t.equal(spoken('How many ★ are here? ★ ★ ★'), 'How many stars are here?');
  t.equal(spoken('How many ● are here? ●'), 'How many circles are here?');
});

t.test('leaves nothing in the texts up to grade 2 that cannot be read aloud', async (t) => {
  const rest = new Set<string>();
  for (const { question, grade } of everyForm('speech')) {
    if (grade > 2) continue;
    for (const text of [
      question.question,
      ...question.choices,
      question.explanation,
      ...(question.hints ?? []),
    ]) {
      const sign = /[^\w\s.,?!'"“”‘’:;()\-–—é]/u.exec(spoken(text));
      if (sign) rest.add(`${sign[0]} in: ${text}`);
      if (spoken(text) === '') rest.add(`nothing to say: ${text}`);
    }
  }
  t.same([...rest].slice(0, 20), []);
});

async function lessonAt(gradeLevel: number, topic: string): Promise<Lesson> {
  const { learner } = await registerFamily(app);
  return createLesson(learner, learner.id, { topic, gradeLevel });
}

t.test('each text of a lesson up to grade 2 has its spoken form', async (t) => {
  const lesson = await lessonAt(1, 'adding within 20');
  for (const { speech, question, choices, hints } of lesson.spec.questions) {
    t.equal(speech?.question, spoken(question));
    t.same(speech?.choices, choices.map(spoken));
    t.same(speech?.hints, hints?.map(spoken));
    t.type(speech?.explanation, 'string');
  }
});

t.test('lessons from grade 3 on have no spoken forms', async (t) => {
  const lesson = await lessonAt(4, 'adding fractions');
  t.notMatch(JSON.stringify(lesson), /"speech"/);
});
