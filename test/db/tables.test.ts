import t from 'tap';
import { columnArrays, createInsert, insertStatements, unnestRows } from '../../src/db/bulk.ts';
import { createDatabasePool } from '../../src/db/database.ts';
import { readTableShapes } from '../../src/db/read-tables.ts';
import { parentsFirst, shapeOf } from '../../src/db/tables.ts';
import { runStatements } from '../../src/db/transaction.ts';
import { createDatabase } from '../helpers/database/database.ts';

t.test('reads columns, their keys and free JSON, and orders tables by foreign keys', async (t) => {
  const database = createDatabasePool(await createDatabase(t));
  t.teardown(database.close);
  await database.query('CREATE TABLE shelves (room text, name text, PRIMARY KEY (name, room))');
  await database.query(`CREATE TABLE books (id uuid PRIMARY KEY, sequel_to uuid REFERENCES books, room text, shelf text,
    FOREIGN KEY (shelf, room) REFERENCES shelves (name, room))`);
  await database.query(`CREATE TABLE loans (book uuid REFERENCES books, at timestamptz, notes jsonb,
    form jsonb CHECK (jsonb_typeof(form) = 'object'))`);
  const shapes = await readTableShapes(database);
  t.same(shapeOf(shapes, 'shelves'), {
    name: 'shelves',
    columns: [
      { name: 'room', type: 'text' },
      { name: 'name', type: 'text' },
    ],
    primaryKey: ['name', 'room'],
    parents: [],
  });
  t.match(shapeOf(shapes, 'books'), { primaryKey: ['id'], parents: ['books', 'shelves'] });
  t.match(shapeOf(shapes, 'loans'), { primaryKey: [], freeJson: ['notes'] });
  t.same(parentsFirst(shapes, ['loans', 'books', 'shelves']), ['shelves', 'books', 'loans']);
  t.same(parentsFirst(shapes, new Set(['loans', 'shelves']).values()), ['loans', 'shelves']);
  t.throws(() => shapeOf(shapes, 'magazines'), /no table magazines/);
});

t.test('preserves values of every type, and nulls, in bulk rows', async (t) => {
  const database = createDatabasePool(await createDatabase(t));
  t.teardown(database.close);
  const columns = {
    number: 'bigint',
    time: 'timestamptz',
    bytes: 'bytea',
    json: 'jsonb',
    texts: 'text[]',
    isTrue: 'boolean',
  };
  const row = {
    number: 2 ** 53 - 1,
    time: '2026-03-01T08:30:00.120Z',
    bytes: Buffer.from([0, 255]),
    json: [{ a: '"\\{,}' }, []],
    texts: ['"\\{,}', '', 'NULL'],
    isTrue: false,
  };
  const nulls = { number: null, time: null, bytes: null, json: null, texts: null, isTrue: null };
  const rows = await database.query(
    `SELECT $1::text AS first, number, time, bytes, json, array_to_json(texts) AS texts, "isTrue"
     FROM ${unnestRows(columns, 2)} r`,
    ['x', ...columnArrays(columns, [row, nulls])],
  );
  t.same(
    [...rows],
    [
      { first: 'x', ...row },
      { first: 'x', ...nulls },
    ],
  );
});

t.test('inserts texts, JSON and bytes with any characters, on one server and on a cluster', async (t) => {
  const database = createDatabasePool(await createDatabase(t));
  t.teardown(database.close);
  await database.query('CREATE TABLE things (n bigint, name text, json jsonb, bytes bytea)');
  const insert = createInsert('things', { n: 'bigint', name: 'text', json: 'jsonb', bytes: 'bytea' });
  const odd = '"\\ \u001e\n\u007f \\x41 {NULL,} é 😀';
  const values = [
    { name: odd, json: { [odd]: [odd, null] }, bytes: Buffer.from(odd) },
    { name: '', json: [], bytes: Buffer.alloc(0) },
    { name: 'NULL', json: {}, bytes: Buffer.from('<svg d="M1 2"/>') },
    { name: "it's", json: [{}], bytes: Buffer.from('\\x41') },
    { name: null, json: null, bytes: null },
  ];
  const rows = values.map((value, n) => ({ n, ...value }));
  for (const isDistributed of [false, true]) {
    // All at once, and each alone: an array of one null is a special case.
    for (const given of [rows, ...rows.map((row) => [row])]) {
      await database.query('TRUNCATE things');
      await database.transaction((tx) => runStatements(tx, insertStatements(insert, given, isDistributed)));
      t.strictSame([...(await database.query('SELECT * FROM things ORDER BY n'))], given);
    }
  }
});
