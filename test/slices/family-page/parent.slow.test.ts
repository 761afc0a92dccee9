import t from 'tap';
import { noBrowser, pageFaults } from '../../helpers/browser.ts';
import { clientOf, expectStatus, memberPassword, register } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import { saveFor, startParentPages, wish } from './parent-page.ts';

/** What a parent decides on the first view, and how soon it shows what a child does. */

const pages = await startParentPages(t);

t.test('a parent says yes to a wish with one tap, and the child has it', { skip: noBrowser }, async (t) => {
  const family = await pages.openFamily();
  const { page, child, complaints } = family;
  await wish(pages, family);
  await page.getByRole('button', { name: 'Say yes to Ice cream for Mia' }).click();
  await page.getByRole('status').getByText('You said yes: Ice cream for Mia.').waitFor();
  const { body } = await expectStatus(200, child.get('/api/redemptions/my'));
  t.match(body, [{ status: 'APPROVED' }]);
  await page.getByRole('button', { name: /^Say yes/ }).waitFor({ state: 'detached' });
  t.ok(
    await page.evaluate(`document.activeElement.matches('[role=status]')`),
    'the focus is where it says so',
  );
  t.same(complaints, []);
});

t.test(
  'a wish that is rejected gives the points back, with a note for the child',
  { skip: noBrowser },
  async (t) => {
    const family = await pages.openFamily();
    const { page, child, complaints } = family;
    await wish(pages, family);
    await page.getByRole('button', { name: 'Not now: Ice cream for Mia' }).click();
    await page.getByRole('dialog').getByLabel('A few words for Mia').fill('On Saturday, after swimming.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('The points for Ice cream went back to Mia.').waitFor();
    const redemptions = await expectStatus(200, child.get('/api/redemptions/my'));
    t.match(redemptions.body, [{ status: 'REJECTED', notes: 'On Saturday, after swimming.' }]);
    const rewards = await expectStatus(200, child.get('/api/rewards'));
    t.match(
      rewards.body.find(({ title }: { title: string }) => title === 'Ice cream'),
      { savedPoints: 10 },
    );
    t.same(complaints, []);
  },
);

t.test(
  'the page says that a wish was decided elsewhere, and it is decided once',
  { skip: noBrowser },
  async (t) => {
    const family = await pages.openFamily();
    const { page, parent } = family;
    await wish(pages, family);
    const yes = page.getByRole('button', { name: /^Say yes/ });
    await yes.waitFor();
    // The page still shows what was before.
    const { body } = await expectStatus(200, parent.get('/api/family/home'));
    await page.route('**/api/family/home', (route) => route.fulfill({ json: body }));
    await expectStatus(200, parent.put(`/api/redemptions/${body.waiting[0].id}/reject`));
    await yes.click();
    await page.getByText('Somebody has already answered').waitFor();
    t.match((await parent.get('/api/redemptions')).body, [{ status: 'REJECTED' }]);
  },
);

t.test(
  'what a child does appears within two seconds, and a parent who types loses nothing',
  { skip: noBrowser },
  async (t) => {
    const family = await pages.openFamily();
    const { page, complaints } = family;
    await page.getByRole('button', { name: 'Give points to Mia' }).click();
    const reason = page.getByLabel('What for?');
    await reason.fill('Helped');
    const ask = await saveFor(pages, family);
    const start = Date.now();
    await ask();
    await page.getByText('Mia would like: Ice cream').waitFor();
    const waited = Date.now() - start;
    t.ok(waited < 2000, `the wish appears after ${waited} ms`);
    t.equal(await reason.inputValue(), 'Helped');
    t.ok(
      await page.evaluate<boolean>(`document.activeElement.name === 'reason'`),
      'the field keeps the focus',
    );
    t.same(complaints, []);
  },
);

t.test(
  'a bonus has a reason, and is given once though somebody presses twice',
  { skip: noBrowser },
  async (t) => {
    const { page, child, complaints } = await pages.openFamily();
    const give = page.getByRole('button', { name: 'Give points to Mia' });
    await give.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Points', { exact: true }).fill('7');
    await dialog.getByLabel('What for?').fill('Helped in the garden');
    // Two clicks of the mouse may be so far apart that the second one meets the page behind the dialog.
    await page.evaluate(`for (let n = 0; n < 2; n++) document.querySelector('dialog [type=submit]').click()`);
    await page.getByText('Mia got 7 points from you.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    t.ok(
      await page.evaluate<boolean>(`document.activeElement.matches('[aria-label^=Give]')`),
      'the focus is back at the button',
    );
    const { body } = await expectStatus(200, child.get('/api/points/history'));
    t.match(body, [{ amount: 7, sourceType: 'PARENT_BONUS', reason: 'Helped in the garden' }]);
    t.equal(body.length, 1);
    t.same(complaints, []);
  },
);

t.test('a bonus whose answer is lost is sent again, and given once', { skip: noBrowser }, async (t) => {
  const { page, child } = await pages.openFamily();
  await page.getByRole('button', { name: 'Give points to Mia' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What for?').fill('Set the table');
  let isCut = true;
  await page.route('**/api/points/bonus', async (route) => {
    const response = await route.fetch();
    await (isCut ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  const submit = dialog.getByRole('button', { name: 'Give points' });
  await submit.click();
  await dialog.getByRole('alert').waitFor();
  isCut = false;
  await submit.click();
  await page.getByText('Mia got 5 points from you.').waitFor();
  t.equal((await expectStatus(200, child.get('/api/points/history'))).body.length, 1);
});

t.test('the quota of bonus points says how many remain', { skip: noBrowser }, async (t) => {
  const { page, parent, child } = await pages.openFamily();
  const body = { learnerId: child.id, points: 90, reason: 'Learned to swim' };
  await expectStatus(201, parent.post('/api/points/bonus', body));
  await page.getByRole('button', { name: 'Give points to Mia' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Points', { exact: true }).fill('20');
  await dialog.getByLabel('What for?').fill('Learned to dive');
  await dialog.getByRole('button', { name: 'Give points' }).click();
  await dialog.getByText('You can still give 10 points today.').waitFor();
  t.match((await child.get('/api/points')).body, { balance: 90 });
});

t.test('the first adult, who has no child yet, is shown the way to one', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await pages.openFor(await register(pages.app, 'PARENT'));
  await page.getByRole('heading', { name: 'Who is going to learn?' }).waitFor();
  t.same(await pageFaults(page, 'parent-first'), []);
  t.equal(await page.getByRole('link', { name: 'Add a child' }).getAttribute('href'), '#/children');
  t.same(complaints, []);
});

t.test(
  'a child who registered joins the family when the parent knows them',
  { skip: noBrowser },
  async (t) => {
    const parent = await register(pages.app, 'PARENT');
    const username = `newcomer-${parent.id}`;
    const newcomer = {
      username,
      email: `${username}@example.org`,
      name: 'Tom',
      role: 'LEARNER',
      parentId: parent.id,
    };
    await expectStatus(201, clientOf(pages.app).post('/register', { ...newcomer, password: memberPassword }));
    const { page, complaints } = await pages.openFor(parent);
    await page.getByRole('button', { name: 'Add to the family: Tom' }).click();
    await page.getByText('Tom is in your family now.').waitFor();
    await page.getByRole('link', { name: 'Tom' }).waitFor();
    t.match((await parent.get('/api/learners')).body, [{ username }]);
    t.same(complaints, []);
  },
);

t.test('a parent decides with the keyboard alone', { skip: noBrowser }, async (t) => {
  const family = await pages.openFamily();
  const { page, child } = family;
  await wish(pages, family);
  await page.getByRole('button', { name: /^Say yes/ }).waitFor();
  const focused = () => page.evaluate<string>(`document.activeElement?.getAttribute('aria-label') ?? ''`);
  for (let press = 0; press < 20 && !(await focused()).startsWith('Not now'); press++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('Tomorrow');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await until(
    'the wish is decided',
    async () => (await child.get('/api/redemptions/my')).body[0].status === 'REJECTED',
  );
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  t.match((await child.get('/api/redemptions/my')).body, [{ notes: 'Tomorrow' }]);
});
