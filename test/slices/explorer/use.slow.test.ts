import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openBrowser, pageFaults } from '../../helpers/browser.ts';
import { expectStatus, memberPassword, registerAdmin } from '../../helpers/families/client.ts';
import { exportPath, linesOf } from './lies/forgeries.ts';
import { startLiar } from './lies/liar.ts';
import { goTo, shownIn, signIn, verdictIn } from './lies/visits.ts';
import { playStory } from './story.ts';

/** What people do in the page, and what it says if something fails. */

let shift = 0;
const { app } = await startApp(t, { now: () => new Date(Date.now() + shift) });
const admin = await registerAdmin(app);
const service = await app.listen({ port: 0, host: '127.0.0.1' });
const open = await openBrowser(t);

/** Opens the page at an address, with a family of its own. */
async function openFamily(origin = service) {
  const story = await playStory(app, admin);
  const { page, complaints } = await open();
  await page.goto(`${origin}/explorer`);
  const events = async () => linesOf((await expectStatus(200, story.parent.get(exportPath))).body).events;
  return { ...story, page, complaints, events };
}

/** Returns the numbers of the events that the timeline shows, as far as they are on the screen. */
async function shownNumbers(page: Page): Promise<number[]> {
  await page.locator('[data-index="0"]').waitFor();
  const texts = await page.locator('[data-index] .cell-seq').allTextContents();
  return texts.map(Number);
}

t.test('says why nobody is signed in', { skip: noBrowser }, async (t) => {
  const { page, complaints, parentName } = await openFamily();
  const alert = page.getByRole('alert');
  await signIn(page, parentName, 'a wrong password');
  await alert.getByText('The username or the password is wrong').waitFor();
  t.match(complaints.splice(0), [/401/, /401/]);
  t.same(await pageFaults(page, 'explorer-sign-in-wrong'), []);
  await page.route('**/login', (route) => route.abort('connectionrefused'));
  await signIn(page, parentName);
  await alert.getByText('The service does not answer').waitFor();
  complaints.splice(0);
  await page.unroute('**/login');
  await signIn(page, parentName);
  t.equal((await verdictIn(page)).verdict, 'green');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Username').waitFor();
  t.same(complaints, []);
});

t.test('asks for the code of a second factor', { skip: noBrowser }, async (t) => {
  const { page, complaints, parent, parentName } = await openFamily();
  const { body } = await expectStatus(200, parent.post('/api/user/totp', { password: memberPassword }));
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: Date.now() + shift });
  await expectStatus(200, parent.put('/api/user/totp', { code: code() }));
  shift += 30_000;
  await signIn(page, parentName);
  const field = page.getByLabel('Code');
  await field.waitFor();
  t.match(complaints.splice(0), [/401/, /401/]);
  t.ok(await page.evaluate(`document.activeElement.name === 'code'`), 'the field has the focus');
  t.same(await pageFaults(page, 'explorer-sign-in-code'), []);
  await field.fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('alert').getByText('The code is wrong').waitFor();
  t.match(complaints.splice(0), [/401/, /401/]);
  await field.fill(code());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const notice = page
    .getByRole('alert')
    .getByText('somebody entered your right password with a wrong code once');
  await notice.waitFor();
  t.same(await pageFaults(page, 'explorer-wrong-codes'), []);
  await page.getByRole('button', { name: 'Continue' }).click();
  t.equal((await verdictIn(page)).verdict, 'green');
  t.same(complaints, []);
});

t.test('keeps the token in memory, or in the tab if the user asks for it', { skip: noBrowser }, async (t) => {
  const { page, parentName } = await openFamily();
  const stored = () => page.evaluate<number>('localStorage.length + sessionStorage.length');
  await signIn(page, parentName);
  await verdictIn(page);
  t.equal(await stored(), 0);
  await page.reload();
  await page.getByLabel('Stay signed in until this tab closes').check();
  await signIn(page, parentName);
  await verdictIn(page);
  t.equal(await stored(), 1);
  await page.reload();
  await verdictIn(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Username').waitFor();
  t.equal(await stored(), 0);
  t.notMatch(page.url(), /token|eyJ/);
});

t.test('says that the session has ended', { skip: noBrowser }, async () => {
  const { page, parent, parentName } = await openFamily();
  await signIn(page, parentName);
  await verdictIn(page);
  await expectStatus(200, parent.delete('/api/sessions'));
  const words = page.getByText('Your session has ended');
  // If a request for names was still under way, it ends the session before the click.
  await Promise.any([page.getByRole('button', { name: 'Check again' }).click(), words.waitFor()]);
  await words.waitFor();
});

t.test('is not green if the service goes away', { skip: noBrowser }, async (t) => {
  const liar = await startLiar(t, service);
  const { page, parentName } = await openFamily(liar.address);
  await signIn(page, parentName);
  t.equal((await verdictIn(page)).verdict, 'green');
  liar.target = 'http://127.0.0.1:1';
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.locator('.verdict-amber').waitFor();
  const { words } = await shownIn(page);
  t.match(words, /Not checked|could not check/);
  t.same(await pageFaults(page, 'explorer-away'), []);
});

t.test('a filter in the address shows the same events after a reload', { skip: noBrowser }, async (t) => {
  const { page, parentName, sibling, events } = await openFamily();
  await page.getByLabel('Stay signed in until this tab closes').check();
  await signIn(page, parentName);
  await verdictIn(page);
  const all = await events();
  const expected = all.filter(({ type }) => type === 'PointsAdjusted').map(({ seq }) => seq);
  await page.getByText('Filters').click();
  await page.getByRole('combobox', { name: /^Event/ }).selectOption('PointsAdjusted');
  await page.getByRole('button', { name: 'Remove the filter: Points adjusted' }).waitFor();
  t.same(await shownNumbers(page), expected.toReversed());
  t.match(page.url(), /type=PointsAdjusted/);
  await page.reload();
  await verdictIn(page);
  t.same(await shownNumbers(page), expected.toReversed());
  await goTo(page, `timeline?type=PointsAdjusted&learner=${sibling.id}`, 'Timeline');
  const ofSibling = all.filter(
    ({ type, payload }) =>
      type === 'PointsAdjusted' && 'learnerId' in payload && payload.learnerId === sibling.id,
  );
  await page.getByText(`${ofSibling.length} of ${all.length} events`).waitFor();
  t.same(await shownNumbers(page), ofSibling.map(({ seq }) => seq).toReversed());
});

t.test('the keyboard leads through the timeline to an event and back', { skip: noBrowser }, async (t) => {
  const { page, parentName, events } = await openFamily();
  await signIn(page, parentName);
  await verdictIn(page);
  const { length } = await events();
  const focused = () => page.evaluate<string>('document.activeElement.textContent');
  for (let presses = 0; (await focused()) !== String(length) && presses < 40; presses++)
    await page.keyboard.press('Tab');
  t.equal(await focused(), String(length), 'Tab reaches the newest event');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  t.equal(await focused(), String(length - 2));
  await page.keyboard.press('End');
  t.equal(await focused(), '1');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Event', exact: true }).waitFor();
  t.match(page.url(), /#\/event\?.*seq=1$/);
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Timeline' }).waitFor();
});

t.test(
  'a parent decides redemptions, and the ledger then has the decisions',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints, parent, parentName, pending, events } = await openFamily();
    await signIn(page, parentName);
    await verdictIn(page);
    await goTo(page, 'goals', 'Goals and redemptions');
    for (const [i, decision] of (['Approve', 'Reject'] as const).entries()) {
      await page.getByRole('heading', { name: `Waiting for a decision (${2 - i})` }).waitFor();
      await page
        .getByRole('button', { name: `${decision} …` })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('From the page');
      if (i === 0) t.same(await pageFaults(page, 'explorer-decision'), []);
      await dialog.getByRole('button', { name: decision, exact: true }).click();
      await page.getByRole('heading', { name: `Waiting for a decision (${1 - i})` }).waitFor();
      t.equal((await verdictIn(page)).verdict, 'green', 'the browser has checked the new event');
    }
    const decisions = (await events()).slice(-2);
    t.match(decisions, [
      { type: 'RedemptionApproved', actorId: parent.id, payload: { redemptionId: pending[0] } },
      { type: 'RedemptionRejected', actorId: parent.id, payload: { redemptionId: pending[1] } },
    ]);
    t.same(complaints, []);
  },
);

t.test('a learner cannot decide', { skip: noBrowser }, async (t) => {
  const { page, learnerName } = await openFamily();
  await signIn(page, learnerName);
  await verdictIn(page);
  await goTo(page, 'goals', 'Goals and redemptions');
  await page.getByRole('heading', { name: 'Waiting for a decision (2)' }).waitFor();
  t.equal(await page.getByRole('button', { name: /Approve|Reject/ }).count(), 0);
});
