import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { runCli } from '../../helpers/cli.ts';
import { connect } from '../../helpers/database/connection.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { register, registerAdmin } from '../../helpers/families/client.ts';
import { addLearner } from '../../helpers/families/learners.ts';
import { tally } from '../../helpers/families/races.ts';
import { asSuperuser, rewriteFrom } from '../../kernel/ledger/checkpoints/tampering.ts';

t.test('runs one verification while two of the caller wait, and returns 429 for more', async (t) => {
  const { app, databaseUrl } = await startApp(t, { isAlone: true });
  const admin = await registerAdmin(app);
  const parent = await register(app, 'PARENT');
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  const { answers, another } = await sql.begin(async (tx) => {
    await tx`LOCK TABLE events`;
    const all = Array.from({ length: 4 }, () => admin.get('/api/ledger/verify'));
    const first = await Promise.race(all);
    t.match(first, refusal(429, 'TOO_MANY_REQUESTS'));
    t.equal(first.headers['retry-after'], '5');
    return { answers: Promise.all(all), another: parent.get('/api/ledger/verify') };
  });
  t.same(tally(await answers), { '200': 3, '429 TOO_MANY_REQUESTS': 1 });
  t.same(tally([await another]), { '200': 1 }, 'others may wait too');
});

t.test('judges nothing after a newer version has migrated the database', async (t) => {
  const { app, database } = await startApp(t);
  const parent = await register(app, 'PARENT');
  await database.sql`INSERT INTO schema_migrations VALUES (9999, '9999_later.sql', '')`;
  const answer = await parent.get('/api/ledger/verify');
  t.match(answer, refusal(503, 'SERVICE_UNAVAILABLE'));
  t.equal(answer.headers['retry-after'], '60');
});

t.test('reports a changed schema, although the ledger cannot be read', async (t) => {
  const { app, database } = await startApp(t);
  const parent = await register(app, 'PARENT');
  t.match((await parent.get('/api/ledger/verify')).body, { ok: true, problems: [] });
  await database.sql`ALTER TABLE entries RENAME COLUMN amount TO amounts`;
  const { status, body } = await parent.get('/api/ledger/verify');
  t.equal(status, 200);
  t.match(body, {
    ok: false,
    problems: [
      {
        seq: 0,
        kind: 'schema',
        message: 'column amount of entries differs from what the migrations make',
        expected: 'amount bigint NOT NULL',
        found: 'nothing',
      },
    ],
  });
});

t.test('compares the events with the log', async (t) => {
  const { app, database, databaseUrl } = await startApp(t);
  const parent = await register(app, 'PARENT');
  await addLearner(parent);
  await addLearner(parent);
  const verify = async () => {
    const { problems } = (await parent.get('/api/ledger/verify')).body;
    return problems.filter(({ kind }: { kind: string }) => kind === 'log');
  };
  await parent.get('/api/ledger/checkpoint');
  await addLearner(parent);
  t.same(await verify(), []);
  const [{ seq = 0 } = {}] = await database.sql`SELECT max(seq) AS seq FROM log_leaves`;
  await rewriteFrom(database, databaseUrl, parent.id, seq - 1);
  const message = /has a different hash in the log$/;
  t.match(await verify(), [
    { seq: seq - 1, message },
    { seq, message },
  ]);
  const command = await runCli(databaseUrl, 'ledger', 'verify', '--family', String(parent.id));
  t.match(command, { code: 1, errors: /has a different hash in the log/ });
  // A log that was changed with the history no longer leads to the signed root.
  await asSuperuser(
    databaseUrl,
    (sql) => sql`UPDATE log_leaves l SET hash = e.hash FROM events e
    WHERE (e.family_id, e.seq) = (l.family_id, l.seq)`,
  );
  t.match(await verify(), [{ message: /do not lead to the signed root/ }]);
});
