import t from 'tap';
import { createRegistry } from '../src/registry.ts';
import { slices } from '../src/slices.ts';
import { startApp } from './helpers/app.ts';

t.test('returns 404 problem+json for an unknown path', async (t) => {
  const { app } = await startApp(t);
  const response = await app.inject({ url: '/nowhere' });
  t.equal(response.statusCode, 404);
  t.match(response.headers['content-type'], /^application\/problem\+json/);
  t.equal(response.json().code, 'ROUTE_NOT_FOUND');
});

t.test('rejects two definitions of one error code', async (t) => {
  const slice = { name: 'copies', errors: { FORBIDDEN: [403, 'Another title'] } } as const;
  t.throws(() => createRegistry([...slices, slice]), { message: 'two definitions of FORBIDDEN' });
});
