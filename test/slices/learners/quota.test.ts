import t from 'tap';
import { newId } from '../../../src/base/ids.ts';
import type { Database } from '../../../src/db/database.ts';
import { addUnderFreeName } from '../../../src/slices/learners/add-learner.ts';
import { startApp, testSettings } from '../../helpers/app.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { clientOf, expectStatus, register } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { addLearner } from '../../helpers/families/learners.ts';
import { createKernel } from '../../helpers/kernel/kernel.ts';

const settings = { quotas: { ...testSettings.quotas, learners: 5 } };
const { app, databaseUrl } = await startFamilies(t, { settings });

const tooMany = refusal(409, 'TOO_MANY_LEARNERS');

t.test('rejects a learner beyond the quota, until another one is deleted', async (t) => {
  const parent = await register(app, 'PARENT');
  const learners = [];
  for (let i = 0; i < 5; i++) learners.push(await addLearner(parent));
  t.match(await parent.post('/api/learners', { name: 'Mia' }), tooMany);
  t.equal((await parent.get('/api/learners')).body.length, 5);
  await expectStatus(200, parent.delete(`/api/learners/${learners[0]?.id}`));
  await addLearner(parent);
  t.match(await parent.post('/api/learners', { name: 'Mia' }), tooMany);
});

t.test("rejects a registration with the parent's token beyond the quota", async (t) => {
  const parent = await register(app, 'PARENT');
  for (let i = 0; i < 4; i++) await addLearner(parent);
  await register(app, 'LEARNER', parent);
  const account = { username: 'sixth', email: 'sixth@example.org', name: 'Sixth', password: 'a password' };
  const answer = await parent.post('/register', { ...account, role: 'LEARNER', parentId: parent.id });
  t.match(answer, tooMany);
});

t.test('confirms no waiting learner beyond the quota', async (t) => {
  const parent = await register(app, 'PARENT');
  for (let i = 0; i < 4; i++) await addLearner(parent);
  const confirm = async (username: string) => {
    const account = { username, email: `${username}@example.org`, name: 'Waiting', password: 'a password' };
    const body = { ...account, role: 'LEARNER', parentId: parent.id };
    const { user } = (await expectStatus(201, clientOf(app).post('/register', body))).body;
    return () => parent.put(`/api/learners/${user.id}/confirm`);
  };
  const [first, second] = [await confirm('waiting-1'), await confirm('waiting-2')];
  await expectStatus(200, first());
  t.match(await second(), tooMany);
  const [{ id }] = (await parent.get('/api/learners')).body;
  await expectStatus(200, parent.delete(`/api/learners/${id}`));
  await expectStatus(200, second());
  await expectStatus(200, first());
});

t.test('keeps the quota under concurrent requests on two instances', async (t) => {
  const other = await startApp(t, { databaseUrl, settings });
  const parent = await register(app, 'PARENT');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => {
      const headers = { authorization: `Bearer ${parent.token}` };
      const payload = { name: 'Mia' };
      return (i % 2 ? app : other.app).inject({ method: 'POST', url: '/api/learners', headers, payload });
    }),
  );
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  t.same([count(201), count(409)], [5, 35]);
});

/** Counts the transactions of commands, and the rows that they read. */
function counting(counts: { transactions: number; rows: number }) {
  return (database: Database): Database => ({
    ...database,
    async begin() {
      const tx = await database.begin();
      counts.transactions += 1;
      return {
        ...tx,
        async query<T extends object>(text: string, parameters?: readonly unknown[]) {
          const rows = await tx.query<T>(text, parameters);
          counts.rows += rows.length;
          return rows;
        },
      };
    },
  });
}

t.test('names 40 learners of one name at one instant with a few attempts each', async (t) => {
  const counts = { transactions: 0, rows: 0 };
  const { database, commands, newFamily } = await createKernel(t, { wrap: counting(counts) });
  const parentId = await newFamily();
  const learner = { parentId, name: 'Mia', email: undefined, passwordHash: null };
  let attempts = 0;
  const added = await Promise.all(
    Array.from({ length: 40 }, () =>
      addUnderFreeName(
        database,
        (command) => {
          attempts += 1;
          return commands.execute(command);
        },
        learner,
        { nowMs: 1, isRetried: ({ code }) => code === 'USERNAME_TAKEN' || code === 'EMAIL_TAKEN' },
      ),
    ),
  );
  t.equal(new Set(added.map(({ username }) => username)).size, 40);
  t.ok(attempts <= 80, `${attempts} attempts`);
  // A shared transaction fails, then each command has one of its own, then the second attempts.
  t.ok(counts.transactions <= 90, `${counts.transactions} transactions`);
});

t.test('gives up after five taken names', async (t) => {
  const { database, commands, newFamily } = await createKernel(t);
  const parentId = await newFamily();
  const learner = { parentId, name: 'Mia', email: 'the-same@example.org', passwordHash: null };
  const options = { nowMs: 1, isRetried: () => true };
  let attempts = 0;
  const add = () =>
    addUnderFreeName(
      database,
      (command) => {
        attempts += 1;
        return commands.execute(command);
      },
      learner,
      options,
    );
  await add();
  await t.rejects(add(), { code: 'EMAIL_TAKEN' });
  t.equal(attempts, 1 + 5);
});

t.test('reads few rows to add a learner, however many rewards the family has', async (t) => {
  const counts = { transactions: 0, rows: 0 };
  const { database, commands, newFamily } = await createKernel(t, { wrap: counting(counts) });
  const parentId = await newFamily();
  const learner = { parentId, name: 'Mia', email: undefined, passwordHash: null };
  const add = (nowMs: number) =>
    addUnderFreeName(database, commands.execute, learner, { nowMs, isRetried: () => false });
  for (const title of ['A title', 'Movie night', 'Family outing']) {
    const ids = Array.from({ length: 2000 }, newId);
    await database.sql`
      WITH added AS (
        INSERT INTO rewards (family_id, id, token_cost, current_redemptions, is_active, created_at)
        SELECT ${parentId}, id, 7, 0, false, now() FROM unnest(${ids}::text[]::uuid[]) id RETURNING id
      )
      INSERT INTO reward_texts (family_id, reward_id, title, description, category, image_emoji, color)
      SELECT ${parentId}, id, ${title}, '', 'General', '🎁', '#fff' FROM added`;
  }
  await add(1);
  t.ok(counts.rows < 150, `${counts.rows} rows`);
  const goals = () => database.sql`SELECT FROM rewards WHERE family_id = ${parentId} AND is_active`;
  t.equal((await goals()).length, 3);
  await add(2);
  t.equal((await goals()).length, 3, 'no goal twice');
  t.ok(counts.rows < 300, `${counts.rows} rows`);
});
