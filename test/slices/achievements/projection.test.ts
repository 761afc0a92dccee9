import t from 'tap';
import type { Row } from '../../../src/db/tables.ts';
import type { RecordedEvent } from '../../../src/kernel/ledger/events.ts';
import { achievementProjections } from '../../../src/slices/achievements/projection.ts';

const projection = achievementProjections.find(({ on }) => on === 'QuizAnswered');

/** Projects quizzes at times, each with the family's day or, before version 2, without one. Returns the streak and day after each. */
function after(...quizzes: [time: string, day?: string][]): [streak: number, day: string][] {
  let progress: Row<'progress'> | undefined;
  return quizzes.map(([recordedAt, day]) => {
    // The rest does not matter to the projection.
    const event = {
      familyId: 1,
      recordedAt,
      payload: { learnerId: 2, ...(day && { day }) },
    } as RecordedEvent;
    const [change] = projection?.project(event, { progress }) ?? [];
    if (change?.table !== 'progress' || !('put' in change)) throw new Error('no row of progress');
    progress = change.put;
    return [progress.streak_days, progress.last_day];
  });
}

t.test('counts days of version 1 in UTC', async (t) => {
  t.same(after(['2026-03-01T23:59:59.999Z'], ['2026-03-02T00:00:00.000Z'], ['2026-03-02T23:00:00.000Z']), [
    [1, '2026-03-01'],
    [2, '2026-03-02'],
    [2, '2026-03-02'],
  ]);
});

t.test('continues a streak of version 1 by days of the family', async (t) => {
  t.same(
    after(
      ['2026-03-01T20:00:00.000Z'],
      ['2026-03-02T20:00:00.000Z'],
      // In Los Angeles, still the evening of the 2nd.
      ['2026-03-03T03:00:00.000Z', '2026-03-02'],
      ['2026-03-04T03:00:00.000Z', '2026-03-03'],
      ['2026-03-06T03:00:00.000Z', '2026-03-05'],
    ),
    [
      [1, '2026-03-01'],
      [2, '2026-03-02'],
      [2, '2026-03-02'],
      [3, '2026-03-03'],
      [1, '2026-03-05'],
    ],
  );
});

t.test(
  'counts an event of version 1 as the release that wrote it did, also after one with a later day',
  async (t) => {
    t.same(
      after(
        // The morning of the 3rd in Seoul, then by an older instance.
        ['2026-03-02T22:00:00.000Z', '2026-03-03'],
        ['2026-03-02T23:00:00.000Z'],
        ['2026-03-03T23:00:00.000Z', '2026-03-04'],
      ),
      [
        [1, '2026-03-03'],
        [1, '2026-03-02'],
        [1, '2026-03-04'],
      ],
    );
  },
);
