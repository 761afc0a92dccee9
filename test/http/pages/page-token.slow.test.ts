import type { Page } from 'playwright-core';
import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openBrowser, pageFaults } from '../../helpers/browser.ts';
import { clientOf, memberPassword, registerAdmin } from '../../helpers/families/client.ts';

const { app } = await startApp(t);
const { username } = (await (await registerAdmin(app)).get('/api/user')).body;
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const profile = t.testdir();

// Strings, since the tests lack the browser's types.
const stored = '({ local: { ...localStorage }, tab: Object.keys(sessionStorage), cookies: document.cookie })';
const nothing = { local: {}, tab: [], cookies: '' };

async function openDocs(page: Page): Promise<void> {
  await page.goto(`${address}/docs`);
  await page.locator('.opblock').first().waitFor();
}

/** Signs in to Swagger UI. Returns the token that the page got. */
async function signIn(page: Page, { keeps = false } = {}): Promise<string> {
  await page.locator('button.authorize').first().click();
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(memberPassword);
  await page.getByLabel('Stay signed in until this tab closes').setChecked(keeps);
  const [answer] = await Promise.all([
    page.waitForResponse(`${address}/login`),
    page.locator('.sign-in button').click(),
  ]);
  await page.locator('.btn-done').click();
  await exit(page).waitFor();
  return (await answer.json()).token;
}

const exit = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true });
const isOpen = (page: Page) => page.locator('button.authorize.unlocked').first().waitFor();
const statusOf = async (token: string) => (await clientOf(app, token).get('/api/user')).status;

t.test('Swagger UI keeps the token in memory only', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await (await openBrowser(t))();
  await openDocs(page);
  const token = await signIn(page);
  t.same(await page.evaluate(stored), nothing);
  t.notMatch(page.url(), token);
  await page.reload();
  await isOpen(page);
  t.equal(await exit(page).count(), 0);
  t.same(complaints, []);
});

t.test('Swagger UI keeps the token in the tab if the user asks for it', { skip: noBrowser }, async (t) => {
  const open = await openBrowser(t);
  const { page, complaints } = await open();
  await openDocs(page);
  const token = await signIn(page, { keeps: true });
  t.same(await page.evaluate(stored), { ...nothing, tab: ['token'] });
  await page.reload();
  await exit(page).waitFor();
  const other = await open();
  await openDocs(other.page);
  await isOpen(other.page);
  t.same(await other.page.evaluate(stored), nothing, 'another tab');

  await page.goto(`${address}/explorer`);
  await exit(page).waitFor();
  await page.goto(`${address}/docs#/Rewards/createReward`);
  await page.locator('.opblock.is-open').waitFor();
  t.ok(
    await page.evaluate('document.querySelector(".sign-out").getBoundingClientRect().bottom <= innerHeight'),
    'in sight',
  );
  await exit(page).click();
  await isOpen(page);
  t.same(await page.evaluate(stored), nothing);
  t.equal(await statusOf(token), 401, 'the session has ended');
  t.same(complaints, []);
});

t.test(
  'Swagger UI shows wrong codes after the sign-in, until the sign-out',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints } = await (await openBrowser(t))();
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const wrongCodes = { count: 3, lastAt: '2026-01-02T03:04:05.000Z' };
      await route.fulfill({ response, json: { ...(await response.json()), wrongCodes } });
    });
    await openDocs(page);
    const notice = page.locator('.wrong-codes');
    t.equal(await notice.count(), 0);
    await signIn(page);
    t.match(await notice.textContent(), /wrong code 3 times, the last time on .*change it/);
    t.ok(
      await page.evaluate(
        'document.querySelector(".wrong-codes").getBoundingClientRect().bottom <= innerHeight',
      ),
      'in sight',
    );
    t.same(await pageFaults(page, 'docs-wrong-codes'), []);
    await page.unroute('**/login');
    await exit(page).click();
    await isOpen(page);
    t.equal(await notice.count(), 0);
    await signIn(page);
    t.equal(await notice.count(), 0, 'none without wrong codes');
    t.same(complaints, []);
  },
);

t.test('a token in a tab ends with the browser', { skip: noBrowser }, async (t) => {
  await t.test('first', async (t) => {
    const { page } = await (await openBrowser(t, { profile }))();
    await openDocs(page);
    await page.evaluate(`localStorage.setItem('authorized', '{"bearer":{"value":"x"}}')`);
    await signIn(page, { keeps: true });
  });
  const { page } = await (await openBrowser(t, { profile }))();
  await page.goto(`${address}/docs/errors`);
  t.match(await page.evaluate(stored), { local: { authorized: /bearer/ }, tab: [] });
  await openDocs(page);
  await isOpen(page);
  t.same(await page.evaluate(stored), nothing, 'without the token of an earlier version');
});

t.test('the explorer too removes the token of an earlier version', { skip: noBrowser }, async (t) => {
  const { page } = await (await openBrowser(t))();
  await page.goto(`${address}/docs/errors`);
  await page.evaluate(`localStorage.setItem('authorized', '{"bearer":{"value":"x"}}')`);
  await page.goto(`${address}/explorer`);
  await page.getByLabel('Username').waitFor();
  t.same(await page.evaluate(stored), nothing);
});

t.test('"back" shows no page that somebody was signed in to', { skip: noBrowser }, async (t) => {
  const { page } = await (await openBrowser(t, { keepsPages: true }))();
  await openDocs(page);
  await page.evaluate(
    'addEventListener("pageshow", ({ persisted }) => { sessionStorage.wasKept = persisted; })',
  );
  await signIn(page);
  await page.goto(`${address}/docs/errors`);
  await page.goBack();
  await isOpen(page);
  t.equal(await exit(page).count(), 0);
  t.same(await page.evaluate('sessionStorage.wasKept'), 'true', 'the browser had kept the page');
});

t.test('Logout of the dialog, and a session that has ended, sign out too', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await (await openBrowser(t))();
  await openDocs(page);
  const first = await signIn(page, { keeps: true });
  await page.locator('button.authorize').first().click();
  await page.getByRole('button', { name: 'Remove authorization' }).click();
  await isOpen(page);
  t.same([await page.evaluate(stored), await statusOf(first)], [nothing, 401]);

  const second = await signIn(page, { keeps: true });
  t.same(await pageFaults(page, 'docs-signed-in'), []);
  await clientOf(app, second).post('/api/logout');
  const block = page.locator('#operations-Accounts-getUser');
  await block.locator('.opblock-summary-control').click();
  await block.locator('.try-out__btn').click();
  await block.locator('button.execute').click();
  await isOpen(page);
  t.same(await page.evaluate(stored), nothing);
  t.match(complaints, [/401/, /401/]);
});
