import type { Page } from 'playwright-core';
import t from 'tap';
import { startApp, type TestContext } from '../../helpers/app.ts';
import { noBrowser, openBrowser } from '../../helpers/browser.ts';
import { createLesson, registerFamily } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import { handOver, openDevice } from './children.ts';

/** How a child goes from view to view on a phone, and back. */

const { app } = await startApp(t);
const service = await app.listen({ port: 0, host: '127.0.0.1' });
const open = await openBrowser(t, { screen: { width: 360, height: 560 }, hasTouch: true });

/** Opens the page of a child on a device that it was handed to. */
async function openChild(t: TestContext) {
  const family = await registerFamily(app);
  const child = await handOver(family.parent, family.learner);
  const opened = await openDevice(t, open, service, [child], family.learner);
  await opened.page.getByText('points in your jar').waitFor();
  return { ...family, ...opened };
}

const scrolled = (page: Page) => page.evaluate<number>('scrollY');
const historyOf = (page: Page) => page.evaluate<number>('history.length');

t.test('a link shows a view from its top, and Back where the reader was', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openChild(t);
  for (const [link, shown] of [
    ['.home-points', 'Your points'],
    ['.child-bar [href="#/goals"]', 'Goals'],
  ] as const) {
    await page.evaluate('scrollTo(0, 200)');
    // The link's own press: a finger would scroll to it.
    await page.evaluate(`document.querySelector('${link}').click()`);
    await page.getByRole('heading', { name: shown, level: 1 }).waitFor();
    t.equal(await scrolled(page), 0, shown);
    await page.goBack();
    await page.getByText('points in your jar').waitFor();
    await until('the home is where it was', async () => (await scrolled(page)) === 200);
  }
  t.same(complaints, []);
});

t.test(
  'Back leads to the place before, and from the first place of the page to its home',
  { skip: noBrowser },
  async (t) => {
    const { page } = await openChild(t);
    // A tab that another page has used.
    await page.goto(`${service}/family/icon.svg`);
    await page.goto(`${service}/#/points`);
    const back = page.getByRole('button', { name: 'Back' });
    await back.click();
    await page.getByText('points in your jar').waitFor();
    await page.evaluate(`document.querySelector('.home-points').click()`);
    await page.getByRole('heading', { name: 'Your points' }).waitFor();
    const entries = await historyOf(page);
    await page.reload();
    await back.click();
    await page.getByText('points in your jar').waitFor();
    t.equal(await historyOf(page), entries, 'Back does not go on');
    t.equal(await page.evaluate('history.state.depth'), 0);
  },
);

t.test('another lesson takes the place of the one before', { skip: noBrowser }, async (t) => {
  const { page, learner } = await openChild(t);
  const fields = { gradeLevel: 2, topic: undefined, subject: 'Math' };
  const { spec } = await createLesson(learner, learner.id, fields);
  await page.evaluate(`location.hash = '#/lesson'`);
  await page.getByRole('button', { name: 'Skip' }).click();
  const entries = await historyOf(page);
  for (const _question of spec.questions) {
    await page.getByRole('button', { name: 'I’m not sure' }).click();
    await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
  }
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Another lesson' }).click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  t.equal(await historyOf(page), entries);
  await page.goBack();
  await page.getByText('points in your jar').waitFor();
});
