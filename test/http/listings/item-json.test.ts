import { Type } from '@sinclair/typebox';
import t from 'tap';
import * as s from '../../../schema/common.ts';
import { type Fragments, itemJson, placeJson } from '../../../src/http/listings/item-json.ts';
import { startApp } from '../../helpers/app.ts';

const Item = Type.Object({
  id: s.UuidOf('row'),
  count: Type.Integer(),
  share: Type.Number(),
  isDone: Type.Boolean(),
  text: Type.String(),
  at: s.Timestamp,
  note: s.nullable(Type.String()),
  number: s.nullable(Type.Integer()),
  until: s.nullable(s.Time('End.')),
  kind: Type.Union([Type.Literal('A'), Type.Null()]),
  extra: Type.Optional(Type.Integer()),
  detail: Type.Object({ a: Type.Integer() }),
});

const full = {
  id: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00',
  count: 9007199254740991,
  share: 0.125,
  isDone: true,
  text: 'a "quote", a \\, a\nline, a\ttab, \u0001, é and 🍕',
  at: '2026-03-01T08:30:00.120Z',
  note: "it's",
  number: -3,
  until: '0999-12-31T23:59:59.999Z',
  kind: 'A' as const,
  extra: 0,
  detail: { a: 1 },
};
const { extra: _, ...rest } = full;
const empty = { ...rest, isDone: false, note: null, number: null, until: null, kind: null };

t.test('makes the JSON of an item as the schema has it, in its order', async (t) => {
  const { database } = await startApp(t);
  for (const item of [full, empty]) {
    const [row] = await database.query<{ json: string }>(
      `SELECT ${itemJson(Item)} AS json FROM (SELECT $1::text::uuid AS id, $2::text::bigint AS count, $3::text::float8 AS share,
         $4::text::boolean AS "isDone", $5::text AS text, $6::text::timestamptz AS at, $7::text AS note, $8::text::bigint AS number,
         $9::text::timestamptz AS until, $10::text AS kind, $11::text::integer AS extra, $12::text::json AS detail) m`,
      [
        ...[
          item.id,
          item.count,
          item.share,
          item.isDone,
          item.text,
          item.at,
          item.note,
          item.number,
          item.until,
        ],
        ...[item.kind, 'extra' in item ? item.extra : null, JSON.stringify(item.detail)],
      ].map((value) => (value === null ? null : String(value))),
    );
    t.equal(row?.json, JSON.stringify(item));
    t.notMatch(row?.json, '\n', 'no line break, which separates items');
  }
});

t.test('takes the JSON of several members from a column', async (t) => {
  const { database } = await startApp(t);
  const { id, text, at, note } = full;
  const Members = Type.Pick(Item, ['id', 'text', 'at', 'note']);
  const jsonOf = async (fragments: Fragments, columns: string) => {
    const [row] = await database.query<{ json: string }>(
      `SELECT ${itemJson(Members, fragments)} AS json FROM (SELECT ${columns}) m`,
      [JSON.stringify({ id, text }).slice(1, -1), JSON.stringify({ text, at }).slice(1, -1), id, at, note],
    );
    return row?.json;
  };
  const [first, middle] = ['$1::text AS part', '$2::text AS part'];
  const rest = '$3::text::uuid AS id, $4::text::timestamptz AS at, $5::text AS note';
  const item = JSON.stringify({ id, text, at, note });
  t.equal(await jsonOf({ part: ['id', 'text'] }, `${first}, ${rest}, $2::text AS unused`), item);
  t.equal(await jsonOf({ part: ['text', 'at'] }, `${middle}, ${rest}, $1::text AS unused`), item);
});

t.test('makes the JSON of a place as JSON.stringify does, so that cursors stay the same', async (t) => {
  const { database } = await startApp(t);
  const json = placeJson([
    ['at', 'timestamp'],
    ['n', 'integer'],
    ['title', 'text'],
    ['id', 'uuid'],
  ]);
  const { at, count, text, id } = full;
  const [row] = await database.query<{ json: string }>(
    `SELECT ${json} AS json FROM (SELECT $1::text::timestamptz AS at, $2::text::bigint AS n, $3::text AS title, $4::text::uuid AS id) m`,
    [at, String(count), text, id],
  );
  t.equal(row?.json, JSON.stringify([at, count, text, id]));
});
