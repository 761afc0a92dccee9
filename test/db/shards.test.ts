import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { giveRights } from '../../src/db/roles.ts';
import { citusUrl, databaseUrlsOf } from '../helpers/citus.ts';
import { asService, connect } from '../helpers/connection.ts';
import { createDatabase } from '../helpers/database.ts';

const skip = citusUrl === undefined && 'needs a cluster: CITUS_URL names none';

/** Returns the migration of docs/adding-a-slice.md, in which its first table is append-only. */
async function sampleMigration(): Promise<string> {
  const page = await readFile(join(import.meta.dirname, '../../docs/adding-a-slice.md'), 'utf8');
  const [, text = ''] = /^`sql\/migrations\/[^`]+`\n\n```sql\n(.*?)^```$/ms.exec(page) ?? [];
  const trigger = `CREATE TRIGGER cheers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cheers
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;
  return text.replace(/^(?=SELECT spread\()/m, `${trigger}\n`);
}

function open(t: Test, url: string) {
  const sql = connect(url);
  t.teardown(() => sql.end());
  return sql;
}

/** Returns the names of the shards on the node of a connection, by the tables that are append-only. */
async function shardsOn(sql: ReturnType<typeof connect>): Promise<{ name: string; shard: string }[]> {
  return sql`
    SELECT logicalrelid::text AS name, shard_name(logicalrelid, shardid) AS shard
    FROM pg_dist_shard JOIN pg_dist_placement USING (shardid) JOIN pg_trigger ON tgrelid = logicalrelid
    WHERE groupid = (SELECT groupid FROM pg_dist_local_group) AND tgname = logicalrelid || '_append_only'`;
}

t.test(
  'a later migration distributes its tables; no role changes what is append-only on a node',
  { skip },
  async (t) => {
    const ownerUrl = await createDatabase(t);
    const owner = open(t, ownerUrl);
    const migration = await sampleMigration();
    await owner.begin((tx) => tx.unsafe(migration));
    await giveRights(owner, asService(ownerUrl));

    const tables = await owner<{ name: string }[]>`
    SELECT p.logicalrelid::text AS name FROM pg_dist_partition p JOIN pg_dist_partition f USING (colocationid, partmethod)
    WHERE f.logicalrelid = 'families'::regclass AND p.logicalrelid::text LIKE 'cheer%' ORDER BY name`;
    t.same(
      tables.map(({ name }) => name),
      ['cheer_texts', 'cheers'],
      'where their families are',
    );
    await t.rejects(owner`INSERT INTO cheer_texts VALUES (1, gen_random_uuid(), 1, 'Go!')`, {
      code: '23503',
    });

    const found = new Set<string>();
    for (const node of await databaseUrlsOf(ownerUrl)) {
      const [asOwner, service] = [open(t, node), open(t, asService(node))];
      const shards = await shardsOn(asOwner);
      for (const sql of [asOwner, service]) await sql`SET citus.enable_manual_changes_to_shards = on`;
      for (const { name, shard } of shards) {
        found.add(name);
        const [column] = await asOwner<{ name: string }[]>`
        SELECT attname AS name FROM pg_attribute WHERE attrelid = ${name}::regclass AND attnum = 1`;
        for (const statement of [
          `UPDATE ${shard} SET ${column?.name} = ${column?.name}`,
          `TRUNCATE ${shard} CASCADE`,
          `DELETE FROM ${shard}`,
        ]) {
          await t.rejects(service.unsafe(statement), { code: '42501' }, `service on ${node}: ${statement}`);
          // Its trigger spares old records, and there are none.
          if (statement !== `DELETE FROM ${shard}` || name !== 'audit_log')
            await t.rejects(asOwner.unsafe(statement), { code: '23001' }, `owner on ${node}: ${statement}`);
        }
      }
    }
    t.same([...found].sort(), [
      'audit_log',
      'checkpoint_heads',
      'checkpoints',
      'cheers',
      'entries',
      'events',
      'log_leaves',
    ]);
  },
);
