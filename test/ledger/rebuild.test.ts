import t from 'tap';
import { rebuildFamily } from '../../src/ledger/rebuild.ts';
import { verifyFamily } from '../../src/ledger/verify.ts';
import { createContentView } from '../helpers/content.ts';
import { createKernel } from '../helpers/kernel.ts';
import { ledgerFaults } from '../helpers/ledger.ts';
import { writeSample } from './sample.ts';
import { take } from './steps.ts';
import { createTampering } from './tampering.ts';

const kernel = await createKernel(t);
const { context, database, commands } = kernel;
const familyId = await writeSample(kernel);
const other = await writeSample(kernel);
const contentNow = createContentView(t, kernel.databaseUrl);
const { tamper, restore } = await createTampering(t, kernel, familyId);

const of = `family_id = ${familyId}`;
/** Damage to each projection: rows that are gone, changed, and too many. */
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
  t.test(`a rebuild repairs: ${statement.slice(0, 70)}`, async (t) => {
    const sound = await contentNow();
    await tamper(statement);
    const damaged = await contentNow();
    const dry = await rebuildFamily(context, familyId, { isDryRun: true });
    t.same(await contentNow(), damaged, 'a dry run changes nothing');
    t.same(
      dry.differences.map(({ table }) => table).sort(),
      [...tables].sort(),
      'and names the tables that differ',
    );
    t.same(await rebuildFamily(context, familyId), dry, 'the rebuild finds the same');
    t.same(await contentNow(), sound, 'and every table is as it was, to the byte');
    t.same((await rebuildFamily(context, familyId)).differences, [], 'a second one finds nothing to do');
  });
}

t.test('a rebuild of one family leaves the others as they are', async (t) => {
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
    /at event 4: the event is not the one that was hashed/,
  ],
  [`DELETE FROM entries WHERE ${of} AND idx = 1`, /cannot be rebuilt: at event \d+:/],
  [`DELETE FROM events WHERE ${of} AND seq = 9`, /at event 10: event 9 was expected here/],
  [`UPDATE families SET seq = seq + 1 WHERE ${of}`, /the family counts/],
  [`UPDATE families SET head = decode(repeat('01', 32), 'hex') WHERE ${of}`, /head of the family/],
] as const;
for (const [statement, message] of unsound) {
  t.test(`nothing is rebuilt from an unsound ledger: ${statement}`, async (t) => {
    await tamper(`${statement}; DELETE FROM mastery WHERE ${of}`);
    const damaged = await contentNow();
    await t.rejects(rebuildFamily(context, familyId), { message });
    await t.rejects(rebuildFamily(context, familyId, { isDryRun: true }), { message });
    t.same(await contentNow(), damaged);
    await restore();
  });
}

t.test(
  'a rebuild repairs a projection while the family is written to, and loses none of the writes',
  async (t) => {
    const id = await kernel.newFamily();
    const learners = [81, 82];
    const lane = { familyId: id, actorId: id };
    const rewardId = crypto.randomUUID();
    for (const learnerId of learners) await take({ kind: 'addLearner', learnerId }, lane, commands.execute);
    await take(
      { kind: 'createReward', rewardId, tokenCost: 5, maxRedemptions: null },
      lane,
      commands.execute,
    );
    const give = (learnerId = 81) => take({ kind: 'adjust', learnerId, amount: 10 }, lane, commands.execute);
    const save = () => take({ kind: 'save', learnerId: 81, rewardId, points: 1 }, lane, commands.execute);
    // Enough for the bulk to be read in several chunks while the writes go on.
    await give(82);
    for (let i = 0; i < 3; i++) await Promise.all(Array.from({ length: 1500 }, () => give()));

    let isOver = false;
    let saves = 0;
    const writers = Array.from({ length: 8 }, async () => {
      for (; !isOver; saves++) await save();
    });
    for (let round = 0; round < 3; round++) {
      // A row that none of the writers reads, so that none of them sees the damage.
      await tamper(`UPDATE balances SET balance = 77777 WHERE family_id = ${id} AND learner_id = 82`);
      const before = saves;
      const result = await rebuildFamily(context, id);
      t.match(result.differences, [{ table: 'balances', missing: [], surplus: [], different: [`${id} 82`] }]);
      t.ok(saves > before, 'saves went on meanwhile');
    }
    isOver = true;
    await Promise.all(writers);
    t.same((await verifyFamily(context, id))?.problems, []);
    t.same(await ledgerFaults(database.sql), []);
    const [row] = await database.sql`SELECT points FROM savings WHERE family_id = ${id}`;
    t.equal(row?.['points'], saves);
  },
);
