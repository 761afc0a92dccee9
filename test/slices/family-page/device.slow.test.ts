import type { Page } from 'playwright-core';
import t from 'tap';
import { noBrowser, openBrowser } from '../../helpers/browser.ts';
import { clientOf, expectStatus, memberPassword, register } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import { handOver, openDevice } from './children.ts';
import {
  answer,
  countedIn,
  createPupil,
  goToLesson,
  openLesson,
  rightIn,
  startLessons,
  toQuestions,
} from './lesson-visits.ts';

/** What a device keeps of its children, and when it forgets them. */

const { app, admin, address } = await startLessons(t);
const pictures = ['sun', 'moon', 'star', 'tree'];

/** Returns what the device keeps, by the names without their prefix. */
function keptOn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    `Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('family:')).map(([key, text]) => [key.slice(7), text]))`,
  );
}

/** Looks at the service again, as the page does when somebody returns to it. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate("dispatchEvent(new Event('focus'))");
}

async function familyOfTwo() {
  const parent = await register(app, 'PARENT', admin);
  const [mia, leo] = [await register(app, 'LEARNER', parent), await register(app, 'LEARNER', parent)];
  return { parent, mia, leo };
}

t.test('what another tab has forgotten does not come back', { skip: noBrowser }, async (t) => {
  const { parent, mia, leo } = await familyOfTwo();
  const open = await openBrowser(t);
  const children = [await handOver(parent, mia), await handOver(parent, leo)];
  const { page } = await openDevice(t, open, address, children, mia);
  await page.locator('.home-learn').first().waitFor();
  const { page: other } = await open();
  await other.goto(`${address}/family/icon.svg`);
  await other.evaluate('for (const key of Object.keys(localStorage)) localStorage.removeItem(key)');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expectStatus(200, clientOf(app, children[0]?.token).post('/api/logout'));
  await lookAgain(page);
  t.same(await keptOn(page), {}, 'the device knows no child');
});

t.test('a child with a password signs out, and the others stay', { skip: noBrowser }, async (t) => {
  const { parent, mia, leo } = await familyOfTwo();
  const open = await openBrowser(t);
  const { page } = await openDevice(t, open, address, [await handOver(parent, mia)]);
  await page.evaluate(`localStorage.setItem('family:news:${mia.id}', '[]')`);
  await page.getByRole('button', { name: 'For parents' }).click();
  const { body } = await expectStatus(200, leo.get('/api/user'));
  await page.getByLabel('Username').fill(body.username);
  await page.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('.home-learn').first().waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Who is learning?' }).waitFor();
  const kept = Object.keys(await keptOn(page));
  t.ok(kept.includes('device') && kept.includes(`news:${mia.id}`));
  t.same(
    kept.filter((key) => key.endsWith(`:${leo.id}`)),
    [],
  );
});

t.test('a hand-over signs the parent out in every tab', { skip: noBrowser }, async (t) => {
  const { parent } = await familyOfTwo();
  const open = await openBrowser(t);
  const [first, second] = [(await open()).page, (await open()).page];
  for (const page of [first, second]) {
    await page.goto(`${address}/family/icon.svg`);
    await page.evaluate(`sessionStorage.setItem('token', '${parent.token}')`);
    await page.goto(address);
    await page.locator('.parent-children').waitFor();
  }
  await first.goto(`${address}/#/hand-over`);
  await first.getByRole('button', { name: 'Hand over' }).click();
  for (const page of [first, second]) await page.getByRole('heading', { name: 'Who is learning?' }).waitFor();
  t.equal(await second.evaluate("sessionStorage.getItem('token')"), null);
});

t.test('storage that somebody has edited never leaves a blank page', { skip: noBrowser }, async (t) => {
  const { parent, mia } = await familyOfTwo();
  const open = await openBrowser(t);
  const child = await handOver(parent, mia);
  for (const [key, text] of [
    ['device', '{"learners":[null]}'],
    ['device', '{"learners":[{"id":"1"}],"currentId":"1"}'],
    ['device', 'no JSON'],
    [`lesson:${mia.id}`, '{"lesson":null,"picks":{}}'],
    [`lesson:${mia.id}`, '{"lesson":{"id":"1","spec":{}},"picks":[]}'],
    [`home:${mia.id}`, '{"home":{"learner":null}}'],
    [`news:${mia.id}`, '{}'],
  ] as const) {
    const { page } = await openDevice(t, open, address, [child], mia);
    await page.locator('.home-learn').first().waitFor();
    await page.evaluate(`localStorage.setItem('family:${key}', ${JSON.stringify(text)})`);
    for (const place of ['', 'lesson']) {
      await page.goto(`${address}/#/${place}`);
      await page.reload();
      await page.locator('h1').waitFor();
      t.equal(await page.getByText('The page has a fault').count(), 0, `${key} ${text}`);
    }
    await page.close();
  }
});

t.test(
  'a child behind a PIN leaves without network, and its answers count later',
  { skip: noBrowser },
  async (t) => {
    const pupil = await createPupil(app, admin);
    const { parent, learner, lesson, token } = pupil;
    await expectStatus(200, parent.put(`/api/learners/${learner.id}/pin`, { pictures }));
    const { page } = await openLesson(await openBrowser(t), address, pupil);
    await page.evaluate(
      `localStorage.setItem('family:device', localStorage.getItem('family:device').replace('"hasPin":false', '"hasPin":true'))`,
    );
    await page.reload();
    await goToLesson(page);
    await toQuestions(page);
    await page.context().setOffline(true);
    for (const index of [0, 1, 2, 3, 4])
      await answer(page, rightIn(lesson, index), 'You will see how it went');
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Switch' }).click();
    await page.getByText('Needs your pictures').waitFor();
    await page.context().setOffline(false);
    await until('the session ends', async () => (await clientOf(app, token).get('/api/user')).status === 401);
    t.same(await countedIn(pupil), [{ lessonId: lesson.id }]);
    await until('the device locks the child', async () =>
      /"locked"/.test((await keptOn(page))['device'] ?? ''),
    );
    t.same(
      Object.keys(await keptOn(page)).filter((key) => key.startsWith('lesson:')),
      [],
    );
  },
);
