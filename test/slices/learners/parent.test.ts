import t from 'tap';
import { refusal } from '../../helpers/documents/expectations.ts';
import { expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

const { admin, newFamily } = await startFamilies(t);

t.test('tells a learner the name of the own parent, and nothing else of the account', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  await expectStatus(200, parent.put('/api/user', { name: 'Ada King' }));
  const url = `/api/learners/${learner.id}/parent`;
  for (const client of [learner, parent, admin]) t.match(await client.get(url), { status: 200 });
  t.same((await learner.get(url)).body, { id: parent.id, name: 'Ada King' });
  const others = await newFamily();
  for (const client of [sibling, others.parent, others.learner])
    t.match(await client.get(url), refusal(403, 'FORBIDDEN'));
  for (const id of [parent.id, 999_999])
    t.match(await admin.get(`/api/learners/${id}/parent`), refusal(404, 'LEARNER_NOT_FOUND'));
});
