import t from 'tap';
import { evaluate, quantityOf } from '../../../../src/slices/lessons/provider/expression.ts';
import { hasFalseEquality, solve, type Verdict } from '../../../../src/slices/lessons/provider/solver.ts';

function verdictOf(question: string, choices: string[], correctIndex = 0): Verdict {
  return solve({ question, choices, correctIndex, explanation: '' });
}

t.test('evaluates school arithmetic exactly', async (t) => {
  const values: [string, string | undefined][] = [
    ['3 + 4 × 2', '11'],
    ['(3 + 4) x 2', '14'],
    ['10 − 2 − 3', '5'],
    ['1/2 + 1/3', '5/6'],
    ['2 1/4 - .5', '7/4'],
    ['0.1 + 0.2', '3/10'],
    ['1,200 ÷ 3', '400'],
    ['$3.50 + $1.25', '19/4'],
    ['25% × 80', '20'],
    ['2^3^', undefined],
    ['2³ × 4', '32'],
    ['-2²', undefined],
    ['(-2)²', '4'],
    ['3(4 + 1)', '15'],
    ['√49 + 1', '8'],
    ['√50', undefined],
    ['1 ÷ 0', undefined],
    ['2^999999999', undefined],
    ['(2^3)^-2', '1/64'],
    // Another step would take a second, and a further one half a minute.
    ['((9^64)^64)^64', undefined],
    ['((1/9^64)^64)^-64', undefined],
    ['((((', undefined],
    ['', undefined],
    ['3 +', undefined],
    ['seven', undefined],
  ];
  for (const [text, value] of values) t.equal(evaluate(text)?.toString(), value, text);
});

t.test('reads number and unit of a choice in any notation', async (t) => {
  const same = [
    ['1/2', '2/4', '0.5', '.5', '0.50', '50%', 'x = 1/2'],
    ['7', 'seven', 'Seven', '7.0', '14/2', ' 7 ', '3 + 4', '7.'],
    ['1200', '1,200'],
    ['7 apples', '7 apple', '7.0 Apples'],
    ['-3', '−3'],
  ];
  for (const texts of same) {
    const worths = texts.map((text) =>
      JSON.stringify([quantityOf(text)?.value.toString(), quantityOf(text)?.unit]),
    );
    t.same(new Set(worths).size, 1, texts.join(' '));
  }
  for (const text of ['the captain', 'x', '3:30', '', 'A and B']) t.equal(quantityOf(text), undefined, text);
  t.not(quantityOf('7 cm')?.unit, quantityOf('7 m')?.unit);
});

t.test('proves or refutes a key by the value of the expression', async (t) => {
  const right: [string, string[]][] = [
    ['What is 3 + 4?', ['7', '8', '6']],
    ['Calculate 12 ÷ 4 =', ['3', '4', '8']],
    ['What is 25% of 80?', ['20', '25', '40']],
    ['What is 3/4 of 20?', ['15', '12', '5']],
    ['What is 3 plus 4?', ['7', '8', '12']],
    ['How much is $3.50 + $1.25?', ['$4.75', '$4.50', '$5.00']],
    ['What is the value of 3(4 + 1) - 2²?', ['11', '13', '9']],
    ['What is 7 x 8?', ['56', '54', '63']],
    ['What is 12 divided by 5?', ['2.4', '2.5', '2']],
    ['What is 1/2 + 1/3?', ['5/6', '2/5', '1/6']],
    ['3 + __ = 7', ['4', '3', '5']],
    ['What number goes in the blank? 3 + ___ = 7', ['4', '3', '5']],
    ['Solve for x: 2x + 3 = 11', ['4', '3', '5']],
    ['If x + 3 = 7, what is x?', ['4', '3', '5']],
    ['What is x in 3x + 2 = 14?', ['x = 4', 'x = 3', 'x = 5']],
  ];
  for (const [question, choices] of right) {
    t.equal(verdictOf(question, choices), 'right', question);
    t.equal(verdictOf(question, choices, 1), 'wrong', `${question} with another key`);
  }
  t.equal(verdictOf('What is 3 + 4?', ['7', '7.0', '8']), 'wrong', 'two right choices');
  t.equal(verdictOf('Solve x² = 9.', ['3', '-3', '4']), 'wrong', 'two solutions among the choices');
});

t.test('reads fractions as school does: neither proves a wrong key nor drops the right one', async (t) => {
  const questions: [string, string, string][] = [
    ['What is 6 ÷ 1/2?', '12', '3'],
    ['What is 6 ÷ ½?', '12', '3'],
    ['What is 2 ÷ 3/4?', '8/3', '1/6'],
    ['Calculate 1/2 ÷ 1/4.', '2', '1/8'],
    ['What is 6 divided by 1/2?', '12', '3'],
    ['Find the value of 4 ÷ 1 1/3.', '3', '4/3'],
    ['What is [2 + 3] × 4?', '20', '14'],
    ['What is 1/2 of 10?', '5', '20'],
    ['Solve for x: x ÷ 1/2 = 12', '6', '24'],
    ['Ben cuts 6 ÷ 1/2 pieces. How many does he have?', '12', '3'],
  ];
  for (const [question, key, other] of questions) {
    t.equal(verdictOf(question, [other, key, '99']), 'wrong', `${question} ${other}`);
    t.not(verdictOf(question, [other, key, '99'], 1), 'wrong', `${question} ${key}`);
  }
});

t.test('leaves open what can be read in two ways, whichever key it has', async (t) => {
  const questions: [string, string, string][] = [
    ['What is 80 + 10%?', '88', '80.1'],
    ['What is 6/2(1 + 2)?', '9', '1'],
    ['What is -3²?', '-9', '9'],
    ['What is 1/2/3?', '1/6', '3/2'],
    ['What is 12 / 6 / 2?', '1', '4'],
    ['What is 3/4 of 20 + 4?', '19', '18'],
    ['Solve for x: 1/2x = 4', '8', '1/8'],
    ['What is x in 6/2(x + 2) = 9?', '1', '2'],
    ['What is 3 + 5!?', '8', '123'],
    ['What is 12 : 3 + 1?', '5', '4'],
    ['What is |2 − 5| + 1?', '4', '-2'],
    ['What is 2 × ∛8 + 1?', '5', '9'],
    ['What is 1 200 + 3?', '1203', '203'],
    ['What is 5 km + 3 + 4 m?', '5.007', '12'],
  ];
  for (const [question, key, other] of questions) {
    for (const correctIndex of [0, 1, 2])
      t.equal(verdictOf(question, [key, other, '99'], correctIndex), 'open', `${question} ${correctIndex}`);
  }
});

t.test('refutes, but does not prove, a key by an expression in a longer text', async (t) => {
  t.equal(verdictOf('Ann has 3 + 4 apples. How many apples does she have?', ['7', '8', '6']), 'open');
  t.equal(verdictOf('Ann has 3 + 4 apples. How many apples does she have?', ['8', '7', '6']), 'wrong');
});

t.test('leaves questions undecided without a calculation, or about something else', async (t) => {
  const open: [string, string[]][] = [
    ['Who leads a pirate ship?', ['The captain', 'The cook', 'The gunner']],
    ['Which number is greater than 3 + 4?', ['8', '7', '6']],
    ['Estimate 48 + 51.', ['100', '99', '90']],
    ['Sam has 3 + 4 apples. He eats 2. How many are left?', ['5', '7', '6']],
    ['How long was the war of 1914–1918?', ['4 years', '3 years', '2 years']],
    ['What is x² if x = 3?', ['9', '6', '5']],
    ['If x + 3 = 7, what is 2x?', ['8', '4', '10']],
    ['What is the remainder of 17 ÷ 5?', ['2', '3', '5']],
    ['Which fraction is greater than 1/2?', ['3/4', '1/4', '2/5']],
    ['What is 3 + 4?', ['Seven things', 'Eight things', 'Six things']],
  ];
  for (const [question, choices] of open) t.equal(verdictOf(question, choices), 'open', question);
});

t.test('finds a false equality in an explanation', async (t) => {
  for (const text of ['So 3 + 4 = 8.', '5 × 5 = 20', 'First 2 + 2 = 4, then 4 + 4 = 9.', '1/2 = 2/5']) {
    t.ok(hasFalseEquality(text), text);
  }
  const fine = [
    '3 + 4 = 7',
    '2x + 3 = 7, so 2x = 4',
    '3/4 = 75%',
    '6 ÷ 1/2 = 12',
    '80 + 10% = 88',
    '-3² = 9',
    '1:2 = 2:4',
    '1 hour = 60 minutes',
    '3 cm + 4 cm = 7 cm',
    '17 ÷ 5 = 3 remainder 2',
    '700 = 7 hundreds',
    '6 × 7 = 6 × 5 + 12 = 42',
    'x = 4, since 4 + 3 = 7',
    'There is nothing to add.',
  ];
  for (const text of fine) t.notOk(hasFalseEquality(text), text);
});

t.test('terminates on adversarial texts', async (t) => {
  for (const fragment of ['3 + ', '(', '1 x ', '= 1 ', '2^', ' ', '√', '1,', '__ = ']) {
    const question = fragment.repeat(400).slice(0, 400);
    t.equal(verdictOf(question, ['1', '2', '3']), 'open');
    t.notOk(hasFalseEquality(question));
  }
});
