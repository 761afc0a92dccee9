import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import t, { type Test } from 'tap';
import { type Database, openDatabase } from '../../src/db/connection.ts';
import { isUnavailable } from '../../src/db/errors.ts';
import { CommitUnknown } from '../../src/db/session.ts';
import { createDatabase } from '../helpers/database.ts';
import { openProxy } from '../helpers/proxy.ts';

/** A pool on a database with an empty table of notes. */
async function openNotes(t: Test): Promise<{ database: Database; url: string }> {
  const url = await createDatabase(t);
  const database = openDatabase(url);
  t.teardown(database.close);
  await database.query('CREATE TABLE notes (text text NOT NULL)');
  return { database, url };
}

async function notesIn({ query }: Database): Promise<string[]> {
  const rows = await query<{ text: string }>('SELECT text FROM notes ORDER BY text');
  return rows.map(({ text }) => text);
}

t.test('a transaction in which a statement has failed is not reported as committed', async (t) => {
  const { database } = await openNotes(t);
  const lookAway = () => {};
  await t.rejects(
    database.transaction(async (tx) => {
      await tx.query("INSERT INTO notes VALUES ('lost')");
      await tx.query('SELECT 1 / 0').catch(lookAway);
    }),
    /a statement had failed/,
  );
  await t.rejects(
    database.db.transaction().execute(async (trx) => {
      await sql`INSERT INTO notes VALUES ('lost')`.execute(trx);
      await sql`SELECT 1 / 0`.execute(trx).catch(lookAway);
    }),
    /a statement had failed/,
  );
  t.same(await notesIn(database), []);
});

t.test('a statement that comes after the end of its transaction does not run in another one', async (t) => {
  const { database } = await openNotes(t);
  const { promise: next, resolve: goOn } = Promise.withResolvers<void>();
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
    goOn();
    // The other one sends its statement when it goes on, at the next turn.
    await setTimeout(0);
    await tx.query('SELECT 1');
  });
  await t.rejects(late ?? Promise.resolve());
  t.same(await notesIn(database), ['mine']);
});

t.test('a commit whose answer is lost counts as the database being away', async (t) => {
  const { database, url } = await openNotes(t);
  const way = await openProxy(t, url, (client, server) => {
    server.on('data', (bytes) => client.write(bytes));
    client.on('data', (bytes) => (bytes.includes('COMMIT') ? client.destroy() : void server.write(bytes)));
  });
  const cut = openDatabase(way.url);
  t.teardown(cut.close);
  const error = await cut
    .transaction((tx) => tx.query("INSERT INTO notes VALUES ('lost')"))
    .catch((error) => error);
  t.ok(error instanceof CommitUnknown);
  t.ok(isUnavailable(error));
  t.same(await notesIn(database), []);
});

t.test('a database that goes silent gives errors, and is used again when it is back', async (t) => {
  const { url } = await openNotes(t);
  let isSilent = false;
  const way = await openProxy(t, url, (client, server) => {
    server.on('data', (bytes) => void (isSilent || client.write(bytes)));
    client.on('data', (bytes) => void (isSilent || server.write(bytes)));
  });
  const far = openDatabase(way.url, { silenceMs: 2000 });
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

t.test("a transaction whose bounds are the caller's may take its time", async (t) => {
  const { url } = await openNotes(t);
  const database = openDatabase(url, { silenceMs: 1500 });
  t.teardown(database.close);
  const session = await database.checkOut();
  t.same(await session.query('SELECT pg_sleep(2)::text AS slept'), [{ slept: '' }]);
  session.release(true);
});
