import t from 'tap';
import { dataDirectory, processesIn } from '../../helpers/database/embedded.ts';
import { atOnce, tally } from '../../helpers/families/races.ts';
import { ada, runService } from '../../helpers/service.ts';
import { until } from '../../helpers/until.ts';
import { isAlive, send, workersOf } from './workers.ts';

t.test('one start runs one database and all workers, and Ctrl-C ends them in order', async (t) => {
  const dataDir = await dataDirectory(t, { name: 'who runs the test' });
  const service = runService(t, { DATA_DIR: dataDir, WORKERS: '2', RATE_LIMITS: 'on' });
  const address = await service.address;
  await until('it explains the first step', () => service.errors().includes('There is no user yet'));
  t.same(tally(await atOnce(4, () => send(`${address}/readyz`))), { 200: 4 });
  t.equal((await send(`${address}/register`, { body: ada })).status, 201);
  const workers = workersOf(service);
  t.equal(workers.length, 2);
  t.equal(service.output().match(/The service answers at/g)?.length, 1);
  const { pid = 0 } = service.child;
  // The terminal sends it to all processes of the group.
  process.kill(-pid, 'SIGINT');
  t.equal(await service.ended, 0);
  t.same(workers.filter(isAlive), []);
  t.same(await processesIn(dataDir), []);
  t.match(service.errors(), /^There is no user yet.*\n.*\n$/, 'once, and no errors');
});
