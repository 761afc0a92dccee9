/**
 * Measures the family page in Chromium with a CPU slowed 4 times, as on a cheap tablet: `npm run bench:family-page`. Prints the medians
 * of 9 rounds, each with a new browser profile, a new lesson and other answers, next to those of a page with one heading. The service
 * runs in this process, on an embedded database.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { createDatabasePool } from '../src/db/database.ts';
import { startEmbedded } from '../src/db/embedded/index.ts';
import { migrate } from '../src/db/migrate.ts';
import type { App } from '../src/http/app-types.ts';
import { createApp } from '../src/service/app.ts';
import { testSettings } from '../test/helpers/app.ts';
import { chromiumPath } from '../test/helpers/browser.ts';
import { connect } from '../test/helpers/database/connection.ts';
import { expectStatus, type Family, registerFamily } from '../test/helpers/families/client.ts';

const rounds = 9;
const slowdown = 4;
const quiet = { info: () => {}, warn: note, error: note };
const directory = await mkdtemp(join(tmpdir(), 'bench-family-page-'));
const server = await startEmbedded({
  dataDir: join(directory, 'server'),
  log: quiet,
  settings: { fsync: 'off' },
});
try {
  note(`${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.version}`);
  await measure(server.ownerUrl);
} finally {
  await server.stop();
  await rm(directory, { recursive: true });
}
process.exit();

async function measure(url: string): Promise<void> {
  const sql = connect(url);
  await migrate(sql, { directory: join(import.meta.dirname, '../sql/migrations'), log: quiet }).finally(() =>
    sql.end(),
  );
  const database = createDatabasePool(url);
  const { app } = await createApp({ database, databaseUrl: url, settings: testSettings });
  await printSizes(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const results = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    const visit = await visitAs(browser, address, await registerFamily(app));
    for (const [name, value] of Object.entries(visit))
      results.set(name, [...(results.get(name) ?? []), value]);
  }
  for (const [name, values] of results)
    print(`${name}: ${medianOf(values)} (${values.map(Math.round).join(', ')})`);
  await browser.close();
}

/** Prints the bytes that a browser gets, as it gets them: compressed. */
async function printSizes(app: App): Promise<void> {
  let total = 0;
  for (const file of ['page.js', 'page.css', 'worker.js']) {
    const headers = { 'accept-encoding': 'gzip' };
    const { rawPayload } = await app.inject({ url: `/family/${file}`, headers });
    if (file !== 'worker.js') total += rawPayload.length;
    print(`${file}, bytes over the wire: ${rawPayload.length}`);
  }
  print(`script and style, bytes over the wire: ${total}`);
}

/** Visits the page as a child and as a parent, and returns milliseconds and numbers of requests. */
async function visitAs(browser: Browser, address: string, family: Family): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 768, height: 1024 }, hasTouch: true });
  const bare = await visitBarePage(context);
  const child = await visitChild(context, address, family);
  const parent = await visitParent(context, address, family);
  await context.close();
  return { 'a bare page for comparison, first view, ms': bare, ...child, ...parent };
}

/** Opens a page with one heading, which a server without any work sends. */
async function visitBarePage(context: BrowserContext): Promise<number> {
  const bare = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html').end('<!DOCTYPE html><main><h1>Hello</h1></main>');
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  // A server that listens on TCP has an address object.
  const { port } = bare.address() as AddressInfo;
  const page = await slowPage(context);
  const { ms } = await openAt(page, `http://127.0.0.1:${port}`, 'main');
  await page.close();
  bare.close();
  return ms;
}

async function visitChild(context: BrowserContext, address: string, { parent, learner }: Family) {
  const { body } = await expectStatus(201, parent.post(`/api/learners/${learner.id}/session`, {}));
  const page = await slowPage(context);
  await page.goto(`${address}/family/icon.svg`);
  const kept = {
    id: learner.id,
    name: 'Mia',
    picture: 'fox',
    color: 'pink',
    hasPin: false,
    token: body.token,
  };
  const device = JSON.stringify({ learners: [{ ...kept, state: 'open' }], currentId: learner.id });
  await page.evaluate(`localStorage.setItem('family:device', ${JSON.stringify(device)})`);
  const learn = page.locator('.home-learn').first();
  const home = await openAt(page, address, '.home-learn');
  const lesson = await countRequests(page, async () => {
    await learn.tap();
    await page.locator('.lesson').waitFor();
  });
  while ((await page.locator('.lesson-choice').count()) === 0)
    await page.locator('.lesson button.primary').first().tap();
  const choice = await tapTime(page, '.lesson-choice');
  return {
    'child, first view, ms': home.ms,
    'child, requests of the first view': home.requests,
    'lesson, requests before the first card': lesson,
    'lesson, answer to a tap on a choice, ms': choice,
  };
}

async function visitParent(context: BrowserContext, address: string, { parent }: Family) {
  const page = await slowPage(context);
  await page.goto(`${address}/family/icon.svg`);
  await page.evaluate(
    `localStorage.clear(); sessionStorage.setItem('token', ${JSON.stringify(parent.token)})`,
  );
  const home = await openAt(page, address, '.parent-children');
  return { 'parent, first view, ms': home.ms, 'parent, requests of the first view': home.requests };
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/**
 * Opens the page, and returns the time until it shows what a person uses: the next paint after the element is there. The page itself
 * watches for it, since questions from outside would take its slow CPU.
 */
async function openAt(page: Page, address: string, selector: string) {
  let ms = Number.NaN;
  const requests = await countRequests(page, async () => {
    await page.addInitScript(`{
      const seen = new MutationObserver(() => {
        if (!document.querySelector('${selector}')) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => console.info('usable', performance.now())));
      });
      seen.observe(document, { subtree: true, childList: true });
    }`);
    const usable = page.waitForEvent('console', (message) => message.text().startsWith('usable'));
    await page.goto(address, { waitUntil: 'commit' });
    ms = Number((await usable).text().split(' ')[1]);
  });
  return { ms, requests };
}

async function countRequests(page: Page, work: () => Promise<void>): Promise<number> {
  let requests = 0;
  const count = (request: { url(): string }) => {
    if (/\/api\//.test(request.url())) requests += 1;
  };
  page.on('request', count);
  await work();
  page.off('request', count);
  return requests;
}

/** Returns the time from a tap until the screen shows an answer to it: the next paint after the element changed. */
async function tapTime(page: Page, selector: string): Promise<number> {
  await page.evaluate(`window.tapped = new Promise((resolve) => {
    const element = document.querySelector('${selector}');
    element.addEventListener('click', ({ timeStamp }) => {
      const seen = new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => {
        seen.disconnect();
        resolve(performance.now() - timeStamp);
      })));
      seen.observe(document.getElementById('family'), { subtree: true, childList: true, attributes: true });
    }, { capture: true, once: true });
  });
  // Not the promise, for which the caller would wait.
  undefined`);
  await page.locator(selector).first().tap();
  return page.evaluate<number>('window.tapped');
}

function medianOf(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function note(line: string): void {
  process.stderr.write(`${line}\n`);
}
