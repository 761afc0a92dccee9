import type { Page } from 'playwright-core';
import t from 'tap';
import { startApp, type TestContext } from '../../helpers/app.ts';
import { noBrowser, openBrowser, pageFaults } from '../../helpers/browser.ts';
import {
  expectStatus,
  givePoints,
  type Member,
  memberPassword,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';
import { handOver, openDevice, requestsOf } from './children.ts';

/** What a child does in the page outside of lessons. */

const { app } = await startApp(t);
const admin = await registerAdmin(app);
const service = await app.listen({ port: 0, host: '127.0.0.1' });
const open = await openBrowser(t);

/** Opens the page of a family's first child, who has points and a goal that costs 10. */
async function openChild(t: TestContext, points = 14) {
  const family = await registerFamily(app);
  const { parent, learner } = family;
  await givePoints(admin, learner.id, points);
  const goal = { title: 'Ice cream', tokenCost: 10, imageEmoji: '🍦', color: '#F97316' };
  const { body } = await expectStatus(201, parent.post('/api/rewards', goal));
  const opened = await openDevice(t, open, service, [await handOver(parent, learner)], learner);
  return { ...family, ...opened, rewardId: String(body.rewardId ?? body.id) };
}

async function balanceOf(learner: Member): Promise<number> {
  const { body } = await expectStatus(200, learner.get(`/api/points/balance?learnerId=${learner.id}`));
  return body.balance;
}

/** Shows a view, as its link does. */
async function show(page: Page, view: string): Promise<void> {
  await page.evaluate(`location.hash = '#/${view}'`);
}

/** The narrowest phone, and a tablet. */
const further = { widths: [320, 768], colorSchemes: ['light'] } as const;

t.test('the home needs one request, and asks to learn', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openChild(t);
  const requests = requestsOf(page);
  await page.reload();
  await page.getByRole('button', { name: 'Show what you know' }).waitFor();
  t.same(requests, ['GET /api/home']);
  await page.getByText('points in your jar').waitFor();
  await page.getByText('Your jar has enough for it!').waitFor();
  t.same(await pageFaults(page, 'child-home'), []);
  t.same(await pageFaults(page, 'child-home', further), []);
  await page.getByRole('button', { name: 'Show what you know' }).dblclick();
  await page.waitForURL(/#\/lesson/);
  t.equal(
    requests.filter((request) => request.startsWith('POST')).length,
    1,
    'one lesson, though pressed twice',
  );
  t.same(complaints, []);
});

t.test(
  'saving shows both sides, and moves points once, though pressed twice',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints, learner } = await openChild(t);
    await page.getByRole('link', { name: 'Goals' }).click();
    // By keyboard alone.
    await page.getByRole('button', { name: 'Save points: Ice cream' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save for Ice cream' });
    await dialog.getByRole('slider').press('ArrowRight');
    await dialog.getByRole('slider').press('ArrowRight');
    await dialog.getByText('11in your jar').waitFor();
    await dialog.getByText('3in your goal').waitFor();
    t.same(await pageFaults(page, 'child-save'), []);
    t.same(await pageFaults(page, 'child-save', further), []);
    await dialog.getByRole('button', { name: 'Save 3 points' }).focus();
    await page.evaluate('for (let i = 0; i < 2; i++) document.activeElement.click()');
    await page.getByText('3 points saved for Ice cream!').waitFor();
    t.equal(await balanceOf(learner), 11);
    t.equal(
      await page.evaluate('document.activeElement.className'),
      'kid-goal-message',
      'the focus is on what happened',
    );
    t.same(complaints, []);
  },
);

t.test('a save without an answer counts once, however often it is tried', { skip: noBrowser }, async (t) => {
  const { page, learner } = await openChild(t);
  await show(page, 'goals');
  await page.getByRole('button', { name: 'Save points: Ice cream' }).click();
  await page.route('**/save?*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Save 1 point' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await page.unroute('**/save?*');
  await page.getByRole('button', { name: 'Save 1 point' }).click();
  await page.getByText('1 point saved for Ice cream!').waitFor();
  t.equal(await balanceOf(learner), 13);
});

t.test(
  'what a child asks for waits, and the answer appears without a reload',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints, parent, learner, rewardId } = await openChild(t);
    const saved = learner.post(`/api/rewards/${rewardId}/save?learnerId=${learner.id}`, { points: 10 });
    await expectStatus(200, saved);
    await show(page, 'goals');
    await page.getByRole('button', { name: 'Get it!: Ice cream' }).click();
    await page.getByRole('button', { name: 'Yes, ask my parent' }).click();
    await page.getByText('Your parent knows that you would like Ice cream.').waitFor();
    await page.getByRole('listitem').getByText('Waiting for your parent').waitFor();
    t.same(await pageFaults(page, 'kid-goals'), []);
    const { body } = await expectStatus(200, parent.get('/api/redemptions?status=PENDING'));
    const approved = parent.put(`/api/redemptions/${body[0].id}/approve`, { notes: 'On Saturday.' });
    await expectStatus(200, approved);
    await show(page, '');
    await page.getByText('Yes! Ice cream is yours.').waitFor({ timeout: 12_000 });
    await page.getByText('They wrote: “On Saturday.”').waitFor();
    await page.getByRole('button', { name: 'Hooray!' }).click();
    await page.reload();
    await page.getByText('points in your jar').waitFor();
    t.equal(await page.getByText('Yes! Ice cream is yours.').count(), 0, 'it is no news any more');
    t.same(complaints, []);
  },
);

t.test(
  'a change elsewhere appears within 12 seconds, and at once with the focus',
  { skip: noBrowser },
  async (t) => {
    const { page, learner } = await openChild(t);
    await page.getByText('points in your jar').waitFor();
    await givePoints(admin, learner.id, 6);
    await page.locator('.home-points').getByText('20', { exact: true }).waitFor({ timeout: 12_000 });
    await givePoints(admin, learner.id, 1);
    await page.evaluate(`dispatchEvent(new Event('focus'))`);
    await page.locator('.home-points').getByText('21', { exact: true }).waitFor({ timeout: 3000 });
  },
);

t.test('medals, points and lessons show what has happened', { skip: noBrowser }, async (t) => {
  const { page, complaints, learner } = await openChild(t);
  const lesson = { learnerId: learner.id, gradeLevel: 2, subject: 'Math' };
  const { body } = await expectStatus(201, learner.post('/api/lessons/create', lesson));
  await expectStatus(200, learner.post(`/api/lessons/${body.id}/answer`, { answers: [] }));
  await show(page, 'achievements');
  await page.getByRole('heading', { name: 'First lesson' }).waitFor();
  await page.getByText('Finish 5 lessons.').waitFor();
  t.same(await pageFaults(page, 'child-medals'), []);
  await page.getByRole('link', { name: 'Lessons done' }).click();
  await page.getByRole('button', { name: body.spec.topic }).waitFor();
  t.same(await pageFaults(page, 'child-done'), []);
  await show(page, 'points');
  await page.getByText('Added for you').waitFor();
  t.same(await pageFaults(page, 'child-points'), []);
  t.same(complaints, []);
});

t.test('what only a later service knows does not break the page', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openChild(t);
  const later = { type: 'LATER', title: 'A later medal', description: 'Something new.' };
  await page.route('**/api/home?*', async (route) => {
    const { 'if-none-match': _kept, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    const home = await response.json();
    const earned = [{ ...later, earnedAt: '2026-03-01T10:00:00.000Z' }];
    const open = [{ ...later, type: 'LATER_STILL', title: 'A second one' }, ...home.achievements.open];
    const learner = { ...home.learner, picture: 'dragon', color: 'silver', subjects: ['Robots'] };
    await route.fulfill({ response, json: { ...home, learner, achievements: { earned, open } } });
  });
  await page.reload();
  await page.getByText('Next: Something new.').waitFor();
  await page.getByRole('button', { name: 'Robots', exact: true }).waitFor();
  t.same(await pageFaults(page, 'child-later'), []);
  await show(page, 'achievements');
  await page.getByRole('heading', { name: 'A later medal' }).waitFor();
  await page.getByRole('heading', { name: 'A second one' }).waitFor();
  t.same(complaints, []);
});

t.test('siblings take turns, and a PIN keeps them apart', { skip: noBrowser }, async (t) => {
  const { parent, learner, sibling } = await registerFamily(app);
  const pictures = ['sun', 'moon', 'star', 'cloud'];
  await expectStatus(200, parent.put(`/api/learners/${learner.id}/pin`, { pictures }));
  const children = [await handOver(parent, learner, true), await handOver(parent, sibling)];
  const { page, complaints } = await openDevice(t, open, service, children);
  const [first, second] = children.map(({ name }) => name);
  const tap = async (names: string[]) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  };
  await page.getByRole('button', { name: `${second}` }).click();
  await page.getByRole('button', { name: 'Switch' }).click();
  await page.getByRole('button', { name: `${first}` }).click();
  await tap(['Moon', 'Sun', 'Star', 'Cloud']);
  await page.getByText('Those are not your pictures.').waitFor();
  t.match(complaints.splice(0), [/401/, /401/]);
  await tap(['Sun', 'Moon', 'Star', 'Cloud']);
  await page.getByText('points in your jar').waitFor();
  await page.getByRole('button', { name: 'Switch' }).click();
  await page.getByText('Needs your pictures').waitFor();
  t.same(complaints, []);
});

t.test(
  'without network, the home is the last one, and signing out removes it',
  { skip: noBrowser },
  async (t) => {
    const { learner } = await registerFamily(app);
    await givePoints(admin, learner.id, 7);
    const { page } = await openDevice(t, open, service, []);
    const { body: user } = await expectStatus(200, learner.get('/api/user'));
    await page.getByLabel('Username').fill(user.username);
    await page.getByLabel('Password').fill(memberPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('points in your jar').waitFor();
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await show(page, 'achievements');
    await page.getByText('This is how it looked last time.').waitFor();
    await show(page, '');
    await page.locator('.home-points').getByText('7', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show what you know' }).click();
    await page.getByRole('alert').getByText('The service does not answer.').waitFor();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Username').waitFor();
    // The children whom the device was handed to stay on it; here there are none.
    t.same(await page.evaluate('Object.entries(localStorage)'), [
      ['family:device', '{"learners":[],"currentId":null}'],
    ]);
  },
);
