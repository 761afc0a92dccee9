import t from 'tap';
import { LoggableError, loggedError, loggedText } from '../../src/base/logged-error.ts';

const mark = 'Xantippe7';

/** Returns the error of code that fails. */
function failureOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
}

t.test('keeps type, code and place of errors, and leaves out messages with values', async (t) => {
  const none: Record<string, { x: unknown }> = {};
  const errors = [
    failureOf(() => JSON.parse(`{"name": ${mark}}`)),
    failureOf(() => new URL(mark)),
    failureOf(() => Symbol.keyFor(mark as unknown as symbol)),
    failureOf(() => (none[mark] as unknown as Record<string, object>)[mark]),
    failureOf(() => decodeURIComponent(`%zz${mark}`)),
    new Error(`line\n    at ${mark} (file:///x.ts:1:1)`),
    new Error('outer', { cause: new Error(mark) }),
    Object.assign(new Error(mark), {
      name: `a ${mark}`,
      code: `"${mark}"`,
      routine: `(${mark})`,
      detail: mark,
    }),
    new AggregateError([new Error(mark)], mark),
    mark,
    { message: mark },
  ];
  for (const error of errors) {
    const logged = loggedError(error);
    t.notMatch(JSON.stringify(logged) + loggedText(error), mark);
    if (error instanceof Error) t.match(logged.stack, /^at .*\.ts:\d+:\d+/m);
  }
});

t.test('keeps fixed messages, codes of PostgreSQL and violated constraints', async (t) => {
  const rejected = Object.assign(new Error(mark), {
    name: 'PostgresError',
    code: '23514',
    routine: 'ExecConstraints',
    constraint_name: 'entries_amount_check',
  });
  t.match(
    loggedText(rejected),
    /^PostgresError 23514 ExecConstraints entries_amount_check at .*\.ts:\d+:\d+\)?$/,
  );
  t.equal(loggedText(new LoggableError('the queue is full')), 'the queue is full');
  t.match(loggedError(new LoggableError('the queue is full', { cause: rejected })), {
    message: 'the queue is full',
    cause: { code: '23514', constraint: 'entries_amount_check' },
  });
});
