import { randomBytes } from 'node:crypto';
import t from 'tap';
import { runCliWith } from '../helpers/cli.ts';
import { connect, withDatabase } from '../helpers/connection.ts';
import { createEmptyDatabase, targetSchema, targetUrlOf } from './copies.ts';

t.test('sync schema prints what makes a target, and sync check says what one lacks', async (t) => {
  const url = await createEmptyDatabase(t);
  const check = () => runCliWith({}, 'sync', 'check', targetUrlOf(url));
  const missing = 'The target database does not have the schema that it needs:';
  t.match(await check(), { code: 1, errors: `${missing} the table learning.sync_cursor is missing.` });
  const sql = connect(url);
  t.teardown(() => sql.end());
  await sql.unsafe((await runCliWith({}, 'sync', 'schema')).output);
  t.match(await check(), { code: 0, errors: 'The target has the schema that it needs.' });
  await sql`ALTER TABLE learning.rewards DROP COLUMN color`;
  t.match(await check(), { code: 1, errors: `${missing} the column learning.rewards.color is missing.` });
});

t.test('a target of an encoding that does not know every letter is no target', async (t) => {
  const url = await createEmptyDatabase(t);
  const admin = connect(url);
  const name = `latin_${randomBytes(6).toString('hex')}`;
  await admin`CREATE DATABASE ${admin(name)} TEMPLATE template0 ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'`;
  t.teardown(async () => {
    await admin`DROP DATABASE ${admin(name)} WITH (FORCE)`;
    await admin.end();
  });
  const latin = withDatabase(url, name);
  const sql = connect(latin);
  await sql.unsafe(await targetSchema()).finally(() => sql.end());
  t.match(await runCliWith({}, 'sync', 'check', targetUrlOf(latin)), {
    code: 1,
    errors: 'the encoding UTF8 is missing.',
  });
});

t.test('sync check keeps the password of a connection string that is none to itself', async (t) => {
  const { code, errors } = await runCliWith({}, 'sync', 'check', 'postgresql://user:canary@host/');
  t.equal(code, 1);
  t.match(errors, /^The connection string must /);
  t.notMatch(errors, /canary/);
});
