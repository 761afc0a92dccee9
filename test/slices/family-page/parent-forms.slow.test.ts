import type { Page } from 'playwright-core';
import t from 'tap';
import type { TestContext } from '../../helpers/app.ts';
import { noBrowser } from '../../helpers/browser.ts';
import { expectStatus, register } from '../../helpers/families/client.ts';
import { startParentPages } from './parent-page.ts';

/** What a parent changes of a child and of a device. */

const pages = await startParentPages(t);
const pictures = ['sun', 'fish', 'fish', 'key'];
const hour = 3_600_000;

/** Opens the page for a parent of Mia and Leo, on a device that keeps nothing for the next test. */
async function openFamily(t: TestContext, { hasPin = false } = {}) {
  const parent = await register(pages.app, 'PARENT');
  const mia = await register(pages.app, 'LEARNER', parent);
  await expectStatus(200, parent.put(`/api/learners/${mia.id}`, { name: 'Mia' }));
  if (hasPin) await expectStatus(200, parent.put(`/api/learners/${mia.id}/pin`, { pictures }));
  const leo = await register(pages.app, 'LEARNER', parent);
  await expectStatus(200, parent.put(`/api/learners/${leo.id}`, { name: 'Leo' }));
  const opened = await pages.openFor(parent);
  opened.page.setDefaultTimeout(30_000);
  t.teardown(async () => {
    await opened.page.evaluate(`localStorage.clear()`);
    await opened.page.close();
  });
  return { parent, mia, leo, ...opened };
}

async function openMia(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Children', exact: true }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).first().click();
}

async function handOver(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Hand over this device/ }).click();
  await page.getByRole('button', { name: 'Hand over', exact: true }).click();
  await page.getByRole('heading', { name: 'Who is learning?' }).waitFor();
}

async function tapPictures(page: Page, names = pictures): Promise<void> {
  for (const name of names) await page.getByRole('button', { name }).click();
}

t.test(
  'a saved profile is what the form shows afterwards, and saves again',
  { skip: noBrowser },
  async (t) => {
    const { page, parent, mia, complaints } = await openFamily(t);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await openMia(page);
    await page.getByLabel('Name', { exact: true }).fill('Mia Rose');
    await page.getByLabel('Grade').selectOption({ label: 'Grade 4' });
    await save.click();
    await page.getByRole('heading', { name: 'Mia Rose' }).waitFor();
    await openMia(page);
    await page.getByRole('radio', { name: 'Owl' }).check();
    await save.click();
    await page.getByText('Saved.').waitFor();
    const { body } = await expectStatus(200, parent.get('/api/family/home'));
    t.match(body.learners[0], { id: mia.id, name: 'Mia Rose', gradeLevel: 4, picture: 'owl' });
    t.same(complaints, []);
  },
);

t.test(
  'a PIN opens a device for the rest of the period, and then asks for a parent',
  { skip: noBrowser },
  async (t) => {
    const { page, parent, mia } = await openFamily(t, { hasPin: true });
    await handOver(page);
    const start = Date.now();
    await page.clock.setFixedTime(start + 15 * hour);
    await page.getByRole('button', { name: /^Mia/ }).click();
    await tapPictures(page);
    await page.getByRole('heading', { name: 'Hi Mia!', exact: true }).waitFor();
    const { body } = await expectStatus(200, parent.get(`/api/sessions?learnerId=${mia.id}`));
    const session = body.find(({ isHandedOver }: { isHandedOver: boolean }) => isHandedOver);
    const lasts = Date.parse(session.expiresAt) - Date.now();
    t.ok(lasts > hour / 2 && lasts <= hour, `the session lasts ${lasts} ms`);
    await page.getByRole('button', { name: 'Switch' }).click();
    await page.getByRole('heading', { name: 'Who is learning?' }).waitFor();
    await page.clock.setFixedTime(start + 17 * hour);
    await page.reload();
    const tile = page.getByRole('button', { name: /^Mia/ });
    await tile.getByText('Ask a parent').waitFor();
    await tile.click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  },
);
