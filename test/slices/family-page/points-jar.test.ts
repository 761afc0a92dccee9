import t from 'tap';
import { coinsFor, fullJar } from '../../../src/slices/family-page/page/parts/pictures/jar-scale.ts';

t.test('a jar with a target shows the share, and is full only when the target is reached', async (t) => {
  t.equal(coinsFor(0, 100), 0);
  t.equal(coinsFor(1, 1_000), 1, 'any points are a coin');
  t.equal(coinsFor(50, 100), Math.floor(fullJar / 2));
  t.ok(coinsFor(999, 1_000) < fullJar);
  t.equal(coinsFor(100, 100), fullJar);
  t.equal(coinsFor(500, 100), fullJar);
});

t.test(
  'a jar without a target shows each of the first points, and never fewer coins for more points',
  async (t) => {
    for (let points = 0; points <= 20; points += 1) t.equal(coinsFor(points), points);
    for (let points = 1; points <= 12_000; points += 1) {
      if (coinsFor(points) < coinsFor(points - 1)) t.fail(`${points} points have fewer coins`);
    }
    const shown = [0, 1, 7, 40, 250, 5_000, 10_000].map((points) => coinsFor(points));
    t.equal(new Set(shown).size, shown.length, 'amounts of different sizes look different');
    t.equal(coinsFor(10_000), fullJar);
  },
);
