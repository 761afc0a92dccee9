import t, { type Test } from 'tap';
import { shapeOf } from '../../../../src/db/tables.ts';
import { eventHash } from '../../../../src/kernel/ledger/chain.ts';
import { readEvents } from '../../../../src/kernel/ledger/export/read.ts';
import type { LedgerProblem } from '../../../../src/kernel/ledger/problems.ts';
import { verifyFamily } from '../../../../src/kernel/ledger/verification/verify-family.ts';
import { registry } from '../../../../src/service/app.ts';
import { createKernel } from '../../../helpers/kernel/kernel.ts';
import { sampled } from '../../../helpers/sampled.ts';
import { closeSample, writeSample } from '../sample-family.ts';
import { changed, createTampering, surplus } from './tampering.ts';

// A cluster refuses the statements that forge: they move rows between families, disable triggers and compute.
const kernel = await createKernel(t, { isPlain: true });
const { context } = kernel;
const familyId = await writeSample(kernel);
const bystander = await writeSample(kernel);
await closeSample(kernel, bystander);
const administrator = await newAdministrator();
const { tamper, restore, last, sql } = await createTampering(t, kernel, familyId);

async function newAdministrator(): Promise<number> {
  const [row] = await kernel.database.sql<{ id: number }[]>`
    INSERT INTO users (username, email, name, role) VALUES ('admin', 'admin@example.org', 'A', 'ADMIN') RETURNING id`;
  if (!row) throw new Error('no administrator');
  return row.id;
}

async function problems(family = familyId): Promise<LedgerProblem[]> {
  const verification = await verifyFamily(context, family);
  if (!verification) throw new Error('unknown family');
  if (verification.ok !== (verification.problems.length === 0))
    throw new Error('`ok` contradicts `problems`');
  return verification.problems;
}

/** Tampers, checks event and kind of the first problem, and restores the database. */
async function detects(t: Test, statement: string, seq: number, kind: string): Promise<void> {
  await tamper(statement);
  const found = await problems();
  t.match(found[0], { seq, kind }, `${statement}: ${JSON.stringify(found[0])}`);
  t.same(await problems(bystander), [], 'reports no problem of another family');
  await restore();
}

t.test('finds no problems in a sound ledger', async (t) => {
  t.same(await problems(), []);
  const kinds = await kernel.database.sql`SELECT DISTINCT type FROM events`;
  t.equal(kinds.length, registry.rules.events.size, 'the samples cover every event type');
});

const middle = 12;
const eventKinds: Record<string, [number, string]> = {
  family_id: [middle + 1, 'sequence'],
  seq: [middle + 1, 'sequence'],
};
for (const { name } of sampled(shapeOf(context.shapes, 'events').columns, 0.3)) {
  t.test(`events: finds a changed ${name}`, async (t) => {
    const value = changed(shapeOf(context.shapes, 'events'), name);
    const [seq, kind] = eventKinds[name] ?? [middle, 'hash'];
    const where = `family_id = ${familyId} AND seq = ${middle}`;
    await detects(t, `UPDATE events SET ${name} = ${value} WHERE ${where}`, seq, kind);
  });
}

for (const { name } of sampled(shapeOf(context.shapes, 'entries').columns, 0.3)) {
  t.test(`entries: finds a changed ${name} at its event`, async (t) => {
    const value = changed(shapeOf(context.shapes, 'entries'), name);
    const [{ seq } = { seq: 0 }] = await kernel.database.sql<{ seq: number }[]>`
      SELECT seq FROM events WHERE family_id = ${familyId} AND type = 'RedemptionApproved'`;
    // First entry of the redemption requested just before.
    const where = `family_id = ${familyId} AND seq = ${seq - 1} AND idx = 0`;
    await detects(
      t,
      `UPDATE entries SET ${name} = ${value} WHERE ${where}`,
      seq - 1,
      name === 'created_at' ? 'time' : 'hash',
    );
  });
}

for (const name of ['seq', 'head', 'last_at']) {
  t.test(`families: finds a changed ${name} at the end`, async (t) => {
    const value = changed(shapeOf(context.shapes, 'families'), name);
    await detects(t, `UPDATE families SET ${name} = ${value} WHERE family_id = ${familyId}`, last, 'tail');
  });
}

for (const table of sampled(context.rules.projectedTables, 0.3)) {
  const shape = shapeOf(context.shapes, table);
  const totals = context.rules.entryTotals.filter((total) => total.table === table);
  const key = shape.primaryKey.join(', ');
  const row = `(${key}) = (SELECT ${key} FROM ${table} WHERE family_id = ${familyId} ORDER BY ${key} LIMIT 1)`;
  t.test(`${table}: finds each changed column, missing row and surplus row`, async (t) => {
    const statements = [
      ...shape.columns.map(
        ({ name }) => `UPDATE ${table} SET ${name} = ${changed(shape, name)} WHERE ${row}`,
      ),
      `DELETE FROM ${table} WHERE ${row}`,
      `DELETE FROM ${table} WHERE family_id = ${familyId}`,
      // A family can have only one row of a table without a further key.
      ...(shape.primaryKey.length > 1 ? [surplus(shape, row)] : []),
    ];
    for (const statement of statements) {
      await tamper(statement);
      const found = await problems();
      t.ok(
        found.every((problem) => problem.seq === last),
        'reported at the end of the ledger',
      );
      t.ok(
        found.some(({ kind, message }) => kind === 'projection' && message.startsWith(`${table}: row`)),
        statement,
      );
      if (totals.some(({ column }) => statement.includes(`SET ${column} =`)))
        t.ok(
          found.some(({ kind }) => kind === 'sum'),
          statement,
        );
      t.same(await problems(bystander), []);
      await restore();
    }
  });
}

t.test('finds a missing event with and without its entries', async (t) => {
  const where = `family_id = ${familyId} AND seq = ${middle}`;
  await detects(t, `DELETE FROM events WHERE ${where}`, middle + 1, 'sequence');
  await detects(
    t,
    `DELETE FROM events WHERE ${where}; DELETE FROM entries WHERE ${where}`,
    middle + 1,
    'sequence',
  );
  for (let seq = 1; seq < last; seq++) {
    const missing = `family_id = ${familyId} AND seq = ${seq}`;
    const statement = `DELETE FROM entries WHERE ${missing}; DELETE FROM events WHERE ${missing}`;
    await detects(t, statement, seq + 1, 'sequence');
  }
});

t.test('finds a missing entry at its event', async (t) => {
  const rows = await sql`SELECT seq, idx FROM entries WHERE family_id = ${familyId}`;
  for (const { seq, idx } of rows) {
    const where = `family_id = ${familyId} AND seq = ${seq} AND idx = ${idx}`;
    await detects(t, `DELETE FROM entries WHERE ${where}`, Number(seq), 'hash');
  }
});

t.test('finds entries without an event', async (t) => {
  const copy = `SELECT family_id, 5000, idx, gen_random_uuid(), learner_id, amount, source_type, source_id, description,
    balance_after, created_at FROM entries WHERE family_id = ${familyId} LIMIT 1`;
  await detects(t, `INSERT INTO entries ${copy}`, last, 'entry');
});

t.test('finds an inserted event in the middle and at the end', async (t) => {
  const copyAs = (seq: number) => `
    INSERT INTO events SELECT family_id, ${seq}, gen_random_uuid(), type, payload, actor_id, recorded_at, hash
    FROM events WHERE family_id = ${familyId} AND seq = ${middle}`;
  const moved = `UPDATE events SET seq = seq + 1000 WHERE family_id = ${familyId} AND seq > ${middle};
    UPDATE entries SET seq = seq + 1000 WHERE family_id = ${familyId} AND seq > ${middle};
    UPDATE events SET seq = seq - 999 WHERE family_id = ${familyId} AND seq > 1000;
    UPDATE entries SET seq = seq - 999 WHERE family_id = ${familyId} AND seq > 1000;`;
  await detects(t, `${moved} ${copyAs(middle + 1)}`, middle + 1, 'hash');
  await detects(t, copyAs(last + 1), last + 1, 'hash');
});

t.test('finds two swapped events at the first of them', async (t) => {
  const swap = (table: string) => `
    UPDATE ${table} SET seq = -seq WHERE family_id = ${familyId} AND seq IN (${middle}, ${middle + 1});
    UPDATE ${table} SET seq = ${2 * middle + 1} + seq WHERE family_id = ${familyId} AND seq < 0;`;
  await detects(t, `${swap('events')} ${swap('entries')}`, middle, 'hash');
});

t.test("finds a missing tail by the family's row", async (t) => {
  for (const left of [last - 1, middle, 0]) {
    const where = `family_id = ${familyId} AND seq > ${left}`;
    await detects(t, `DELETE FROM entries WHERE ${where}; DELETE FROM events WHERE ${where}`, left, 'tail');
  }
});

t.test('finds a cut tail by the head or by the projected rows', async (t) => {
  const cut = `DELETE FROM entries WHERE family_id = ${familyId} AND seq = ${last};
    DELETE FROM events WHERE family_id = ${familyId} AND seq = ${last};
    UPDATE families f SET seq = ${last - 1}`;
  await detects(t, `${cut} WHERE family_id = ${familyId}`, last - 1, 'tail');
  const withHead = `${cut}, head = e.hash, last_at = e.recorded_at FROM events e
    WHERE f.family_id = ${familyId} AND e.family_id = f.family_id AND e.seq = ${last - 1}`;
  await detects(t, withHead, last - 1, 'sum');
});

t.test('continues the check after a forged event', async (t) => {
  await tamper(
    `UPDATE events SET recorded_at = recorded_at - interval '1 ms' WHERE family_id = ${familyId} AND seq IN (2, ${middle}, ${last})`,
  );
  t.same(
    (await problems()).filter(({ kind }) => kind === 'hash').map(({ seq }) => seq),
    [2, middle, last],
  );
  await restore();
});

t.test('finds an event forged with its hash at the next event', async (t) => {
  const [stored] = (await readEvents(kernel.database, familyId, middle - 1).next()).value ?? [];
  const [before] = (await readEvents(kernel.database, familyId, middle - 2).next()).value ?? [];
  if (!stored || !before) throw new Error('no events to forge');
  const hash = eventHash(before.event.hash, { ...stored.event, actorId: administrator });
  const forged = `UPDATE events SET actor_id = ${administrator}, hash = '\\x${hash}'`;
  await detects(t, `${forged} WHERE family_id = ${familyId} AND seq = ${middle}`, middle + 1, 'hash');
});

t.test('finds the changes of a superuser who disables the triggers', async (t) => {
  const statement = `ALTER TABLE entries DISABLE TRIGGER ALL;
    UPDATE entries SET amount = amount + 1, balance_after = balance_after + 1
      WHERE family_id = ${familyId} AND source_type = 'QUIZ_CORRECT';
    ALTER TABLE entries ENABLE TRIGGER ALL`;
  const [quiz] = await sql`
    SELECT min(seq) AS seq FROM entries WHERE family_id = ${familyId} AND source_type = 'QUIZ_CORRECT'`;
  await detects(t, statement, Number(quiz?.['seq']), 'hash');
});

/** Columns that follow a text column in the lines in which a family is read. */
const following = {
  type: ['payload', 'actor_id', 'recorded_at', 'hash'],
  source_type: ['source_id', 'description', 'balance_after', 'created_at'],
  source_id: ['description', 'balance_after', 'created_at'],
  description: ['balance_after', 'created_at'],
};

t.test('finds a changed column despite a text with its old value', async (t) => {
  await tamper("SET TimeZone = 'UTC'");
  const [entry] = await sql`SELECT seq FROM entries WHERE family_id = ${familyId} ORDER BY seq LIMIT 1`;
  for (const [column, columns] of Object.entries(following)) {
    const [table, seq, other] =
      column === 'type'
        ? ['events', middle, 'actor_id = actor_id + 1']
        : ['entries', Number(entry?.['seq']), 'balance_after = balance_after + 1'];
    const before = [column, ...columns].map((name) => `${name}::text`).join(` || E'\\t' || `);
    const statement = `UPDATE ${table} SET ${column} = ${before}, ${other}`;
    await detects(t, `${statement} WHERE family_id = ${familyId} AND seq = ${seq}`, seq, 'format');
  }
});

t.test('finds an event with a missing value', async (t) => {
  for (const column of ['id', 'type', 'payload', 'actor_id', 'recorded_at', 'hash']) {
    await tamper(`ALTER TABLE events ALTER COLUMN ${column} DROP NOT NULL`);
    const where = `WHERE family_id = ${familyId} AND seq`;
    await detects(t, `UPDATE events SET ${column} = NULL ${where} = ${middle}`, middle, 'format');
    const withoutTail = `UPDATE events SET ${column} = NULL ${where} = ${last};
      DELETE FROM entries ${where} = ${last};
      UPDATE families f SET seq = e.seq, head = e.hash, last_at = e.recorded_at FROM events e
      WHERE f.family_id = ${familyId} AND e.family_id = f.family_id AND e.seq = ${last - 1}`;
    await detects(t, withoutTail, last, 'format');
  }
});

t.test('finds a changed event despite a column of another type with all old values', async (t) => {
  const before = ['id', 'type', ...following.type].map((name) => `${name}::text`).join(` || E'\\t' || `);
  await tamper('ALTER TABLE events ALTER COLUMN id TYPE text');
  const statement = `UPDATE events SET id = ${before}, actor_id = 5 WHERE family_id = ${familyId} AND seq = ${middle}`;
  await detects(t, statement, middle, 'format');
  await tamper('ALTER TABLE events ALTER COLUMN id TYPE uuid USING id::uuid');
  t.same(await problems(), []);
});

t.test('finds an event whose values are in other columns', async (t) => {
  const [event] = await sql`
    SELECT seq FROM events WHERE family_id = ${familyId} AND commitments IS NOT NULL ORDER BY seq LIMIT 1`;
  const seq = Number(event?.['seq']);
  const shift = `type = type || E'\\t' || payload::text, payload = commitments, commitments = NULL`;
  await detects(
    t,
    `UPDATE events SET ${shift} WHERE family_id = ${familyId} AND seq = ${seq}`,
    seq,
    'format',
  );
  const back = `type = type || E'\\t', payload = 'null', commitments = payload`;
  await detects(
    t,
    `UPDATE events SET ${back} WHERE family_id = ${familyId} AND seq = ${middle}`,
    middle,
    'format',
  );
});

t.test('finds a column of JSON whose text may hide members', async (t) => {
  await tamper('ALTER TABLE events ALTER COLUMN payload TYPE json');
  const forged = `'{"amount": 1, "amount": ' || (payload->>'amount') || '}'`;
  await tamper(
    `UPDATE events SET payload = (${forged})::json WHERE family_id = ${familyId} AND seq = ${middle}`,
  );
  t.match(await problems(), [{ seq: 0, kind: 'format', found: /another type/ }]);
  await tamper('ALTER TABLE events ALTER COLUMN payload TYPE jsonb');
  await restore();
});

t.test('finds a number in a column of another type that has another form', async (t) => {
  const [entry] = await sql`SELECT seq FROM entries WHERE family_id = ${familyId} ORDER BY seq LIMIT 1`;
  const where = `WHERE family_id = ${familyId} AND seq = ${Number(entry?.['seq'])} AND idx = 0`;
  for (const [type, form] of [
    ['numeric', 'amount + 0.0'],
    ['text', `amount::text || ' '`],
  ]) {
    const change = `ALTER TABLE entries ALTER COLUMN amount TYPE ${type}; UPDATE entries SET amount = ${form} ${where}`;
    await detects(t, change, Number(entry?.['seq']), 'format');
    await tamper('ALTER TABLE entries ALTER COLUMN amount TYPE bigint USING amount::bigint');
    t.same(await problems(), []);
  }
});
