import t, { type Test } from 'tap';
import type { Database, Sql } from '../../../src/db/database.ts';
import { operatorActor } from '../../../src/kernel/audit-log.ts';
import { endAllSessions } from '../../../src/slices/accounts/epoch.ts';
import { createSessionView } from '../../../src/slices/accounts/sessions/session-view.ts';
import { startApp } from '../../helpers/app.ts';
import { until } from '../../helpers/until.ts';
import { parallel, person } from './registrations.ts';

/** Starts an application with users, and returns a view of their sessions whose look-ups the test can hold back. */
async function startView(t: Test, users: number, options: Parameters<typeof createSessionView>[2] = {}) {
  const { app, database } = await startApp(t);
  const members = [];
  for (let i = 0; i < users; i += 1) members.push(await person(app));
  const rows = await database.sql<{ jti: string }[]>`SELECT jti FROM sessions ORDER BY user_id`;
  let answers = 0;
  let gate: PromiseWithResolvers<void> | undefined;
  const lookUps: string[][] = [];
  // The driver's types do not fit a function that passes a statement on.
  const sql = (async (strings: TemplateStringsArray, ...values: never[]) => {
    const isLookUp = strings[0]?.includes('JOIN users');
    if (isLookUp) lookUps.push(values[0] ?? []);
    const answer = await database.sql(strings, ...values);
    if (!isLookUp) return answer;
    answers += 1;
    await gate?.promise;
    return answer;
  }) as Sql;
  return {
    database,
    ids: rows.map(({ jti }) => jti),
    members,
    lookUps,
    view: createSessionView(sql, () => new Date(), options),
    hold: () => {
      gate = Promise.withResolvers();
    },
    /** Returns the number of answers to look-ups. */
    answered: () => answers,
    release: () => gate?.resolve(),
  };
}

t.test('looks an unknown session up once, and a known one not at all', async (t) => {
  const { ids, members, lookUps, view } = await startView(t, 2);
  const [first = '', second = ''] = ids;
  const found = await parallel(50, () => Promise.all([view.find(first), view.find(second)]));
  const expected = members.map(({ id }, i) => ({
    userId: id,
    role: ['ADMIN', 'PARENT'][i],
    isWaiting: false,
  }));
  for (const pair of found) t.match(pair, expected);
  t.same(lookUps, [[first, second]], 'one statement for both');
});

t.test('forgets the oldest session beyond the limit', async (t) => {
  const { ids, lookUps, view } = await startView(t, 3, { maxKnown: 2 });
  const [first = ''] = ids;
  for (const id of ids) t.ok(await view.find(id));
  t.ok(await view.find(first));
  t.same(lookUps.flat(), [...ids, first]);
});

t.test('looks a known session up again after its time, and then misses a deleted row', async (t) => {
  const { database, ids, view } = await startView(t, 1, { maxKnownMs: 0 });
  const [id = ''] = ids;
  t.ok(await view.find(id));
  await database.sql`DELETE FROM sessions`;
  t.equal(await view.find(id), undefined);
});

t.test('finds no session that was revoked before the latest revocations', async (t) => {
  const { database, ids, view } = await startView(t, 1);
  const [id = ''] = ids;
  await database.sql`UPDATE sessions SET revoked_at = now() - interval '1 hour'`;
  t.equal(await view.find(id), undefined);
});

t.test('does not learn a session from a slow look-up, since its end may be forgotten already', async (t) => {
  const { ids, lookUps, view } = await startView(t, 1, { maxLookUpMs: 0 });
  const [id = ''] = ids;
  t.ok((await view.find(id)) && (await view.find(id)));
  t.same(lookUps, [[id], [id]]);
});

t.test('forgets a session that another instance revokes', async (t) => {
  const { database, ids, lookUps, view } = await startView(t, 2);
  const [id = '', other = ''] = ids;
  t.ok((await view.find(id)) && (await view.find(other)));
  await database.sql`UPDATE sessions SET revoked_at = clock_timestamp() WHERE jti = ${id}`;
  await until('the view is renewed', async () => (await view.find(id)) === undefined);
  const before = lookUps.flat().length;
  t.ok(await view.find(other));
  t.equal(lookUps.flat().length, before, 'the other session stays known');
});

t.test('does not learn a session from a look-up that is older than its end', async (t) => {
  const ends: [string, (database: Database, id: string) => Promise<unknown>][] = [
    [
      'a revocation',
      ({ sql }, id) => sql`UPDATE sessions SET revoked_at = clock_timestamp() WHERE jti = ${id}`,
    ],
    ['a new epoch', ({ db }) => endAllSessions(db, operatorActor)],
  ];
  for (const [cause, end] of ends) {
    const { database, ids, view, hold, answered, release } = await startView(t, 1);
    const [id = ''] = ids;
    await view.refresh();
    hold();
    const late = view.find(id);
    await until('the look-up has its answer', () => answered() === 1);
    await end(database, id);
    await view.refresh();
    release();
    await late;
    t.equal(await view.find(id), undefined, cause);
  }
});
