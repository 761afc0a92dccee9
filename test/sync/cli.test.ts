import t from 'tap';
import { runCliWith } from '../helpers/cli.ts';
import { connect } from '../helpers/connection.ts';
import { createEmptyDatabase, targetUrlOf } from './copies.ts';

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

t.test('sync check keeps the password of a connection string that is none to itself', async (t) => {
  const { code, errors } = await runCliWith({}, 'sync', 'check', 'postgresql://user:canary@host/');
  t.equal(code, 1);
  t.match(errors, /^The connection string must /);
  t.notMatch(errors, /canary/);
});
