import { spawnSync } from 'node:child_process';
import { platform } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { dataDirectory, processesIn, users } from '../helpers/database/embedded.ts';
import { until } from '../helpers/until.ts';
import { accidents, testLifecycle } from './embedded-scenarios.ts';

for (const { user, skip } of users()) {
  t.test(
    `starts, stops and recovers when run by ${user.name}`,
    { skip: platform() === 'linux' ? skip : 'reads /proc' },
    async (t) => {
      await testLifecycle(t, user);
      for (const testAccident of accidents) testAccident(t, user);
    },
  );
}

t.test('PostgreSQL ends with a process that ends without a stop', async (t) => {
  const dataDir = await dataDirectory(t, { name: 'who runs the test' });
  const module = JSON.stringify(join(import.meta.dirname, '../../src/db/embedded/index.ts'));
  const program = `
    import { startEmbedded } from ${module};
    const log = { info() {}, warn() {}, error() {} };
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log });
    process.exit(3);
  `;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env['PATH'] },
  });
  t.equal(status, 3);
  await until('no process is left', async () => (await processesIn(dataDir)).length === 0);
});
