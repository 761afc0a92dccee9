import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import type { TestContext } from '../../helpers/app.ts';
import { noBrowser } from '../../helpers/browser.ts';
import { expectStatus, type Member, memberPassword, register } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
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

t.test('the form for the next child begins as the first one did', { skip: noBrowser }, async (t) => {
  const { page } = await openFamily(t);
  await page.getByRole('link', { name: 'Children', exact: true }).click();
  await page.getByText('Add a child', { exact: true }).click();
  const [grade, math] = [page.getByLabel('Grade'), page.getByLabel('Math')];
  const before = await grade.inputValue();
  await page.getByLabel('Name', { exact: true }).fill('Tom');
  await grade.selectOption({ label: 'Grade 4' });
  await math.uncheck();
  await page.getByRole('button', { name: 'Add', exact: false }).last().click();
  await page.getByText('Tom can learn now.').waitFor();
  await until('the fields are new', async () => (await grade.inputValue()) === before);
  t.ok(await math.isChecked());
});

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

t.test(
  'a PIN is set, changed and removed again and again, and each step has the focus',
  { skip: noBrowser },
  async (t) => {
    const { page, parent, mia, complaints } = await openFamily(t);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const savePin = () =>
      page
        .locator('section')
        .filter({ hasText: 'PIN of four' })
        .getByRole('button', { name: 'Save' })
        .click();
    const says = async (text: string) => {
      await page.getByRole('status').getByText(text).waitFor();
      await until(`the focus is at "${text}"`, () =>
        page.evaluate<boolean>(`document.activeElement.matches('[role=status]')`),
      );
    };
    const { body } = await expectStatus(200, parent.get('/api/family/home'));
    t.match(body.learners[0], { id: mia.id, hasPin: false });
    await openMia(page);
    await press('Set a PIN');
    await says('Choose four pictures');
    await tapPictures(page);
    await says('The same four again.');
    await tapPictures(page, ['sun', 'sun', 'sun', 'sun']);
    await says('Those were different pictures.');
    await tapPictures(page);
    await tapPictures(page);
    await says('Four pictures are chosen.');
    await savePin();
    await says('The PIN is set.');
    await press('Remove the PIN');
    await says('then need a new hand-over');
    await press('Cancel');
    await says('Nothing has changed.');
    await press('Change the PIN');
    await press('Cancel');
    await press('Remove the PIN');
    await says('then need a new hand-over');
    await savePin();
    await says('The PIN is removed.');
    await page.getByRole('button', { name: 'Set a PIN' }).waitFor();
    t.same(complaints, []);
  },
);

t.test(
  'a new password of a child and “everywhere else” empty the list of sessions',
  { skip: noBrowser },
  async (t) => {
    const { page, mia, parent } = await openFamily(t);
    await openMia(page);
    const ends = page.getByRole('button', { name: 'Sign out', exact: true });
    await ends.waitFor();
    t.match((await mia.get('/api/user')).status, 200);
    await page.getByLabel('New password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('Nowhere.').waitFor();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByText('This device', { exact: true }).waitFor();
    await page.getByRole('listitem').getByRole('button', { name: 'Sign out' }).waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('listitem').getByRole('button', { name: 'Sign out' }).waitFor({ state: 'detached' });
    t.equal((await parent.get('/api/user')).status, 401);
  },
);

t.test(
  'saving the profile keeps a time zone that the browser does not list',
  { skip: noBrowser },
  async (t) => {
    const { page, parent } = await openFamily(t);
    const user = (await expectStatus(200, parent.get('/api/user'))).body;
    const { name, email } = user;
    await expectStatus(200, parent.put('/api/user', { name, email, timeZone: 'UTC' }));
    t.notOk(await page.evaluate<boolean>(`Intl.supportedValuesOf('timeZone').includes('UTC')`));
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await page.getByLabel('Username').fill(user.username);
    await page.getByLabel('Password').fill(memberPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    t.match((await parent.get('/api/user')).body, { timeZone: 'UTC' });
  },
);

/** A device after a hand-over to Mia and Leo, at which the parent is about to hand over again to Leo alone. */
async function startAgain(t: Test) {
  const family = await openFamily(t);
  const { page, parent } = family;
  const { username } = (await expectStatus(200, parent.get('/api/user'))).body;
  await handOver(page);
  t.equal(await page.title(), 'Who is learning? · Learning Service');
  await page.getByRole('button', { name: 'For parents' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  t.equal(await page.title(), 'Sign in · Learning Service');
  await until('the heading has the focus', () =>
    page.evaluate<boolean>(`document.activeElement.matches('h1')`),
  );
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(memberPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: /^Hand over this device/ }).click();
  await page.getByRole('checkbox', { name: 'Mia' }).uncheck();
  const handedOver = async (child: Member) =>
    (await expectStatus(200, parent.get(`/api/sessions?learnerId=${child.id}`))).body.filter(
      ({ isHandedOver }: { isHandedOver: boolean }) => isHandedOver,
    ).length;
  return { ...family, handedOver };
}

t.test(
  'handing over again ends what was before, and only the chosen children learn',
  { skip: noBrowser },
  async (t) => {
    const { page, mia, leo, handedOver } = await startAgain(t);
    t.same([await handedOver(mia), await handedOver(leo)], [1, 1]);
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    await page.getByRole('heading', { name: 'Hi Leo!', exact: true }).waitFor();
    t.same([await handedOver(mia), await handedOver(leo)], [0, 1]);
    await page.getByRole('button', { name: 'Switch' }).click();
    await page.getByRole('button', { name: 'Leo' }).waitFor();
    t.equal(await page.getByRole('button', { name: 'Mia' }).count(), 0);
  },
);

t.test(
  'a child with unsent answers stays on a device that is handed over again',
  { skip: noBrowser },
  async (t) => {
    const { page, mia, handedOver } = await startAgain(t);
    const keep = (phase: string) => {
      const lesson = { lesson: { id: 'none', spec: { questions: [] } }, phase, picks: [] };
      return page.evaluate(`localStorage.setItem('family:lesson:${mia.id}', '${JSON.stringify(lesson)}')`);
    };
    const note = page.getByText('Answers that are not sent yet');
    const reopen = async () => {
      await page.getByRole('link', { name: 'Home' }).click();
      await page.getByRole('link', { name: /^Hand over this device/ }).click();
      await page.getByRole('checkbox', { name: 'Mia' }).uncheck();
    };
    await keep('over');
    await reopen();
    t.equal(await note.count(), 0);
    await keep('sending');
    await reopen();
    await note.waitFor();
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    await page.getByRole('heading', { name: 'Hi Leo!', exact: true }).waitFor();
    t.equal(await handedOver(mia), 1);
  },
);
