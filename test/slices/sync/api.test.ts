import t, { type Test } from 'tap';
import { readSlowly } from '../../helpers/documents/reading.ts';
import {
  answerQuiz,
  answersTo,
  createLesson,
  createReward,
  expectStatus,
  type Family,
} from '../../helpers/families/client.ts';
import { startCopying } from './rounds/copying.ts';

/** Comparison of a replica's table with answers of the API. */
interface Comparison {
  table: string;
  /** Requests whose answers, objects or lists of them, have the rows. */
  urls(family: Family): readonly string[];
  /** Column with the id of a row, and the field of the answer. */
  id: readonly [column: string, field: string];
  /** Columns of fields with another name. */
  renamed?: Readonly<Record<string, string>>;
  /** Fields without a column, and columns without a field, with the reasons. */
  only?: Readonly<Record<string, string>>;
}

/** Reasons for all tables. */
const onlyEverywhere = { family_id: 'The API answers for one family.' };
const learnersOf = ({ learner, sibling }: Family) => [learner.id, sibling.id];
const byLearner = (path: string) => (family: Family) =>
  learnersOf(family).map((id) => `${path}?learnerId=${id}`);

const comparisons: readonly Comparison[] = [
  {
    table: 'users',
    urls: () => ['/api/user', '/api/learners'],
    id: ['id', 'id'],
    only: { created_at: 'The API does not show it.' },
  },
  {
    table: 'learner_profiles',
    urls: (family) => learnersOf(family).map((id) => `/api/learner-profile/${id}`),
    id: ['learner_id', 'userId'],
    renamed: { userId: 'learner_id' },
    only: { picture: 'A learner without one has none.', color: 'A learner without one has none.' },
  },
  {
    table: 'learner_settings',
    urls: (family) => learnersOf(family).map((id) => `/api/learner-settings/${id}`),
    id: ['learner_id', 'learnerId'],
    only: { learner_id: 'The request names it.' },
  },
  {
    table: 'lessons',
    urls: () => [],
    id: ['id', 'id'],
    only: {
      grade_level: 'The API does not show it.',
      answered_at: 'Unanswered lessons have none.',
      answers: 'In the table quiz_answers.',
      isTooFast: 'A mark for the report to parents.',
    },
  },
  {
    table: 'ledger_entries',
    urls: byLearner('/api/points/history'),
    id: ['id', 'id'],
    only: {
      seq: 'Exports of the ledger show it.',
      idx: 'Exports of the ledger show it.',
      actorId: 'In the table ledger_events.',
      actorName: 'In the table users.',
      actorRole: 'In the table users.',
      reason: 'A note outside of the ledger.',
    },
  },
  {
    table: 'achievements',
    urls: byLearner('/api/achievements'),
    id: ['id', 'id'],
    only: {
      title: 'A text of the service for the type.',
      description: 'A text of the service for the type.',
      learner_id: 'The request names it.',
    },
  },
  {
    table: 'rewards',
    urls: () => ['/api/rewards'],
    id: ['id', 'id'],
    renamed: { parentId: 'family_id' },
    only: { deleted_at: 'The API leaves deleted rewards out.' },
  },
  {
    table: 'redemptions',
    urls: () => ['/api/redemptions'],
    id: ['id', 'id'],
    only: { learnerName: 'In the table users.', rewardTitle: 'In the table rewards.' },
  },
  {
    table: 'awards',
    urls: byLearner('/api/awards'),
    id: ['id', 'id'],
    only: {
      is_shared: 'Shares have no listing.',
      share_title: 'Shares have no listing.',
      share_description: 'Shares have no listing.',
      shared_at: 'Shares have no listing.',
    },
  },
];

const { here, there, newFamily, round, follow } = await startCopying(t);

/** Returns times in one form, since JSON of PostgreSQL and of the API write them differently. */
function comparable(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, item) =>
    /^\d{4}-\d\d-\d\dT/.test(item) ? new Date(item).toISOString() : item,
  );
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Row = Record<string, unknown>;

/** Leaves out what the API makes of a stored lesson: the advice for the picked choice, and the spoken forms. */
function stored(row: Row): Row {
  const isMade = (key: string) => key === 'feedback' || key === 'speech';
  return JSON.parse(JSON.stringify(row, (key, value) => (isMade(key) ? undefined : value)));
}

/** Compares all rows of a family, and that each field and each column has its counterpart or a reason. */
async function compare(t: Test, household: Family, comparison: Comparison): Promise<void> {
  const { table, urls, id, renamed = {}, only = {} } = comparison;
  const [idColumn, idField] = id;
  const rows = await there<{ row: Row }[]>`
    SELECT to_jsonb(t) AS row FROM ${there(`learning.${table}`)} t WHERE family_id = ${household.parent.id}`;
  const lessons = table === 'lessons' ? rows.map(({ row }) => `/api/lessons/${row['id']}`) : [];
  let found = 0;
  for (const url of [...urls(household), ...lessons]) {
    const { body } = await expectStatus(200, household.parent.get(url));
    for (const answer of [body].flat()) {
      const key = answer[idField] ?? url.split('/').at(-1);
      const row = rows.find(({ row }) => String(row[idColumn]) === String(key))?.row ?? {};
      const shown = Object.fromEntries(
        Object.entries(answer)
          .filter(([field]) => !(field in only))
          // The id of a profile's user is a string.
          .map(([field, value]) => [
            renamed[field] ?? columnOf(field),
            field === 'userId' ? Number(value) : value,
          ]),
      );
      const isCompared = (column: string) => column in shown || !(column in { ...only, ...onlyEverywhere });
      const copied = Object.fromEntries(Object.entries(row).filter(([column]) => isCompared(column)));
      t.strictSame(comparable(stored(copied)), comparable(stored(shown)), `${table} ${url}`);
      found += 1;
    }
  }
  t.ok(found > 0, `${table}: ${found} rows`);
}

async function live(household: Family): Promise<void> {
  const { parent, learner, sibling } = household;
  for (const subject of ['Math', 'Reading']) {
    const lesson = await readSlowly(
      { sql: here },
      await createLesson(parent, learner.id, { subject, topic: '' }),
    );
    await answerQuiz(parent, lesson, { answers: answersTo(lesson, 5) });
  }
  await answerQuiz(parent, await createLesson(parent, sibling.id, { topic: 'fractions' }));
  await expectStatus(
    200,
    parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true }),
  );
  const reward = await createReward(parent, { tokenCost: 10 });
  await expectStatus(200, learner.post(`/api/rewards/${reward.id}/save`, { points: 10 }));
  await expectStatus(201, learner.post(`/api/rewards/${reward.id}/redeem`));
  const [activity] = (await expectStatus(200, parent.get('/api/activities'))).body;
  await expectStatus(
    201,
    learner.post('/api/awards/allocate', { allocations: [{ activityId: activity.id, tokens: 2 }] }),
  );
}

t.test('shows in a replica what the API shows, after a full round and after changes', async (t) => {
  const household = await newFamily(50);
  const { parent, learner } = household;
  await live(household);
  await expectStatus(
    200,
    parent.put(`/api/learner-profile/${learner.id}`, {
      strugglingAreas: ['Tidying up'],
      graph: { nodes: [{ id: 'own', label: 'Own' }], edges: [] },
    }),
  );
  // A free topic, and a concept that the generators no longer have.
  await here`INSERT INTO lesson_topics VALUES (${parent.id}, ${learner.id}, 'topic.01234567', 'Pirates', 'History')`;
  for (const concept of ['topic.01234567', 'gone.concept']) {
    await here`INSERT INTO mastery SELECT m.family_id, m.learner_id, ${concept}, 0.25, 1, 5, 1, m.last_at, false,
      m.due_at, m.stability, m.hardness, m.lapses FROM mastery m WHERE m.learner_id = ${learner.id} LIMIT 1`;
  }
  await follow(parent.id);
  t.match(await round(parent.id), { isFull: true });
  for (const comparison of comparisons) await compare(t, household, comparison);
  const [profile] = await there`SELECT * FROM learning.learner_profiles WHERE learner_id = ${learner.id}`;
  const areas: string[] = profile?.['struggling_areas'];
  t.ok(areas.length > 3 && ['Tidying up', 'Pirates', 'gone.concept'].every((area) => areas.includes(area)));

  await live(household);
  t.match(await round(parent.id), { isFull: false });
  for (const comparison of comparisons) await compare(t, household, comparison);
});
