import type { RecordedEvent } from '../../../../src/kernel/ledger/events.ts';
import { registry } from '../../../../src/service/app.ts';
import { createCloseFamily } from '../../../../src/slices/accounts/users/closing.domain.ts';
import { type Action, bounds, kinds, StepFactory } from './actions.ts';
import { MemoryLedger } from './memory-ledger.ts';
import type { Random } from './random.ts';
import { type Send, take } from './steps.ts';

const administratorId = 1;
const closeFamily = createCloseFamily(registry.erasures, registry.closings);
/** Steps that learners take for themselves. */
const byLearner: ReadonlySet<string> = new Set(['addLearner', 'answer', 'save', 'redeem', 'allocate']);
const jumpsMs = [0, 1, 1, 17, 1000, 86_400_000, 86_400_000, 200_000_000];

/**
 * Returns a family whose ledger follows from random commands of its parent, its learners and an administrator.
 *
 * @param jumps milliseconds between two commands, drawn from this list
 */
export async function randomLedger(
  familyId: number,
  steps: number,
  random: Random,
  jumps: readonly number[] = jumpsMs,
): Promise<MemoryLedger> {
  const ledger = new MemoryLedger(familyId);
  const factory = new StepFactory();
  let now = Date.parse('2026-01-01T00:00:00Z') + random.below(86_400_000);
  for (let i = 0; i < steps; i++) {
    const step = factory.stepOf(randomAction(random));
    const isOwn = 'learnerId' in step && byLearner.has(step.kind) && random.chance(0.5);
    const other = random.chance(0.2) ? administratorId : familyId;
    const actorId = isOwn ? step.learnerId : other;
    now += random.oneOf(jumps);
    const send: Send = (command) => ledger.execute({ ...command, actorId }, new Date(now));
    await take(step, { familyId, actorId }, send);
  }
  if (random.chance(0.1)) {
    const data = { learnerIds: learnersOf(ledger.events) };
    await ledger.execute({ handler: closeFamily, data, actorId: familyId }, new Date(now));
  }
  return ledger;
}

function randomAction(random: Random): Action {
  const number = () => random.below(bounds.number + 1);
  return {
    kind: random.oneOf(kinds),
    learner: number(),
    index: number(),
    amount: number(),
    flag: random.chance(0.5),
    list: Array.from({ length: random.below(bounds.list + 1) }, () => random.below(bounds.item + 1)),
  };
}

/** Returns all learners who were ever added. */
function learnersOf(events: readonly RecordedEvent[]): number[] {
  return events.flatMap(({ type, payload }) =>
    type === 'LearnerAdded' && 'learnerId' in payload ? payload.learnerId : [],
  );
}
