import t from 'tap';
import { noBrowser, pageFaults } from '../../helpers/browser.ts';
import { expectStatus } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import { startParentPages, wish } from './parent-page.ts';

/** What a parent sees of a child and of the goals, and what they change there. */

const pages = await startParentPages(t);

const screens = { widths: [320, 768, 2560], colorSchemes: ['light', 'dark'] } as const;

t.test('each view of a child is readable for all, on all screens', { skip: noBrowser }, async (t) => {
  const family = await pages.openFamily();
  const { page, child, complaints } = family;
  await pages.learn(child, 3);
  await wish(pages, family);
  await page.getByText('Mia would like').waitFor();
  t.same(await pageFaults(page, 'parent-home', screens), []);
  await page.getByRole('link', { name: 'Mia' }).click();
  await page.getByRole('heading', { name: 'Needs help with' }).waitFor();
  await page.getByRole('heading', { name: 'Levels' }).waitFor();
  t.same(await pageFaults(page, 'parent-child', screens), []);
  t.notMatch(page.url(), /\d+$/, 'no id is in the address');
  await page.getByRole('link', { name: 'Lessons' }).click();
  await page.getByText('2 of 5 right').waitFor();
  t.same(await pageFaults(page, 'parent-lessons', screens), []);
  await page.getByRole('link', { name: /Division/ }).click();
  await page.getByText('Chosen').first().waitFor();
  t.same(await pageFaults(page, 'parent-lesson', screens), []);
  await page.getByRole('link', { name: 'Points', exact: true }).click();
  await page.getByText('Right answers in a lesson').waitFor();
  t.same(await pageFaults(page, 'parent-points', screens), []);
  await page.getByRole('link', { name: 'Statement' }).click();
  await page.getByRole('row', { name: /At the end/ }).waitFor();
  t.same(await pageFaults(page, 'parent-statement', screens), []);
  t.same(complaints, []);
});

t.test(
  'the report prints all missed questions, and nothing of the page around it',
  { skip: noBrowser },
  async (t) => {
    const { page, child } = await pages.openFamily();
    const { spec } = await pages.learn(child, 4);
    await page.getByRole('link', { name: 'Mia' }).click();
    await page.getByRole('heading', { name: 'Needs help with' }).waitFor();
    await page.getByRole('heading', { name: 'Levels' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const { question } of spec.questions.slice(0, 4))
      t.ok(await page.getByText(question, { exact: true }).isVisible(), question);
    for (const gone of ['Your family', 'Goals', 'Give points', 'Print', 'Levels', 'Saving for'])
      t.notOk(await page.getByText(gone, { exact: true }).first().isVisible(), gone);
    t.equal(await page.evaluate(`getComputedStyle(document.body).color`), 'rgb(0, 0, 0)');
    t.ok((await page.pdf({ preferCSSPageSize: true })).length > 1000);
  },
);

t.test('a statement is a file for a spreadsheet too', { skip: noBrowser }, async (t) => {
  const { page, child } = await pages.openFamily();
  await pages.learn(child, 0);
  await page.getByRole('link', { name: 'Mia' }).click();
  await page.getByRole('link', { name: 'Points', exact: true }).click();
  await page.getByRole('link', { name: 'Statement' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'For a spreadsheet' }).click();
  t.equal((await saved).suggestedFilename(), 'points.csv');
  await page.getByRole('row', { name: 'At the end 5' }).waitFor();
});

t.test(
  'a question that a child reports is taken back, and the point returns',
  { skip: noBrowser },
  async (t) => {
    const { page, child, complaints } = await pages.openFamily();
    const { id } = await pages.learn(child, 1);
    const report = { reason: 'Two of the choices are right.' };
    await expectStatus(201, child.post(`/api/lessons/${id}/questions/0/report`, report));
    await page.getByRole('link', { name: 'Mia' }).click();
    await page.getByRole('link', { name: 'Lessons' }).click();
    await page.getByText('“Two of the choices are right.”').waitFor();
    t.same(await pageFaults(page, 'parent-reported'), []);
    const takeBack = page.getByRole('button', { name: 'Take this question back' });
    t.notOk(await takeBack.isVisible(), 'nobody can undo it, so the page asks once more');
    await page.getByText('Is something wrong with question 1?').click();
    await takeBack.click();
    await page.getByText('It gave 1 point back.').waitFor();
    await page.getByText('“Two of the choices are right.”').waitFor({ state: 'detached' });
    t.match((await child.get('/api/points')).body, { balance: 5 });
    t.same(complaints, []);
  },
);

t.test('a parent makes, changes, switches off and deletes a goal', { skip: noBrowser }, async (t) => {
  const { page, parent, complaints } = await pages.openFamily();
  const goal = async () =>
    (await expectStatus(200, parent.get('/api/rewards'))).body.find(({ title }: { title: string }) =>
      title.startsWith('Zoo'),
    );
  await page.getByRole('link', { name: 'Goals' }).click();
  await page.getByRole('button', { name: 'Add a goal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is it?').fill('Zoo');
  await dialog.getByLabel('How many points?').fill('30');
  await dialog.getByRole('radio', { name: 'Lion' }).check();
  await dialog.getByRole('radio', { name: 'Teal' }).check();
  t.same(await pageFaults(page, 'parent-goal', screens), []);
  await dialog.getByRole('button', { name: 'Add a goal' }).click();
  await page.getByText('New goal: Zoo.').waitFor();
  t.match(await goal(), { tokenCost: 30, imageEmoji: '🦁', color: '#0D9488', maxRedemptions: null });
  await page.getByRole('button', { name: 'Change Zoo' }).click();
  await dialog.getByLabel('What is it?').fill('Zoo with friends');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Changed: Zoo with friends.').waitFor();
  await page.getByRole('button', { name: 'Switch off Zoo with friends' }).click();
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await page.getByText('Switched off: Zoo with friends.').waitFor();
  t.match(await goal(), { title: 'Zoo with friends', isActive: false });
  t.same(await pageFaults(page, 'parent-goals', screens), []);
  await page.getByRole('button', { name: 'Switch on Zoo with friends' }).click();
  await page.getByText('Switched on: Zoo with friends.').waitFor();
  await page.getByRole('button', { name: 'Delete Zoo with friends' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Deleted: Zoo with friends.').waitFor();
  t.equal(await goal(), undefined);
  t.same(complaints, []);
});

t.test('only an administrator corrects points, with a reason', { skip: noBrowser }, async (t) => {
  const { page, child } = await pages.openFamily();
  await page.getByRole('link', { name: 'Mia' }).click();
  await page.getByRole('link', { name: 'Points', exact: true }).click();
  await page.getByText('No points yet').waitFor();
  t.equal(await page.getByText('Correct the points').count(), 0);
  t.match((await child.get('/api/points')).body, { balance: 0 });
});

t.test('a failed reload says so above what the view showed before', { skip: noBrowser }, async (t) => {
  const { page } = await pages.openFamily();
  await page.getByRole('link', { name: 'Mia' }).waitFor();
  await page.route('**/api/family/home', (route) => route.abort('connectionreset'));
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  const problem = page.getByRole('alert');
  await problem.getByText('The service does not answer.').waitFor();
  t.ok(await page.getByRole('link', { name: 'Mia' }).isVisible());
  await page.unroute('**/api/family/home');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await problem.waitFor({ state: 'detached' });
});

t.test('another period shows no figures of the one before', { skip: noBrowser }, async (t) => {
  const { page, child } = await pages.openFamily();
  await pages.learn(child, 0);
  await page.getByRole('link', { name: 'Mia' }).click();
  await page.getByText('Mia has done 1 lesson.').waitFor();
  await page.route('**/api/reports/learner?*', (route) => route.abort('connectionreset'));
  await page.getByLabel('Period').selectOption({ label: 'Last 7 days' });
  await page.getByRole('alert').getByText('The service does not answer.').waitFor();
  t.equal(await page.getByText('Mia has done 1 lesson.').count(), 0);
});

t.test(
  'a page that knows events after a restored backup follows the shorter ledger',
  { skip: noBrowser },
  async (t) => {
    const { page, parent, child } = await pages.openFamily();
    const home = (await expectStatus(200, parent.get('/api/family/home'))).body;
    const restored = home.lastSeq - 1;
    const asked: number[] = [];
    await page.route('**/api/family/home', (route) =>
      route.fulfill({ json: { ...home, lastSeq: restored } }),
    );
    await page.route('**/api/ledger/events?*', async (route) => {
      const after = Number(new URL(route.request().url()).searchParams.get('after'));
      asked.push(after);
      const body = { code: 'LEDGER_ENDS_BEFORE', status: 409, title: 'Conflict', detail: 'It ends before.' };
      if (after > restored) await route.fulfill({ status: 409, json: body });
    });
    // The request that waits ends with the next event, and the one after it is refused.
    await expectStatus(
      201,
      parent.post('/api/points/bonus', { learnerId: child.id, points: 1, reason: 'Helped' }),
    );
    await until('the page follows the shorter ledger', () => Promise.resolve(asked.includes(restored)));
    t.ok((asked[0] ?? 0) > restored);
  },
);
