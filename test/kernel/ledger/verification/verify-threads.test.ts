import { EventEmitter } from 'node:events';
import t from 'tap';
import { threadsFor, verifyInThreads } from '../../../../src/cli/ledger/verify-threads.ts';
import { verifyFamily } from '../../../../src/kernel/ledger/verification/verify-family.ts';
import { createKernel } from '../../../helpers/kernel/kernel.ts';
import { writeSample } from '../sample-family.ts';

t.test('uses as many threads as cores and families, but none for a small verification', async (t) => {
  t.equal(threadsFor(100, 1_000_000, 4), 4);
  t.equal(threadsFor(3, 1_000_000, 4), 3);
  t.equal(threadsFor(100, 60_000, 4), 2);
  t.equal(threadsFor(100, 40_000, 4), 1);
  t.equal(threadsFor(0, 0, 4), 1);
});

t.test('threads find the same problems as one thread, in the order of the families', async (t) => {
  // A cluster refuses the statements that forge.
  const kernel = await createKernel(t, { isPlain: true });
  const { database, databaseUrl, context } = kernel;
  const familyIds = [];
  for (let i = 0; i < 5; i += 1) familyIds.push(await writeSample(kernel));
  const [, changed = 0] = familyIds;
  await database.sql`UPDATE families SET last_at = last_at + interval '1 hour' WHERE family_id = ${changed}`;
  let events = 0;
  const onProgress = (count: number) => {
    events += count;
  };
  const options = { threads: 2, onProgress };
  const lists = { familyIds, largestFirst: familyIds.toReversed() };
  const found = [];
  for await (const { familyId, result } of verifyInThreads(databaseUrl, lists, options))
    found.push([familyId, result?.verification?.problems]);
  const expected = [];
  let total = 0;
  for (const familyId of familyIds) {
    const verification = await verifyFamily(context, familyId);
    expected.push([familyId, verification?.problems]);
    total += verification?.events ?? 0;
  }
  t.same(found, expected);
  t.notSame(expected[1], [changed, []]);
  t.equal(events, total, 'reports the progress');
});

const five = { familyIds: [1, 2, 3, 4, 5], largestFirst: [5, 4, 3, 2, 1] };

t.test('leaves a family whose verification fails to the caller', async (t) => {
  const options = { threads: 2, onProgress: () => {} };
  const results = [];
  for await (const result of verifyInThreads('postgres://nobody@127.0.0.1:1/none', five, options))
    results.push(result);
  t.same(
    results,
    five.familyIds.map((familyId) => ({ familyId, result: undefined })),
  );
});

/** Thread that verifies nothing: it ends at the first of its two families, or returns an empty verification. */
class FakeThread extends EventEmitter {
  readonly #ends: boolean;

  constructor(ends: boolean) {
    super();
    this.#ends = ends;
  }

  postMessage(familyId: number): void {
    setImmediate(() => {
      if (!this.#ends) this.emit('message', { familyId, verification: undefined });
      else if (familyId % 2 === 1) this.emit('exit', 1);
    });
  }

  async terminate(): Promise<number> {
    return 0;
  }
}

/** Returns the families without a result. */
async function failedFamilies(...ends: boolean[]): Promise<number[]> {
  let threads = 0;
  const createThread = () => new FakeThread(ends[threads++] === true);
  const options = { threads: ends.length, onProgress: () => {}, createThread };
  const failed = [];
  for await (const { familyId, result } of verifyInThreads('', five, options))
    if (!result) failed.push(familyId);
  return failed;
}

t.test('goes on with the other threads after one has ended', async (t) => {
  t.same(await failedFamilies(true, false), [4, 5]);
  t.same(await failedFamilies(true, true), [1, 2, 3, 4, 5]);
});
