import t from 'tap';
import { createLedgerRules, type SliceRules } from '../../src/kernel/ledger/rules.ts';
import { createRegistry } from '../../src/service/registry.ts';
import { replicaTable } from '../../src/slice/replica-table.ts';
import type { Slice } from '../../src/slice/slice.ts';
import { slices } from '../../src/slices/index.ts';
import { ledgerSlices } from '../../src/slices/ledger.ts';
import { rewardErrors } from '../../src/slices/rewards/errors.ts';
import { rewardEvents, rewardSourceTypes } from '../../src/slices/rewards/events.ts';

t.test('refuses two slices that define the same name', async (t) => {
  const others: [Partial<Slice>, RegExp][] = [
    [{ events: rewardEvents }, /the event RewardCreated/],
    [{ errors: rewardErrors }, /the error REWARD_\w+/],
    [{ sourceTypes: rewardSourceTypes }, /the source type REWARD_SAVE/],
  ];
  for (const [other, message] of others) {
    t.throws(() => createRegistry([...slices, { name: 'other', ...other }]), { message });
  }
});

t.test('refuses two names for the changes of one table', async (t) => {
  const table = replicaTable({
    name: 'others',
    key: ['id'],
    columns: 'id uuid NOT NULL',
    changes: { tables: { lessons: ['id'] } },
  });
  t.throws(() => createRegistry([...slices, { name: 'other', replicaTables: [table] }]), {
    message: 'the change log records lessons as lessons and as others',
  });
});

t.test('has the rules of all slices in the list for browsers, in the same order', async (t) => {
  const rulesOf = (list: readonly SliceRules[]) => {
    const {
      committedTexts: _texts,
      storedChecks: _checks,
      ...rules
    } = createLedgerRules(list, () => () => true);
    return rules;
  };
  t.same(rulesOf(ledgerSlices), rulesOf(slices));
});
