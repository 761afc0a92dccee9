import t from 'tap';
import { streakText } from '../../../src/slices/family-page/page/views/child/home/streak.ts';

/** Returns the text of a week that ends with these lessons yesterday and today. */
function textOf(streak: number, yesterday: number, today: number): string {
  const day = (date: string, lessons: number) => ({ date, lessons, points: 0 });
  return streakText({ streak, week: [day('2026-03-01', yesterday), day('2026-03-02', today)] });
}

t.test('a child learns today or comes back tomorrow, whichever keeps the days in a row', async (t) => {
  t.equal(textOf(0, 0, 0), 'Learn today to light up a star!');
  t.equal(textOf(1, 1, 0), 'Learn today to make it 2 days in a row!');
  t.equal(textOf(2, 1, 0), 'Learn today to make it 3 days in a row!');
  t.equal(textOf(1, 0, 1), 'You learned today! Come back tomorrow for 2 days in a row.');
  t.equal(textOf(3, 1, 2), '3 days in a row! Come back tomorrow.');
});
