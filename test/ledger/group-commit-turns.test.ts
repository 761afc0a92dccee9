import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import type { PendingCommand } from '../../src/commands/command.ts';
import { createGroupCommit, groupCommitDefaults } from '../../src/commands/group-commit.ts';
import { Problem } from '../../src/errors.ts';

/** Creates a group commit whose batches end on demand, and records the families of each batch. */
function createBatches(options: Partial<typeof groupCommitDefaults>) {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const { submit } = createGroupCommit(
    async (commands) => {
      batches.push(commands.map(({ familyId }) => familyId));
      await new Promise<void>((resolve) => ends.push(resolve));
      return commands.map(() => ({ reply: 'done' }));
    },
    { ...groupCommitDefaults, ...options },
  );
  const command = { reads: {}, emits: [], decide: () => ({ events: [] }), reply: () => 'done' };
  const send = (familyId: number) =>
    submit({ id: '', salt: '', familyId, actorId: familyId, command } satisfies PendingCommand);
  return {
    batches,
    send,
    async endAll() {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await setImmediate();
      }
    },
  };
}

t.test('shares a batch equally, so a family with many commands does not delay another', async (t) => {
  const { batches, send, endAll } = createBatches({ maxBatch: 4, maxRunning: 1 });
  const sent = [1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3].map(send);
  await setImmediate();
  await endAll();
  await Promise.all(sent);
  t.same(batches, [
    [1, 2, 3, 1],
    [1, 3, 1, 1],
    [1, 1, 1],
  ]);
});

t.test('rejects the waiting commands of one family beyond its share with 429', async (t) => {
  const { send, endAll } = createBatches({ maxWaiting: 4, maxWaitingPerFamily: 3 });
  const sent = [1, 1, 1, 1, 2, 3, 2].map(send);
  await setImmediate();
  await endAll();
  const codes = (await Promise.all(sent)).map((outcome) => {
    if ('reply' in outcome) return outcome.reply;
    return outcome.error instanceof Problem ? outcome.error.code : outcome.error;
  });
  t.same(codes, [
    ...['done', 'done', 'done', 'TOO_MANY_REQUESTS'],
    // A full queue has a place for the first command of a family.
    ...['done', 'done', 'SERVICE_UNAVAILABLE'],
  ]);
});
