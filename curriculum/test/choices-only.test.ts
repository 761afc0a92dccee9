import t from 'tap';
import { isWhole, sampled } from '../../test/helpers/sampled.ts';
import { concepts } from '../index.ts';
import { draw, mean, measure } from './choices-only/measure.ts';

/** Questions of each concept. A run of `choices-only/run.ts` takes more. */
const PER_CONCEPT = 120;

const shares = new Map<string, { share: number; highest: number }>();
for (const concept of sampled(concepts, 0.1)) {
  const { examples, share } = measure(draw(concept, PER_CONCEPT));
  // A small sample may be above by two standard errors.
  const margin = 2 * Math.sqrt((0.55 * 0.45) / examples.length);
  shares.set(concept.id, { share, highest: 0.55 + margin });
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

t.test('has no concept whose choices alone tell the key in more than 55 %', async (t) => {
  const telling = [...shares].filter(([, { share, highest }]) => share > highest);
  t.same(
    telling.map(([id, { share }]) => `${id}: ${percent(share)}`),
    [],
  );
});

// The mean of a few concepts says nothing.
if (isWhole)
  t.test('tells at most 35 % of the keys by the choices alone over all concepts', async (t) => {
    const share = mean([...shares.values()].map(({ share }) => share));
    t.ok(share <= 0.35, percent(share));
  });
