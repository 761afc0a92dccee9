import { join } from 'node:path';
import type { Page } from 'playwright-core';
import t from 'tap';
import { noBrowser, openBrowser, pageFaults } from '../../helpers/browser.ts';
import { createClock } from '../../helpers/clock.ts';
import { givePoints } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { allocate, openLink, share } from './steps.ts';

const clock = createClock('2100-03-01T12:00:00.000Z');
const { admin, app, newFamily } = await startFamilies(t, { now: clock.now });
const open = await openBrowser(t);
const accept = 'text/html';
const nasty = `<script>alert("1")</script> & 'more' <img src=x onerror=alert(2)>`;

async function newShare(fields: object = {}, tokens = 5): Promise<string> {
  const { learner } = await newFamily(30);
  if (tokens > 30) await givePoints(admin, learner.id, tokens);
  return share(learner, await allocate(learner, tokens), fields);
}

/** Returns the meta elements of a page by name or property. */
function metas(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]));
}

t.test('includes Open Graph tags for title, description, type, site and address', async (t) => {
  const url = await newShare({ title: 'To the zoo!', description: 'Five weeks.' });
  const { body } = await openLink(app, url, { accept });
  t.match(metas(body), {
    'og:title': 'To the zoo!',
    'og:description': 'Five weeks.',
    'og:type': 'website',
    'og:site_name': /\w/,
    'og:url': `https://learn.example${url}`,
    description: 'Five weeks.',
  });
  t.match(body, '<title>To the zoo!</title>');
});

t.test('describes tokens and activity in the tags without a description', async (t) => {
  const url = await newShare({}, 1);
  const share = (await openLink(app, url)).body;
  const { body } = await openLink(app, url, { accept });
  t.match(metas(body), {
    'og:title': share.activityName,
    'og:description': `1 token for ${share.activityName}`,
  });
  t.notMatch(body, /<p[ >]/, 'no empty paragraph');
});

t.test('escapes user texts everywhere', async (t) => {
  const url = await newShare({ title: nasty, description: nasty });
  const { body } = await openLink(app, url, { accept });
  t.notMatch(body, /<script|<img|onerror=alert\(2\)>/);
  const text =
    '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39; &lt;img src=x onerror=alert(2)&gt;';
  t.equal(body.split(text).length - 1, 6, 'title, heading, paragraph, and three tags');
  const { title, description } = (await openLink(app, url)).body;
  t.same([title, description], [nasty, nasty], 'JSON contains the original text');
});

t.test('allows only its own style and icon, no scripts and no frames', async (t) => {
  const { headers, body } = await openLink(app, await newShare(), { accept });
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1).join(' ')]),
  );
  t.match(policy['style-src'], /^'sha256-[A-Za-z0-9+/]{43}='$/);
  t.same(
    { ...policy, 'style-src': '' },
    {
      'default-src': "'none'",
      'style-src': '',
      'img-src': 'data:',
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    },
  );
  t.match(headers, { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  t.notMatch(body, /<script|<iframe|\son\w+=|\sstyle=|@import|url\(/);
  const addresses = [...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
  t.same(
    addresses.filter(
      (address) => !/^(data:image\/svg\+xml,|https:\/\/learn\.example\/users\/)/.test(address),
    ),
    [],
  );
});

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(screens)) {
  t.test(`renders on a ${device}`, { skip: noBrowser }, async (t) => {
    const { page, complaints, requests } = await openAt(viewport);
    const address = await listening();
    clock.set('2100-03-01T23:30:00.000Z');
    const url = await newShare(
      { title: nasty, description: 'Five weeks of fractions.\nAnd here we are!' },
      12_345,
    );
    const { username, activityName } = (await openLink(app, url)).body;
    await page.goto(address + url);
    await keepScreenshot(page, device);

    t.equal(await page.locator('h1').textContent(), nasty);
    t.equal(await page.title(), nasty);
    t.equal(await page.locator('p').textContent(), 'Five weeks of fractions.\nAnd here we are!');
    t.equal(await page.locator('.tokens').textContent(), '12,345 tokens');
    t.same(await page.locator('dt').allTextContents(), ['Activity', 'Shared on', 'Shared by']);
    t.same(await page.locator('dd').allTextContents(), [activityName, '1 March 2100', username]);
    t.ok(await isWithin(page, viewport.width), 'fits the screen width');
    t.equal(await styleOf(page, 'borderRadius'), '24px', 'the style applies');
    t.same(complaints, [], 'no browser errors');
    t.same(requests, [address + url], 'only one request');
  });
}

t.test('breaks words longer than the screen', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openAt({ width: 320, height: 568 });
  const url = await newShare({ title: 'x'.repeat(200), description: 'y'.repeat(2000) }, 1_000_000);
  await page.goto((await listening()) + url);
  await keepScreenshot(page, 'narrow');
  t.ok(await isWithin(page, 320));
  t.same(complaints, []);
});

t.test('has no faults with and without an award', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openAt(screens.phone);
  const url = await newShare({ title: 'x'.repeat(200), description: 'Five weeks.' }, 1_000_000);
  await page.goto((await listening()) + url);
  t.same(await pageFaults(page, 'award'), []);
  t.same(complaints, []);
  await page.goto(`${await listening()}${url}0`);
  t.same(await pageFaults(page, 'award-dead'), []);
  t.match(complaints, [/404/, /404/], 'nothing but the status');
});

t.test('answers a dead link with a page for people, and with a problem for programs', async (t) => {
  const { learner } = await newFamily(30);
  const award = await allocate(learner);
  const url = await share(learner, award);
  await share(learner, award, { active: false });
  const page = await openLink(app, url, { accept });
  t.match(page, {
    status: 404,
    body: '<h1>There is no award here</h1>',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': /^default-src 'none'; style-src 'sha256-[^ ]+'; img-src data:; /,
      'cache-control': 'no-store',
      vary: 'Accept',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
  t.match(await openLink(app, url), { status: 404, body: { code: 'SHARE_NOT_FOUND' } });
});

t.test('renders in dark mode', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openAt(screens.phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto((await listening()) + (await newShare({ description: 'Good night.' })));
  await keepScreenshot(page, 'dark');
  const background = Number(/\d+/.exec(await styleOf(page, 'backgroundColor')));
  t.ok(background < 64, 'dark background');
  t.same(complaints, []);
});

let address: Promise<string> | undefined;
/** Returns the address of the application. */
function listening(): Promise<string> {
  address ??= app.listen({ port: 0, host: '127.0.0.1' });
  return address;
}

async function openAt(viewport: { width: number; height: number }) {
  const { page, complaints } = await open();
  await page.setViewportSize(viewport);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page, complaints, requests };
}

// A string, since the tests lack the browser's types.
async function isWithin(page: Page, width: number): Promise<boolean> {
  return (await page.evaluate<number>('document.documentElement.scrollWidth')) <= width;
}

/** Returns a computed style property of the card. */
function styleOf(page: Page, property: string): Promise<string> {
  return page.evaluate<string>(`getComputedStyle(document.querySelector('main')).${property}`);
}

/** Saves a screenshot in the directory SCREENSHOTS, if set. */
async function keepScreenshot(page: Page, name: string): Promise<void> {
  const { SCREENSHOTS } = process.env;
  if (SCREENSHOTS) await page.screenshot({ path: join(SCREENSHOTS, `award-${name}.png`) });
}
