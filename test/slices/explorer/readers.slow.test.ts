import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openBrowser, pageFaults, type Screens } from '../../helpers/browser.ts';
import { expectStatus, givePoints, registerAdmin } from '../../helpers/families/client.ts';
import { exportPath, linesOf } from './lies/forgeries.ts';
import { changing, startLiar } from './lies/liar.ts';
import { goTo, views, visit } from './lies/visits.ts';
import { playStory } from './story.ts';

/** Readers with other screens, paper, languages, and browsers. */

const locale = 'de-DE';
/** Browsers offer WebCrypto over http only on loopback, so not under this name. */
const insecureHost = 'family.test';

const { app } = await startApp(t);
const admin = await registerAdmin(app);
const story = await playStory(app, admin);
await givePoints(admin, story.learner.id, 654_321);
const service = await app.listen({ port: 0, host: '127.0.0.1' });
const open = await openBrowser(t, {
  locale,
  args: [`--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`],
});
const look = (address = service) => visit(open, address, story.parentName);

const edges: Screens = { widths: [360, 2560], colorSchemes: ['light'] };

t.test('each view fits screens of 360 and 2560 pixels', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await look();
  for (const [view, title] of [...views, ['event?seq=5', 'Event'] as const]) {
    await goTo(page, view, title);
    t.same(await pageFaults(page, view, edges), []);
  }
  t.same(complaints, []);
});

t.test('the timeline cuts no points off', { skip: noBrowser }, async (t) => {
  const { page } = await look();
  for (const width of [360, 1024, 1280, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['amount', 'balance']) {
      const widths = await page.evaluate<[needed: number, has: number]>(`{
        const cell = document.querySelector('[data-index="0"] .cell-${name}');
        [cell.scrollWidth, cell.clientWidth];
      }`);
      t.ok(widths[0] > 0 && widths[0] <= widths[1], `${name} at ${width} pixels: ${widths}`);
    }
  }
});

t.test('prints the statement, and nothing to press', { skip: noBrowser }, async (t) => {
  const { page } = await look();
  await goTo(page, `account?learner=${story.learner.id}`, 'Account');
  const printed = page.getByText('Printed on');
  t.notOk(await printed.isVisible());
  // A4 with margins of 1 cm.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  t.ok(await printed.isVisible());
  t.ok(await page.getByRole('heading', { name: 'Statement of' }).isVisible());
  for (const role of ['button', 'navigation'] as const)
    t.equal(await page.getByRole(role).filter({ visible: true }).count(), 0, role);
  t.ok((await page.evaluate<number>('document.documentElement.scrollWidth')) <= 718);
});

t.test('writes numbers and dates in the language of the reader', { skip: noBrowser }, async (t) => {
  const { page } = await look();
  const last = linesOf((await expectStatus(200, story.parent.get(exportPath))).body).events.at(-1);
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const newest = page.locator('[data-index="0"]');
  t.equal(await newest.locator('.cell-amount').textContent(), '+654.321');
  t.equal(await newest.locator('.cell-time').textContent(), at.format(new Date(last?.recordedAt ?? '')));
});

t.test('checks nothing without cryptography, and says so', { skip: noBrowser }, async (t) => {
  const proxy = await startLiar(t, service);
  const { verdict, words } = await look(proxy.address.replace('127.0.0.1', insecureHost));
  t.equal(verdict, 'amber');
  t.match(words, /could not check the ledger\. Browsers offer cryptography only over https/);
});

t.test('checks without storage, and says that it keeps no proof', { skip: noBrowser }, async (t) => {
  const proxy = await startLiar(t, service);
  const denied = `Object.defineProperty(self, 'indexedDB', {
    value: { open() { throw new DOMException('denied', 'SecurityError'); } },
  });\n`;
  proxy.lies.set(
    '/explorer/worker.js',
    changing((script) => denied + script),
  );
  for (const time of ['once', 'twice']) {
    const { verdict, words } = await look(proxy.address);
    t.equal(verdict, 'green', time);
    t.match(words, /keeps no proof for the next visit: save it as a file/);
    t.notMatch(words, /continues/);
  }
});
