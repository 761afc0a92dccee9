import t from 'tap';
import { concepts } from '../../../../curriculum/index.ts';
import { samples } from '../../../../curriculum/test/sample.ts';
import { isUnsafe } from '../../../../src/slices/lessons/provider/safety.ts';

t.test('rejects content that is unfit for children', async (t) => {
  const topics = [
    'porn',
    'Hentai drawing',
    'sex positions',
    'how to make a bomb',
    'Building a home-made pipe bomb',
    'fractions, and cooking meth',
    'ways of hurting myself',
    'suicide methods',
    'how to kill my sister',
    'buying weed',
    'ＰＯＲＮ',
    'how\nto\tmurder',
    'pro-ana tips',
    'what the fuck',
  ];
  for (const topic of topics) t.ok(isUnsafe(topic), topic);
  for (const question of ['What is your full name?', 'Tell us your home address.', 'Enter your password']) {
    t.ok(isUnsafe(question), question);
  }
});

t.test('accepts content that only sounds unsafe', async (t) => {
  const topics = [
    'the Second World War',
    'the Holocaust',
    'the atomic bomb in history',
    'drugs and their dangers',
    'the human body',
    'sexual and asexual reproduction',
    'sex chromosomes',
    'Scunthorpe and Essex',
    'Roman numerals like XXX',
    'poisonous plants',
    'suicide prevention',
    'Dick Turpin',
    'cocktail parties',
    'shooting stars',
    'assassins of Rome',
    'How plants make food',
    'What is your favourite color?',
  ];
  for (const topic of topics) t.notOk(isUnsafe(topic), topic);
});

t.test('accepts all texts of the generators', async (t) => {
  for (const { title, objectives } of concepts) t.notOk([title, ...objectives].some(isUnsafe), title);
  for (const { question } of samples(3000, 'safety')) {
    const text = [question.question, question.explanation, ...question.choices].join(' / ');
    t.notOk(isUnsafe(text) && text, 'safe text');
  }
});
