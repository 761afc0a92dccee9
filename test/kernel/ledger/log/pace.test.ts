import t from 'tap';
import { createLedgerLog } from '../../../../src/kernel/ledger/log/log.ts';
import { startApp, testSettings } from '../../../helpers/app.ts';
import { register } from '../../../helpers/families/client.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import { silent } from '../../../helpers/silent.ts';
import { holdTimers } from '../../../helpers/timers.ts';
import { until } from '../../../helpers/until.ts';

const time = holdTimers(t);
const { app, database } = await startApp(t);
const parent = await register(app, 'PARENT');

/** Minute that only the test lets pass: more than any step of it takes. */
const paceMs = 60_000;
const createLog = () =>
  createLedgerLog({ database, settings: testSettings, now: () => new Date(), log: silent, paceMs });

async function countCheckpoints(): Promise<number> {
  return (await database.sql`SELECT FROM log_checkpoints`).length;
}

/** Returns the number of the last event in the newest checkpoint, and in the ledger. */
async function ends(): Promise<{ signed: number; last: number } | undefined> {
  const [row] = await database.sql<{ signed: number; last: number }[]>`
    SELECT (SELECT max(seq) FROM log_leaves l WHERE l.family_id = f.family_id) AS signed, seq AS last
    FROM families f WHERE family_id = ${parent.id}`;
  return row;
}

t.test('makes at most one checkpoint a second for requests, which share the next one', async (t) => {
  const { current } = createLog();
  await addLearner(parent);
  const first = await current();
  t.equal(await countCheckpoints(), 1, 'the first request waits for nothing');

  const waiting = [];
  for (let i = 0; i < 5; i++) {
    await addLearner(parent);
    waiting.push(current());
  }
  let hasEnded = false;
  void waiting[0]?.then(() => {
    hasEnded = true;
  });
  time.pass(1);
  await addLearner(parent);
  t.notOk(hasEnded, 'the others wait');
  t.equal(await countCheckpoints(), 1);
  waiting.push(current());
  await until('the shared run ends', () => {
    time.pass(paceMs);
    return hasEnded;
  });
  const [shared, ...others] = await Promise.all(waiting);
  t.ok(others.every((checkpoint) => checkpoint.id === shared?.id));
  t.not(shared?.id, first.id);
  t.equal(await countCheckpoints(), 2);
  const { signed, last } = (await ends()) ?? {};
  t.equal(signed, last, 'it holds everything from before the last request');
});

t.test('appends nothing without changes, and continues after a failure', async (t) => {
  const before = await countCheckpoints();
  const { current } = createLog();
  await current();
  t.equal(await countCheckpoints(), before);
  let isBroken = true;
  const { current: broken } = createLedgerLog({
    database: {
      ...database,
      transaction: (work) =>
        isBroken ? Promise.reject(new Error('no database')) : database.transaction(work),
    },
    settings: testSettings,
    now: () => new Date(),
    log: silent,
    paceMs: 0,
  });
  await t.rejects(Promise.all([broken(), broken()]), { message: 'no database' });
  isBroken = false;
  await broken();
  t.equal(await countCheckpoints(), before);
});
