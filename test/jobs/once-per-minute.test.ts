import t from 'tap';
import { messageOf } from '../../src/base/system-errors.ts';
import { oncePerMinute } from '../../src/jobs/once-per-minute.ts';

t.test('logs an error once for all workers', async (t) => {
  const logged: string[] = [];
  const log = oncePerMinute((message) => logged.push(message));
  for (const worker of [1, 2, 2, 1]) {
    log(`connection refused (Queue: work, Worker: ${worker})`);
    log('out of memory');
  }
  t.same(logged, ['connection refused', 'out of memory']);
});

t.test('logs an error again after the pause', async (t) => {
  const logged: string[] = [];
  const log = oncePerMinute((message) => logged.push(message), -1);
  for (let i = 0; i < 3; i++) log('connection refused');
  t.equal(logged.length, 3);
});

t.test('logs the message of an error, else its code, else its text', async (t) => {
  t.equal(messageOf(Object.assign(new Error('no route'), { code: 'EHOSTUNREACH' })), 'no route');
  t.equal(messageOf(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })), 'ECONNREFUSED');
  t.equal(messageOf('thrown as text'), 'thrown as text');
  t.equal(messageOf(undefined), 'undefined');
});
