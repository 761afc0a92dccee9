import t from 'tap';
import { Payload } from '../../schema/events.ts';
import { createRegistry } from '../../src/service/registry.ts';
import type { Slice } from '../../src/slice/slice.ts';
import { slices } from '../../src/slices/index.ts';
import { startApp } from '../helpers/app.ts';

t.test('returns 404 problem+json for an unknown path', async (t) => {
  const { app } = await startApp(t);
  const response = await app.inject({ url: '/nowhere' });
  t.equal(response.statusCode, 404);
  t.match(response.headers['content-type'], /^application\/problem\+json/);
  t.equal(response.json().code, 'ROUTE_NOT_FOUND');
});

t.test('rejects two definitions of one name', async (t) => {
  const [payload, texts] = [Payload({}), { column: 'earned', credit: 'gained', debit: 'lost' } as const];
  const copies: [Omit<Slice, 'name'>, string][] = [
    [{ errors: { FORBIDDEN: [403, 'Another title'] } }, 'error FORBIDDEN'],
    [{ conflicts: { users_username_key: 'USERNAME_TAKEN' } }, 'conflict users_username_key'],
    [{ events: { LearnerAdded: { payload } } }, 'event LearnerAdded'],
    [{ sourceTypes: { ADMIN_ADJUSTMENT: texts } }, 'source type ADMIN_ADJUSTMENT'],
  ];
  for (const [copy, name] of copies) {
    const message = `two slices define the ${name}`;
    t.throws(() => createRegistry([...slices, { name: 'copies', ...copy }]), { message });
  }
});
