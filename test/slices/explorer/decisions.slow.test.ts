import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openBrowser, pageFaults } from '../../helpers/browser.ts';
import { expectStatus, registerAdmin } from '../../helpers/families/client.ts';
import { exportPath, linesOf } from './lies/forgeries.ts';
import { type Liar, startLiar } from './lies/liar.ts';
import { verdictIn, visit } from './lies/visits.ts';
import { playStory, type Story } from './story.ts';

/** A parent decides redemptions in the explorer. */

const { app } = await startApp(t);
const admin = await registerAdmin(app);
const target = await app.listen({ port: 0, host: '127.0.0.1' });
const open = await openBrowser(t);

/** Opens the goals of a new family, whose requests for "A trip" and "A book" wait. */
async function openGoals(t: Test): Promise<{ page: Page; liar: Liar; story: Story }> {
  const story = await playStory(app, admin);
  const liar = await startLiar(t, target);
  const { page } = await visit(open, liar.address, story.parentName);
  await page.getByRole('link', { name: 'Goals and redemptions' }).click();
  return { page, liar, story };
}

/** Begins to decide the redemption for "A trip", and returns the question that the page asks. */
async function ask(page: Page, button: string) {
  const waiting = page.getByRole('listitem').filter({ hasText: 'A trip' });
  await waiting.getByRole('button', { name: button }).click();
  return page.getByRole('dialog');
}

async function decisionsIn(story: Story): Promise<string[]> {
  const text: string = (await expectStatus(200, story.parent.get(exportPath))).body;
  const ofTrip = linesOf(text).events.filter(
    ({ payload }) => 'redemptionId' in payload && payload.redemptionId === story.pending[0],
  );
  return ofTrip.map(({ type }) => type);
}

t.test('a parent approves with notes, and the page checks the new event', { skip: noBrowser }, async (t) => {
  const { page, story } = await openGoals(t);
  const dialog = await ask(page, 'Approve …');
  t.same(await pageFaults(page, 'explorer-decision'), []);
  await dialog.getByLabel('Notes').fill('Enjoy the sea');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('The service has approved the redemption').waitFor();
  t.equal((await verdictIn(page)).verdict, 'green');
  await page.getByRole('row').filter({ hasText: 'Enjoy the sea' }).getByText('Approved').waitFor();
  await page.getByText('Waiting for a decision (1)').waitFor();
  t.same(await decisionsIn(story), ['RedemptionRequested', 'RedemptionApproved']);
});

t.test('a parent who cancels decides nothing', { skip: noBrowser }, async (t) => {
  const { page, story, liar } = await openGoals(t);
  const dialog = await ask(page, 'Reject …');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  t.same(
    liar.asked.filter((path) => /\/(approve|reject)$/.test(path)),
    [],
  );
  t.same(await decisionsIn(story), ['RedemptionRequested']);
});

t.test('a second attempt after a lost answer decides once', { skip: noBrowser }, async (t) => {
  const { page, story, liar } = await openGoals(t);
  const path = `/api/redemptions/${story.pending[0]}/reject`;
  liar.lies.set(path, () => ({ status: 502, headers: {}, body: '' }));
  const dialog = await ask(page, 'Reject …');
  const button = dialog.getByRole('button', { name: 'Reject' });
  await button.click();
  await dialog.getByText('The service answered 502').waitFor();
  liar.lies.delete(path);
  await button.click();
  await page.getByText('The service has rejected the redemption').waitFor();
  t.same(await decisionsIn(story), ['RedemptionRequested', 'RedemptionRejected']);
});

t.test('the page says in words that somebody has decided meanwhile', { skip: noBrowser }, async (t) => {
  const { page, story } = await openGoals(t);
  const dialog = await ask(page, 'Approve …');
  await expectStatus(200, story.parent.put(`/api/redemptions/${story.pending[0]}/reject`, {}));
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByText('Somebody has decided this redemption meanwhile').waitFor();
});
