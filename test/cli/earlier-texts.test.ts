import { Readable } from 'node:stream';
import t from 'tap';
import { asLine } from '../../src/base/text-rules.ts';
import { readTableShapes } from '../../src/db/read-tables.ts';
import { registry } from '../../src/service/app.ts';
import { importFamily } from '../../src/slices/family/import.ts';
import { startApp } from '../helpers/app.ts';
import { createReward, registerAdmin, registerFamily } from '../helpers/families/client.ts';

const { app, database } = await startApp(t);
// Has the first id, which the other instance gives to its own administrator.
await registerAdmin(app);

t.test('shows texts of all scripts on a terminal, and each invisible character as an escape', async (t) => {
  for (const text of [
    'Zoë',
    'نمی\u200cخواهم',
    'क्\u200dष',
    '👨\u200d👩\u200d👧',
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    '👍🏽',
    'e\u0301',
  ])
    t.equal(asLine(text), text);
  for (const [text, shown] of [
    ['a\u001b[2J\r\n', 'a\\u001b[2J\\u000d\\u000a'],
    ['ad\u200ba \u00ad\ufeff', 'ad\\u200ba \\u00ad\\ufeff'],
    ['ad\u200da \ufe0f', 'ad\\u200da \\ufe0f'],
    ['\u202ea\u2067b\u200f\u2028', '\\u202ea\\u2067b\\u200f\\u2028'],
    ['\u{e0041}\u3164\u115f', '\\udb40\\udc41\\u3164\\u115f'],
  ] as const) {
    t.equal(asLine(text), shown);
    t.equal(JSON.parse(asLine(JSON.stringify(text))), text, 'the same text in JSON');
  }
});

t.test('shows, exports and imports earlier texts with controls', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const earlier = 'Pizza\u202ethgin\u2066\u001b[2J\r\u0007';
  const reward = await createReward(parent);
  await database.sql`UPDATE users SET name = ${earlier} WHERE id = ${learner.id}`;
  await database.sql`UPDATE reward_texts SET description = ${earlier} WHERE reward_id = ${reward.id}`;
  t.match((await parent.get('/api/learners')).body, [{ name: earlier }]);
  t.match((await parent.get('/api/rewards')).body, [{ description: earlier }]);
  const changed = await parent.put(`/api/rewards/${reward.id}`, { tokenCost: 7 });
  t.match(changed, { status: 200, body: { description: earlier, tokenCost: 7 } }, 'changes something else');
  const headers = { authorization: `Bearer ${parent.token}` };
  const { body } = await app.inject({ url: '/api/family/export', headers });
  t.ok(body.includes(JSON.stringify(earlier)));

  const target = await startApp(t);
  await registerAdmin(target.app);
  const shapes = await readTableShapes(target.database);
  const context = { database: target.database, registry, shapes, renames: new Map<string, string>() };
  await importFamily(context, Readable.from([body]));
  const [user] = await target.database.sql`SELECT name FROM users WHERE id = ${learner.id}`;
  const [row] = await target.database
    .sql`SELECT description FROM reward_texts WHERE reward_id = ${reward.id}`;
  t.match([user, row], [{ name: earlier }, { description: earlier }]);
});
