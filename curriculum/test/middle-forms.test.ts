import t from 'tap';
import { diagnosed, drawn, equations } from '../math/middle-forms.ts';
import { rational } from '../rational.ts';
import { createRng } from '../rng.ts';

const slips = (values: readonly number[]) =>
  values.map((n) => ({ text: `The result is ${n}.`, value: rational(n) }));

t.test('asks for the slip only among slips that give different wrong results', async (t) => {
  const rng = createRng('slips');
  const asked = diagnosed(rng, '2 + 2', rational(4), slips([4, 3, 5, 5, 6, 0]));
  t.same([asked?.answer, ...(asked?.mistakes ?? [])].map((option) => option?.text).sort(), [
    'The result is 3.',
    'The result is 5.',
    'The result is 6.',
  ]);
  t.equal(diagnosed(rng, '2 + 2', rational(4), slips([4, 3, 5, 5])), undefined, 'two results are too few');
});

t.test('tells for each wrong equation what it comes to', async (t) => {
  const terms = [
    { text: '2 × 3', value: rational(6) },
    { text: '2 × 4', value: rational(8) },
  ] as const;
  const { answer, mistakes } = equations(...terms, rational(7));
  t.equal(answer.text, '2 × 3 = 6');
  t.same(
    mistakes.map(({ text, mend }) => [text, mend]),
    [
      ['2 × 4 = 6', 'Work it out: 2 × 4 is 8, not 6.'],
      ['2 × 3 = 7', 'Work it out: 2 × 3 is 6, not 7.'],
      ['2 × 4 = 7', 'Work it out: 2 × 4 is 8, not 7.'],
    ],
  );
});

t.test('draws until a value fits, and fails if none does', async (t) => {
  const rng = createRng('draws');
  t.equal(
    drawn(
      () => rng.int(1, 6),
      (n) => n === 6,
    ),
    6,
  );
  t.throws(() => drawn(() => undefined), /no parameters fit/);
});
