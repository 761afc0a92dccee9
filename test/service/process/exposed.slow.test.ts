import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import t, { type Test } from 'tap';
import { createDatabase } from '../../helpers/database/database.ts';
import { ada, runService, type ServiceProcess } from '../../helpers/service.ts';
import { until } from '../../helpers/until.ts';

const secrets = {
  JWT_SECRET: 'j'.repeat(32),
  SECRETS_KEY: 's'.repeat(32),
  LEDGER_SIGNING_KEY: Buffer.alloc(32, 1).toString('base64'),
};

async function start(t: Test, DATABASE_URL: string, further: Record<string, string> = {}) {
  // No value for RATE_LIMITS: what follows from the exposure.
  const service = runService(t, { ...secrets, DATABASE_URL, RATE_LIMITS: '', ...further });
  return { service, address: await service.address };
}

/** Sends a request as nginx does by default, on a connection of its own, and returns the answer. */
async function sendOld(address: string, head: string, body = ''): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`${head} HTTP/1.0\r\naccept: text/html\r\n`);
  if (body) socket.write(`content-type: application/json\r\ncontent-length: ${body.length}\r\n`);
  socket.write(`\r\n${body}`);
  return text(socket);
}

/** Loads the start page on a connection of its own. The workers get connections in turn. */
async function needsCode(address: string): Promise<boolean> {
  const headers = { accept: 'text/html', connection: 'close' };
  return (await (await fetch(address, { headers })).text()).includes('data-first-account="code"');
}

const linesWith = (service: ServiceProcess, words: string) =>
  service
    .output()
    .split('\n')
    .filter((line) => line.includes(words));

const codesIn = (service: ServiceProcess) =>
  [...service.errors().matchAll(/with the setup code ([\w-]{22})/g)].map(([, code]) => code);

t.test('HTTP/1.0 exposes an instance in all of its workers, with one line and one code', async (t) => {
  const { service, address } = await start(t, await createDatabase(t), { WORKERS: '2' });
  await until('it explains the first step', () => service.errors().includes('There is no user yet'));
  t.equal(linesWith(service, 'the instance is not exposed').length, 1, 'the start says so, once');
  t.same(codesIn(service), []);
  for (let i = 0; i < 4; i += 1) t.notOk(await needsCode(address));
  t.match(await sendOld(address, 'GET /'), 'data-first-account="code"', 'the request itself');
  // Connections go to the workers in turn.
  const [one, other] = [() => needsCode(address), () => needsCode(address)];
  await until('both workers know', async () => (await one()) && (await other()));
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendOld(address, 'GET /')));
  for (const answer of answers) t.match(answer, 'data-first-account="code"', 'the request itself');
  for (let i = 0; i < 4; i += 1) t.ok(await needsCode(address), 'all workers');
  await until('the code is there', () => codesIn(service).length > 0);
  const [pid = 0] = linesWith(service, 'Server listening').map((line) => Number(JSON.parse(line).pid));
  process.kill(pid, 'SIGKILL');
  await until('another worker listens', () => linesWith(service, 'Server listening').length === 3);
  for (let i = 0; i < 4; i += 1) t.ok(await needsCode(address), 'also a later worker');
  const [setupCode] = codesIn(service);
  const response = await fetch(`${address}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ada, setupCode }),
  });
  t.equal(response.status, 201, 'the printed code works');
  t.equal(response.headers.get('ratelimit-limit'), '20', 'it has limits');
  t.equal(await service.end('SIGTERM'), 0);
  const lines = linesWith(service, 'A request shows a proxy');
  t.equal(lines.length, 1);
  t.match(lines[0], /\(HTTP\/1\.0\).*APP_URL.*TRUST_PROXY/);
  t.equal(codesIn(service).length, 1);
});

t.test('after each start, already the first request of a proxy needs the code', async (t) => {
  const databaseUrl = await createDatabase(t);
  const body = JSON.stringify(ada);
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 2; i += 1) {
    const { service, address } = await start(t, databaseUrl);
    t.match(await sendOld(address, 'POST /register', body), /^HTTP\/1\.\d 403 [\s\S]*SETUP_CODE_REQUIRED/);
    await until('the code is there', () => codesIn(service).length > 0);
    codes.push(...codesIn(service));
    if (i === 1) {
      const withCode = JSON.stringify({ ...ada, setupCode: codes[0] });
      t.match(
        await sendOld(address, 'POST /register', withCode),
        /^HTTP\/1\.\d 201 /,
        'an earlier code works',
      );
    }
    t.equal(await service.end('SIGTERM'), 0);
    t.equal(linesWith(service, 'A request shows a proxy').length, 1);
  }
});
