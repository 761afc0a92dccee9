import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ErrorCode, Problem } from '../../../../src/base/errors.ts';
import type { Queryable } from '../../../../src/db/transaction.ts';
import type { Command, Idempotency, IdempotentAnswer } from '../../../../src/kernel/commands/command.ts';
import type { Commands } from '../../../../src/kernel/commands/execute.ts';
import { registry } from '../../../../src/service/app.ts';
import { type Action, bounds, kinds, StepFactory } from './actions.ts';
import { FamilyModel } from './family-model.ts';
import type { Expected } from './model-types.ts';
import type { Random } from './random.ts';
import type { Step } from './step-types.ts';
import { take } from './steps.ts';

/** Outcome of a command. `failed`: unknown, it may have taken effect or not. */
type Actual =
  | { reply: Record<string, unknown>; isReplay: boolean }
  | { refusal: string; isReplay: boolean }
  | { failed: string };

/** Sent command. Its number is also its actor, which identifies its events. */
interface Sent {
  number: number;
  step: Step;
  hasKey: boolean;
  /** Outcome of the earlier attempt, if that took effect. */
  earlier: Expected | undefined;
  actual?: Actual;
}

let numbers = 1_000_000_000;

/** Statuses of rejections that precede the storage of a key. */
const unstoredStatuses = [403, 404];

/** Family in the kernel and in the model, with its sent commands. */
export class ModelRun {
  readonly familyId: number;
  readonly model = new FamilyModel();
  readonly #commands: Commands;
  readonly #stepFactory = new StepFactory();
  #sent: Sent[] = [];
  #toRetry: Sent[] = [];

  constructor(familyId: number, commands: Commands) {
    this.familyId = familyId;
    this.#commands = commands;
  }

  /** Sends the next random command. The kernel executes the commands of a family in the order of these calls. */
  next(random: Random): Promise<void> {
    const step = this.#stepFactory.stepOf(randomAction(random));
    // The stored answer shows if a command without events took effect.
    const hasKey = ['createLesson', 'setDouble'].includes(step.kind) || random.chance(0.5);
    numbers += 1;
    return this.#send({ number: numbers, step, hasKey, earlier: undefined });
  }

  /** Sends the commands with an unknown outcome again, with their keys. */
  retries(): Promise<void>[] {
    const retries = this.#toRetry.map((sent) => this.#send(sent));
    this.#toRetry = [];
    return retries;
  }

  async #send(sent: Sent): Promise<void> {
    this.#sent.push(sent);
    const { step, number: actorId, hasKey } = sent;
    const once = <Data, Reply>(command: Command<Data, Reply>) =>
      this.#commands.executeOnce(command, idempotency<Reply>(sent));
    try {
      const send = hasKey ? once : this.#commands.execute;
      const answer = await take(step, { familyId: this.familyId, actorId }, send);
      sent.actual = hasKey
        ? fromAnswer(answer as IdempotentAnswer)
        : { reply: plain(answer), isReplay: false };
    } catch (error) {
      const isRefusal = error instanceof Problem && error.code !== 'SERVICE_UNAVAILABLE';
      sent.actual = isRefusal ? { refusal: error.code, isReplay: false } : { failed: String(error) };
    }
  }

  /** Applies the sent commands to the model. Throws if the kernel's outcomes differ. */
  async compareAnswers(tx: Queryable): Promise<void> {
    for (const { actual, ...sent } of this.#sent) {
      if (!actual) throw new Error('a command has not ended');
      if ('failed' in actual) await this.#settle(tx, sent, actual.failed);
      else if (sent.earlier) this.#expect(sent, sent.earlier, actual, true);
      else this.#expect(sent, this.model.apply(sent.step), actual, false);
    }
    this.#sent = [];
  }

  /** Reads from ledger and stored answers if a command without an answer took effect. */
  async #settle(tx: Queryable, sent: Sent, reason: string): Promise<void> {
    if (!/injected|SERVICE_UNAVAILABLE|is unavailable/.test(reason)) throw new Error(`failed: ${reason}`);
    const [row] = await tx.query<{ events: boolean; answers: boolean }>(
      `SELECT EXISTS (SELECT FROM events WHERE family_id = $1 AND actor_id = $2::text::bigint) AS events,
         EXISTS (SELECT FROM idempotency_keys WHERE family_id = $1 AND key = $2::text) AS answers`,
      [String(this.familyId), String(sent.number)],
    );
    const hasTakenEffect = Boolean(sent.hasKey ? row?.answers : row?.events);
    const earlier = sent.earlier ?? (hasTakenEffect ? this.model.apply(sent.step) : undefined);
    if (earlier && row?.events && 'refusal' in earlier) throw new Error(`${describe(sent)} must be refused`);
    if (sent.hasKey) this.#toRetry.push({ ...sent, earlier });
  }

  #expect(
    sent: Sent,
    expected: Expected,
    actual: Exclude<Actual, { failed: string }>,
    isRetry: boolean,
  ): void {
    const { isReplay, ...got } = actual;
    const isSame =
      'reply' in expected && 'reply' in got
        ? Object.entries(expected.reply).every(([name, value]) => isDeepStrictEqual(got.reply[name], value))
        : isDeepStrictEqual(got, expected);
    if (isSame && (!isRetry || isReplay)) return;
    throw new Error(`${describe(sent)}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
  }
}

function idempotency<Reply>({ number, step }: Sent): Idempotency<Reply> {
  return {
    userId: 1,
    key: String(number),
    isOfManyFamilies: false,
    requestHashes: [createHash('sha256').update(JSON.stringify(step)).digest()],
    learnerId: null,
    isFinal: ({ code }) => code !== 'VALIDATION_FAILED' && !unstoredStatuses.includes(statusOf(code)),
    render: (outcome) =>
      'problem' in outcome
        ? { status: statusOf(outcome.problem.code), body: JSON.stringify({ code: outcome.problem.code }) }
        : { status: 200, body: JSON.stringify(outcome.reply) },
  };
}

function statusOf(code: ErrorCode): number {
  return registry.errors[code][0];
}

function fromAnswer({ status, body, isReplay }: IdempotentAnswer): Actual {
  const content = JSON.parse(body);
  return status === 200 ? { reply: content, isReplay } : { refusal: content.code, isReplay };
}

/** Returns a reply as sent over HTTP. A lesson's row has the same id and status as its reply. */
function plain(reply: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(reply));
}

/** Returns an action with random numbers. */
export function randomAction(random: Random): Action {
  return {
    kind: random.oneOf(kinds),
    learner: random.below(bounds.number),
    index: random.below(bounds.number),
    amount: random.below(bounds.number),
    flag: random.chance(0.5),
    list: Array.from({ length: random.below(bounds.list) }, () => random.below(bounds.item)),
  };
}

function describe({ number, step, hasKey }: Sent): string {
  return `command ${number}${hasKey ? ' with a key' : ''} ${JSON.stringify(step)}`;
}
