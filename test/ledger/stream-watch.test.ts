import { getEventListeners } from 'node:events';
import t from 'tap';
import { StreamWatch } from '../../src/state/stream-watch.ts';

t.test('leaves nothing on the signal of a request, however its wait ends', async (t) => {
  const watch = new StreamWatch({ query: () => Promise.reject(new Error('the database is away')) });
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
