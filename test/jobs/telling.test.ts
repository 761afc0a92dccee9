import t from 'tap';
import { reasonOf, seldom } from '../../src/jobs/telling.ts';

t.test('the same fault is told once in a while, whichever worker meets it', async (t) => {
  const told: string[] = [];
  const tell = seldom((message) => told.push(message));
  for (const worker of [1, 2, 2, 1]) {
    tell(`connection refused (Queue: work, Worker: ${worker})`);
    tell('out of memory');
  }
  t.same(told, ['connection refused', 'out of memory']);
});

t.test('a fault that lasts is told again after a while', async (t) => {
  const told: string[] = [];
  const tell = seldom((message) => told.push(message), -1);
  for (let i = 0; i < 3; i++) tell('connection refused');
  t.equal(told.length, 3);
});

t.test('an error is told by its message, else by its code, else as it is', async (t) => {
  t.equal(reasonOf(Object.assign(new Error('no route'), { code: 'EHOSTUNREACH' })), 'no route');
  t.equal(reasonOf(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })), 'ECONNREFUSED');
  t.equal(reasonOf('thrown as text'), 'thrown as text');
  t.equal(reasonOf(undefined), 'undefined');
});
