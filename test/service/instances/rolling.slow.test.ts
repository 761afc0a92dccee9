import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { connect } from '../../helpers/database/connection.ts';
import { createDatabase } from '../../helpers/database/database.ts';
import { copyProject, runInCopy } from '../../helpers/documents/project-copy.ts';
import { startInstance, startInstances } from '../../helpers/instances.ts';
import { inspect } from '../../torture/inspect.ts';
import { inTurn, moreSaves, noQuotas } from '../../torture/kill-instances.ts';
import { isSuccess, Load } from '../../torture/load.ts';

/** An update of three instances to the next release, one after the other under load (docs/instances.md). */

/** Creates a release whose migrations add tables and columns, and returns its directory. */
async function nextRelease(t: Test): Promise<string> {
  const directory = await copyProject(t);
  const manifest = join(directory, 'package.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(/"version": "[^"]+"/, '"version": "999.0.0"'));
  const tables = ['families', 'users', 'events', 'entries', 'balances', 'savings', 'idempotency_keys'];
  // One busy table in each transaction, so that none waits for the locks of several.
  for (const [i, name] of tables.entries()) {
    const path = join(directory, `sql/migrations/999${i}_${name}.sql`);
    await writeFile(path, `CREATE TABLE next_${name} (id int); ALTER TABLE ${name} ADD next text;`);
  }
  await runInCopy(directory, 'npm run -s schema');
  return directory;
}

t.test('no request fails while a newer release replaces instances that it has migrated under', async (t) => {
  const directory = await nextRelease(t);
  const databaseUrl = await createDatabase(t);
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  const { services, addresses, setupCode } = await startInstances(t, databaseUrl, 3, noQuotas);
  const olderAddresses = [...addresses];
  const load = await Load.create(t, addresses[0] ?? '', { families: 4, clients: 4, setupCode });
  load.start(inTurn(addresses));
  await moreSaves(load);

  const newer = startInstance(t, databaseUrl, { directory, ...noQuotas });
  const newerAddress = await newer.address;
  await sql`UPDATE savings SET next = 'kept'`;
  await moreSaves(load);
  t.same([...(await sql`SELECT DISTINCT next FROM savings`)], [{ next: 'kept' }], 'the older ones keep it');
  for (const address of olderAddresses) t.match(await readiness(address), { status: 'ready' });
  const again = startInstance(t, databaseUrl);
  t.equal(await again.ended, 1, 'an older one no longer starts');
  t.match(again.errors(), /^The database is newer than this program: it has 9990_families\.sql\./);
  await sql`UPDATE savings SET next = NULL`;

  addresses.push(newerAddress);
  for (const [i, older] of services.entries()) {
    if (i > 0) addresses.push(await startInstance(t, databaseUrl, { directory, ...noQuotas }).address);
    await moreSaves(load);
    // The load meets a closed port, and goes on to the next instance.
    t.equal(await older.end('SIGTERM'), 0);
    addresses.splice(addresses.indexOf(olderAddresses[i] ?? ''), 1);
    await moreSaves(load);
  }
  await load.stop();
  t.same(
    load.answers.filter((answer) => !isSuccess(answer)),
    [],
  );
  const { acknowledged, faults } = await inspect(databaseUrl, load);
  t.ok(acknowledged > 0);
  t.same(faults, ['the list of migrations differs from what the migrations make']);
});

async function readiness(address: string): Promise<unknown> {
  return (await fetch(`${address}/readyz`)).json();
}
