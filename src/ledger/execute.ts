import type { Database, Transaction } from '../db/connection.ts';
import { isTransient, uniqueViolation } from '../db/errors.ts';
import { type ErrorCode, Problem } from '../errors.ts';
import { appendEvents, type Lane, type Rules } from './append.ts';

import { type Catalog, readCatalog } from './catalog.ts';
import type { Command, CommandContext } from './commands.ts';
import type { RecordedEvent } from './events.ts';
import { newCommandId } from './ids.ts';
import { FamilyState } from './state.ts';
import { loadNeeds, lockLanes, writeBatch } from './store.ts';
import { projectSums } from './sums.ts';

/** Any command, where only its place in a batch matters: data and reply stay with the handler that made them. */
// biome-ignore lint/suspicious/noExplicitAny: each handler is called with its own data only, which no common type says.
type AnyCommand = Command<any, unknown>;

/** What became of a command: its reply, or the reason why it has none. Commands of one batch do not share it. */
type Outcome = { reply: unknown } | { error: unknown };

export interface Ledger {
  /** Executes a command in a transaction of its family. Rejects with a Problem when it is refused. */
  execute<Data, Reply>(command: Omit<Command<Data, Reply>, 'commandId'>): Promise<Reply>;
  /** Executes commands in one transaction, in their order; each has an outcome of its own. */
  executeAll(commands: AnyCommand[]): Promise<Outcome[]>;
  readonly catalog: Catalog;
  readonly rules: Rules;
}

export interface LedgerOptions {
  database: Database;
  rules: Rules;
  /** The clock, given so that a test can turn it. */
  now: () => Date;
  /** What a violated unique index tells the client, by the index's name. */
  conflicts: Readonly<Record<string, ErrorCode>>;
}

/** Opens the kernel on a migrated database. */
export async function openLedger(options: LedgerOptions): Promise<Ledger> {
  const catalog = await readCatalog(options.database.sql);
  const rules = { ...options.rules, projections: [projectSums, ...options.rules.projections] };
  const kernel = { ...options, catalog, rules };
  return {
    catalog,
    rules,
    executeAll: (commands) => executeAll(kernel, commands),
    async execute<Data, Reply>(command: Omit<Command<Data, Reply>, 'commandId'>): Promise<Reply> {
      const [outcome] = await executeAll(kernel, [{ ...command, commandId: newCommandId() }]);
      if (!outcome) throw new Error('a command without an outcome');
      if ('error' in outcome) throw outcome.error;
      // The reply was made by this command's own handler.
      return outcome.reply as Reply;
    },
  };
}

interface Kernel extends LedgerOptions {
  catalog: Catalog;
}

const attempts = 5;

/**
 * One transaction for all commands. When the database refuses the batch, each command is executed alone, so that a
 * bad one harms only itself; what passes by itself (a deadlock, a serialization failure) is tried again.
 */
async function executeAll(kernel: Kernel, commands: AnyCommand[]): Promise<Outcome[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await kernel.database.transaction((tx) => runBatch(kernel, tx, commands));
    } catch (error) {
      if (isTransient(error) && attempt < attempts) continue;
      if (commands.length === 1) return [{ error: conflictProblem(kernel, error) ?? error }];
      const alone: Outcome[] = [];
      for (const command of commands) alone.push(...(await executeAll(kernel, [command])));
      return alone;
    }
  }
}

async function runBatch(kernel: Kernel, tx: Transaction, commands: AnyCommand[]): Promise<Outcome[]> {
  const lanes = await lockLanes(
    tx,
    commands.map((command) => command.familyId),
  );
  const wanted = [...lanes.keys()].map((familyId) => {
    const needs = commands.filter((c) => c.familyId === familyId).flatMap((c) => c.handler.needs(c.data));
    return { needs, state: new FamilyState(familyId, kernel.catalog, needs) };
  });
  await loadNeeds(tx, kernel.catalog, wanted);
  const states = new Map(wanted.map(({ state }) => [state.familyId, state]));
  const events: RecordedEvent[] = [];
  const outcomes = commands.map((command): Outcome => {
    const lane = lanes.get(command.familyId);
    const state = states.get(command.familyId);
    if (!lane || !state) return { error: new Error('a command for a family that does not exist') };
    return runCommand(kernel, command, lane, state, events);
  });
  await writeBatch(tx, kernel.catalog, [...lanes.values()], events, [...states.values()]);
  return outcomes;
}

/** Decides one command and carries its events out in memory. A refusal is an outcome; any other error ends the batch. */
function runCommand(
  kernel: Kernel,
  command: AnyCommand,
  lane: Lane,
  state: FamilyState,
  events: RecordedEvent[],
): Outcome {
  const context: CommandContext = {
    familyId: command.familyId,
    actorId: command.actorId,
    commandId: command.commandId,
    now: laterOf(kernel.now().toISOString(), lane.lastAt),
  };
  let decision: ReturnType<typeof command.handler.decide>;
  try {
    decision = command.handler.decide(command.data, state, context);
  } catch (error) {
    if (error instanceof Problem) return { error };
    throw error;
  }
  const recorded = appendEvents(lane, state, decision.events, context, kernel.rules);
  for (const change of decision.changes ?? []) state.apply(change);
  events.push(...recorded);
  return { reply: command.handler.reply(command.data, state, recorded, context) };
}

/** ISO timestamps in UTC with the same number of digits compare as text. */
function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}

function conflictProblem(kernel: Kernel, error: unknown): Problem | undefined {
  const index = uniqueViolation(error);
  const code = index === undefined ? undefined : kernel.conflicts[index];
  return code && new Problem(code);
}
