import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import t, { type Test } from 'tap';
import { isUnavailable } from '../../src/base/system-errors.ts';
import { createDatabasePool, type Database } from '../../src/db/database.ts';
import { CommitUnknown, type Transaction } from '../../src/db/transaction.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { createProxy } from '../helpers/database/proxy.ts';

/** Creates a pool on a database with an empty table of notes. */
async function createNotes(t: Test): Promise<{ database: Database; url: string }> {
  const url = await createDatabase(t);
  const database = createDatabasePool(url);
  t.teardown(database.close);
  await database.query('CREATE TABLE notes (text text NOT NULL)');
  return { database, url };
}

async function notesIn({ query }: Database): Promise<string[]> {
  const rows = await query<{ text: string }>('SELECT text FROM notes ORDER BY text');
  return rows.map(({ text }) => text);
}

t.test('rejects the commit of a transaction in which a statement failed', async (t) => {
  const { database } = await createNotes(t);
  const ignore = () => {};
  await t.rejects(
    database.transaction(async (tx) => {
      await tx.query("INSERT INTO notes VALUES ('lost')");
      await tx.query('SELECT 1 / 0').catch(ignore);
    }),
    /in which a statement failed/,
  );
  await t.rejects(
    database.db.transaction().execute(async (trx) => {
      await sql`INSERT INTO notes VALUES ('lost')`.execute(trx);
      await sql`SELECT 1 / 0`.execute(trx).catch(ignore);
    }),
    /in which a statement failed/,
  );
  t.same(await notesIn(database), []);
});

t.test('rejects a statement after the end of its transaction, also during the next one', async (t) => {
  const { database } = await createNotes(t);
  const { promise: next, resolve: resume } = Promise.withResolvers<void>();
  let late: Promise<unknown> | undefined;
  const failing = database.transaction((tx) =>
    Promise.all([
      tx.query('SELECT 1 / 0'),
      (async () => {
        await next;
        late = tx.query("INSERT INTO notes VALUES ('late')");
        await late;
      })(),
    ]),
  );
  await t.rejects(failing, { code: '22012' });
  await database.transaction(async (tx) => {
    await tx.query("INSERT INTO notes VALUES ('mine')");
    resume();
    // The late statement goes out in the next turn of the event loop.
    await setTimeout(0);
    await tx.query('SELECT 1');
  });
  await t.rejects(late ?? Promise.resolve());
  t.same(await notesIn(database), ['mine']);
});

t.test('treats a lost answer to COMMIT as an unavailable database', async (t) => {
  const { database, url } = await createNotes(t);
  const way = await createProxy(t, url, (client, server) => {
    server.on('data', (bytes) => client.write(bytes));
    client.on('data', (bytes) => (bytes.includes('COMMIT') ? client.destroy() : void server.write(bytes)));
  });
  const cut = createDatabasePool(way.url);
  t.teardown(cut.close);
  const error = await cut
    .transaction((tx) => tx.query("INSERT INTO notes VALUES ('lost')"))
    .catch((error) => error);
  t.ok(error instanceof CommitUnknown);
  t.ok(isUnavailable(error));
  t.same(await notesIn(database), []);
});

t.test('fails while the database is silent, and works again afterwards', async (t) => {
  const { url } = await createNotes(t);
  let isSilent = false;
  const way = await createProxy(t, url, (client, server) => {
    server.on('data', (bytes) => void (isSilent || client.write(bytes)));
    client.on('data', (bytes) => void (isSilent || server.write(bytes)));
  });
  const far = createDatabasePool(way.url, { silenceMs: 2000 });
  t.teardown(far.close);
  const insert = (text: string) => far.transaction((tx) => tx.query('INSERT INTO notes VALUES ($1)', [text]));
  await insert('before');
  t.same(await notesIn(far), ['before']);
  isSilent = true;
  const lost = await Promise.allSettled([far.query('SELECT 1'), insert('lost'), insert('lost too')]);
  for (const answer of lost) t.ok(answer.status === 'rejected' && isUnavailable(answer.reason));
  isSilent = false;
  await insert('after');
  t.same(await notesIn(far), ['after', 'before']);
});

t.test('allows a snapshot to exceed the time limit for silence', async (t) => {
  const { url } = await createNotes(t);
  const database = createDatabasePool(url, { silenceMs: 1500 });
  t.teardown(database.close);
  const slept = database.snapshot((tx) => tx.query('SELECT pg_sleep(2)::text AS slept'));
  t.same(await slept, [{ slept: '' }]);
});

t.test('rejects a pool as a transaction at compile time', async (t) => {
  const { database } = await createNotes(t);
  const takesTransaction = async (tx: Transaction) => tx.isTransaction;
  t.equal(await database.transaction(takesTransaction), true);
  // @ts-expect-error a pool would run each statement on another connection.
  t.equal(await takesTransaction(database), undefined);
});

t.test('ignores rollBack after commit', async (t) => {
  const { database } = await createNotes(t);
  const tx = await database.begin();
  await tx.commit([{ text: 'INSERT INTO notes VALUES ($1)', parameters: ['mine'] }]);
  const next = await database.begin();
  await next.query("INSERT INTO notes VALUES ('next')");
  await tx.rollBack();
  await t.rejects(tx.query("INSERT INTO notes VALUES ('late')"));
  await next.commit();
  t.same(await notesIn(database), ['mine', 'next']);
});

t.test('sends BEGIN with the first statement and COMMIT with the last ones', async (t) => {
  const { url } = await createNotes(t);
  let trips = 0;
  let hasAnswered = true;
  const way = await createProxy(t, url, (client, server) => {
    client.on('data', (bytes) => {
      if (hasAnswered) trips += 1;
      hasAnswered = false;
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      hasAnswered = true;
      client.write(bytes);
    });
  });
  const database = createDatabasePool(way.url, { writers: 1 });
  t.teardown(database.close);
  const insert = { text: 'INSERT INTO notes VALUES ($1)', parameters: ['note'] };
  for (const isConnected of [false, true]) {
    trips = 0;
    const tx = await database.begin();
    await tx.query('SELECT $1::text', ['first']);
    await tx.commit([insert, insert]);
    if (isConnected) t.equal(trips, 2);
  }
});

t.test('plans a statement of a transaction once if its owner says so', async (t) => {
  const { url } = await createNotes(t);
  for (const plansOnce of [false, true]) {
    const database = createDatabasePool(url, { writers: 1 });
    t.teardown(database.close);
    const tx = await database.begin({ plansOnce });
    for (let i = 0; i < 5; i++) await tx.query('SELECT FROM notes WHERE text = $1', ['note']);
    const [plans] = await tx.query<{ custom: number }>(
      "SELECT custom_plans AS custom FROM pg_prepared_statements WHERE statement LIKE 'SELECT FROM notes%'",
    );
    await tx.commit();
    t.equal(plans?.custom, plansOnce ? 0 : 5);
  }
});
