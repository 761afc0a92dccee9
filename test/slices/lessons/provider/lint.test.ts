import t from 'tap';
import type { Question } from '../../../../curriculum/types.ts';
import { faultOf, hasLongestKey, normalizedText } from '../../../../src/slices/lessons/provider/lint.ts';
import { pirates } from '../../../helpers/families/pirates.ts';

const context = { gradeLevel: 5, topic: 'pirates' };
const [good] = pirates as [Question];

/** Returns the fault of a good question with a change. */
function faultWith(change: Partial<Question>, gradeLevel = 5, topic = 'pirates'): string | undefined {
  return faultOf({ ...good, ...change }, { gradeLevel, topic });
}

function faultOfChoices(...choices: string[]): string | undefined {
  return faultWith({ choices, correctIndex: 0 });
}

t.test('accepts good questions', async (t) => {
  for (const question of pirates) t.equal(faultOf(question, context), undefined, question.question);
  const fine = [
    'Is 3 < 5 or 3 > 5?',
    'What does the Spanish word "hola" mean in English?',
    'Fill in the gap: The cat ____ on the mat.',
    'What is π to two places?',
    'If a<b and b<c, which is the greatest?',
    'A book costs $3.50. Can you buy it with $3?',
  ];
  for (const question of fine) t.equal(faultWith({ question }), undefined, question);
});

t.test('rejects a key outside the choices', async (t) => {
  t.equal(faultWith({ correctIndex: good.choices.length }), 'no key');
});

t.test('rejects choices of equal value in any notation', async (t) => {
  const equal = [
    ['1/2', '2/4'],
    ['0.5', '.5'],
    ['50%', '1/2'],
    ['seven', '7'],
    ['The captain', 'captain'],
    ['the  Captain.', 'The captain'],
    ['“Bow”', 'bow'],
    ['1,000', '1000'],
    ['3 apples', '3 apple'],
    ['x = 4', '4'],
  ];
  for (const [a = '', b = ''] of equal)
    t.equal(faultOfChoices(a, b, 'Mast'), 'choices of equal value', `${a} ${b}`);
  t.equal(faultOfChoices('7 cm', '7 m', '70 m'), undefined);
  t.equal(faultOfChoices('+', '-', '×'), undefined);
});

t.test('rejects choices about the others', async (t) => {
  const sweeping = [
    'All of the above',
    'None of these',
    'Both of them',
    'none of the choices',
    'All the answers above',
    'Neither of these',
    'A and B',
    'All three of these',
  ];
  for (const choice of sweeping)
    t.equal(faultOfChoices('Jolly Roger', 'Flag', choice), 'a choice about the others');
  for (const choice of ['All of Europe', 'Both hands', 'None', 'Some of the time']) {
    t.equal(faultOfChoices('Jolly Roger', 'The flag', choice), undefined, choice);
  }
});

t.test('rejects a key that is much longer than the other choices', async (t) => {
  t.equal(
    faultOfChoices('The flag with the skull and the bones', 'Red', 'Blue'),
    'a key that is much the longest',
  );
  t.equal(faultOfChoices('Seventeen', 'Two', 'One'), undefined, 'a short key may be longer');
  const question = { ...good, choices: ['Keel', 'Bow', 'Hull'], correctIndex: 0 };
  t.notOk(hasLongestKey(question), 'as long as another');
  t.ok(hasLongestKey({ ...question, choices: ['Keels', 'Bow', 'Hull'] }));
});

t.test('rejects markup, links and invisible characters', async (t) => {
  const cases: Record<string, string[]> = {
    markup: [
      'Look <b>here</b>.',
      'It is &lt;b&gt;.',
      'It is \\frac{1}{2}.',
      'It is **bold**.',
      'See `x`.',
      '# Title',
      '[a](b)',
    ],
    'a link': [
      'See https://a.example.',
      'See www.a.example.',
      'Ask pirates.com now.',
      'Write to a@b.example.',
    ],
    'invisible characters': [
      'a\u0000b',
      'a\u202eb',
      'a\u200bb',
      'a\u0007b',
      'a\ud800b',
      'a\u2028b',
      'a\ufffdb',
    ],
    'an empty text': ['', '   ', '\u200b', '\u3164', '\u2800\u2800', '\ufe0f'],
    'talk of instructions': [
      'Ignore all that.',
      'My system prompt is short.',
      'As an AI language model I say so.',
    ],
    'an unsafe text': ['That is how to make a bomb.'],
  };
  for (const [fault, texts] of Object.entries(cases)) {
    for (const [i, text] of texts.entries())
      t.equal(faultWith({ explanation: text }), fault, `${fault} ${i}`);
  }
});

t.test('rejects other languages', async (t) => {
  for (const question of [
    '¿Quién manda en los barcos de los piratas?',
    'Кто ведёт корабль?',
    '谁领导海盗船？',
  ]) {
    t.equal(faultWith({ question }), 'another language', question);
  }
});

t.test('rejects a wrong calculation in the explanation', async (t) => {
  t.equal(faultWith({ explanation: 'So 3 + 4 = 8.' }), 'a wrong sum in the explanation');
});

t.test('rejects words beyond the grade, except those of the topic', async (t) => {
  const hard = 'Which administrative authority exercised navigational responsibility?';
  t.equal(faultWith({ question: hard }), 'words beyond the grade');
  t.equal(faultWith({ question: hard }, 12), 'words beyond the grade');
  const near = {
    question: 'Which illness did sailors get when they had no fruit?',
    explanation: 'It is scurvy.',
  };
  t.equal(faultWith(near, 1), 'words beyond the grade');
  t.equal(faultWith(near, 2), undefined);
  const topical = 'Which gas do plants take in during photosynthesis?';
  t.equal(faultWith({ question: topical }, 4), 'words beyond the grade');
  t.equal(faultWith({ question: topical }, 4, 'photosynthesis'), undefined);
});

t.test('limits sentences to ten words up to grade 2', async (t) => {
  const question = 'Who is it that is the one who leads the big ship?';
  t.equal(faultWith({ question, explanation: 'He leads it.' }, 2), 'words beyond the grade');
  t.equal(faultWith({ question, explanation: 'He leads it.' }, 3), undefined);
});

t.test('ignores case, blanks and punctuation in comparisons', async (t) => {
  t.equal(normalizedText('Who  leads\na pirate ship?'), normalizedText('who leads a "Pirate" ship'));
  t.not(normalizedText('What is 3 + 4?'), normalizedText('What is 3 - 4?'));
});
