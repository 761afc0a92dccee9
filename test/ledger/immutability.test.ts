import t from 'tap';
import { connect } from '../helpers/connection.ts';
import { createContentView } from '../helpers/content.ts';
import { createKernel } from '../helpers/kernel.ts';
import { writeSample } from './sample.ts';

const kernel = await createKernel(t);
const familyId = await writeSample(kernel);
const contentNow = createContentView(t, kernel.databaseUrl);
const sql = connect(kernel.databaseUrl);
t.teardown(() => sql.end());

const restrictViolation = { code: '23001', message: /the ledger is append-only/ };
/** Of two events of the same family, whose columns all differ from a changed one's. */
const events = `INSERT INTO events SELECT * FROM events WHERE family_id = ${familyId}`;
const entries = `INSERT INTO entries SELECT * FROM entries WHERE family_id = ${familyId}`;

const refused = [
  'UPDATE events SET actor_id = actor_id + 1',
  'UPDATE events SET actor_id = actor_id',
  'UPDATE events SET actor_id = 1 WHERE false',
  'UPDATE entries SET amount = amount + 1',
  'UPDATE entries SET description = description WHERE false',
  'DELETE FROM events',
  'DELETE FROM events WHERE seq = 3',
  'DELETE FROM events WHERE false',
  'DELETE FROM entries',
  'DELETE FROM entries WHERE idx > 0',
  'TRUNCATE entries',
  'TRUNCATE events, entries',
  'TRUNCATE events CASCADE',
  'TRUNCATE families CASCADE',
  `${events} ON CONFLICT (family_id, seq) DO UPDATE SET actor_id = 1`,
  `${entries} ON CONFLICT (family_id, seq, idx) DO UPDATE SET amount = 1`,
  `WITH gone AS (DELETE FROM entries RETURNING *) SELECT count(*) FROM gone`,
  `MERGE INTO events e USING families f ON f.family_id = e.family_id WHEN MATCHED THEN UPDATE SET actor_id = 1`,
  `MERGE INTO entries e USING families f ON f.family_id = e.family_id WHEN MATCHED THEN DELETE`,
];

for (const statement of refused) {
  t.test(`the database refuses: ${statement.replace(/\s+/g, ' ')}`, async (t) => {
    const before = await contentNow();
    await t.rejects(sql.unsafe(statement), restrictViolation);
    t.same(await contentNow(), before);
  });
}

/** An event and an entry at the end of the family's ledger, with some of their columns set otherwise. */
function anEvent(columns: object): string {
  const row = { seq: 1000, id: "'00000000-0000-7000-8000-000000000000'", hash: 'hash', ...columns };
  const { seq, id, hash } = row;
  return `INSERT INTO events SELECT family_id, ${seq}, ${id}, type, payload, actor_id, recorded_at, ${hash}
    FROM events WHERE family_id = ${familyId} AND seq = 1`;
}

function anEntry(columns: object): string {
  const row = { seq: 'seq', idx: 9, amount: 1, source: 'source_type', after: 1, ...columns };
  return `INSERT INTO entries SELECT family_id, ${row.seq}, ${row.idx}, id, learner_id, ${row.amount}, ${row.source},
      source_id, description, ${row.after}, created_at
    FROM entries WHERE family_id = ${familyId} AND idx = 0 ORDER BY seq LIMIT 1`;
}

t.test('the database refuses rows that no ledger may hold', async (t) => {
  const unique = { code: '23505' };
  const check = { code: '23514' };
  const refusedRows = [
    [anEvent({ seq: 1 }), unique],
    [anEvent({ id: 'id' }), unique],
    [anEvent({ seq: 0 }), check],
    [anEvent({ hash: "'\\x00'" }), check],
    [anEntry({ idx: 0 }), unique],
    [anEntry({ amount: 0 }), check],
    [anEntry({ after: -1 }), check],
    [anEntry({ idx: -1 }), check],
    [anEntry({ source: "'GIFT'" }), check],
    [anEntry({ seq: 1000 }), { code: '23503' }],
  ] as const;
  for (const [statement, error] of refusedRows) {
    const before = await contentNow();
    await t.rejects(sql.unsafe(statement), error, statement);
    t.same(await contentNow(), before);
  }
  await sql.unsafe(`BEGIN; ${anEvent({})}; ${anEntry({})}; ROLLBACK`);
  t.pass('where the rows fit, they can be appended');
});
