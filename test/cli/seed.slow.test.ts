import t from 'tap';
import { createDatabasePool } from '../../src/db/database.ts';
import { testSettings } from '../helpers/app.ts';
import { runCliWith } from '../helpers/cli.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { ledgerFaults } from '../helpers/kernel/ledger-laws.ts';

/** Returns a command on a new database, and its families' events. */
async function newDatabase() {
  const DATABASE_URL = await createDatabase(t);
  const database = createDatabasePool(DATABASE_URL);
  t.teardown(database.close);
  const variables = { DATABASE_URL, SECRETS_KEY: testSettings.secretsKey };
  const seed = (...args: string[]) => runCliWith(variables, 'seed', '--days', '40', ...args);
  const history = (familyId: number) => database.sql`
    SELECT e.type, (e.recorded_at - min(e.recorded_at) OVER ())::text AS since, n.amount, n.balance_after FROM events e LEFT JOIN entries n USING (family_id, seq)
    WHERE e.family_id = ${familyId} ORDER BY seq, idx`;
  return { database, seed, history };
}

t.test('seed: adds a history that the ledger confirms, the same for the same number', async (t) => {
  const [one, two] = [await newDatabase(), await newDatabase()];
  const seeded = await one.seed('--seed', '7', '--json');
  t.equal(seeded.code, 0, seeded.errors);
  t.match(JSON.parse(seeded.output), {
    username: 'explorer',
    password: /^[\w-]{16}$/,
    learners: [/^mia-/, /^ben-/, /^lea-/],
  });
  const text = await two.seed('--seed', '7');
  t.match(text.output, /^username explorer {2}password [\w-]{16}\nusername mia-/);

  const events = await one.history(1);
  const types = new Set(events.map(({ type }) => type));
  for (const type of ['QuizAnswered', 'PointsSaved', 'RedemptionRequested', 'PointsAdjusted'])
    t.ok(types.has(type), type);
  t.same(events, await two.history(1), 'the same history');
  t.same(await ledgerFaults(one.database.sql), []);
  t.same(
    [...(await one.database.sql`SELECT FROM sessions WHERE revoked_at IS NULL`)],
    [],
    'leaves no session',
  );

  t.match(await one.seed(), {
    code: 1,
    errors: 'The user explorer exists already: --again adds another family.\n',
  });
  t.equal((await one.seed('--seed', '8', '--again')).code, 0);
  const [again] = await one.database.sql<
    { id: number; role: string }[]
  >`SELECT id, role FROM users WHERE username = 'explorer-2'`;
  t.equal(again?.role, 'PARENT', 'only the first user of the database is an administrator');
  t.notSame(await one.history(again?.id ?? 0), events, 'another history for another number');
});
