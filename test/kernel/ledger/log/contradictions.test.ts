import type { TransactionSql } from 'postgres';
import t from 'tap';
import type { LogProblem } from '../../../../src/kernel/ledger/log/log-problems.ts';
import { startApp } from '../../../helpers/app.ts';
import { register } from '../../../helpers/families/client.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import { asSuperuser, dropTail, rewriteFrom } from '../checkpoints/tampering.ts';
import { createInstance, errorOf, type LogInstance } from './instance.ts';
import { createVictim, type Victim } from './victim.ts';

type Tamper = (victim: Victim, sql: TransactionSql) => Promise<unknown>;

/** Tamperings by the problem that the check before a checkpoint finds. */
const tamperings: Record<string, [expected: Partial<LogProblem>, tamper: Tamper]> = {
  'a deleted tail': [
    { kind: 'truncated', found: 'no event' },
    ({ databaseUrl, parent, seq }) => dropTail(databaseUrl, parent.id, seq - 1),
  ],
  'a rewritten end': [
    { kind: 'rewritten' },
    ({ database, databaseUrl, parent, seq }) => rewriteFrom(database, databaseUrl, parent.id, seq),
  ],
  'a rewritten ledger': [
    { kind: 'rewritten' },
    ({ database, databaseUrl, parent }) => rewriteFrom(database, databaseUrl, parent.id, 1),
  ],
  'a deleted family': [
    { kind: 'family', expected: 'a family', found: 'none' },
    async ({ parent }, sql) => {
      for (const table of ['entries', 'events', 'families'])
        await sql`DELETE FROM ${sql(table)} WHERE family_id = ${parent.id}`;
    },
  ],
  'another head of a family': [
    { kind: 'family' },
    ({ parent }, sql) => sql`UPDATE families SET head = ${Buffer.alloc(32)} WHERE family_id = ${parent.id}`,
  ],
  'a family that names an event too many': [
    { kind: 'family' },
    ({ parent }, sql) => sql`UPDATE families SET seq = seq + 1 WHERE family_id = ${parent.id}`,
  ],
  'an edited size': [{ kind: 'size' }, (_, sql) => sql`UPDATE log_checkpoints SET size = size - 1`],
  'an edited root': [
    { kind: 'note' },
    (_, sql) => sql`UPDATE log_checkpoints SET root = ${Buffer.alloc(32)}`,
  ],
  'an edited note': [
    { kind: 'signature' },
    (_, sql) => sql`UPDATE log_checkpoints SET note = replace(note, 'learn', 'teach')`,
  ],
  'a deleted checkpoint': [{ kind: 'size', found: 'none' }, (_, sql) => sql`DELETE FROM log_checkpoints`],
  'a leaf with another hash': [
    { kind: 'root' },
    (_, sql) => sql`UPDATE log_leaves SET hash = ${Buffer.alloc(32)} WHERE idx = 0`,
  ],
  'a deleted leaf': [{ kind: 'size' }, (_, sql) => sql`DELETE FROM log_leaves WHERE idx = 1 OR idx > 1`],
};

for (const [name, [expected, tamper]] of Object.entries(tamperings)) {
  t.test(`never signs over ${name}`, async (t) => {
    const victim = await createVictim(t);
    const { instance, databaseUrl, other, parent } = victim;
    await asSuperuser(databaseUrl, (sql) => tamper(victim, sql));
    await addLearner(other);
    const count = async () => (await victim.database.sql`SELECT FROM log_checkpoints`).length;
    const before = await count();
    // An instance that has not seen the log finds it too, first in any way. Then it refuses all else.
    const works: ((log: LogInstance) => Promise<unknown>)[] = [
      ({ current }) => current(),
      ({ keepCurrent }) => keepCurrent(0),
      ({ prove }) => prove(parent.id, 1),
      ({ attest }) => attest(parent.id, 1),
    ];
    const instances = [...works.map(() => createInstance(t, databaseUrl)), instance];
    for (const [i, log] of instances.entries()) {
      for (const work of [...works.slice(i), ...works.slice(0, i)]) {
        const { problems } = await errorOf(work(log));
        t.ok(
          problems.some((problem) => Object.entries(expected).every(([k, v]) => Object(problem)[k] === v)),
          `${JSON.stringify(problems)}`,
        );
        t.equal(log.contradictions(), problems.length);
      }
      await errorOf(log.check(other.id));
    }
    t.equal(await count(), before);
  });
}

t.test('finds a gap in the new events of a family', async (t) => {
  const { instance, databaseUrl, parent, seq } = await createVictim(t);
  for (let i = 0; i < 3; i += 1) await addLearner(parent);
  await asSuperuser(databaseUrl, async (sql) => {
    await sql`DELETE FROM events WHERE family_id = ${parent.id} AND seq = ${seq + 2}`;
  });
  t.match(await errorOf(instance.current()), { problems: [{ kind: 'truncated', familyId: parent.id }] });
});

t.test('finds a log that another state replaced, if the instance has seen it', async (t) => {
  const { instance, databaseUrl, parent, database } = await createVictim(t);
  const [{ size = 0 } = {}] = await database.sql<{ size: number }[]>`SELECT size FROM log_checkpoints`;
  await addLearner(parent);
  await instance.current();
  await asSuperuser(databaseUrl, async (sql) => {
    await sql`DELETE FROM log_checkpoints WHERE size > ${size}`;
    await sql`DELETE FROM log_leaves WHERE idx >= ${size}`;
  });
  t.match(await errorOf(instance.check()), {
    problems: [{ kind: 'size', expected: `${size + 1}`, found: `${size}` }],
  });
});

t.test(
  'attests no event in the middle that the log has with another hash, and logs once for concurrent requests',
  async (t) => {
    const { instance, databaseUrl, parent, seq } = await createVictim(t);
    await asSuperuser(databaseUrl, async (sql) => {
      await sql`UPDATE events SET hash = sha256(hash) WHERE family_id = ${parent.id} AND seq = 1`;
    });
    t.ok(await instance.attest(parent.id, seq));
    t.match(await errorOf(instance.attest(parent.id, 1)), { problems: [{ kind: 'rewritten', seq: 1 }] });
    const other = createInstance(t, databaseUrl);
    await asSuperuser(databaseUrl, (sql) => sql`UPDATE log_checkpoints SET root = ${Buffer.alloc(32)}`);
    await Promise.all([1, 2, 3].map(() => errorOf(other.check())));
    t.equal(other.errors.length, 1);
  },
);

t.test('signs no first checkpoint over heads that contradict the ledger', async (t) => {
  const { databaseUrl, database, app } = await startApp(t);
  const parent = await register(app, 'PARENT');
  await addLearner(parent);
  const [{ id = 0 } = {}] = await database.sql`
    INSERT INTO checkpoints (created_at, size, root, note) VALUES (now(), 1, ${Buffer.alloc(32)}, '') RETURNING id`;
  await database.sql`INSERT INTO checkpoint_heads VALUES (${parent.id}, ${id}, 1, ${Buffer.alloc(32)})`;
  const { current } = createInstance(t, databaseUrl);
  t.match(await errorOf(current()), { problems: [{ kind: 'rewritten', familyId: parent.id, seq: 1 }] });
});

t.test('gives 503 over HTTP, and nothing of the log', async (t) => {
  const { parent, database, databaseUrl } = await createVictim(t);
  const [{ size = 0 } = {}] = await database.sql`SELECT size FROM log_checkpoints`;
  await asSuperuser(databaseUrl, (sql) => sql`UPDATE log_checkpoints SET root = ${Buffer.alloc(32)}`);
  const paths = [
    'checkpoint',
    'checkpoints',
    'keys',
    'proof',
    'receipt',
    `proof?seq=1&size=${size}`,
    `consistency?from=${size}&to=${size}`,
  ];
  for (const path of paths) {
    const { status, body } = await parent.get(`/api/ledger/${path}`);
    t.match([status, body.code], [503, 'LEDGER_CONTRADICTED'], path);
  }
  const headers = { prefer: 'receipt=signed' };
  const body = { title: 'A reward', tokenCost: 5 };
  const created = await parent.send({ method: 'POST', url: '/api/rewards', body, headers });
  t.match(
    [created.status, created.headers['ledger-receipt']],
    [201, /^family=.*prior="\w{64}"$/],
    'not signed',
  );
  t.equal(created.headers['preference-applied'], undefined);
});
