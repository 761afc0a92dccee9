import t from 'tap';
import { dataDirectory } from '../helpers/database/embedded.ts';
import { runService } from '../helpers/service.ts';
import { until } from '../helpers/until.ts';

const idleMs = 150_000;

t.test('an idle service with its defaults logs nothing and stays ready', async (t) => {
  const dataDir = await dataDirectory(t, { name: 'who runs the test' });
  const service = runService(t, { DATA_DIR: dataDir }, ['npm', 'start', '--silent']);
  const address = await service.address;
  const ready = async (): Promise<unknown> => {
    const response = await fetch(`${address}/readyz`);
    return response.json();
  };
  await until('it is ready', async () => JSON.stringify(await ready()).includes('"ready"'));
  // Lines of the log are written within 200 ms, and the first step comes last.
  await until('all is written', () => service.output().includes('/readyz') && service.errors() !== '');
  const [before, hint] = [service.output(), service.errors()];
  const endsAt = Date.now() + idleMs;
  // Asks seldom, since each question keeps connections in use.
  await until('two limits of idle connections are over', () => Date.now() > endsAt);
  t.equal(service.output(), before);
  t.equal(service.errors(), hint);
  t.match(await ready(), { status: 'ready' });
});
