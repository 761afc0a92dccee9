import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Command, Idempotency, IdempotentAnswer } from '../../src/commands/command.ts';
import type { Commands } from '../../src/commands/execute.ts';
import type { Queryable } from '../../src/db/transaction.ts';
import { Problem } from '../../src/errors.ts';
import { type Action, bounds, Cast, kinds } from './actions.ts';
import { FamilyModel } from './model.ts';
import type { Expected } from './model-types.ts';
import type { Random } from './random.ts';
import type { Step } from './step-types.ts';
import { take } from './steps.ts';

/** Result of a command. `failed`: an error that leaves open if the command took effect. */
type Actual =
  | { reply: Record<string, unknown>; isReplay: boolean }
  | { refusal: string; isReplay: boolean }
  | { failed: string };

/** A sent command. Its number is also its actor, which identifies its events. */
interface Sent {
  number: number;
  step: Step;
  hasKey: boolean;
  /** Expected result of the first attempt, if that took effect. */
  earlier: Expected | undefined;
  actual?: Actual;
}

let numbers = 1_000_000_000;

/** Statuses of validation and authorization, which store no idempotency key. */
const fleeting = [403, 404];

/** A family in the kernel and in the model, with its sent commands. */
export class ModelRun {
  readonly familyId: number;
  readonly model = new FamilyModel();
  readonly #commands: Commands;
  readonly #cast = new Cast();
  #sent: Sent[] = [];
  #toRetry: Sent[] = [];

  constructor(familyId: number, commands: Commands) {
    this.familyId = familyId;
    this.#commands = commands;
  }

  /** Sends the next random command. The kernel carries out the commands of a family in the order of these calls. */
  next(random: Random): Promise<void> {
    const step = this.#cast.stepOf(randomAction(random));
    // Whether a command without events took effect shows in the answer that is kept for its key.
    const hasKey = ['createLesson', 'setDouble'].includes(step.kind) || random.chance(0.5);
    numbers += 1;
    return this.#send({ number: numbers, step, hasKey, earlier: undefined });
  }

  /** Sends again, with their keys, the commands of which the kernel could not say what became of them. */
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

  /** Lets the model carry out what was sent, and compares. Throws where the kernel came to something else. */
  async compareAnswers(tx: Queryable): Promise<void> {
    for (const { actual, ...sent } of this.#sent) {
      if (!actual) throw new Error('a command has not ended');
      if ('failed' in actual) await this.#settle(tx, sent, actual.failed);
      else if (sent.earlier) this.#expect(sent, sent.earlier, actual, true);
      else this.#expect(sent, this.model.apply(sent.step), actual, false);
    }
    this.#sent = [];
  }

  /** Of a command without an answer, the ledger and the kept answers tell whether it took effect. */
  async #settle(tx: Queryable, sent: Sent, reason: string): Promise<void> {
    if (!/injected|SERVICE_UNAVAILABLE|is unavailable/.test(reason)) throw new Error(`failed: ${reason}`);
    const [row] = await tx.query<{ events: boolean; answers: boolean }>(
      `SELECT EXISTS (SELECT FROM events WHERE family_id = $1 AND actor_id = $2::text::bigint) AS events,
         EXISTS (SELECT FROM idempotency_keys WHERE family_id = $1 AND key = $2::text) AS answers`,
      [String(this.familyId), String(sent.number)],
    );
    const isThere = Boolean(sent.hasKey ? row?.answers : row?.events);
    const earlier = sent.earlier ?? (isThere ? this.model.apply(sent.step) : undefined);
    if (earlier && row?.events && 'refusal' in earlier) throw new Error(`${describe(sent)} must be refused`);
    if (sent.hasKey) this.#toRetry.push({ ...sent, earlier });
  }

  #expect(
    sent: Sent,
    expected: Expected,
    actual: Exclude<Actual, { failed: string }>,
    isAgain: boolean,
  ): void {
    const { isReplay, ...came } = actual;
    const isSame =
      'reply' in expected && 'reply' in came
        ? Object.entries(expected.reply).every(([name, value]) => isDeepStrictEqual(came.reply[name], value))
        : isDeepStrictEqual(came, expected);
    if (isSame && (!isAgain || isReplay)) return;
    throw new Error(`${describe(sent)}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
  }
}

function idempotency<Reply>({ number, step }: Sent): Idempotency<Reply> {
  return {
    userId: 1,
    key: String(number),
    isOfManyFamilies: false,
    requestHash: createHash('sha256').update(JSON.stringify(step)).digest(),
    learnerId: null,
    isFinal: ({ code, status }) => code !== 'VALIDATION_FAILED' && !fleeting.includes(status),
    render: (outcome) =>
      'problem' in outcome
        ? { status: outcome.problem.status, body: JSON.stringify({ code: outcome.problem.code }) }
        : { status: 200, body: JSON.stringify(outcome.reply) },
  };
}

function fromAnswer({ status, body, isReplay }: IdempotentAnswer): Actual {
  const content = JSON.parse(body);
  return status === 200 ? { reply: content, isReplay } : { refusal: content.code, isReplay };
}

/** A reply as it would be sent. A lesson's row says its id and status as its reply over HTTP does. */
function plain(reply: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(reply));
}

function randomAction(random: Random): Action {
  return {
    kind: random.oneOf(kinds),
    who: random.below(bounds.number),
    what: random.below(bounds.number),
    amount: random.below(bounds.number),
    flag: random.chance(0.5),
    list: Array.from({ length: random.below(bounds.list) }, () => random.below(bounds.item)),
  };
}

function describe({ number, step, hasKey }: Sent): string {
  return `command ${number}${hasKey ? ' with a key' : ''} ${JSON.stringify(step)}`;
}
