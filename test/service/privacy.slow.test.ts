import t from 'tap';
import { createDatabase } from '../helpers/database/database.ts';
import { createProxy } from '../helpers/database/proxy.ts';
import { createWalk, startLogged } from '../helpers/families/typed-text.ts';

/** Statements after which every write fails with an error that quotes the row. */
const quoting = [
  `CREATE FUNCTION quote_row() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the row %', NEW USING DETAIL = NEW::text, HINT = NEW::text; END $$`,
  `DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
    LOOP EXECUTE format('CREATE TRIGGER quote BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION quote_row()', name);
    END LOOP; END $$`,
];

t.test('logs no text that a person typed if the database quotes it in errors', async (t) => {
  const logged = await startLogged(t);
  const { database } = logged;
  const walk = await createWalk(logged);
  for (const statement of quoting) await database.query(statement);
  const statuses = await walk();
  t.ok((statuses[500] ?? 0) > 100, 'many requests fail');
  t.ok(logged.lines.some((line) => /"code":"P0001"/.test(line) && /request failed/.test(line)));
  t.same(logged.findings().slice(0, 3), []);
});

t.test('logs no text that a person typed while the database is down', async (t) => {
  const way = await createProxy(t, await createDatabase(t));
  const logged = await startLogged(t, way.url);
  const walk = await createWalk(logged);
  await way.cut();
  const statuses = await walk();
  t.ok((statuses[503] ?? 0) > 100, 'many requests fail');
  t.same(logged.findings().slice(0, 3), []);
});
