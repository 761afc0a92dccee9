import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { Problem } from '../../src/base/errors.ts';
import { FairQueue } from '../../src/base/fair-queue.ts';

const options = {
  concurrency: 2,
  concurrencyPerOwner: 2,
  maxWaiting: 100,
  maxWaitingPerOwner: 50,
  retryAfterSeconds: 3,
};

/** Runs jobs that end on demand, and records the order of their starts. */
function createJobs(queue: FairQueue) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    add: (owner: string) =>
      queue.run(owner, async () => {
        started.push(owner);
        await new Promise<void>((resolve) => ends.push(resolve));
      }),
    /** Ends the oldest running job, until none is left. */
    async endAll() {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await setImmediate();
      }
    },
  };
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'done';
  } catch (error) {
    return error instanceof Problem ? `${error.code} ${error.options.retryAfterSeconds}` : String(error);
  }
}

t.test(
  'gives the next place to the owner that used the places the least, not to the longest line',
  async (t) => {
    const jobs = createJobs(new FairQueue(options));
    const done = [...'aaaaaaaabbc'].map((owner) => jobs.add(owner));
    await setImmediate();
    t.same(jobs.started.join(''), 'aa', 'an owner may have all places while nobody else waits');
    await jobs.endAll();
    await Promise.all(done);
    t.same(jobs.started.join('').slice(0, 4), 'aabc', 'b and c have used no place yet');
    t.same(jobs.started.toSorted().join(''), 'aaaaaaaabbc');
  },
);

t.test('prefers owners with short jobs to owners with long ones', async (t) => {
  const queue = new FairQueue({ ...options, concurrency: 1 });
  const started: string[] = [];
  const job = (owner: string, ms: number) =>
    queue.run(owner, async () => {
      started.push(owner);
      const end = performance.now() + ms;
      while (performance.now() < end) await setImmediate();
    });
  await Promise.all([job('a', 20), job('a', 20), job('b', 0), job('b', 0), job('b', 0)]);
  t.same(started.join(''), 'abbba');
});

t.test('limits the places of one owner, so that others find one free', async (t) => {
  const jobs = createJobs(new FairQueue({ ...options, concurrencyPerOwner: 1 }));
  const done = [...'aaab'].map((owner) => jobs.add(owner));
  await setImmediate();
  t.same(jobs.started.join(''), 'ab');
  await jobs.endAll();
  await Promise.all(done);
  t.same(jobs.started.join(''), 'abaa');
});

t.test('rejects an owner with too many jobs with 429, and all beyond the total with 503', async (t) => {
  const jobs = createJobs(new FairQueue({ ...options, maxWaiting: 3, maxWaitingPerOwner: 2 }));
  const done = [...'aaaabbac'].map((owner) => codeOf(jobs.add(owner)));
  await setImmediate();
  await jobs.endAll();
  const accepted = Array.from({ length: 5 }, () => 'done');
  const expected = [...accepted, 'SERVICE_UNAVAILABLE 3', 'TOO_MANY_REQUESTS 3', 'done'];
  t.same(await Promise.all(done), expected, 'a full queue has a place for the first job of an owner');
});

t.test('gives a place back once, also after a failed job', async (t) => {
  const queue = new FairQueue({ ...options, concurrency: 1 });
  t.equal(await codeOf(queue.run('a', () => Promise.reject(new Error('broken')))), 'Error: broken');
  const release = await queue.take('a');
  const second = queue.take('b');
  const third = queue.take('c');
  release();
  release();
  await second;
  t.equal(await Promise.race([third.then(() => 'third'), setImmediate('waits')]), 'waits');
});
