import { Agent, type IncomingMessage, request } from 'node:http';
import t, { type Test } from 'tap';
import { connect } from '../helpers/database/connection.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { ada, runService, type ServiceProcess } from '../helpers/service.ts';
import { until } from '../helpers/until.ts';

const secrets = {
  JWT_SECRET: 'j'.repeat(32),
  SECRETS_KEY: 's'.repeat(32),
  LEDGER_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'),
};

type Headers = { authorization: string };

/** Registers a user, and returns the headers of its requests. */
async function register(address: string): Promise<Headers> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/register`, { method: 'POST', headers, body: JSON.stringify(ada) });
  // Other tests check its shape; a wrong one fails here at the next step.
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

function get(agent: Agent, url: string, headers?: Headers): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const message = request(url, { agent, ...(headers && { headers }) }, (response) =>
      resolve(response.resume()),
    );
    message.on('error', reject).end();
  });
}

/** Asks on new connections until the service refuses one. */
async function askUntilRefused(address: string): Promise<void> {
  const agent = new Agent();
  await until('it accepts no connections', () =>
    get(agent, address).then(
      () => false,
      ({ code }) => code === 'ECONNREFUSED',
    ),
  );
}

/** Sends a signal while requests wait in the database. Returns their answers after the service accepts no others. */
async function endWithRequests(t: Test, service: ServiceProcess, databaseUrl: string) {
  const address = await service.address;
  const headers = await register(address);
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  // From now on, the service knows the session, and needs no table for it. Workers get connections in turn.
  for (const _worker of [1, 2])
    t.equal((await get(new Agent(), `${address}/api/user`, headers)).statusCode, 200);

  const { answers } = await sql.begin(async (tx) => {
    await tx`LOCK TABLE users IN ACCESS EXCLUSIVE MODE`;
    const agent = new Agent({ keepAlive: true });
    t.teardown(() => agent.destroy());
    const answers = Promise.all([1, 2, 3].map(() => get(agent, `${address}/api/user`, headers)));
    await until('they wait for the lock', async () => {
      const [row] =
        await tx`SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND locktype = 'relation'
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      // Requests of the same moment share a statement.
      return row?.['count'] > 0;
    });
    service.child.kill('SIGINT');
    // Ten at once: a worker that stops may be given one more, and no client may wait for what still runs.
    await Promise.all(Array.from({ length: 10 }, () => askUntilRefused(address)));
    t.equal(service.child.exitCode, null, 'waits for running requests');
    return { answers };
  });
  return answers;
}

for (const WORKERS of ['1', '2'])
  t.test(
    `finishes running requests on SIGINT to npm and accepts no new ones (WORKERS=${WORKERS})`,
    async (t) => {
      const databaseUrl = await createDatabase(t);
      const variables = { DATABASE_URL: databaseUrl, ...secrets, WORKERS };
      const service = runService(t, variables, ['npm', 'start', '--silent']);
      for (const { statusCode, headers } of await endWithRequests(t, service, databaseUrl)) {
        t.equal(statusCode, 200);
        t.equal(headers.connection, 'close');
      }
      t.equal(await service.ended, 0);
    },
  );

t.test('finishes running requests although background work does not end', async (t) => {
  const databaseUrl = await createDatabase(t);
  // Replaces the work that keeps checkpoints by one whose end never comes.
  const hook = `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module';
    const source = 'export const keepCheckpoints = () => () => new Promise(() => {});';
    const load = (url, context, next) =>
      url.endsWith('/ledger/checkpoints/keeper.ts') ? { format: 'module', source, shortCircuit: true } : next(url, context);
    registerHooks({ load });`)}`;
  const command = [process.execPath, '--import', hook, 'src/main.ts'];
  const service = runService(t, { DATABASE_URL: databaseUrl, ...secrets }, command);
  const answers = await endWithRequests(t, service, databaseUrl);
  t.same(
    answers.map(({ statusCode }) => statusCode),
    [200, 200, 200],
  );
  t.equal(service.child.exitCode, null, 'the work still runs');
});
