import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openBrowser, pageFaults } from '../../helpers/browser.ts';
import {
  answerQuiz,
  createLesson,
  createReward,
  expectStatus,
  givePoints,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import { handOver, openDevice } from './children.ts';
import { choices, withVoice } from './lesson-visits.ts';

/** What the page reads aloud to a child in the first grade, who need not read yet, outside of questions. */

const { app } = await startApp(t);
const admin = await registerAdmin(app);
const service = await app.listen({ port: 0, host: '127.0.0.1' });

t.test('a child who does not read yet hears what the page says', { skip: noBrowser }, async (t) => {
  const { parent, learner } = await registerFamily(app);
  const profile = { gradeLevel: 1, subjects: ['Math', 'Reading'] };
  await expectStatus(200, parent.put(`/api/learner-profile/${learner.id}`, profile));
  const setting = `/api/learner-settings/${learner.id}/double-or-loss`;
  await expectStatus(200, parent.put(setting, { enabled: true }));
  const fields = { gradeLevel: 1, topic: undefined, subject: 'Math' };
  await answerQuiz(learner, await createLesson(learner, learner.id, fields));
  await givePoints(admin, learner.id, 20);
  const { id } = await createReward(parent, { title: 'Ice cream' });
  await expectStatus(200, learner.post(`/api/rewards/${id}/save?learnerId=${learner.id}`, { points: 10 }));
  const asked = learner.post(`/api/rewards/${id}/redeem?learnerId=${learner.id}`);
  const { body: wish } = await expectStatus(201, asked);
  await expectStatus(200, parent.put(`/api/redemptions/${wish.id}/approve`, { notes: 'On Sunday' }));
  const open = await openBrowser(t);
  const spoken = async () => {
    const opened = await open();
    await opened.page.addInitScript(withVoice);
    return opened;
  };
  const { page, complaints } = await openDevice(
    t,
    spoken,
    service,
    [await handOver(parent, learner)],
    learner,
  );
  const listen = async (name: string) => {
    await page.getByRole('button', { name: `Read aloud: ${name}`, exact: true }).click();
    return page.evaluate('said.filter(Boolean).pop()');
  };
  t.match(await listen('Learn'), /^Learn\. ./);
  t.equal(await listen('Yes! Ice cream is yours.'), 'Yes! Ice cream is yours. They wrote: “On Sunday”');
  t.same(await pageFaults(page, 'child-home-spoken'), []);
  await page.getByRole('button', { name: 'Reading New' }).click();
  t.match(await listen('Show what you know in Reading'), /^Show what you know in Reading\. A game/);
  t.same(await pageFaults(page, 'child-new-subject-spoken'), []);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Learn/ }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  t.equal(await listen('Double or loss'), 'Double or loss. Right: 2 points. Wrong: 1 point less.');
  t.same(await pageFaults(page, 'lesson-double-spoken'), []);
  t.same(complaints, []);
  // Another device begins a lesson in its place.
  await createLesson(learner, learner.id, fields);
  await choices(page).first().click();
  // At once, for a child who has listened before.
  await until('the page says that a newer lesson took its place', async () =>
    String(await page.evaluate('said.filter(Boolean).pop()')).startsWith(
      'A newer lesson took its place. This',
    ),
  );
});
