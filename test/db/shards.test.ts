import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { migrate } from '../../src/db/migrate.ts';
import { giveRights } from '../../src/db/schema/roles.ts';
import { migrationsDirectory } from '../../src/service/prepare-database.ts';
import { tryShards } from '../helpers/database/append-only.ts';
import { databaseUrlsOf, noCluster } from '../helpers/database/citus.ts';
import { asService, connect } from '../helpers/database/connection.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { silent } from '../helpers/silent.ts';

const sampleName = '0099_cheers.sql';

/** Creates a directory of all migrations and that of docs/adding-a-slice.md, in which the first table becomes append-only. */
async function directoryWithSample(t: Test): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  t.teardown(() => rm(directory, { recursive: true }));
  await cp(migrationsDirectory, directory, { recursive: true });
  const page = await readFile(join(import.meta.dirname, '../../docs/adding-a-slice.md'), 'utf8');
  const sample = page.split(`\`sql/migrations/${sampleName}\`\n\n\`\`\`sql\n`)[1]?.split('\n```')[0] ?? '';
  const trigger = `CREATE TRIGGER cheers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cheers
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;
  await writeFile(join(directory, sampleName), sample.replace(/^(?=SELECT spread\()/m, `${trigger}\n`));
  return directory;
}

t.test(
  'a later migration distributes its tables, and no role changes what is append-only',
  { skip: noCluster },
  async (t) => {
    const ownerUrl = await createDatabase(t);
    const owner = connect(ownerUrl);
    t.teardown(() => owner.end());
    t.same(await migrate(owner, { directory: await directoryWithSample(t), log: silent }), [sampleName]);
    await giveRights(owner, asService(ownerUrl));

    const placed = await owner`
    SELECT p.logicalrelid::text AS name FROM pg_dist_partition p JOIN pg_dist_partition f USING (colocationid, partmethod)
    WHERE f.logicalrelid = 'families'::regclass AND p.logicalrelid::text LIKE 'cheer%' ORDER BY name`;
    t.match(placed, [{ name: 'cheer_texts' }, { name: 'cheers' }], 'the tables are where their families are');
    const orphan = owner`INSERT INTO cheer_texts VALUES (1, gen_random_uuid(), 1, 'Go!')`;
    await t.rejects(orphan, { code: '23503' }, 'the foreign keys hold on the nodes');

    const { shards, faults } = await tryShards(await databaseUrlsOf(ownerUrl));
    t.same(faults, []);
    const expected = [
      'audit_log',
      'checkpoint_heads',
      'checkpoints',
      'cheers',
      'entries',
      'events',
      'log_leaves',
    ];
    t.same([...new Set(shards.map(({ table }) => table))].sort(), expected);
  },
);
