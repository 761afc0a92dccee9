import { randomUUID } from 'node:crypto';
import t from 'tap';
import { runCli } from '../../helpers/cli.ts';
import { connect } from '../../helpers/database/connection.ts';
import { createEmptyDatabase } from '../../helpers/database/database.ts';
import {
  answerQuiz,
  clientOf,
  createLesson,
  createReward,
  givePoints,
  type Member,
  memberPassword,
  register,
  registerFamily,
} from '../../helpers/families/client.ts';
import { atOnce, tally } from '../../helpers/families/races.ts';
import { remoteApp, startInstances } from '../../helpers/instances.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { until } from '../../helpers/until.ts';

/** Races on three processes that started on an empty database at the same time. Each request goes to the next process. */

const databaseUrl = await createEmptyDatabase(t);
const { services, addresses, setupCode } = await startInstances(t, databaseUrl);
const app = await remoteApp(t, databaseUrl, addresses);
const sql = connect(databaseUrl);
t.teardown(() => sql.end());

const person = (role: string, username = randomUUID()) => ({
  username,
  email: `${username}@example.org`,
  name: role,
  role,
  password: memberPassword,
});
const admins: Member[] = [];

t.test('the first user is one administrator', async (t) => {
  const first = { ...person('ADMIN'), setupCode: await setupCode() };
  const answers = await atOnce(12, () => clientOf(app).post('/register', { ...first, ...person('ADMIN') }));
  t.same(tally(answers), { 201: 1, '403 ADMIN_REQUIRED': 11 });
  const { token, user } = answers.find(({ status }) => status === 201)?.body ?? {};
  admins.push({ ...clientOf(app, token), id: user.id, token });
});

t.test('a username belongs to one user', async (t) => {
  const answers = await atOnce(12, () =>
    clientOf(app).post('/register', { ...person('PARENT'), username: 'wanted' }),
  );
  t.same(tally(answers), { 201: 1, '400 USERNAME_TAKEN': 11 });
});

t.test('a balance pays for as many saves and redemptions as it has points', async (t) => {
  const [admin] = admins;
  if (!admin) return;
  const { parent, learner } = await registerFamily(app);
  await givePoints(admin, learner.id, 40);
  const reward = await createReward(parent, { tokenCost: 10 });
  const saves = await atOnce(60, () => learner.post(`/api/rewards/${reward.id}/save`, { points: 1 }));
  t.same(tally(saves), { 200: 40, '500 INSUFFICIENT_BALANCE': 20 });
  const redemptions = await atOnce(12, () => learner.post(`/api/rewards/${reward.id}/redeem`));
  t.same(tally(redemptions), { 201: 4, '400 INSUFFICIENT_SAVINGS': 8 });
  t.equal((await learner.get('/api/points')).body.balance, 0);
});

t.test('an idempotency key takes effect once, and in one family only', async (t) => {
  const [admin] = admins;
  if (!admin) return;
  const families = [await registerFamily(app), await registerFamily(app)];
  const adjust = (key: string, i: number) =>
    admin.send({
      method: 'POST',
      url: '/api/points/adjust',
      headers: { 'idempotency-key': key },
      payload: { learnerId: families[i]?.learner.id ?? 0, amount: 3, reason: 'a race' },
    });
  const same = randomUUID();
  const answers = await atOnce(30, () => adjust(same, 0));
  t.same(tally(answers), { 201: 30 });
  t.equal(new Set(answers.map(({ body }) => JSON.stringify(body))).size, 1);
  const balances = () =>
    Promise.all(families.map(async ({ learner }) => (await learner.get('/api/points')).body.balance));
  t.same(await balances(), [3, 0]);
  const other = randomUUID();
  // 13 requests of each family, each to all three processes.
  t.same(tally(await atOnce(26, (i) => adjust(other, i % 2))), { 201: 13, '422 IDEMPOTENCY_KEY_REUSED': 13 });
  t.equal(
    (await balances()).reduce((sum, balance) => sum + balance),
    6,
  );
});

t.test('one checkpoint is made of a state', async (t) => {
  const [admin] = admins;
  if (!admin) return;
  await registerFamily(app);
  const answers = await atOnce(12, () => admin.get('/api/ledger/checkpoint'));
  t.same(tally(answers), { 200: 12 });
  const made = await sql`SELECT size FROM log_checkpoints GROUP BY size HAVING count(*) > 1`;
  t.same([...made], []);
});

t.test('each quiz makes one further lesson, by the jobs of any process', async (t) => {
  const families = await Promise.all(Array.from({ length: 4 }, () => registerFamily(app)));
  for (const { learner } of families) await answerQuiz(learner, await createLesson(learner, learner.id));
  const ids = families.map(({ learner }) => String(learner.id));
  const queued = async () => {
    const rows = await sql`SELECT count(*)::int AS lessons FROM lessons WHERE status = 'QUEUED'
      AND learner_id = ANY (${ids}::text[]::bigint[]) GROUP BY learner_id`;
    return rows.map(({ lessons }) => lessons);
  };
  await until('all jobs have run', async () => {
    const [waiting] = await sql`SELECT count(*)::int AS jobs FROM pgboss.job WHERE state < 'completed'`;
    return waiting?.['jobs'] === 0;
  });
  t.same(await queued(), [1, 1, 1, 1]);
});

t.test('the last of several administrators stays', async (t) => {
  const [first] = admins;
  if (!first) return;
  const others = [await register(app, 'ADMIN', first), await register(app, 'ADMIN', first)];
  const close = (admin: Member) =>
    admin.send({ method: 'DELETE', url: '/api/user', payload: { password: memberPassword } });
  const answers = await Promise.all([first, ...others].map(close));
  t.same(tally(answers), { 200: 2, '409 LAST_ADMIN': 1 });
});

t.test('the ledgers of all families and the log verify afterwards', async (t) => {
  t.same(await ledgerFaults(sql), []);
  const verified = await runCli(databaseUrl, 'ledger', 'verify');
  t.equal(verified.code, 0, verified.output + verified.errors);
  for (const service of services) {
    t.notMatch(service.output(), /"level":[4-6]0/, 'no warnings');
    t.equal(await service.end('SIGTERM'), 0);
  }
});
