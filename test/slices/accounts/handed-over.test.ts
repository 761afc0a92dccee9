import t from 'tap';
import { refusal } from '../../helpers/documents/expectations.ts';
import { clientOf, expectStatus, type Member } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

const { app, admin, database, newFamily } = await startFamilies(t);

/** Hands a device over to a learner. */
async function handOver(parent: Member, learnerId: number, body: object = {}) {
  const answer = await expectStatus(201, parent.post(`/api/learners/${learnerId}/session`, body));
  return { ...answer.body, ...clientOf(app, answer.body.token) };
}

t.test('a parent gets the own token of a learner who has no password', async (t) => {
  const { parent } = await newFamily();
  const { body: learner } = await parent.post('/api/learners', { name: 'Mia' });
  const device = await handOver(parent, learner.id);
  t.same(device.user, learner);
  t.same((await device.get('/api/user')).body, learner);
  t.match(await device.get('/api/lessons/active'), { status: 200 });
  t.match(await device.get('/api/learners'), refusal(403, 'FORBIDDEN'));
});
