import t from 'tap';
import { Semaphore } from '../../src/sync/semaphore.ts';

t.test(
  'places go to those who wait in the order in which they came, and to nobody else before them',
  async (t) => {
    const semaphore = new Semaphore(1);
    t.equal(semaphore.tryAcquire(), true);
    const got: string[] = [];
    const waiting = ['first', 'second'].map(async (name) => {
      await semaphore.acquire();
      got.push(name);
    });
    semaphore.release();
    t.equal(semaphore.tryAcquire(), false, 'the place belongs to the first one already');
    await waiting[0];
    t.same(got, ['first']);
    semaphore.release();
    await Promise.all(waiting);
    t.same(got, ['first', 'second']);
    semaphore.release();
    t.equal(semaphore.tryAcquire(), true);
  },
);

t.test('who does not wait any more is passed over, and takes no place with it', async (t) => {
  const semaphore = new Semaphore(1);
  await semaphore.acquire();
  const stop = new AbortController();
  const given = semaphore.acquire(stop.signal);
  const ended = semaphore.acquire(stop.signal);
  const next = semaphore.acquire();
  semaphore.release();
  stop.abort(new Error('enough'));
  await given;
  await t.rejects(ended, { message: 'enough' });
  await t.rejects(semaphore.acquire(stop.signal), { message: 'enough' });
  semaphore.release();
  await next;
  semaphore.release();
  t.equal(semaphore.tryAcquire(), true);
});
