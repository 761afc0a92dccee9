import { getEventListeners } from 'node:events';
import t from 'tap';
import type { Queryable } from '../../../src/db/transaction.ts';
import { StreamWatch } from '../../../src/kernel/state/stream-watch.ts';
import { until } from '../../helpers/until.ts';

const onePlace = { placeOf: () => 0 };

t.test('leaves nothing on the signal of a request, however its wait ends', async (t) => {
  const watch = new StreamWatch({ query: () => Promise.reject(new Error('the database is away')) }, onePlace);
  const ends: Record<string, (request: AbortController) => unknown> = {
    'an event': () => watch.wake([{ familyId: 1, seq: 5 }]),
    'the end of the request': (request) => request.abort(),
    'a fault of the database': () => {},
    'the stop of the service': () => watch.end(),
  };
  for (const [name, end] of Object.entries(ends)) {
    const request = new AbortController();
    const wait = watch.wait(1, 4, request.signal).catch((error: Error) => error.message);
    t.equal(getEventListeners(request.signal, 'abort').length, 1, name);
    end(request);
    t.equal(await wait, name === 'a fault of the database' ? 'the database is away' : undefined);
    t.equal(getEventListeners(request.signal, 'abort').length, 0, name);
  }
});

t.test('keeps the failure of a place from waits for families of others', async (t) => {
  const looks: string[] = [];
  const query: Queryable['query'] = async (_text, [families] = []) => {
    looks.push(String(families));
    if (looks.at(-1)?.includes('2')) throw new Error('the node is away');
    return Object.assign([], { count: 0, command: 'SELECT' });
  };
  const watch = new StreamWatch({ query }, { placeOf: (familyId) => familyId % 2 });
  const { signal } = new AbortController();
  const others = [1, 3].map((familyId) => watch.wait(familyId, 4, signal));
  await t.rejects(watch.wait(2, 4, signal), { message: 'the node is away' });
  await until('the others are looked at again', async () => looks.length === 3);
  t.same(looks, ['1,3', '2', '1,3']);
  watch.wake([
    { familyId: 3, seq: 5 },
    { familyId: 1, seq: 5 },
  ]);
  await Promise.all(others);
  watch.end();
});
