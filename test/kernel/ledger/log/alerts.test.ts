import t from 'tap';
import type { Database } from '../../../../src/db/database.ts';
import type { Queryable } from '../../../../src/db/transaction.ts';
import { LogChecks } from '../../../../src/kernel/ledger/log/checks.ts';
import { verifyFamilyLog } from '../../../../src/kernel/ledger/log/family.ts';
import { eventFault, LogContradiction } from '../../../../src/kernel/ledger/log/log-problems.ts';
import { testSettings } from '../../../helpers/app.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import { asSuperuser, dropTail } from '../checkpoints/tampering.ts';
import { createInstance, errorOf } from './instance.ts';
import { createVictim } from './victim.ts';

t.test('the alert lasts until a check passes, also while another instance makes checkpoints', async (t) => {
  const { instance, databaseUrl, parent } = await createVictim(t);
  const keep = () => instance.keepCurrent(60_000);
  const rewind = () =>
    asSuperuser(databaseUrl, async (sql) => {
      for (const table of ['log_checkpoints', 'log_keys', 'log_leaves', 'log_tiles'])
        await sql`DELETE FROM ${sql(table)}`;
    });
  const other = createInstance(t, databaseUrl);
  // The instance has seen the newer checkpoint of the other one, though none of its own was due.
  await addLearner(parent);
  const { size } = await other.current();
  await keep();
  await rewind();
  await dropTail(databaseUrl, parent.id, 1);
  const restarted = createInstance(t, databaseUrl);
  await restarted.keepCurrent(60_000);
  const { problems } = await errorOf(keep());
  t.match(problems, [{ kind: 'size', expected: `${size}` }]);
  await restarted.current();
  await errorOf(keep());
  await errorOf(keep());
  t.equal(instance.contradictions(), 1);
  t.equal(instance.errors.length, 3, 'one line for each check');
});

t.test(
  'a request raises the alert once, other errors keep it, and a check that passes ends it',
  async (t) => {
    const { databaseUrl, parent, other } = await createVictim(t);
    const instance = createInstance(t, databaseUrl);
    const setHead = (sql: string) =>
      asSuperuser(databaseUrl, (db) =>
        db.unsafe(`UPDATE families SET head = ${sql} WHERE family_id = ${parent.id}`),
      );
    await setHead('sha256(head)');
    await instance.check(other.id);
    t.equal(instance.contradictions(), 0);
    await errorOf(instance.check(parent.id));
    await errorOf(instance.prove(parent.id));
    await errorOf(instance.current());
    t.same([instance.contradictions(), instance.errors.length], [1, 1]);
    const { database } = instance;
    const snapshot = database.snapshot;
    database.snapshot = () => Promise.reject(new Error('no database'));
    await t.rejects(instance.keepCurrent(60_000), { message: 'no database' });
    database.snapshot = snapshot;
    t.equal(instance.contradictions(), 1);
    await setHead(
      `(SELECT hash FROM events e WHERE (e.family_id, e.seq) = (families.family_id, families.seq))`,
    );
    await instance.keepCurrent(60_000);
    t.equal(instance.contradictions(), 0);
    t.ok(await instance.prove(parent.id));
  },
);

t.test('an alert that a request raised lasts until what it found is repaired', async (t) => {
  const { instance, databaseUrl, parent, database } = await createVictim(t);
  const keep = () => instance.keepCurrent(60_000);
  const turnHash = () =>
    asSuperuser(databaseUrl, async (sql) => {
      await sql`UPDATE events SET hash = set_byte(hash, 0, 255 - get_byte(hash, 0))
        WHERE family_id = ${parent.id} AND seq = 1`;
    });
  await turnHash();
  await keep();
  t.equal(instance.contradictions(), 0, 'no part of the check has the event');
  await errorOf(instance.attest(parent.id, 1));
  t.match(await errorOf(keep()), { problems: [{ kind: 'rewritten', seq: 1 }] });
  await turnHash();
  await keep();
  t.ok(await instance.attest(parent.id, 1));
  const rename = (from: string, to: string) =>
    asSuperuser(
      databaseUrl,
      (sql) => sql`UPDATE log_checkpoints SET note = replace(note, ${from}, ${to}) WHERE id = 1`,
    );
  const [{ size = 0 } = {}] = await database.sql<{ size: number }[]>`SELECT size FROM log_checkpoints`;
  await addLearner(parent);
  await instance.current();
  await rename('learn', 'teach');
  await errorOf(instance.ofSize(size));
  await rename('teach', 'learn');
  await keep();
  t.ok(await instance.ofSize(size));
});

t.test('a checkpoint of another instance during a check is no contradiction', async (t) => {
  const { instance, databaseUrl, parent } = await createVictim(t);
  const { database } = instance;
  const { snapshot } = database;
  let made = 0;
  database.snapshot = (work, options) =>
    snapshot(
      (tx) =>
        work({
          ...tx,
          async query<T extends object>(text: string, parameters?: readonly unknown[]) {
            const rows = await tx.query<T>(text, parameters);
            // Another one follows after each statement.
            await addLearner(parent);
            made = (await createInstance(t, databaseUrl).current()).size;
            return rows;
          },
        }),
      options,
    );
  const { size } = await instance.current();
  await instance.check(parent.id);
  await instance.keepCurrent(60_000);
  t.ok(made > size + 5);
  t.same([instance.contradictions(), instance.errors], [0, []]);
});

t.test('a contradiction counts only if one moment of all nodes has it too', async (t) => {
  const { instance, parent } = await createVictim(t);
  const { database, errors } = instance;
  const log = { info: () => {}, warn: () => {}, error: (message: string) => void errors.push(message) };
  const checks = new LogChecks({ database, settings: testSettings, log, paceMs: 0 });
  const contradiction = () => new LogContradiction([eventFault({ familyId: parent.id, seq: 1 }, 'aa', 'bb')]);
  const read = async (db: Queryable) => {
    if (db === database) throw contradiction();
    return 'sound';
  };
  t.equal(await checks.read(read), 'sound');
  let writes = 0;
  const write = async () => {
    writes += 1;
    if (writes === 1) throw contradiction();
    return 'made';
  };
  t.equal(await checks.write(write), 'made');
  t.same([checks.contradictions, errors], [0, []]);
  await errorOf(checks.read(() => Promise.reject(contradiction())));
  t.same([checks.contradictions, errors.length], [1, 1]);
});

t.test('the log of a family is compared again at one moment of all nodes', async (t) => {
  const { instance, parent } = await createVictim(t);
  const { snapshot } = instance.database;
  const moments: boolean[] = [];
  const torn: Database['snapshot'] = (work, { ofAllNodes = false } = {}) => {
    moments.push(ofAllNodes);
    return snapshot((tx) =>
      work({
        ...tx,
        async query<T extends object>(text: string, parameters?: readonly unknown[]) {
          // The node of the events does not show them yet.
          const isHidden = !ofAllNodes && text.includes('LEFT JOIN events');
          return tx.query<T>(
            isHidden ? text.replace('JOIN events e ON', 'JOIN events e ON e.seq < 0 AND') : text,
            parameters,
          );
        },
      }),
    );
  };
  t.same(await verifyFamilyLog({ snapshot: torn }, parent.id), []);
  t.same(moments, [false, true]);
});

t.test('an event that another instance stores and logs during a request is no contradiction', async (t) => {
  const { instance, databaseUrl, parent, seq } = await createVictim(t);
  const { database } = instance;
  const { query } = database;
  let last = seq;
  database.query = async <T extends object>(text: string, parameters?: readonly unknown[]) => {
    const rows = await query<T>(text, parameters);
    // It follows after the statement that concerns the event.
    if (last === seq && parameters?.includes(String(seq + 1))) {
      await addLearner(parent);
      last += 1;
      await createInstance(t, databaseUrl).current();
    }
    return rows;
  };
  t.match(await instance.attest(parent.id, seq + 1), /^\w{64}$/);
  t.equal(last, seq + 1);
});
