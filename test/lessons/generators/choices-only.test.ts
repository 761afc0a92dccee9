import t from 'tap';
import { concepts } from '../../../src/lessons/generators/index.ts';
import { notYetMended } from './choices-only/exceptions.ts';
import { draw, mean, measure } from './choices-only/measure.ts';

/** Questions of each concept. A run of `choices-only/run.ts` takes more. */
const PER_CONCEPT = 120;

const shares = new Map<string, { share: number; highest: number }>();
for (const concept of concepts) {
  const { examples, share } = measure(draw(concept, PER_CONCEPT));
  // A small sample may be above by two standard errors.
  const margin = 2 * Math.sqrt((0.6 * 0.4) / examples.length);
  shares.set(concept.id, { share, highest: 0.6 + margin });
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

t.test(
  'has no concept whose choices alone tell the key in more than 60 %, but for the exceptions',
  async (t) => {
    const telling = [...shares].filter(
      ([id, { share, highest }]) => !notYetMended.has(id) && share > highest,
    );
    t.same(
      telling.map(([id, { share }]) => `${id}: ${percent(share)}`),
      [],
    );
  },
);

t.test('tells at most 40 % of the keys by the choices alone over all mended concepts', async (t) => {
  const mended = [...shares].filter(([id]) => !notYetMended.has(id));
  const share = mean(mended.map(([, { share }]) => share));
  t.ok(share <= 0.4, percent(share));
});

t.test('lists as exceptions only concepts whose choices tell the key in 55 % or more', async (t) => {
  const needless = [...notYetMended].filter((id) => (shares.get(id)?.share ?? 0) < 0.55);
  t.same(needless, [], 'take them off the list');
});
