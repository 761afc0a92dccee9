import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import t from 'tap';
import { startApp } from '../helpers/app.ts';

const run = promisify(execFile);
const script = 'examples/first-steps.js';

t.test('plays the first steps on a new service, and again on the same one', async (t) => {
  const { app } = await startApp(t);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const start of ["role: 'ADMIN'", 'The account exists.']) {
    const { stdout } = await run(process.execPath, [script, address]);
    t.match(stdout, start);
    t.match(stdout, "status: 'APPROVED'");
    t.match(stdout, /-(\d): \1 points used to redeem a reward/);
  }
});

t.test('says that no service answers, and fails', async (t) => {
  const failure = run(process.execPath, [script, 'http://127.0.0.1:1']);
  await t.rejects(failure, { code: 1, stderr: 'No service answers at http://127.0.0.1:1.\n' });
});
