import t from 'tap';
import { startApp } from '../helpers/app.ts';
import { contractOf } from '../helpers/documents/contract.ts';
import { clientOf, registerAdmin } from '../helpers/families/client.ts';
import { idleServices } from '../helpers/families/contributions.ts';
import { clientFor, createWorlds, sampleRequest } from '../helpers/families/world.ts';

t.test(
  'forbids storing answers of all operations and their errors; lesson images stay private',
  async (t) => {
    const { app, database } = await startApp(t, { services: idleServices });
    const { operations, document } = contractOf(app);
    const world = await (await createWorlds(app, database))();
    for (const operation of operations) {
      const request = sampleRequest(operation, document, world);
      const clients = [clientOf(app), clientOf(app, 'garbage'), world.stranger, clientFor(operation, world)];
      for (const client of clients) {
        const { status, headers } = await client.send(request);
        const isImage = operation.path.includes('/images/') && status === 200;
        const expected = isImage ? 'private, no-cache' : 'no-store';
        t.equal(headers['cache-control'], expected, `${operation.name} ${status}`);
      }
    }
    for (const url of ['/nowhere', '/api/users'])
      t.equal((await clientOf(app).get(url)).headers['cache-control'], 'no-store', url);
    for (const url of ['/docs', '/docs/json', '/docs/errors'])
      t.not((await clientOf(app).get(url)).headers['cache-control'], 'no-store', `${url} has nobody's data`);
  },
);

t.test('allows pages none of the abilities of browsers, and keeps the other security headers', async (t) => {
  const { app } = await startApp(t);
  const admin = await registerAdmin(app);
  for (const url of ['/api/user', '/nowhere', '/docs', '/docs/errors', '/users/x/award/y']) {
    const { headers } = await admin.get(url);
    t.match(headers, {
      'permissions-policy': /camera=\(\), .*geolocation=\(\), .*microphone=\(\)/,
      'content-security-policy': /default-src 'none';.*frame-ancestors 'none'/,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    });
    t.notMatch(headers['permissions-policy'], /\*|self/, url);
  }
});

t.test(
  'serves security.txt with contact, expiry, languages and address if a contact is configured',
  async (t) => {
    const now = () => new Date('2026-03-01T00:00:00Z');
    const { app } = await startApp(t, {
      settings: { securityContact: 'mailto:security@learn.example' },
      now,
    });
    const { status, body, headers } = await clientOf(app).get('/.well-known/security.txt');
    t.match({ status, headers }, { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    t.same(String(body).split('\n'), [
      'Contact: mailto:security@learn.example',
      'Expires: 2026-08-28T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://learn.example/.well-known/security.txt',
      '',
    ]);
    t.notOk(
      contractOf(app).operations.some(({ path }) => path.includes('well-known')),
      'no operation of the API',
    );
  },
);

t.test('returns 404 for security.txt without a contact', async (t) => {
  const { app } = await startApp(t);
  t.match(await clientOf(app).get('/.well-known/security.txt'), {
    status: 404,
    body: { code: 'ROUTE_NOT_FOUND' },
  });
});
