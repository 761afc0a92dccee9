import t from 'tap';
import { startApp } from '../helpers/app.ts';
import { refusal } from '../helpers/documents/expectations.ts';
import { clientOf } from '../helpers/families/client.ts';

const origin = 'https://app.example';
const { app } = await startApp(t, { settings: { corsOrigins: [origin] } });
const client = clientOf(app);

t.test('allows configured origins only', async (t) => {
  const headers = {
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'idempotency-key',
  };
  for (const [from, allowed] of [
    [origin, origin],
    ['https://other.example', undefined],
  ]) {
    const { headers: got } = await client.send({
      method: 'OPTIONS',
      url: '/api/user',
      headers: { ...headers, origin: from },
    });
    t.equal(got['access-control-allow-origin'], allowed);
  }
});

t.test('exposes the headers of the contract', async (t) => {
  const { headers } = await client.send({ url: '/api/healthcheck', headers: { origin } });
  const exposed = String(headers['access-control-expose-headers']).split(', ');
  for (const name of ['idempotency-replayed', 'link', 'retry-after', 'x-request-id'])
    t.ok(exposed.includes(name), name);
});

t.test('returns 404 for unknown paths and 405 for unknown methods despite preflight routes', async (t) => {
  for (const url of ['/nowhere', '/api/user/'])
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      t.match(await client.send({ method, url }), refusal(404, 'ROUTE_NOT_FOUND'));
  const answer = await client.send({ method: 'DELETE', url: '/api/points' });
  t.match(answer, { ...refusal(405, 'METHOD_NOT_ALLOWED'), headers: { allow: 'GET, HEAD' } });
});
