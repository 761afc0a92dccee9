import t from 'tap';
import { concepts } from '../../../../curriculum/concepts.ts';
import { everyForm } from '../../../../curriculum/test/sample.ts';
import type { Lesson } from '../../../../schema/lessons.ts';
import { spoken, spokenChoices } from '../../../../src/slices/lessons/authoring/speech.ts';
import { startApp } from '../../../helpers/app.ts';
import { createLesson, registerFamily } from '../../../helpers/families/client.ts';

const { app } = await startApp(t);

/** Concepts with lessons that are read aloud. */
const young = concepts.filter(({ grades }) => grades[0] <= 2);

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

t.test('tells the pictures of a question one by one, so that a listener can count them', async (t) => {
  t.equal(spoken('How many ★ are here? ★ ★ ★'), 'How many stars are here? star, star, star');
  t.equal(spoken('What comes next? ▲ ● ▲ ●'), 'What comes next? triangle, dot, triangle, dot');
  t.equal(spoken('Which has the most tents? ▲ ▲'), 'Which has the most tents? tent, tent');
});

t.test('says the number of pictures and tally marks of a choice', async (t) => {
  t.same(spokenChoices(['● ● ●', '● ●', '●']), ['three dots', 'two dots', 'one dot']);
  t.same(spokenChoices(['||||/ |', '||||', '|']), [
    'five and one tally marks',
    'four tally marks',
    'one tally mark',
  ]);
});

t.test('spells words with gaps, and letters', async (t) => {
  t.equal(spoken('Which letters fit? "thr_d"'), 'Which letters fit? "t, h, r, a gap, d"');
  t.equal(spoken('You have one on each hand: _ _umb.'), 'You have one on each hand: a gap, a gap, u, m, b.');
  t.same(spokenChoices(['sh', 'ch', 'th']), ['s, h', 'c, h', 't, h']);
});

t.test('lets no two choices sound the same', async (t) => {
  t.same(spokenChoices(['their', 'there', 'he']), ['their: t, h, e, i, r', 'there: t, h, e, r, e', 'he']);
  t.same(spokenChoices(['dogs’', 'dogs', 'dog']), [
    'dogs’: d, o, g, s, apostrophe',
    'dogs: d, o, g, s',
    'dog',
  ]);
  t.same(spokenChoices(['We run.', 'We run?']), ['capital We run, period', 'capital We run, question mark']);
  const alike = new Set<string>();
  for (const { concept, question } of everyForm('alike', { from: young, draws: 60 })) {
    const forms = spokenChoices(question.choices).map((each) =>
      each.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''),
    );
    if (new Set(forms).size < forms.length) alike.add(`${concept.id}: ${question.choices.join(' | ')}`);
  }
  t.same([...alike], []);
});

t.test('leaves nothing in the texts up to grade 2 that cannot be read aloud', async (t) => {
  const rest = new Set<string>();
  for (const { question } of everyForm('speech', { from: young })) {
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
    t.same(speech?.choices, spokenChoices(choices));
    t.same(speech?.hints, hints?.map(spoken));
    t.type(speech?.explanation, 'string');
  }
});

t.test('lessons from grade 3 on have no spoken forms', async (t) => {
  const lesson = await lessonAt(4, 'adding fractions');
  t.notMatch(JSON.stringify(lesson), /"speech"/);
});
