import t from 'tap';
import { refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import { clientOf } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { activities, allocate, awards } from './steps.ts';

const { app, admin, database, newFamily } = await startFamilies(t);

t.test('lists the same 8 or more activities to every user', async (t) => {
  const { parent, learner } = await newFamily();
  const list = await activities(learner);
  t.ok(list.length >= 8);
  t.equal(new Set(list.map(({ id }) => id)).size, list.length);
  t.equal(new Set(list.map(({ name }) => name)).size, list.length);
  for (const activity of list) {
    t.same(shapeFaults(activity, activityShape), []);
    t.ok(activity.name && activity.description && activity.category);
    t.equal(activity.isActive, true);
  }
  t.same(await activities(parent), list);
  t.same(await activities(admin), list);
  t.match(await clientOf(app).get('/api/activities'), refusal(401, 'UNAUTHENTICATED'));
});

const activityShape = {
  id: 'uuid',
  name: 'string',
  description: 'string',
  category: 'string',
  isActive: 'boolean',
} as const;

t.test('sorts activities by category, then name', async (t) => {
  const list = await activities(admin);
  const rows = await database.sql<{ id: string }[]>`SELECT id FROM activities ORDER BY category, name`;
  t.same(
    list.map(({ id }) => id),
    rows.map(({ id }) => id),
  );
});

t.test('omits an inactive activity and keeps its name on awards', async (t) => {
  const { learner } = await newFamily(10);
  const award = await allocate(learner);
  const { sql } = database;
  await sql`UPDATE activities SET is_active = false WHERE id = ${award.activityId}`;
  t.teardown(async () => {
    await sql`UPDATE activities SET is_active = true WHERE id = ${award.activityId}`;
  });
  t.notOk((await activities(learner)).some(({ id }) => id === award.activityId));
  t.same(await awards(learner), [award]);
});
