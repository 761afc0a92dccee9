import t from 'tap';
import type { Database } from '../../../src/db/database.ts';
import { readTableShapes } from '../../../src/db/read-tables.ts';
import type { TableName } from '../../../src/db/tables.ts';
import { rebuildFamily } from '../../../src/kernel/ledger/verification/rebuild.ts';
import { one } from '../../../src/kernel/state/reads.ts';
import { FamilyState } from '../../../src/kernel/state/state.ts';
import { StateCache } from '../../../src/kernel/state/state-cache.ts';
import { commandsOn } from '../../helpers/kernel/commands.ts';
import { createKernel } from '../../helpers/kernel/kernel.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { take } from '../ledger/model/steps.ts';

const kernel = await createKernel(t);
const { context, database } = kernel;
const shapes = await readTableShapes(database);
let learnerId = 8_000_000;

/** Texts of the statements of transactions. */
const texts: string[] = [];
const listening: Database = {
  ...database,
  async begin() {
    const tx = await database.begin();
    return {
      ...tx,
      query: (text, parameters) => {
        texts.push(text);
        return tx.query(text, parameters);
      },
    };
  },
};

/** Creates a learner with points, and returns functions by which two instances adjust them. */
async function newLearner() {
  const [one, other] = await Promise.all([commandsOn(listening), commandsOn(database)]);
  const origin = { familyId: await kernel.newFamily(), actorId: 1 };
  learnerId += 1;
  const learner = learnerId;
  await take({ kind: 'addLearner', learnerId: learner }, origin, one.execute);
  const adjustBy = (run: typeof one.execute) => (amount: number) =>
    take({ kind: 'adjust', learnerId: learner, amount }, origin, run);
  return {
    familyId: origin.familyId,
    adjust: adjustBy(one.execute),
    adjustElsewhere: adjustBy(other.execute),
  };
}

async function balances(familyId: number): Promise<number[]> {
  const rows = await database.sql<
    { balance: number }[]
  >`SELECT balance FROM balances WHERE family_id = ${familyId}`;
  return rows.map(({ balance }) => balance);
}

t.test('reads no projected rows for a family that only this instance writes', async (t) => {
  const { familyId, adjust } = await newLearner();
  await adjust(10);
  texts.length = 0;
  await adjust(5);
  t.same(
    texts.filter((text) => /FROM balances/.test(text)),
    [],
  );
  t.same(await balances(familyId), [15]);
});

t.test('sees what another instance has written', async (t) => {
  const { familyId, adjust, adjustElsewhere } = await newLearner();
  await adjust(10);
  await adjustElsewhere(20);
  await adjust(-25);
  await adjustElsewhere(-5);
  await t.rejects(adjust(-1), { code: 'BALANCE_WOULD_BE_NEGATIVE' });
  t.same(await balances(familyId), [0]);
  t.same(await ledgerFaults(database.sql), []);
});

t.test('sees what a rebuild has written', async (t) => {
  const { familyId, adjust } = await newLearner();
  await adjust(10);
  await database.sql`UPDATE balances SET balance = 1000 WHERE family_id = ${familyId}`;
  texts.length = 0;
  t.equal((await rebuildFamily(context, familyId)).differences.length, 1);
  await adjust(5);
  t.equal(texts.filter((text) => /FROM balances/.test(text)).length, 1, 'reads the rows again');
  t.same(await balances(familyId), [15]);
});

t.test('keeps nothing of a transaction that fails', async (t) => {
  const { familyId, adjust } = await newLearner();
  await adjust(10);
  await database.query('ALTER TABLE entries ADD CONSTRAINT fails CHECK (amount <> 77)');
  t.teardown(() => database.query('ALTER TABLE entries DROP CONSTRAINT IF EXISTS fails'));
  await t.rejects(adjust(77));
  await adjust(1);
  t.same(await balances(familyId), [11]);
});

t.test('keeps projected rows only, of a bounded number of families', async (t) => {
  const tables: TableName[] = ['balances'];
  const cache = new StateCache(tables);
  const stateOf = (familyId: number, rows: number) => {
    const state = new FamilyState(familyId, shapes, false);
    state.apply({ table: 'double_or_loss', put: { family_id: familyId, learner_id: 1, enabled: true } });
    for (let i = 1; i <= rows; i++)
      state.apply({ table: 'balances', put: { family_id: familyId, learner_id: i, balance: i } });
    return state;
  };
  for (let familyId = 1; familyId <= 10_001; familyId++) cache.put(stateOf(familyId, 1), '7');
  t.equal(cache.take(1), undefined, 'forgets the family that wrote the longest time ago');
  const kept = cache.take(2)?.state;
  t.same(kept?.find(one('balances', { learner_id: 1 })), { family_id: 2, learner_id: 1, balance: 1 });
  t.throws(() => kept?.find(one('double_or_loss', { learner_id: 1 })), 'a row that commands change');
  t.same([...(kept?.changedRows() ?? [])], []);
  t.equal(cache.take(2), undefined, 'a state is taken once');
  cache.put(stateOf(20_000, 101), '7');
  t.equal(cache.take(20_000), undefined, 'a family with very many rows');
});
