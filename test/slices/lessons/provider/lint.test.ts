import t from 'tap';
import { questionOf, type WrittenQuestion } from '../../../../src/slices/lessons/provider/answer-schemas.ts';
import {
  faultOf,
  faultOfTexts,
  hasLongestKey,
  normalizedText,
} from '../../../../src/slices/lessons/provider/lint.ts';
import { pirates } from '../../../helpers/families/pirates.ts';

const context = { gradeLevel: 5, topic: 'pirates' };
const [good] = pirates.map(written) as [WrittenQuestion];

/** Returns a question of a draft with help. */
function written(draft: object): WrittenQuestion {
  const advice = ['Read it again.', 'No, look up.', 'Do not guess.', 'Try it once more.'];
  const question = questionOf({ hints: ['Think of a skull.', 'Who is he?'], advice, ...draft });
  if (!question) throw new Error('an invalid question');
  return question;
}

/** Returns the fault of a good question with a change. */
function faultWith(change: Partial<WrittenQuestion>, gradeLevel = 5, topic = 'pirates'): string | undefined {
  return faultOf({ ...good, ...change }, { gradeLevel, topic });
}

function advised(...texts: string[]): Partial<WrittenQuestion> {
  return { feedback: [null, ...texts.map((text) => ({ mistakes: [], text }))] };
}

function faultOfChoices(...choices: string[]): string | undefined {
  return faultWith({ choices, correctIndex: 0 });
}

t.test('accepts good questions', async (t) => {
  for (const question of pirates) t.equal(faultOf(written(question), context), undefined, question.question);
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
    for (const [i, text] of texts.entries()) {
      t.equal(faultWith({ explanation: text }), fault, `${fault} ${i}`);
      t.equal(faultWith({ hints: ['Think.', text] }), fault, `${fault} ${i} in a hint`);
      t.equal(faultWith(advised('Think.', text)), fault, `${fault} ${i} in an advice`);
      t.equal(faultOfTexts(['Pirates sail.', text], context), fault, `${fault} ${i} in an introduction`);
    }
  }
});

t.test('accepts short advice without the most common words', async (t) => {
  for (const text of ['Divide each term by its new number.', 'Use your whole chart, not only half.'])
    t.equal(faultWith({ hints: ['Think.', text] }), undefined, text);
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

t.test('rejects a wrong calculation in each text that helps', async (t) => {
  const text = 'So 3 + 4 = 8.';
  t.equal(faultWith({ explanation: text }), 'a wrong sum');
  t.equal(faultWith({ hints: ['Think.', text] }), 'a wrong sum');
  t.equal(faultWith(advised('Think.', text)), 'a wrong sum');
  t.equal(faultOfTexts([text], context), 'a wrong sum');
});

t.test('rejects a hint that tells the answer', async (t) => {
  const telling: [key: string, hint: string][] = [
    ['The bow', 'It is called the bow.'],
    ['Mast', 'Think of two masts.'],
    ['7', 'Count on to 7.'],
    ['7', 'You get seven in all.'],
    ['1/2', 'It is the same as 0.5.'],
    ['$3.50', 'It costs 3.50 in all.'],
    ['7 cm', 'Measure 7 centimeters.'],
    ['Jolly Roger', 'The jolly roger has a skull.'],
  ];
  for (const [key, hint] of telling)
    t.equal(
      faultWith({ choices: [key, '111', '222'], hints: ['Think.', hint] }),
      'a hint that tells the answer',
      `${key}: ${hint}`,
    );
});

t.test('accepts a hint that names what the question names, or all choices', async (t) => {
  const fine: [question: string, key: string, hint: string][] = [
    ['Which is greater, 3 or 5?', '5', 'Compare 3 and 5 on a line.'],
    ['Which part is at the front?', 'Bow', 'Where are bow, 111 and 222?'],
    ['Which part is at the front?', 'Bow', 'It is below your elbow.'],
    ['What is 3 + 4?', '7', 'Count on from 3.'],
    ['What is 3 − 2?', '1', 'Which one is smaller?'],
    ['Which letter comes first?', 'A', 'Say a song of letters.'],
  ];
  for (const [question, key, hint] of fine)
    t.equal(
      faultWith({ question, choices: [key, '111', '222'], hints: ['Think.', hint] }),
      undefined,
      `${key}: ${hint}`,
    );
});

t.test('rejects hints and advice that repeat each other', async (t) => {
  t.equal(faultWith({ hints: ['Think of it.', 'think of it'] }), 'a hint that repeats another');
  t.equal(faultWith(advised('Look up.', 'Look up!')), 'advice that repeats another');
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

t.test('limits sentences up to grade 2 to ten words, and to twelve in texts that explain', async (t) => {
  const long = 'Who is it that is the one who leads the big ship?';
  const short = { question: 'Who leads it?', explanation: 'He leads it.' };
  t.equal(faultWith({ ...short, question: long }, 2), 'words beyond the grade');
  t.equal(faultWith({ ...short, question: long }, 3), undefined);
  t.equal(faultWith({ ...short, hints: ['Think.', long] }, 2), 'words beyond the grade');
  t.equal(faultWith({ ...short, explanation: long }, 2), undefined);
  t.equal(faultWith({ ...short, explanation: `Say: ${long} It is he.` }, 2), undefined);
  const longer = 'Who is it that is the one who leads the big ship at sea?';
  t.equal(faultWith({ ...short, explanation: longer }, 2), 'words beyond the grade');
  t.equal(faultOfTexts([longer], { gradeLevel: 2, topic: 'pirates' }), 'words beyond the grade');
});

t.test('rejects help in words beyond the grade', async (t) => {
  const hard = 'Consider administrative authorities with navigational responsibilities.';
  t.equal(faultWith({ hints: ['Think.', hard] }), 'words beyond the grade');
  t.equal(faultWith(advised('Think.', hard)), 'words beyond the grade');
});

t.test('ignores case, blanks and punctuation in comparisons', async (t) => {
  t.equal(normalizedText('Who  leads\na pirate ship?'), normalizedText('who leads a "Pirate" ship'));
  t.not(normalizedText('What is 3 + 4?'), normalizedText('What is 3 - 4?'));
});
