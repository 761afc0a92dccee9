import { Problem } from '../../../src/base/errors.ts';
import { tableShapes } from '../../../src/db/table-shapes.ts';
import type { Row, TableName } from '../../../src/db/tables.ts';
import type { CommandHandler, Decision } from '../../../src/kernel/commands/command.ts';
import { effectOf } from '../../../src/kernel/ledger/event-rules.ts';
import type { EventContext, Movement, NewEvent, RecordedEvent } from '../../../src/kernel/ledger/events.ts';
import { project } from '../../../src/kernel/ledger/project.ts';
import { ruleOf } from '../../../src/kernel/ledger/rules.ts';
import { one } from '../../../src/kernel/state/reads.ts';
import { FamilyState } from '../../../src/kernel/state/state.ts';
import { registry } from '../../../src/service/app.ts';

/** Rows by their table. */
export type Tables = { [T in TableName]?: Row<T>[] };

/** Event of a decision, with the movements that its rule gives. */
export type DecidedEvent = NewEvent & { movements: Movement[] };

/** Returns the given rows of a family as a state that holds all its rows. */
function stateOf(familyId: number, tables: Tables): FamilyState {
  const state = new FamilyState(familyId, tableShapes, true);
  const rewards = tables.rewards ?? [];
  const active_rewards = rewards.filter(({ is_active }) => is_active).length;
  const catalogs = [{ family_id: familyId, rewards: rewards.length, active_rewards }];
  for (const [table, rows] of Object.entries({ catalogs, ...tables }))
    for (const row of rows) state.load(table, row);
  return state;
}

/** Decides a command on the given rows, and judges its events by their rules, each after the ones before it. */
export function decide<Data>(
  handler: CommandHandler<Data, unknown>,
  data: Data,
  tables: Tables,
  context: EventContext,
): Omit<Decision, 'events'> & { events: DecidedEvent[] } {
  const state = stateOf(context.familyId, tables);
  const decision = handler.prepare(data).decide(state, context);
  return { ...decision, events: decision.events.map((event) => judge(event, state, context)) };
}

function judge(event: NewEvent, state: FamilyState, context: EventContext): DecidedEvent {
  const { rules } = registry;
  const { id, familyId, actorId, now: recordedAt } = context;
  const { type, payload, isInRemoval = false } = event;
  const rule = ruleOf(rules, { type, rules: rules.version });
  const { movements = [] } = effectOf(rule, payload, state, { id, recordedAt, isInRemoval });
  const entries = movements.map((movement, idx) => {
    const before = state.find(one('balances', { learner_id: movement.learnerId }))?.balance ?? 0;
    return { ...movement, idx, id, description: '', balanceAfter: before + movement.amount };
  });
  const recorded = {
    familyId,
    seq: 1,
    id,
    type,
    rules: rules.version,
    payload,
    actorId,
    recordedAt,
    entries,
    hash: '',
  };
  // Type and payload come from one NewEvent.
  project(recorded as RecordedEvent, state, rules);
  return { ...event, movements: [...movements] };
}

/** Returns the reply of a command without events on the given rows. */
export function replyOf<Data, Reply>(
  handler: CommandHandler<Data, Reply>,
  data: Data,
  tables: Tables,
  context: EventContext,
): Reply {
  const command = handler.prepare(data);
  return command.reply(stateOf(context.familyId, tables), [], context);
}

/** Returns the code of the problem that a decision throws, or `none`. */
export function codeOf(decide: () => unknown): string {
  try {
    decide();
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  return 'none';
}
