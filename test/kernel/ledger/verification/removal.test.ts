import { randomUUIDv7 } from 'node:crypto';
import t from 'tap';
import { verifyExport } from '../../../../src/kernel/ledger/verification/verify-export.ts';
import { registry } from '../../../../src/service/app.ts';
import { exportText, MemoryLedger } from '../model/memory-ledger.ts';
import type { Step } from '../model/step-types.ts';
import { take } from '../model/steps.ts';

t.test('a learner with redemptions of active and inactive rewards leaves a sound ledger', async (t) => {
  const [familyId, learnerId] = [7, 8];
  const ids = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()].sort();
  // A removal rejects redemptions in the order of their ids.
  const goals = ids.map((redemptionId) => ({ learnerId, rewardId: randomUUIDv7(), redemptionId }));
  const steps: Step[] = [
    { kind: 'addLearner', learnerId },
    { kind: 'adjust', learnerId, amount: 50 },
    ...goals.flatMap((goal): Step[] => [
      { kind: 'createReward', rewardId: goal.rewardId, tokenCost: 5, maxRedemptions: null },
      { kind: 'save', ...goal, points: 5 },
      { kind: 'redeem', ...goal },
    ]),
    { kind: 'updateReward', rewardId: goals[1]?.rewardId ?? '', fields: { isActive: false } },
    { kind: 'removeLearner', learnerId },
  ];
  const ledger = new MemoryLedger(familyId);
  const now = new Date();
  for (const step of steps)
    await take(step, { familyId, actorId: familyId }, (command) => ledger.execute(command, now));
  t.same(
    ledger.events.slice(-4).map(({ type, entries }) => [type, entries.length]),
    [...goals.map(() => ['RedemptionRejected', 1]), ['LearnerRemoved', 0]],
  );
  const lines = exportText(familyId, ledger.events).toString().trimEnd().split('\n');
  t.same((await verifyExport(lines, registry.rules)).problems, []);
});
