import t from 'tap';
import { rebuildFamily } from '../../../../src/kernel/ledger/verification/rebuild.ts';
import { verifyFamily } from '../../../../src/kernel/ledger/verification/verify-family.ts';
import { createContentView } from '../../../helpers/families/stored-content.ts';
import { createKernel } from '../../../helpers/kernel/kernel.ts';
import { ledgerFaults } from '../../../helpers/kernel/ledger-laws.ts';
import { take } from '../model/steps.ts';
import { writeSample } from '../sample-family.ts';
import { createTampering } from './tampering.ts';

const kernel = await createKernel(t);
const { context, database, commands } = kernel;
const familyId = await writeSample(kernel);
const other = await writeSample(kernel);
const contentNow = createContentView(t, kernel.databaseUrl);
const { tamper, restore } = await createTampering(t, kernel, familyId);

const of = `family_id = ${familyId}`;
/** Damage to each projected table: missing, changed and surplus rows. */
const damage = [
  ...context.rules.projectedTables.map((table) => ({
    tables: [table],
    statement: `DELETE FROM ${table} WHERE ${of}`,
  })),
  { tables: ['balances'], statement: `UPDATE balances SET balance = balance + 1 WHERE ${of}` },
  { tables: ['rewards'], statement: `UPDATE rewards SET is_active = NOT is_active WHERE ${of}` },
  {
    tables: ['savings'],
    statement: `INSERT INTO savings SELECT family_id, learner_id, gen_random_uuid(), 7 FROM savings WHERE ${of}`,
  },
  {
    tables: [...context.rules.projectedTables],
    statement: context.rules.projectedTables.map((table) => `DELETE FROM ${table} WHERE ${of}`).join('; '),
  },
];

for (const { tables, statement } of damage) {
  t.test(`repairs: ${statement.slice(0, 70)}`, async (t) => {
    const sound = await contentNow();
    await tamper(statement);
    const damaged = await contentNow();
    const dry = await rebuildFamily(context, familyId, { isDryRun: true });
    t.same(await contentNow(), damaged, 'a dry run changes nothing');
    t.same(
      dry.differences.map(({ table }) => table).sort(),
      [...tables].sort(),
      'the dry run names the tables that differ',
    );
    t.same(await rebuildFamily(context, familyId), dry, 'the rebuild finds the same differences');
    t.same(await contentNow(), sound, 'restores every table byte for byte');
    t.same((await rebuildFamily(context, familyId)).differences, [], 'a second rebuild finds no differences');
  });
}

t.test('rebuilds one family without touching others', async (t) => {
  await tamper(`UPDATE balances SET balance = balance + 1`);
  await rebuildFamily(context, familyId);
  t.equal((await verifyFamily(context, familyId))?.ok, true);
  t.equal((await verifyFamily(context, other))?.ok, false);
  await rebuildFamily(context, other);
  t.equal((await verifyFamily(context, other))?.ok, true);
});

const unsound = [
  [
    `UPDATE events SET actor_id = 5 WHERE ${of} AND seq = 4`,
    /event 4 \(\w+\): hash: the event does not match its hash/,
  ],
  [`DELETE FROM entries WHERE ${of} AND idx = 1`, /cannot be rebuilt: event \d+ /],
  [
    `DELETE FROM events WHERE ${of} AND seq = 9`,
    /event 10 \(\w+\): sequence: .*: expected event 9, found event 10/,
  ],
  [`UPDATE families SET seq = seq + 1 WHERE ${of}`, /the family counts/],
  [`UPDATE families SET head = decode(repeat('01', 32), 'hex') WHERE ${of}`, /head of the family/],
] as const;
for (const [statement, message] of unsound) {
  t.test(`rebuilds nothing from an unsound ledger: ${statement}`, async (t) => {
    await tamper(`${statement}; DELETE FROM mastery WHERE ${of}`);
    const damaged = await contentNow();
    await t.rejects(rebuildFamily(context, familyId), { message });
    await t.rejects(rebuildFamily(context, familyId, { isDryRun: true }), { message });
    t.same(await contentNow(), damaged);
    await restore();
  });
}

t.test('repairs projected rows during writes to the family and loses none of the writes', async (t) => {
  const id = await kernel.newFamily();
  const learners = [81, 82];
  const actor = { familyId: id, actorId: id };
  const rewardId = crypto.randomUUID();
  for (const learnerId of learners) await take({ kind: 'addLearner', learnerId }, actor, commands.execute);
  await take({ kind: 'createReward', rewardId, tokenCost: 5, maxRedemptions: null }, actor, commands.execute);
  const give = (learnerId = 81) => take({ kind: 'adjust', learnerId, amount: 10 }, actor, commands.execute);
  const save = () => take({ kind: 'save', learnerId: 81, rewardId, points: 1 }, actor, commands.execute);
  // Enough events that the rebuild reads several chunks during the writes.
  await give(82);
  for (let i = 0; i < 5; i++) await Promise.all(Array.from({ length: 900 }, () => give()));

  let isOver = false;
  let saves = 0;
  const writers = Array.from({ length: 8 }, async () => {
    for (; !isOver; saves++) await save();
  });
  for (let round = 0; round < 3; round++) {
    // No writer reads this row, so none sees the damage.
    await tamper(`UPDATE balances SET balance = 77777 WHERE family_id = ${id} AND learner_id = 82`);
    const before = saves;
    const result = await rebuildFamily(context, id);
    t.match(result.differences, [{ table: 'balances', rows: [{ key: `${id} 82` }] }]);
    t.ok(saves > before, 'saves continue meanwhile');
  }
  isOver = true;
  await Promise.all(writers);
  t.same((await verifyFamily(context, id))?.problems, []);
  t.same(await ledgerFaults(database.sql), []);
  const [row] = await database.sql`SELECT points FROM savings WHERE family_id = ${id}`;
  t.equal(row?.['points'], saves);
});
