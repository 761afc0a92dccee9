import t from 'tap';
import { asOwner } from '../../src/db/roles.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';
import { startApp } from '../helpers/app.ts';
import { addNodes, citusUrl } from '../helpers/citus.ts';
import { runCli } from '../helpers/cli.ts';
import { clientOf, createReward, expectStatus, registerFamily } from '../helpers/client.ts';
import { asService } from '../helpers/connection.ts';
import { createEmptyDatabase, createPlainDatabase } from '../helpers/database.ts';
import { silent } from '../helpers/silent.ts';

const skip = citusUrl === undefined && 'needs a cluster: CITUS_URL names none';

t.test(
  'db status, db distribute: say that a database is on one server, and how it becomes a cluster',
  async (t) => {
    const url = await createPlainDatabase(t);
    t.match(await runCli(url, 'db', 'status'), { code: 0, output: 'The database is on one server.\n' });
    t.match(await runCli(url, 'db', 'distribute'), {
      code: 1,
      errors: /^The database has no Citus: run CREATE EXTENSION/,
    });
  },
);

t.test('db distribute: distributes an existing database by one command', { skip }, async (t) => {
  const ownerUrl = await createEmptyDatabase(t);
  const urls = { ownerUrl, url: asService(ownerUrl) };
  await prepareDatabase(urls, silent);
  const before = await startApp(t, { databaseUrl: ownerUrl });
  const { learner, parent } = await registerFamily(before.app);
  const { id } = await createReward(parent, { title: 'Kite', tokenCost: 5 });
  await addNodes(ownerUrl);
  t.match(await runCli(ownerUrl, 'db', 'distribute'), {
    code: 1,
    errors: /uses the database: stop it first/,
  });
  await before.app.close();
  await before.ofService.close();
  await before.database.close();

  t.match(await runCli(ownerUrl, 'db', 'distribute', '--dry-run'), {
    code: 0,
    errors: /^Distributes 1 family over \d nodes: /,
  });
  t.match((await runCli(ownerUrl, 'db', 'status')).output, 'Distributed: nothing');
  t.match(await runCli(ownerUrl, 'db', 'distribute'), { code: 0, errors: /Distributed \d+ tables\./ });
  t.match(await runCli(ownerUrl, 'db', 'distribute'), { code: 0, errors: /distributed already/ });
  t.match((await runCli(ownerUrl, 'db', 'status')).output, /Distributed: .*\bentries, events, families\b/);
  t.match(await runCli(ownerUrl, 'ledger', 'verify'), { code: 0 });

  const { app } = await startApp(t, { databaseUrl: ownerUrl });
  const { body } = await expectStatus(200, clientOf(app, learner.token).get('/api/rewards'));
  t.match(body, [{ id, title: 'Kite' }]);
  await expectStatus(200, clientOf(app, parent.token).put(`/api/rewards/${id}`, { tokenCost: 6 }));
  t.match(await runCli(ownerUrl, 'ledger', 'verify'), { code: 0 });
});

t.test('an append-only table refuses changes on each shard', { skip }, async (t) => {
  const ownerUrl = await createEmptyDatabase(t);
  await prepareDatabase({ ownerUrl, url: asService(ownerUrl) }, silent);
  await addNodes(ownerUrl);
  await runCli(ownerUrl, 'db', 'distribute');
  for (const table of ['events', 'entries', 'log_leaves', 'checkpoint_heads']) {
    for (const change of ['DELETE FROM %s', 'TRUNCATE %s CASCADE', 'UPDATE %s SET family_id = family_id']) {
      const answers = await asOwner({ url: ownerUrl, ownerUrl }, (sql) =>
        sql.unsafe(`SELECT success, result FROM run_command_on_shards('${table}', '${change}')`),
      );
      t.equal(answers.length, 8, `${table}: ${change}`);
      for (const { success, result } of answers)
        t.match(
          { success, result },
          { success: false, result: /append-only|is a shard of a distributed table/ },
        );
    }
  }
});
