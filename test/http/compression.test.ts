import { once } from 'node:events';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import t, { type Test } from 'tap';
import { registerCompression } from '../../src/http/compression.ts';

const gzip = { 'accept-encoding': 'gzip, deflate, br' };
const long = JSON.stringify('x'.repeat(1024));

async function createServer(t: Test) {
  const app = fastify();
  await registerCompression(app);
  t.teardown(() => app.close());
  return app;
}

t.test('compresses texts from 1 KiB for clients that accept it', async (t) => {
  const app = await createServer(t);
  const types = {
    'application/json; charset=utf-8': true,
    'application/problem+json': true,
    'application/x-ndjson': true,
    'application/x-yaml': true,
    'image/svg+xml': true,
    'text/csv; charset=utf-8': true,
    'text/html; charset=utf-8': true,
    'image/png': false,
    'application/octet-stream': false,
  };
  for (const [i, type] of Object.keys(types).entries())
    app.get(`/${i}`, async (_request, reply) => reply.type(type).send(long));
  app.get('/large', async () => JSON.parse(`[${Array(100).fill(long)}]`));
  app.get('/small', async () => ({ text: 'x'.repeat(1000) }));

  for (const [i, [type, isText]] of Object.entries(types).entries()) {
    const { headers, rawPayload } = await app.inject({ url: `/${i}`, headers: gzip });
    t.equal(headers['content-encoding'], isText ? 'gzip' : undefined, type);
    if (isText) {
      t.match(headers.vary, /accept-encoding/);
      t.ok(rawPayload.length < 100 && String(gunzipSync(rawPayload)) === long, type);
    }
    t.equal((await app.inject(`/${i}`)).body, long, `${type} stays as it is for other clients`);
  }
  const { rawPayload } = await app.inject({ url: '/large', headers: gzip });
  t.equal(String(gunzipSync(rawPayload)), `[${Array(100).fill(long)}]`);
  t.notOk('content-encoding' in (await app.inject({ url: '/small', headers: gzip })).headers);
});

t.test('sends each piece of a stream before the next one exists', async (t) => {
  const app = await createServer(t);
  let sendSecond: (() => void) | undefined;
  const isRead = new Promise<void>((resolve) => {
    sendSecond = resolve;
  });
  async function* pieces() {
    yield '{"seq":1}\n';
    await isRead;
    yield '{"seq":2}\n';
  }
  app.get('/', async (_request, reply) => reply.type('application/x-ndjson').send(Readable.from(pieces())));
  const [response] = await once(get(await app.listen({ port: 0 }), { headers: gzip }), 'response');
  t.equal(response.headers['content-encoding'], 'gzip');
  const text = response.pipe(createGunzip()).setEncoding('utf8');
  t.same(await once(text, 'data'), ['{"seq":1}\n']);
  sendSecond?.();
  t.same(await once(text, 'data'), ['{"seq":2}\n']);
  await once(text, 'end');
});

t.test('expands no body of a request', async (t) => {
  const app = await createServer(t);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/', async ({ body }) => (body as Buffer).toString('base64'));
  const payload = gzipSync(long);
  const headers = { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' };
  const { body } = await app.inject({ method: 'POST', url: '/', headers, payload });
  t.equal(body, payload.toString('base64'));
});
