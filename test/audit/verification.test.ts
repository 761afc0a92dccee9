import t from 'tap';
import { startApp } from '../helpers/app.ts';
import { registerAdmin } from '../helpers/client.ts';
import { connect } from '../helpers/connection.ts';
import { refusal } from '../helpers/expectations.ts';
import { tally } from '../helpers/races.ts';

t.test('runs one verification while nine wait and returns 503 for more', async (t) => {
  const { app, databaseUrl } = await startApp(t);
  const admin = await registerAdmin(app);
  const sql = connect(databaseUrl);
  t.teardown(() => sql.end());
  const { answers } = await sql.begin(async (tx) => {
    await tx`LOCK TABLE events`;
    const all = Array.from({ length: 11 }, () => admin.get('/api/ledger/verify'));
    const first = await Promise.race(all);
    t.match(first, refusal(503, 'SERVICE_UNAVAILABLE'));
    t.equal(first.headers['retry-after'], '5');
    return { answers: Promise.all(all) };
  });
  t.same(tally(await answers), { '200': 10, '503 SERVICE_UNAVAILABLE': 1 });
});
