import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { createLookUp } from '../../src/db/coalesce.ts';

interface Statement extends PromiseWithResolvers<Map<string, string>> {
  keys: string[];
}

/** Returns a look-up and its statements; the test answers them. */
function start(limits: Parameters<typeof createLookUp>[1] = {}) {
  const statements: Statement[] = [];
  const lookUp = createLookUp((_source: object, keys: string[]) => {
    const statement = { keys, ...Promise.withResolvers<Map<string, string>>() };
    statements.push(statement);
    return statement.promise;
  }, limits);
  const source = {};
  return { statements, lookUp, find: (key: string) => lookUp(source, key) };
}

t.test('finds the keys of one turn by one statement, each key once', async (t) => {
  const { find, statements } = start();
  const rows = Promise.all(['a', 'b', 'a', 'c'].map(find));
  await setImmediate();
  t.same(
    statements.map(({ keys }) => keys),
    [['a', 'b', 'c']],
  );
  statements[0]?.resolve(new Map(['a', 'b'].map((key) => [key, `row ${key}`])));
  t.same(await rows, ['row a', 'row b', 'row a', undefined]);
});

t.test('runs two statements at most and collects later keys for the next one', async (t) => {
  const { find, statements } = start();
  const rows = [];
  for (const key of ['a', 'b', 'a', 'c']) {
    rows.push(find(key));
    await setImmediate();
  }
  t.same(
    statements.map(({ keys }) => keys),
    [['a'], ['b']],
  );
  statements[1]?.resolve(new Map([['b', 'old b']]));
  t.equal(await rows[1], 'old b');
  await setImmediate();
  t.same(statements[2]?.keys, ['a', 'c'], 'a statement that began before the call does not answer it');
  statements[2]?.resolve(new Map([['a', 'new a']]));
  statements[0]?.resolve(new Map([['a', 'old a']]));
  t.same(await Promise.all(rows), ['old a', 'old b', 'new a', undefined]);
});

t.test('rejects the look-ups of a statement that fails, and no others', async (t) => {
  const { find, statements } = start();
  const failed = [find('a'), find('b')];
  await setImmediate();
  const later = find('a');
  await setImmediate();
  statements[0]?.reject(new Error('no connection'));
  for (const row of failed) await t.rejects(row, { message: 'no connection' });
  statements[1]?.resolve(new Map([['a', 'row']]));
  t.equal(await later, 'row');
});

t.test('keeps the failure of a place from the look-ups of others in the same turn', async (t) => {
  const { lookUp, statements } = start();
  const source = {};
  const [failed, found] = [lookUp(source, 'a', 1), lookUp(source, 'b', 2)];
  await setImmediate();
  t.same(
    statements.map(({ keys }) => keys),
    [['a'], ['b']],
  );
  statements[0]?.reject(new Error('no connection'));
  statements[1]?.resolve(new Map([['b', 'row']]));
  await t.rejects(failed, { message: 'no connection' });
  t.equal(await found, 'row');
});

t.test('runs statements of one source for its look-ups only', async (t) => {
  const { lookUp, statements } = start();
  const rows = [{}, {}].map((source) => lookUp(source, 'a'));
  await setImmediate();
  t.equal(statements.length, 2);
  statements.forEach(({ resolve }, i) => {
    resolve(new Map([['a', `row ${i}`]]));
  });
  t.same(await Promise.all(rows), ['row 0', 'row 1']);
});

t.test(
  'splits the keys of one turn by the maximum of a statement, and runs no more statements than allowed',
  async (t) => {
    const { find, statements } = start({ maxRunning: 1, maxKeys: 2 });
    const rows = Promise.all(['a', 'b', 'c', 'b', 'd', 'e'].map(find));
    const answered: string[][] = [];
    while (answered.length < 3) {
      await setImmediate();
      t.equal(statements.length, answered.length + 1, 'one at a time');
      const { keys = [], resolve } = statements.at(-1) ?? {};
      answered.push(keys);
      resolve?.(new Map(keys.map((key) => [key, `row ${key}`])));
    }
    t.same(answered, [
      ['a', 'b'],
      ['c', 'b'],
      ['d', 'e'],
    ]);
    t.same(await rows, ['row a', 'row b', 'row c', 'row b', 'row d', 'row e']);
  },
);
