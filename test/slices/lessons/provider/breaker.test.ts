import t from 'tap';
import { createBreaker } from '../../../../src/slices/lessons/provider/breaker.ts';
import { ProviderFailure, type Reason } from '../../../../src/slices/lessons/provider/provider-failure.ts';

/** Creates a circuit breaker with a clock that the test moves. */
function start() {
  let ms = 0;
  let calls = 0;
  const guarded = createBreaker({ failures: 3, openMs: 1000, clock: () => ms });
  const outcome = (work: () => Promise<unknown>): Promise<string> =>
    guarded(async () => {
      calls += 1;
      return work();
    }).then(
      () => 'fine',
      (error) => (error instanceof ProviderFailure ? error.reason : String(error)),
    );
  return {
    pass: () => outcome(async () => {}),
    fail: (reason: Reason = 'timeout') => outcome(() => Promise.reject(new ProviderFailure(reason))),
    outcome,
    after: (more: number) => {
      ms += more;
    },
    calls: () => calls,
  };
}

const resting = 'circuit breaker is open';

t.test('sends nothing after consecutive outages', async (t) => {
  const { fail, pass, calls } = start();
  for (let i = 0; i < 3; i++) t.equal(await fail(), 'timeout');
  t.equal(await pass(), resting);
  t.equal(calls(), 3);
});

t.test('counts outages from zero after an answer, even an unusable one', async (t) => {
  for (const between of ['pass', 'fail'] as const) {
    const breaker = start();
    for (let i = 0; i < 6; i++) {
      await (i === 2 ? breaker[between]('unusable answer') : breaker.fail());
    }
    t.equal(breaker.calls(), 6, 'opens after three consecutive outages');
    t.equal(await breaker.pass(), resting);
  }
});

t.test('ignores requests that the budget rejects', async (t) => {
  const { fail, pass } = start();
  for (const reason of ['timeout', 'daily budget used up', 'timeout', 'timeout'] as const) await fail(reason);
  t.equal(await pass(), resting);
});

t.test('sends one request as a probe and rejects others until it ends', async (t) => {
  const { fail, pass, outcome, after } = start();
  for (let i = 0; i < 3; i++) await fail();
  after(999);
  t.equal(await pass(), resting);
  after(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const probe = outcome(() => promise);
  t.equal(await pass(), resting, 'rejects a second request');
  resolve();
  t.equal(await probe, 'fine');
  t.equal(await pass(), 'fine');
});

t.test('stays open for another period after a failed probe', async (t) => {
  const { fail, pass, after } = start();
  for (let i = 0; i < 3; i++) await fail();
  after(1000);
  t.equal(await fail('unreachable'), 'unreachable');
  after(999);
  t.equal(await pass(), resting);
  after(1);
  t.equal(await pass(), 'fine');
});

t.test('sends another probe after an internal error', async (t) => {
  const { fail, pass, outcome, after } = start();
  for (let i = 0; i < 3; i++) await fail();
  after(1000);
  t.match(await outcome(() => Promise.reject(new Error('the database is away'))), /database/);
  t.equal(await pass(), 'fine');
});
