import t from 'tap';
import { originOf } from '../../../../src/kernel/ledger/checkpoints/origin.ts';
import { createSigners, logOrigin } from '../../../../src/kernel/ledger/log/keys.ts';
import { createDatabase } from '../../../helpers/database/database.ts';
import { metricsToken } from '../../../helpers/metrics.ts';
import { ada, runService, setupCodeOf } from '../../../helpers/service.ts';
import { until } from '../../../helpers/until.ts';
import { startFakeWitness } from './fake-witness.ts';

t.test('a service with WITNESSES has its checkpoints cosigned, from the empty log on', async (t) => {
  const [appUrl, signingKey] = ['https://learn.example', Buffer.alloc(32, 'ledger').toString('base64')];
  const logKey = createSigners(logOrigin(originOf(appUrl)), signingKey).current.verifierKey;
  const witness = await startFakeWitness(t, { name: 'witness.example/w1', logKey });
  const service = runService(t, {
    DATABASE_URL: await createDatabase(t),
    APP_URL: appUrl,
    JWT_SECRET: 'j'.repeat(32),
    SECRETS_KEY: 's'.repeat(32),
    LEDGER_SIGNING_KEY: signingKey,
    METRICS_TOKEN: metricsToken,
    WITNESSES: `${witness.publicKey} ${witness.url}`,
  });
  const address = await service.address;
  const send = async (path: string, token: string, body?: object): Promise<string> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const method = body ? 'POST' : 'GET';
    return (
      await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    ).text();
  };
  await until('it has cosigned the empty log', () => witness.seen?.size === 0);
  const { token } = JSON.parse(
    await send('/register', '', { ...ada, setupCode: await setupCodeOf(service) }),
  );
  await send('/api/learners', token, { name: 'Mia' });
  const checkpoint = async () => JSON.parse(await send('/api/ledger/checkpoint', token));
  const { size } = await checkpoint();
  t.ok(size > 0);
  await until('it has cosigned the next checkpoint', () => witness.seen?.size === size);
  await until('the cosignature is served', async () => (await checkpoint()).cosignatures.length === 1);
  const count = 'ledger_witness_results_total{witness="witness.example/w1",result="cosigned"} 2\n';
  await until('it is counted', async () => (await send('/metrics', metricsToken)).includes(count));
  t.equal(await service.end('SIGTERM'), 0);
  t.match(service.output(), 'The witness witness.example/w1 cosigns the checkpoints of the log.');
});
