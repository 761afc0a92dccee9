import t from 'tap';
import { testSettings } from '../../helpers/app.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { allocate } from './steps.ts';

const settings = { quotas: { ...testSettings.quotas, shares: 3 } };
const { admin, newFamily } = await startFamilies(t, { settings });

const tooMany = refusal(409, 'TOO_MANY_SHARES');

t.test('rejects a share of the family beyond the quota, until a learner is erased', async (t) => {
  const { parent, learner, sibling } = await newFamily(100);
  await expectStatus(
    201,
    admin.post('/api/points/adjust', { learnerId: sibling.id, amount: 100, reason: 'a test' }),
  );
  const share = async (client: typeof learner, active = true) =>
    client.post(`/api/awards/${(await allocate(client)).id}/share`, { active });
  await expectStatus(200, share(sibling));
  await expectStatus(200, share(sibling, false));
  const award = await allocate(learner);
  await expectStatus(200, learner.post(`/api/awards/${award.id}/share`, { active: true }));
  t.match(await share(learner), tooMany);
  t.match(await share(sibling), tooMany);
  await expectStatus(200, learner.post(`/api/awards/${award.id}/share`, { active: false, title: 'Another' }));
  await expectStatus(200, parent.delete(`/api/learners/${sibling.id}`));
  await expectStatus(200, share(learner));
  await expectStatus(200, share(learner));
  t.match(await share(learner), tooMany);
});

t.test('keeps the quota under concurrent requests', async (t) => {
  const { parent, learner } = await newFamily(100);
  const awards = [];
  for (let i = 0; i < 8; i++) awards.push(await allocate(learner));
  const answers = await Promise.all(
    awards.flatMap(({ id }) =>
      [learner, parent].map((by) => by.post(`/api/awards/${id}/share`, { active: true })),
    ),
  );
  const links = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.shareUrl));
  t.equal(links.size, 3);
  t.equal(answers.filter(({ status }) => status === 409).length, 16 - 6);
});
