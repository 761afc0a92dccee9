import t from 'tap';
import { programVersion } from '../../../src/base/version.ts';
import { registry } from '../../../src/service/app.ts';
import { startApp } from '../../helpers/app.ts';
import { registerAdmin } from '../../helpers/families/client.ts';

const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
const { app } = await startApp(t, { settings: { exposedBy: 'a test' } });

t.test('answers programs at / with name, version and links, and people with a page', async (t) => {
  const summary = {
    name: 'Learning Service',
    version: programVersion().version,
    links: {
      explorer: '/explorer',
      documentation: '/docs',
      errors: '/docs/errors',
      openapi: '/docs/json',
      health: '/api/healthcheck',
    },
  };
  for (const accept of [undefined, '*/*', 'application/json', 'text/html;q=0.5, application/json']) {
    const { headers, body } = await app.inject({ url: '/', headers: accept === undefined ? {} : { accept } });
    t.same(JSON.parse(body), summary, String(accept));
    t.match(headers, { 'content-type': 'application/json; charset=utf-8', vary: 'Accept' });
  }
  for (const link of Object.values(summary.links)) t.equal((await app.inject(link)).statusCode, 200, link);
  const { headers, body } = await app.inject({ url: '/', headers: { accept: html } });
  t.match(headers, {
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept',
    'cache-control': 'no-store',
  });
  t.match(body, '<title>Learning Service</title>');
  for (const link of Object.values(summary.links)) t.match(body, `<a href="${link}">`);
});

t.test('says at / whether the first account is missing, and then stops asking the database', async (t) => {
  const { app, database } = await startApp(t, { isAlone: true });
  const getStart = () => app.inject({ url: '/', headers: { accept: html } });
  t.match((await getStart()).body, 'data-first-account="open"');
  await registerAdmin(app);
  t.notMatch((await getStart()).body, 'data-first-account');
  await database.sql`ALTER TABLE users RENAME TO hidden`;
  t.equal((await getStart()).statusCode, 200);
  await database.sql`ALTER TABLE hidden RENAME TO users`;
});

t.test('explains each error in /docs/errors at the anchor of its problem type', async (t) => {
  const page = await app.inject('/docs/errors');
  t.match(page.headers['content-type'], /^text\/html/);
  for (const [code, [status, title]] of Object.entries(registry.errors)) {
    const slug = code.toLowerCase().replaceAll('_', '-');
    const row = `<tr id="${slug}"><td><code>${code}</code></td><td>${status}</td><td>${title}</td></tr>`;
    t.ok(page.body.replaceAll('<wbr>', '').includes(row), code);
  }
  const { type } = (await app.inject('/api/user')).json();
  t.equal(type, '/docs/errors#unauthenticated');
});

t.test(
  'allows pages to load nothing from elsewhere, and no inline script or style but their own',
  async (t) => {
    for (const url of ['/', '/docs', '/docs/', '/docs/errors', '/docs/json', '/docs/static/docs.js']) {
      const { statusCode, headers } = await app.inject({ url, headers: { accept: html } });
      t.equal(statusCode, 200, url);
      const policy = String(headers['content-security-policy']);
      t.match(policy, /^default-src 'none'/, url);
      t.notMatch(policy, /https?:|\*|unsafe|upgrade-insecure-requests/, url);
    }
  },
);

t.test('compresses Swagger UI and the document once, and lets browsers keep them', async (t) => {
  const urls = [
    '',
    '/static/swagger-ui-bundle.js',
    '/static/swagger-ui.css',
    '/static/docs.js',
    '/static/page-token.js',
    '/json',
    '/yaml',
  ];
  let sent = 0;
  for (const url of urls) {
    const plain = await app.inject(`/docs${url}`);
    t.notOk('content-encoding' in plain.headers, url);
    const packed = await app.inject({ url: `/docs${url}`, headers: { 'accept-encoding': 'gzip, br' } });
    const { etag = '', ...headers } = packed.headers;
    t.match(headers, {
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'cache-control': 'public, no-cache',
    });
    sent += packed.rawPayload.length;
    const kept = await app.inject({ url: `/docs${url}`, headers: { 'if-none-match': String(etag) } });
    t.same([kept.statusCode, kept.body], [304, ''], url);
  }
  t.ok(sent < 700_000, `${sent} bytes`);
});
