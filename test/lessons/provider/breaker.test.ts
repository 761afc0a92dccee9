import t from 'tap';
import { openBreaker } from '../../../src/lessons/provider/breaker.ts';
import { ProviderFailure, type Reason } from '../../../src/lessons/provider/failure.ts';

/** The circuit breaker, on a clock of the test's. */
function start() {
  let ms = 0;
  let calls = 0;
  const guarded = openBreaker({ failures: 3, openMs: 1000, clock: () => ms });
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

const resting = 'resting after failures';

t.test('after so many outages in a row nothing is sent any more', async (t) => {
  const { fail, pass, calls } = start();
  for (let i = 0; i < 3; i++) t.equal(await fail(), 'timeout');
  t.equal(await pass(), resting);
  t.equal(calls(), 3);
});

t.test('an answer in between begins the count anew, a useless one too', async (t) => {
  for (const between of ['pass', 'fail'] as const) {
    const breaker = start();
    for (let i = 0; i < 6; i++) {
      await (i === 2 ? breaker[between]('unusable answer') : breaker.fail());
    }
    t.equal(breaker.calls(), 6, 'it opens after three in a row');
    t.equal(await breaker.pass(), resting);
  }
});

t.test('what was not sent for want of budget says nothing of the provider', async (t) => {
  const { fail, pass } = start();
  for (const reason of ['timeout', 'daily budget used up', 'timeout', 'timeout'] as const) await fail(reason);
  t.equal(await pass(), resting);
});

t.test(
  'after a while one request tries whether it is back, the others wait for what comes of it',
  async (t) => {
    const { fail, pass, outcome, after } = start();
    for (let i = 0; i < 3; i++) await fail();
    after(999);
    t.equal(await pass(), resting);
    after(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const probe = outcome(() => promise);
    t.equal(await pass(), resting, 'a second one is not sent');
    resolve();
    t.equal(await probe, 'fine');
    t.equal(await pass(), 'fine');
  },
);

t.test('a trial that fails leaves it open for another while', async (t) => {
  const { fail, pass, after } = start();
  for (let i = 0; i < 3; i++) await fail();
  after(1000);
  t.equal(await fail('unreachable'), 'unreachable');
  after(999);
  t.equal(await pass(), resting);
  after(1);
  t.equal(await pass(), 'fine');
});

t.test('a trial that fails by a fault of ours is not the last', async (t) => {
  const { fail, pass, outcome, after } = start();
  for (let i = 0; i < 3; i++) await fail();
  after(1000);
  t.match(await outcome(() => Promise.reject(new Error('the database is away'))), /database/);
  t.equal(await pass(), 'fine');
});
