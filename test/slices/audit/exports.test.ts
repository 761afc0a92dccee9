import { type AddressInfo, connect as openSocket } from 'node:net';
import t, { type Test } from 'tap';
import { startApp } from '../../helpers/app.ts';
import { connect } from '../../helpers/database/connection.ts';
import { waitingForLocks } from '../../helpers/database/locks.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { register, registerAdmin } from '../../helpers/families/client.ts';
import { tally } from '../../helpers/families/races.ts';
import { until } from '../../helpers/until.ts';

const url = '/api/ledger/export';

/** Starts the application with two families. `whileLocked` runs work while no export can read events. */
async function startFamilies(t: Test) {
  const { app, databaseUrl } = await startApp(t, { isAlone: true });
  await registerAdmin(app);
  const [one, other] = [await register(app, 'PARENT'), await register(app, 'PARENT')];
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  const whileLocked = (work: () => Promise<void>) =>
    sql.begin(async (tx) => {
      await tx`LOCK TABLE events`;
      await work();
    });
  const waiting = (count: number) =>
    until(
      `${count} exports wait for the database`,
      async () => (await waitingForLocks(databaseUrl)) === count,
    );
  return { app, databaseUrl, one, other, whileLocked, waiting };
}

t.test('sends one export of a family at a time while two wait, and returns 429 for more', async (t) => {
  const { databaseUrl, one, other, whileLocked, waiting } = await startFamilies(t);
  let answers: ReturnType<typeof one.get>[] = [];
  await whileLocked(async () => {
    answers = Array.from({ length: 4 }, () => one.get(url));
    const first = await Promise.race(answers);
    t.match(first, refusal(429, 'TOO_MANY_REQUESTS'));
    t.equal(first.headers['retry-after'], '5');
    await waiting(1);
    answers.push(other.get(url));
    await waiting(2);
    t.equal(await waitingForLocks(databaseUrl), 2, 'one of each family');
  });
  t.same(tally(await Promise.all(answers)), { '200': 4, '429 TOO_MANY_REQUESTS': 1 });
});

t.test('gives the places of clients that leave back, running or waiting', async (t) => {
  const { app, one, whileLocked, waiting } = await startFamilies(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  let open = 0;
  app.server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  });
  await whileLocked(async () => {
    const sockets = [0, 1, 2].map(() => {
      const socket = openSocket(port, '127.0.0.1').on('error', () => {});
      socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${one.token}\r\n\r\n`);
      return socket;
    });
    await waiting(1);
    await until('all are connected', () => open === 3);
    for (const socket of sockets) socket.resetAndDestroy();
    await until('all have left', () => open === 0);
  });
  for (let i = 0; i < 4; i += 1) t.equal((await one.get(url)).status, 200);
});

t.test('counts exports of learners of the family among them', async (t) => {
  const { app, one, whileLocked } = await startFamilies(t);
  const learner = await register(app, 'LEARNER', one);
  const part = `/api/learners/${learner.id}/ledger`;
  let answers: ReturnType<typeof one.get>[] = [];
  await whileLocked(async () => {
    answers = [one.get(url), one.get(part), learner.get(part), learner.get(part)];
    t.match(await Promise.race(answers), refusal(429, 'TOO_MANY_REQUESTS'));
  });
  t.same(tally(await Promise.all(answers)), { '200': 3, '429 TOO_MANY_REQUESTS': 1 });
});

t.test('answers HEAD without reading the ledger', async (t) => {
  const { databaseUrl, one, whileLocked } = await startFamilies(t);
  await whileLocked(async () => {
    const { status, headers } = await one.send({ method: 'HEAD', url: `${url}?format=csv` });
    t.equal(status, 200);
    t.match(headers, { 'content-type': 'text/csv; charset=utf-8' });
    t.notOk('content-length' in headers);
    t.equal(await waitingForLocks(databaseUrl), 0);
  });
});
