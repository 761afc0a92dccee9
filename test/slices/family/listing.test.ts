import t from 'tap';
import type { FamilyListing } from '../../../schema/family.ts';
import { invalid } from '../../helpers/documents/expectations.ts';
import { clientOf, expectStatus, givePoints, memberPassword } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

const { app, admin, newFamily } = await startFamilies(t);

async function found(search: string): Promise<FamilyListing[]> {
  const query = new URLSearchParams({ search });
  return (await expectStatus(200, admin.get(`/api/families?${query}`))).body;
}

t.test('lists each family with its parent, its learners and its events', async (t) => {
  const { parent, learner } = await newFamily();
  await givePoints(admin, learner.id, 5);
  const { name, username } = (await parent.get('/api/user')).body;
  const { events } = (await parent.get('/api/ledger/verify')).body;
  const { body } = await expectStatus(200, admin.get('/api/families'));
  t.same(
    body.map(({ familyId }: FamilyListing) => familyId),
    [admin.id, parent.id],
  );
  t.same(body.at(-1), { familyId: parent.id, name, username, learners: 2, events });
});

t.test(
  "finds families by their parents' names and usernames, in any case and with any character",
  async (t) => {
    const account = {
      email: 'grace@example.org',
      name: 'Ünal 100%_\\',
      role: 'PARENT',
      password: memberPassword,
    };
    const body = { ...account, username: 'Grace.H' };
    const { user } = (await expectStatus(201, clientOf(app).post('/register', body))).body;
    for (const search of ['Ünal', '100%_\\', 'NAL 1', 'grace.h', 'E.H'])
      t.match(await found(search), [{ familyId: user.id, learners: 0, events: 0 }], search);
    for (const search of ['Ünal100', '%%', 'gracexh', 'example.org']) t.same(await found(search), [], search);
    t.match(await admin.get('/api/families?search='), invalid('/query/search'));
  },
);

t.test('leaves out closed families', async (t) => {
  const { parent } = await newFamily();
  const { username } = (await parent.get('/api/user')).body;
  const isListed = async () => {
    const { body } = await expectStatus(200, admin.get('/api/families'));
    return body.some(({ familyId }: FamilyListing) => familyId === parent.id);
  };
  t.equal((await found(username)).length, 1);
  t.ok(await isListed());
  const payload = { password: memberPassword };
  await expectStatus(200, parent.send({ method: 'DELETE', url: '/api/user', payload }));
  t.same(await found(username), []);
  t.notOk(await isListed());
});
