import t from 'tap';
import { KeptPages } from '../../../src/http/listings/kept-pages.ts';
import type { Page } from '../../../src/http/listings/paging.ts';

/** Returns a function that reads a page through the kept ones, and the owners whose pages it had to read. */
function createReader() {
  const kept = new KeptPages();
  const reads: number[] = [];
  const read = (owner: number, present: string | undefined, page: Page<string> | undefined, limit = 1) =>
    kept.read(owner, {
      limit,
      readMark: async () => present,
      toJson: JSON.stringify,
      async read() {
        reads.push(owner);
        return page;
      },
    });
  return { read, reads };
}

t.test('reads a page again only if its data have another mark, or for another limit', async (t) => {
  const { read, reads } = createReader();
  const first = await read(1, 'a', { items: ['x'], next: 'cursor', mark: 'a' });
  t.match(first, { items: [], next: 'cursor', mark: 'a', json: '["x"]' });
  t.equal(await read(1, 'a', { items: ['y'], mark: 'a' }), first);
  t.match(await read(2, 'a', { items: ['z'], mark: 'a' }), { json: '["z"]' });
  t.same(reads, [1, 2]);
  t.match(await read(1, 'b', { items: ['y'], mark: 'b' }), { json: '["y"]' });
  t.match(await read(1, 'b', { items: ['y', 'x'], mark: 'b' }, 2), { json: '["y","x"]' });
  t.match(
    await read(1, undefined, { items: ['v'], mark: 'b' }, 2),
    { json: '["v"]' },
    'without a present mark',
  );
  t.same(reads, [1, 2, 1, 1, 1]);
});

t.test('keeps no page without a mark', async (t) => {
  const { read, reads } = createReader();
  for (const page of [undefined, { items: ['x'] }])
    for (const _ of [1, 2]) t.equal(await read(1, 'a', page), page);
  t.equal(reads.length, 4);
});

t.test('forgets the least recently read pages beyond 16 million characters', async (t) => {
  const { read, reads } = createReader();
  const page = { items: ['x'.repeat(5_000_000)], mark: 'a' };
  for (const owner of [1, 2, 3, 1, 4, 1, 3, 2]) await read(owner, 'a', page);
  t.same(reads, [1, 2, 3, 4, 2]);
});
