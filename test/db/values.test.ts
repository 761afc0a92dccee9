import t from 'tap';
import { createDatabasePool } from '../../src/db/database.ts';
import { createDatabase } from '../helpers/database.ts';

t.test("reads bytes and times independently of the database's defaults", async (t) => {
  const url = await createDatabase(t);
  const name = new URL(url).pathname.slice(1);
  const first = createDatabasePool(url);
  for (const setting of ["bytea_output = 'escape'", "DateStyle = 'German'", "TimeZone = 'Asia/Tokyo'"])
    await first.query(`ALTER DATABASE "${name}" SET ${setting}`);
  await first.close();
  const database = createDatabasePool(url);
  t.teardown(database.close);
  const [row] = await database.query(
    "SELECT '\\x00ff41'::bytea AS bytes, timestamptz '2026-03-01 08:30:00+00' AS time",
  );
  t.same(row, { bytes: Buffer.from('00ff41', 'hex'), time: '2026-03-01T08:30:00.000Z' });
});
