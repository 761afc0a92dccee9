import t from 'tap';
import type { Queryable, Rows } from '../../../../src/db/transaction.ts';
import type { RecordedEvent } from '../../../../src/kernel/ledger/events.ts';
import { LedgerAudit } from '../../../../src/kernel/ledger/verification/ledger-audit.ts';
import { TextAudit } from '../../../../src/kernel/ledger/verification/text-audit.ts';
import { registry } from '../../../../src/service/app.ts';

function created(seq: number): RecordedEvent {
  const rewardId = `019a9f3c-5c00-7000-8000-${String(seq).padStart(12, '0')}`;
  return {
    ...{ familyId: 1, seq, id: rewardId, actorId: 1, recordedAt: '', entries: [], hash: '' },
    ...{ type: 'RewardCreated', payload: { rewardId, tokenCost: 1, maxRedemptions: null } },
    commitments: { title: 'a'.repeat(64) },
  };
}

t.test('asks once if the family is closed, for any number of texts that are missing', async (t) => {
  for (const isClosed of [true, false]) {
    const audit = new LedgerAudit(1, registry.rules, new Date());
    const texts = new TextAudit(registry.rules, audit);
    const tables: string[] = [];
    const tx: Queryable = {
      async query<T extends object>(text: string) {
        const [, table = ''] = /FROM (\w+)/.exec(text) ?? [];
        tables.push(table);
        const rows = table === 'families' ? [{ is_closed: isClosed }] : [];
        // The statements have these columns.
        return Object.assign(rows as object[] as T[], { count: rows.length, command: 'SELECT' }) as Rows<T>;
      },
    };
    for (const chunk of [[1, 2, 3], [4]]) await texts.check(tx, chunk.map(created));
    t.same(tables, [], 'a title waits for the last event of its reward');
    await texts.finish(tx);
    t.same(tables, ['reward_texts', 'families']);
    t.equal(audit.problems.length, isClosed ? 0 : 4);
  }
});
