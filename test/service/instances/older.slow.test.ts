import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { contractOf } from '../../helpers/documents/contract.ts';
import { idleServices } from '../../helpers/families/contributions.ts';
import { clientFor, createWorlds, sampleRequest } from '../../helpers/families/world.ts';

/** An instance of the earlier release on a database that a newer one has migrated (docs/instances.md). */

t.test(
  'answers every operation as before after a newer release has added columns to all tables',
  async (t) => {
    const { app, database } = await startApp(t, { services: idleServices });
    const { operations, document } = contractOf(app);
    const newWorld = await createWorlds(app, database);
    const statuses = async () => {
      const found: Record<string, number> = {};
      const shared = await newWorld();
      for (const operation of operations) {
        // Others may change the world.
        const world = operation.method === 'GET' ? shared : await newWorld();
        const { status } = await clientFor(operation, world).send(sampleRequest(operation, document, world));
        found[operation.name] = status;
      }
      return found;
    };
    const before = await statuses();
    t.same(
      Object.entries(before).filter(([, status]) => status >= 500),
      [],
    );
    const tables = await database.sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`;
    for (const { name } of tables)
      await database.query(`ALTER TABLE ${name} ADD COLUMN of_a_later_release text`);
    t.same(await statuses(), before);
  },
);
