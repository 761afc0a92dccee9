import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openBrowser } from '../../helpers/browser.ts';
import { expectStatus, registerAdmin } from '../../helpers/families/client.ts';
import { exportPath, linesOf } from './lies/forgeries.ts';
import { drop, goTo, signIn, verdictIn, views, visit } from './lies/visits.ts';
import { playStory } from './story.ts';

/** Names instead of numbers and codes, in each view and for each role. */

const { app } = await startApp(t);
const admin = await registerAdmin(app);
const story = await playStory(app, admin);
await expectStatus(200, story.parent.put('/api/user', { name: 'Ada King' }));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const open = await openBrowser(t);
const text = String((await expectStatus(200, story.parent.get(exportPath))).body);
const { events } = linesOf(text);
const earned = events.find(({ type }) => type === 'AchievementEarned')?.seq ?? 0;
const erased = events.find(({ type }) => type === 'LearnerRemoved')?.payload;

/** Number in the place of a name, or the code of a type. */
const bare = /\b(?:User|Parent|Administrator|Learner) \d+|\b[A-Z]+_[A-Z_]+\b/g;

/** Returns what stands for a name or a title in the views of a ledger. */
async function bareTexts(page: Page, family = ''): Promise<string[]> {
  const found: string[] = [];
  for (const [view, title] of views) {
    await goTo(page, `${view}${family}`, title);
    // With the breaks between cells, so that words have their boundaries.
    const shown = await page.evaluate<string>(`[
      document.body.innerText, ...Array.from(document.querySelectorAll('option'), (option) => option.text)
    ].join('\\n')`);
    found.push(...(shown.match(bare) ?? []));
  }
  return [...new Set(found)];
}

t.test('people and achievements have names for each role', { skip: noBrowser }, async (t) => {
  const adminName = (await admin.get('/api/user')).body.username;
  for (const username of [story.learnerName, story.parentName, adminName]) {
    const isAdmin = username === adminName;
    const { page, complaints } = isAdmin ? await open() : await visit(open, address, username);
    const family = isAdmin ? `?family=${story.parent.id}` : '';
    if (isAdmin) {
      await page.goto(`${address}/explorer#/timeline${family}`);
      await signIn(page, username);
      await verdictIn(page);
    }
    const nameless = Object(erased).learnerId;
    t.same(
      (await bareTexts(page, family)).filter((words) => words !== `Learner ${nameless}`),
      [],
      `${username} sees only the erased learner by number`,
    );
    await goTo(page, `timeline${family}`, 'Timeline');
    // Others see the name of the time of the event.
    if (username === story.learnerName)
      await page.locator('.cell-actor').getByText('Ada King').first().waitFor({ timeout: 30_000 });
    await goTo(page, `event${family}${family === '' ? '?' : '&'}seq=${earned}`, 'Event');
    t.match(await page.locator('.facts').first().textContent(), /Achievement\s*(First lesson|Perfect score)/);
    t.same(complaints, []);
  }
});

t.test(
  'the offline file has roles with numbers, and titles of achievements',
  { skip: noBrowser },
  async (t) => {
    const directory = await mkdtemp(join(tmpdir(), 'learning-names-'));
    t.teardown(() => rm(directory, { recursive: true }));
    const path = join(directory, 'explorer.html');
    await writeFile(path, (await app.inject('/explorer/offline.html')).body);
    const { page } = await open();
    await page.goto(pathToFileURL(path).href);
    await drop(page, 'export.ndjson', text);
    await verdictIn(page);
    const found = await bareTexts(page);
    t.ok(found.includes(`Parent ${story.parent.id}`), `${found}`);
    t.same(
      found.filter((words) => !/^(Parent|Learner|Administrator) \d+$/.test(words)),
      [],
    );
  },
);
