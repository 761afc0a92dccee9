import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { clientOf, expectStatus, memberPassword } from '../helpers/client.ts';
import { connect } from '../helpers/connection.ts';
import { createEmptyDatabase } from '../helpers/database.ts';
import { replicaUrlOf } from './replicas.ts';
import { startSyncing, untilReplicated, untilStatus } from './syncing.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Definitions that the example has from earlier examples of the page, and psql, which the machine may lack. */
const definitions = `
set -eo pipefail
json='content-type: application/json'
field() { "$NODE" -pe "JSON.parse(require('fs').readFileSync(0))$1"; }
psql() { "$NODE" test/sync/fake-psql.ts "$@"; }
`;

const noCurl = spawnSync('curl', ['--version']).status !== 0 && 'the machine has no curl';

t.test('runs the example of README.md: a parent gets a replica', { skip: noCurl }, async (t) => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const [, example = ''] =
    /^```sh\n((?:(?!^```).*\n)*?.*\/api\/sync-configs(?:(?!^```).*\n)*)```$/m.exec(readme) ?? [];
  t.match(example, /sync schema --role family \|/);

  const { app, here } = await startSyncing(t);
  const api = await app.listen({ port: 0, host: '127.0.0.1' });
  const url = await createEmptyDatabase(t);
  const there = connect(url);
  const role = `family_${process.pid}`;
  t.teardown(async () => {
    await there`DROP OWNED BY ${there(role)}`;
    await there`DROP ROLE ${there(role)}`;
    await there.end();
  });
  const target = new URL(replicaUrlOf(url));
  const script = example
    .replaceAll(/(--role|password) family/g, `$1 ${role}`)
    .replace(
      'family:password@db.example.org/family',
      `${role}:password@${target.host}${target.pathname}?sslmode=disable`,
    );
  const variables = { api, NODE: process.execPath, OWNER_URL: url };
  const { stdout } = await run('bash', ['-c', definitions + script], {
    cwd: root,
    env: { ...process.env, ...variables },
  });

  const account = { username: 'grace', password: memberPassword };
  const { body } = await expectStatus(200, clientOf(app).post('/login', account));
  const parent = { ...clientOf(app, body.token), id: body.user.id, token: body.token };
  const { id } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  await untilStatus(parent, id, 'COMPLETED');
  await untilReplicated(here, there, parent.id);
  t.match(await there`SELECT username, role FROM learning.users`, [{ username: 'grace', role: 'PARENT' }]);
});
