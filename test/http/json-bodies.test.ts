import t from 'tap';
import { startApp } from '../helpers/app.ts';
import { contractOf } from '../helpers/documents/contract.ts';
import { clientOf, registerFamily } from '../helpers/families/client.ts';
import { idleServices } from '../helpers/families/contributions.ts';
import { createContentView } from '../helpers/families/stored-content.ts';
import { clientFor, createWorlds, sampleRequest } from '../helpers/families/world.ts';

const { app, database, databaseUrl } = await startApp(t, { services: idleServices });
const contract = contractOf(app);
const contentNow = createContentView(t, databaseUrl);
const world = await (await createWorlds(app, database))();
const json = { 'content-type': 'application/json' };

/** Requests of each operation with a body, with the body as bytes. */
const requests = contract.operations
  .filter(({ requestBody }) => requestBody)
  .map((operation) => {
    const { payload, ...request } = sampleRequest(operation, contract.document, world);
    return { client: clientFor(operation, world), request, text: JSON.stringify(payload ?? {}) };
  });

/** Byte sequences that are not UTF-8: the start of a character, its continuation, and codes that must not be written so. */
const invalid: Readonly<Record<string, number[]>> = {
  'ISO-8859-1': [0xe9],
  'a continuation alone': [0x80],
  'an overlong slash': [0xc0, 0xaf],
  'an overlong NUL': [0xe0, 0x80, 0x80],
  'a high surrogate': [0xed, 0xa0, 0x80],
  'a pair of surrogates': [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80],
  'beyond Unicode': [0xf4, 0x90, 0x80, 0x80],
  'five bytes': [0xf8, 0x88, 0x80, 0x80, 0x80],
  'a character that ends too early': [0xe2, 0x82],
  'a start like that of the replacement character': [0xef, 0xbf],
  'UTF-16': [0xff, 0xfe],
};

t.test(
  'refuses bytes that are not UTF-8 at every operation, with their offset, and stores nothing',
  async (t) => {
    const before = await contentNow();
    for (const { client, request, text } of requests) {
      for (const [name, bytes] of Object.entries(invalid)) {
        const start = Buffer.from(`{"é€😀": "`);
        const payload = Buffer.concat([start, Buffer.from(bytes), Buffer.from(`", ${text.slice(1)}`)]);
        const answer = await client.send({ ...request, payload, headers: json });
        const message = `is not UTF-8: the byte at offset ${start.length} begins no character`;
        const expected = { code: 'MALFORMED_JSON', errors: [{ pointer: '/body', message }] };
        t.match(answer, { status: 400, body: expected }, `${request.url} ${name}`);
      }
    }
    t.same(await contentNow(), before);
  },
);

t.test('finds the first invalid byte at the start, at the end and after 200 KB', async (t) => {
  const { parent } = await registerFamily(app);
  const filler = 'ä\ufffd'.repeat(40_000);
  for (const [payload, offset] of [
    [Buffer.from([0xff, 0xfe, 0x7b, 0]), 0],
    [Buffer.from([0x22, 0xef, 0xbf]), 1],
    [Buffer.from([0x22, 0x61, 0xf0, 0x9f, 0x98]), 2],
    [Buffer.concat([Buffer.from(`"${filler}`), Buffer.from([0xe9, 0x22])]), 200_001],
  ] as const) {
    const answer = await parent.send({ method: 'POST', url: '/api/rewards', payload, headers: json });
    t.match(answer, { status: 400, body: { code: 'MALFORMED_JSON' } });
    t.match(answer.body.detail, `offset ${offset} `);
  }
});

t.test('takes passwords only as they are, so that different ones never count as equal', async (t) => {
  const account = { username: 'latin', email: 'latin@example.org', name: 'Latin', role: 'PARENT' };
  const password = 'geheimäöü1';
  const body = JSON.stringify({ ...account, password });
  const send = (payload: Buffer) =>
    clientOf(app).send({ method: 'POST', url: '/register', payload, headers: json });
  t.match(await send(Buffer.from(body, 'latin1')), { status: 400, body: { code: 'MALFORMED_JSON' } });
  t.match(await send(Buffer.from(body)), { status: 201 });
  const login = (text: string) => clientOf(app).post('/login', { username: 'latin', password: text });
  t.equal((await login(password)).status, 200);
  for (const other of ['geheimèéê1', 'geheim\ufffd\ufffd\ufffd1', 'geheimäöü1 '])
    t.equal((await login(other)).status, 401, other);
});

t.test('refuses other charsets and encodings at every operation with 415 and their names', async (t) => {
  const before = await contentNow();
  const cases: [Record<string, string>, string][] = [
    [{ 'content-type': 'application/json; charset=ISO-8859-1' }, 'the charset `ISO-8859-1`'],
    [{ 'content-type': 'application/json;charset="windows-1252"' }, 'the charset `windows-1252`'],
    [{ 'content-type': 'application/json; charset=us-ascii' }, 'the charset `us-ascii`'],
    [{ 'content-type': 'application/json; x=y; CharSet=UTF-16' }, 'the charset `UTF-16`'],
    [{ ...json, 'content-encoding': 'gzip' }, 'the encoding `gzip`'],
    [{ ...json, 'content-encoding': 'BR' }, 'the encoding `br`'],
    [{ ...json, 'content-encoding': 'identity, x-gzip' }, 'the encoding `x-gzip`'],
    [{ 'content-type': 'text/plain', 'content-encoding': 'deflate' }, 'the encoding `deflate`'],
    [{ 'content-type': 'text/plain; charset=utf-8' }, 'the type `text/plain; charset=utf-8`'],
    [{}, 'no content type'],
  ];
  for (const { client, request, text } of requests) {
    for (const [headers, words] of cases) {
      const answer = await client.send({ ...request, payload: Buffer.from(text), headers });
      t.match(answer, { status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } }, request.url);
      t.ok(answer.body.detail.includes(`The body has ${words}.`), answer.body.detail);
    }
  }
  t.same(await contentNow(), before);
});

t.test(
  'accepts UTF-8 by each of its names, after a byte order mark, and sent without an encoding',
  async (t) => {
    const payload = Buffer.from('{"title": "Zoë’s 日本語 🎈", "tokenCost": 1}');
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), payload]);
    const cases: [Record<string, string>, Buffer][] = [
      [json, payload],
      [json, marked],
      [{ 'content-type': 'application/json; charset=utf-8' }, payload],
      [{ 'content-type': 'application/json;charset="UTF-8"' }, payload],
      [{ 'content-type': 'application/json ; Charset=Utf8' }, payload],
      [{ ...json, 'content-encoding': 'identity' }, payload],
      [{ ...json, 'content-encoding': 'Identity', 'transfer-encoding': 'chunked' }, payload],
    ];
    for (const [headers, bytes] of cases) {
      const request = { method: 'POST', url: '/api/rewards', payload: bytes, headers } as const;
      const answer = await world.parent.send(request);
      t.match(answer, { status: 201, body: { title: 'Zoë’s 日本語 🎈' } }, JSON.stringify(headers));
    }
  },
);

t.test('refuses lone surrogates, also in passwords and names, since UTF-8 cannot hold them', async (t) => {
  const { parent } = await registerFamily(app);
  const payload = (text: string) => `{"title": "x${text}", "tokenCost": 1}`;
  for (const text of ['\\ud800', '\\udc00', '\\udc00\\ud800', '\\ud83d x']) {
    const answer = await parent.send({
      method: 'POST',
      url: '/api/rewards',
      payload: payload(text),
      headers: json,
    });
    t.match(answer, { status: 400, body: { errors: [{ pointer: '/body/title' }] } }, text);
  }
  const request = { method: 'POST', url: '/login', headers: json } as const;
  const password = await clientOf(app).send({
    ...request,
    payload: '{"username": "a", "password": "\\ud800"}',
  });
  t.match(password.body, { errors: [{ pointer: '/body/password', message: 'must be well-formed Unicode' }] });
  const name = await clientOf(app).send({
    ...request,
    payload: '{"username": "a", "password": "b", "\\ud800": 1}',
  });
  t.match(name.body, { code: 'VALIDATION_FAILED', errors: [{ pointer: '/body' }] });
  const pair = await parent.send({
    method: 'POST',
    url: '/api/rewards',
    payload: payload('\\ud83d\\ude00'),
    headers: json,
  });
  t.match(pair, { status: 201, body: { title: 'x😀' } });
});

t.test('says which member of a body would change a prototype', async (t) => {
  for (const [payload, pointer] of [
    ['{"__proto__": {"role": "ADMIN"}}', '/body/__proto__'],
    ['{"\\u005f_proto__": 1}', '/body/__proto__'],
    ['{"x": [{"__proto__": null}]}', '/body/x/0/__proto__'],
    ['{"constructor": {"prototype": {"role": "ADMIN"}}}', '/body/constructor/prototype'],
  ] as const) {
    const { body } = await clientOf(app).send({ method: 'POST', url: '/login', payload, headers: json });
    t.equal(body.code, 'VALIDATION_FAILED');
    const faults = body.errors.filter((fault: { pointer: string }) => fault.pointer === pointer);
    t.match(faults, [{ message: 'is not allowed as a name' }], payload);
  }
  // Other names of an object's members are unknown properties like any other.
  const payload = '{"title": "x", "tokenCost": 1, "constructor": 1, "toString": {}, "prototype": {}}';
  const answer = await world.parent.send({ method: 'POST', url: '/api/rewards', payload, headers: json });
  t.equal(answer.status, 201);
});
