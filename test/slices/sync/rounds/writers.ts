import { Problem } from '../../../../src/base/errors.ts';
import type { Commands } from '../../../../src/kernel/commands/execute.ts';
import { bounds, kinds, StepFactory } from '../../../kernel/ledger/model/actions.ts';
import { createRandom } from '../../../kernel/ledger/model/random.ts';
import { take } from '../../../kernel/ledger/model/steps.ts';

/** Concurrent writers of random commands for one family. */
export class Writers {
  readonly #familyId: number;
  readonly #stepFactory = new StepFactory();
  #isWriting = true;
  readonly #writing: Promise<void>[];
  /** Number of successful commands. */
  commands = 0;

  /** @param ledgers shared evenly by the writers */
  constructor(familyId: number, ledgers: readonly Commands[], count: number, seed: number) {
    this.#familyId = familyId;
    this.#writing = Array.from({ length: count }, (_, i) => {
      const commands = ledgers[i % ledgers.length];
      if (!commands) throw new Error('missing ledger');
      return this.#write(commands, seed + i);
    });
  }

  async stop(): Promise<void> {
    this.#isWriting = false;
    await Promise.all(this.#writing);
  }

  async #write(commands: Commands, seed: number): Promise<void> {
    const random = createRandom(seed);
    while (this.#isWriting) {
      const list = Array.from({ length: random.below(bounds.list) }, () => random.below(bounds.item));
      const [learner = 0, index = 0, amount = 0] = [1, 2, 3].map(() => random.below(bounds.number));
      const action = { kind: random.oneOf(kinds), learner, index, amount };
      const step = this.#stepFactory.stepOf({ ...action, flag: random.chance(0.5), list });
      const origin = { familyId: this.#familyId, actorId: this.#familyId };
      try {
        await take(step, origin, commands.execute);
        this.commands += 1;
      } catch (error) {
        // A rule rejects the command, or the database is unavailable.
        if (!(error instanceof Problem) && !('code' in Object(error))) throw error;
      }
    }
  }
}
