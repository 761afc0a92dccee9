import t from 'tap';
import { wordsOfPattern } from '../../src/http/fault-words.ts';
import { startApp } from '../helpers/app.ts';
import { contractOf } from '../helpers/documents/contract.ts';
import { bodySchema, resolved, type Schema } from '../helpers/documents/document.ts';
import { clientOf, expectStatus, registerFamily } from '../helpers/families/client.ts';
import { idleServices } from '../helpers/families/contributions.ts';
import { createContentView } from '../helpers/families/stored-content.ts';
import { clientFor, createWorlds, sampleRequest } from '../helpers/families/world.ts';

const { app, database, databaseUrl } = await startApp(t, { services: idleServices });
const contract = contractOf(app);
const { document } = contract;
const contentNow = createContentView(t, databaseUrl);
const world = await (await createWorlds(app, database))();

/** Text field of a body. */
interface TextField {
  pointer: string;
  minLength: number;
}

/** Returns the body with the text in all fields that take one, but passwords; adds these fields. */
function filled(given: Schema, good: unknown, text: string, pointer: string, fields: TextField[]): unknown {
  const schema = resolved(given, document);
  const parts = [
    schema,
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []).map((one) => resolved(one, document)),
  ];
  if (parts.some(({ type = [] }) => [type].flat().includes('string'))) {
    if (/password$/i.test(pointer)) return good;
    fields.push({ pointer, minLength: schema.minLength ?? 0 });
    return text;
  }
  if (schema.items) {
    const [first] = Array.isArray(good) ? good : [];
    return [filled(schema.items, first, text, `${pointer}/0`, fields)];
  }
  if (!schema.properties) return good;
  const members: Record<string, unknown> = { ...(typeof good === 'object' && good) };
  for (const [name, member] of Object.entries(schema.properties))
    members[name] = filled(member, members[name], text, `${pointer}/${name}`, fields);
  return members;
}

/** Returns the texts of a body that have neither listed values nor a format, and are no passwords. */
function freeTexts(given: Schema, pointer: string): { pointer: string; pattern: string | undefined }[] {
  const schema = resolved(given, document);
  const inside = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => freeTexts(one, pointer));
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    freeTexts(one, `${pointer}/${name}`),
  );
  const items = schema.items ? freeTexts(schema.items, `${pointer}/0`) : [];
  const isFree = schema.type === 'string' && !isId(pointer) && !schema.enum && !schema.format;
  const own = isFree && !/password$/i.test(pointer) ? [{ pointer, pattern: schema.pattern }] : [];
  return [...inside, ...members, ...items, ...own];
}

/** Returns a request of each operation with a text, with the text in all its fields. */
function requestsWith(text: string) {
  return contract.operations.flatMap((operation) => {
    const schema = bodySchema(operation, document);
    if (!schema) return [];
    const fields: TextField[] = [];
    const request = sampleRequest(operation, document, world);
    const payload = JSON.stringify(filled(schema, request.payload, text, '/body', fields));
    const sent = { ...request, payload, headers: { 'content-type': 'application/json' } };
    return fields.length > 0
      ? [{ operation, fields, send: () => clientFor(operation, world).send(sent) }]
      : [];
  });
}

const messagesAt = (body: { errors?: { pointer: string; message: string }[] }, pointer: string) =>
  (body.errors ?? []).filter((fault) => fault.pointer === pointer).map(({ message }) => message);

t.test('finds the texts of all operations', async (t) => {
  const found = requestsWith('x').flatMap(({ operation, fields }) =>
    fields.map(({ pointer }) => `${operation.operationId} ${pointer}`),
  );
  for (const name of [
    'register /body/name',
    'register /body/username',
    'createLearner /body/name',
    'createReward /body/title',
    'createReward /body/imageEmoji',
    'updateReward /body/description',
    'approveRedemption /body/notes',
    'adjustPoints /body/reason',
    'giveBonus /body/reason',
    'createLesson /body/topic',
  ])
    t.ok(found.includes(name), name);
  t.ok(found.length >= 50, `${found.length} fields`);
  t.notOk(found.some((name) => /password$/i.test(name)));
});

const controls = ['202A', '202B', '202C', '202D', '202E', '2066', '2067', '2068', '2069'];

t.test('refuses each control of the direction of text in each text, and stores nothing', async (t) => {
  const before = await contentNow();
  for (const code of controls) {
    const message = `must not contain U+${code}, which changes the direction of text`;
    for (const { operation, fields, send } of requestsWith(
      `a${String.fromCodePoint(Number.parseInt(code, 16))}b`,
    )) {
      const { status, body } = await send();
      t.match({ status, body }, { status: 400, body: { code: 'VALIDATION_FAILED' } }, operation.name);
      for (const { pointer } of fields)
        t.same(messagesAt(body, pointer), [message], `${operation.name} ${pointer} U+${code}`);
    }
  }
  t.same(await contentNow(), before);
});

t.test('refuses each other control character in each text, and stores nothing', async (t) => {
  const before = await contentNow();
  for (const code of [
    '0001',
    '0007',
    '0008',
    '000B',
    '000C',
    '001B',
    '001F',
    '007F',
    '0085',
    '009B',
    '009F',
  ]) {
    const message = `must not contain U+${code}, which is a control character`;
    for (const text of [`a${String.fromCodePoint(Number.parseInt(code, 16))}b`]) {
      for (const { operation, fields, send } of requestsWith(text)) {
        const { status, body } = await send();
        t.equal(status, 400, operation.name);
        for (const { pointer } of fields)
          t.same(messagesAt(body, pointer), [message], `${operation.name} ${pointer} U+${code}`);
      }
    }
  }
  t.same(await contentNow(), before);
});

const hasLines = (pointer: string) => /(description|notes|reason)$/.test(pointer);
/** True for a member that is also a number, and that some callers may fill with anything: the service ignores it. */
const isId = (pointer: string) => pointer.endsWith('Id');

t.test('takes a tab and the end of a line in descriptions, notes and reasons only', async (t) => {
  for (const text of ['a\tb', 'a\nb', 'a\r\nb']) {
    for (const { operation, fields, send } of requestsWith(text)) {
      const { status, body } = await send();
      const isRefused = fields.some(({ pointer }) => !hasLines(pointer));
      t.equal(status === 400, isRefused, operation.name);
      for (const { pointer } of fields.filter((field) => !isId(field.pointer))) {
        const place = `${operation.name} ${pointer} ${JSON.stringify(text)}`;
        t.equal(messagesAt(body, pointer).length > 0, !hasLines(pointer), place);
      }
    }
  }
});

t.test('stores a text without the ends of lines around it', async (t) => {
  const { parent } = await registerFamily(app);
  const reward = { title: '\r\nPizza\n', description: '\tone\n\ttwo\r\n', tokenCost: 1 };
  const stored = { title: 'Pizza', description: 'one\n\ttwo' };
  t.match(await parent.post('/api/rewards', reward), { status: 201, body: stored });
  const blank = await parent.post('/api/rewards', { ...reward, title: '\r\n\t' });
  t.match(blank, {
    status: 400,
    body: { errors: [{ pointer: '/body/title', message: 'must not be blank' }] },
  });
});

t.test('refuses control characters in queries and paths', async (t) => {
  const admin = clientOf(app, world.admin.token);
  for (const code of ['%1B', '%07', '%C2%85', '%E2%80%AE']) {
    for (const [url, pointer] of [
      [`/api/families?search=a${code}b`, '/query/search'],
      // Of a slice that can be removed.
      ...(contract.operations.some(({ path }) => path === '/users/{username}/award/{hash}')
        ? [[`/users/a${code}b/award/${'0'.repeat(32)}`, '/path/username'] as const]
        : []),
    ] as const)
      t.match(await admin.get(url), { status: 400, body: { errors: [{ pointer }] } }, url);
  }
  const line = await admin.get('/api/families?search=a%0Ab');
  t.match(line.body.errors, [
    { pointer: '/query/search', message: 'must be one line without control characters' },
  ]);
});

t.test('says of each text of a body in the document whether it has one line', async (t) => {
  for (const operation of contract.operations) {
    const schema = bodySchema(operation, document);
    for (const { pointer, pattern } of schema ? freeTexts(schema, '/body') : []) {
      const words = pattern === undefined ? undefined : wordsOfPattern(pattern);
      t.type(words, 'string', `${operation.name} ${pointer}`);
      const accepts = (text: string) => new RegExp(pattern ?? '', 'u').test(text);
      t.notOk(accepts('a\u001bb') || accepts('a\u009bb'), `${operation.name} ${pointer}`);
      t.equal(accepts('a\nb\tc'), hasLines(pointer), `${operation.name} ${pointer}`);
    }
  }
});

/** Texts of which one sees nothing. */
const invisible: readonly string[] = [
  ...['\u00a0', '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u180e', '\u2000', '\u200b', '\u200c'],
  ...['\u200d', '\u200e', '\u2028', '\u2060', '\u2064', '\u2800', '\u3000', '\u3164', '\ufe0f', '\ufeff'],
  ...['\uffa0', '\ufff9', '\u0001', '\u0085', '\ue000', '\ufffe', '\u{1d159}', '\u{1bca0}', '\u{e0041}'],
  ...['\u{e0100}', '\u0301', '\u20dd', '\u0903', ' \u200b \u3164\t', '\u200b'.repeat(200)],
];

t.test(
  'counts a text without a visible character as missing in each text that must not be empty',
  async (t) => {
    const before = await contentNow();
    for (const text of invisible) {
      for (const { operation, fields, send } of requestsWith(text)) {
        const needed = fields.filter(({ minLength }) => minLength > 0);
        if (needed.length === 0) continue;
        const { status, body } = await send();
        t.equal(status, 400, operation.name);
        for (const { pointer } of needed)
          t.not(
            messagesAt(body, pointer).length,
            0,
            `${operation.name} ${pointer} ${encodeURIComponent(text)}`,
          );
      }
    }
    t.same(await contentNow(), before);
  },
);

t.test('stores names and titles of all scripts as they are sent', async (t) => {
  const { parent } = await registerFamily(app);
  for (const text of [
    'Zoë Ærøskøbing',
    'محمد بن سلمان',
    'שָׁלוֹם',
    '\u200fשלום Ada\u200e!',
    'نمی\u200cخواهم',
    'क्\u200dष',
    'ශ්\u200dරී',
    '李小龍',
    'ᠮᠣᠩᠭᠣᠯ\u180e',
    '👨\u200d👩\u200d👧',
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '👍🏽',
    '🇩🇪',
    'e\u0301',
    '\u{1fae9}',
    '…',
    '-',
  ]) {
    const learner = await parent.post('/api/learners', { name: text });
    t.match(learner, { status: 201, body: { name: text } }, text);
    const reward = await parent.post('/api/rewards', { title: text, imageEmoji: text, tokenCost: 1 });
    t.match(reward, { status: 201, body: { title: text, imageEmoji: text } }, text);
  }
});

t.test('takes an optional text without a visible character as empty, and any password', async (t) => {
  const { parent, learner } = await registerFamily(app);
  const reward = await parent.post('/api/rewards', { title: 'x', description: '\u200b', tokenCost: 1 });
  t.match(reward, { status: 201, body: { description: '' } });
  const password = '\u202e\u2066 secret \u3164';
  await expectStatus(200, parent.put(`/api/learners/${learner.id}/password`, { password }));
});
