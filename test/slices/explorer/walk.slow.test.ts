import type { Page } from 'playwright-core';
import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openBrowser, pageFaults, type Screens } from '../../helpers/browser.ts';
import { expectStatus, type Member, registerAdmin } from '../../helpers/families/client.ts';
import { exportPath, linesOf } from './lies/forgeries.ts';
import { goTo, signIn, verdictIn, views } from './lies/visits.ts';
import { playStory } from './story.ts';

/** Each view on a phone and a desktop, light and dark, for each role. */

const { app } = await startApp(t);
const admin = await registerAdmin(app);
const story = await playStory(app, admin);
const { parent, sibling } = story;
const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}/explorer`;
const open = await openBrowser(t);
const text: string = (await expectStatus(200, parent.get(exportPath))).body;
const { events } = linesOf(text);
/** The first event of each type. */
const eventOfTypes = [...new Map(events.toReversed().map(({ type, seq }) => [type, seq]))];

/** Opens the page, and checks what it shows before somebody signs in. */
async function openPage() {
  const { page, complaints } = await open();
  await page.goto(address);
  await page.getByLabel('Username').waitFor();
  return { page, complaints };
}

async function usernameOf(member: Member): Promise<string> {
  return (await member.get('/api/user')).body.username;
}

async function nameOf(member: Member): Promise<string> {
  return (await member.get('/api/user')).body.name;
}

/** Screen for what looks like that of another role or type, since all screens take ten seconds. */
const oneScreen: Screens = { widths: [390], colorSchemes: ['dark'] };

/** Returns the faults of all views of a ledger that the page shows. */
async function faultsOfViews(page: Page, role: string, family = '', screens?: Screens): Promise<string[]> {
  const faults: string[] = [];
  for (const [view, title] of views) {
    await goTo(page, `${view}?${family}`, title);
    faults.push(...(await pageFaults(page, `explorer-${role}-${view}`, screens)));
  }
  return faults;
}

t.test('a parent sees all views without faults', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openPage();
  t.same(await pageFaults(page, 'explorer-sign-in'), []);
  await signIn(page, story.parentName);
  t.equal((await verdictIn(page)).verdict, 'green');
  t.same(await faultsOfViews(page, 'parent'), []);
  await page.getByText('Proof', { exact: true }).click();
  t.same(await pageFaults(page, 'explorer-proof-menu'), []);
  t.same(complaints, []);
});

t.test('a parent sees an event of each type without faults', { skip: noBrowser }, async (t) => {
  t.ok(eventOfTypes.length >= 10, 'the story has most types');
  const { page, complaints } = await openPage();
  await signIn(page, story.parentName);
  await verdictIn(page);
  for (const [i, [type, seq]] of [...eventOfTypes].entries()) {
    await goTo(page, `event?seq=${seq}`, 'Event');
    t.same(await pageFaults(page, `explorer-event-${type}`, i === 0 ? undefined : oneScreen), []);
  }
  t.same(complaints, []);
});

t.test(
  'an administrator chooses a family, and sees all views without faults',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints } = await openPage();
    await signIn(page, await usernameOf(admin));
    await page.getByRole('heading', { name: 'Choose a family' }).waitFor();
    await page.waitForLoadState('networkidle');
    t.same(await pageFaults(page, 'explorer-families'), []);
    await page.evaluate(`location.hash = '#/timeline?family=${parent.id}'`);
    t.equal((await verdictIn(page)).verdict, 'green');
    t.same(await faultsOfViews(page, 'admin', `family=${parent.id}`, oneScreen), []);
    t.same(complaints, []);
  },
);

t.test('a learner sees own events only, without faults', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openPage();
  await signIn(page, story.learnerName);
  t.equal((await verdictIn(page)).verdict, 'green');
  t.same(await faultsOfViews(page, 'learner'), []);
  const others = [await nameOf(sibling), `Learner ${sibling.id}`, 'Leaver'];
  const ofSibling = events.find(({ payload }) => 'learnerId' in payload && payload.learnerId === sibling.id);
  const places = [
    ...views.map(([name, title]) => [name, title] as const),
    ['timeline?others=1', 'Timeline'] as const,
  ];
  for (const [view, title] of [...places, [`event?seq=${ofSibling?.seq}`, 'Event'] as const]) {
    await goTo(page, view, title);
    const shown = (await page.locator('body').textContent()) ?? '';
    for (const other of others) t.notOk(shown.includes(other), `${view}: ${other}`);
  }
  t.same(await pageFaults(page, 'explorer-event-withheld'), []);
  t.same(complaints, []);
});

t.test(
  'a file without an account is checked too, and its views have no faults',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints } = await openPage();
    const buffer = Buffer.from(text);
    const file = { name: 'ledger.ndjson', mimeType: 'application/x-ndjson', buffer };
    await page.getByLabel('Open an export').setInputFiles(file);
    t.equal((await verdictIn(page)).verdict, 'amber');
    t.same(await faultsOfViews(page, 'file'), []);
    t.same(complaints, []);
  },
);
