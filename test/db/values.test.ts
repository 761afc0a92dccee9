import t from 'tap';
import { createDatabasePool } from '../../src/db/database.ts';
import { createDatabase } from '../helpers/database/database.ts';

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

t.test(
  'writes times of PostgreSQL as `Date` does, with any number of decimals and in any year',
  async (t) => {
    const database = createDatabasePool(await createDatabase(t));
    t.teardown(database.close);
    const rows = await database.query<{ text: string; time: string }>(
      `SELECT t::text AS text, t AS time FROM (
       SELECT timestamptz '2026-03-01 08:30:00+00' + n * interval '1 microsecond' FROM generate_series(0, 1200) n UNION ALL
       SELECT timestamptz '1969-12-31 23:59:59.9+00' + n * interval '123456789.98765 second' FROM generate_series(0, 99) n UNION ALL
       VALUES (timestamptz '9999-12-31 23:59:59.999999+00'), ('12026-03-01 08:30:00+00')
     ) a (t)`,
    );
    for (const { text, time } of rows) t.equal(time, new Date(text).toISOString(), text);
  },
);
