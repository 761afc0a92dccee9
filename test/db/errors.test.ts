import t from 'tap';
import { isRetriable, isUnavailable } from '../../src/base/system-errors.ts';

/** Creates an error as PostgreSQL reports it. */
function errorOf(fields: { code: string; routine: string; message?: string }): Error {
  return Object.assign(new Error(fields.message), fields);
}

t.test(
  'retries after a coordinator loses a node or its main process, and not after other internal errors',
  async (t) => {
    const lost = [
      // The rest of the message is the address of a node.
      {
        routine: 'MarkRemoteTransactionFailed',
        message: 'failure on connection marked as essential: node:5432',
      },
      { routine: 'CheckRemoteTransactionsHealth' },
      { routine: 'ScheduleNextPlacementExecution' },
      { routine: 'WaitLatchOrSocket', message: 'postmaster was shut down, exiting' },
    ].map((fields) => errorOf({ code: 'XX000', ...fields }));
    for (const error of lost) t.same([isUnavailable(error), isRetriable(error)], [true, true], error.message);
    const others = [
      errorOf({ code: 'XX000', routine: 'elog_finish', message: 'cache lookup failed' }),
      errorOf({ code: '23505', routine: 'CheckRemoteTransactionsHealth' }),
    ];
    for (const error of others) t.same([isUnavailable(error), isRetriable(error)], [false, false]);
  },
);

t.test(
  'retries after a deadlock of several nodes, which looks like a cancelled statement, and not after a timeout',
  async (t) => {
    const error = (message: string) => errorOf({ code: '57014', routine: 'ProcessInterrupts', message });
    t.ok(isRetriable(error('canceling statement due to user request')));
    t.notOk(isRetriable(error('canceling statement due to statement timeout')));
  },
);
