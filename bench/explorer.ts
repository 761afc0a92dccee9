/**
 * Measures the ledger explorer in Chromium on a family with 100,000 events, and prints a line for each measurement: `npm run
 * bench:explorer`, with EVENTS=20000 for fewer. The service runs in this process, on an embedded database.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { newId } from '../src/base/ids.ts';
import { createDatabasePool } from '../src/db/database.ts';
import { startEmbedded } from '../src/db/embedded/index.ts';
import { migrate } from '../src/db/migrate.ts';
import { createApp } from '../src/service/app.ts';
import { adjustPoints } from '../src/slices/points/domain.ts';
import { createReward, savePoints } from '../src/slices/rewards/domain.ts';
import { testSettings } from '../test/helpers/app.ts';
import { chromiumPath } from '../test/helpers/browser.ts';
import { connect } from '../test/helpers/database/connection.ts';
import { type Family, registerFamily } from '../test/helpers/families/client.ts';
import { commandsOn } from '../test/helpers/kernel/commands.ts';

const events = Number(process.env['EVENTS'] ?? 100_000);
const rounds = 3;
const directory = await mkdtemp(join(tmpdir(), 'bench-explorer-'));
const quiet = { info: () => {}, warn: note, error: note };
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
  const database = createDatabasePool(url);
  const sql = connect(url);
  await migrate(sql, { directory: join(import.meta.dirname, '../sql/migrations'), log: quiet }).finally(() =>
    sql.end(),
  );
  const startedAt = performance.now();
  const { app } = await createApp({ database, databaseUrl: url, settings: testSettings });
  await app.inject('/explorer/explorer.js');
  print(
    `start of the service until it has bundled the page, ms: ${(performance.now() - startedAt).toFixed(0)}`,
  );
  const family = await registerFamily(app);
  note(`Writing ${events} events.`);
  await write(await commandsOn(database), family);
  await database.sql`ANALYZE`;
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const results = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++)
    for (const [name, value] of Object.entries(await visit(browser, address, family)))
      results.set(name, [...(results.get(name) ?? []), value]);
  for (const [name, values] of results) {
    const sorted = values.toSorted((a, b) => a - b);
    print(
      `${name}: ${sorted[Math.floor(values.length / 2)]?.toFixed(0)} (${values.map((value) => value.toFixed(0)).join(', ')})`,
    );
  }
  await browser.close();
}

/** Adds points and sets them aside, until the ledger has enough events. */
async function write(
  commands: Awaited<ReturnType<typeof commandsOn>>,
  { parent, learner, sibling }: Family,
): Promise<void> {
  const by = { familyId: parent.id, actorId: parent.id };
  const rewardId = newId();
  const fields = { title: 'A long trip', tokenCost: 1_000_000_000 };
  await commands.execute({ handler: createReward, data: { rewardId, fields }, ...by });
  const give = (learnerId: number, amount: number) =>
    commands.execute({ handler: adjustPoints, data: { learnerId, amount, reason: 'It helped' }, ...by });
  const save = (learnerId: number) =>
    commands.execute({ handler: savePoints, data: { learnerId, rewardId, points: 1 }, ...by });
  // The commands below run in any order, so enough points come first.
  for (const { id } of [learner, sibling]) await give(id, 1000);
  let left = events - 12;
  const worker = async () => {
    while (left-- > 0) {
      const learnerId = left % 3 === 0 ? sibling.id : learner.id;
      await (left % 2 === 0 ? give(learnerId, 3) : save(learnerId));
    }
  };
  await Promise.all(Array.from({ length: 256 }, worker));
}

/** Visits the explorer as a new user, and returns what its own clock says. */
async function visit(
  browser: Browser,
  address: string,
  { parent, learner }: Family,
): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}/explorer`);
  await page.evaluate(`sessionStorage.setItem('token', ${JSON.stringify(parent.token)})`);
  await page.goto(`${address}/explorer#/timeline?family=${parent.id}&learner=${learner.id}`);
  await page.reload();
  await page.waitForSelector('.timeline [role=row] >> nth=5');
  const firstRows = await page.evaluate<number>('performance.now()');
  await page.waitForSelector('.verdict-green, .verdict-amber, .verdict-red', { timeout: 120_000 });
  const [check] = await page.evaluate<{ duration: number }[]>(
    `performance.getEntriesByName('ledger check').map(({ duration }) => ({ duration }))`,
  );
  const memory = await memoryOf(browser);
  const frames = await scroll(page);
  await page.goto(`${address}/explorer#/account?family=${parent.id}&learner=${learner.id}`);
  await page.reload();
  await page.waitForSelector('.account .balance');
  const firstBalance = await page.evaluate<number>('performance.now()');
  await context.close();
  return {
    'first rows of the timeline, ms': firstRows,
    'first balance of the account, ms': firstBalance,
    'whole verification, ms': check?.duration ?? Number.NaN,
    'whole verification, events/s': (events / (check?.duration ?? Number.NaN)) * 1000,
    'memory of the page, MB': memory,
    'frames/s while scrolling': frames,
  };
}

/** Returns the memory of the page's process that it shares with no other, in megabytes. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  const bytes = await Promise.all(pages.map(({ id }) => readFile(`/proc/${id}/smaps_rollup`, 'utf8')));
  const sizes = bytes.map((text) => Number(/^Private_Dirty:\s+(\d+)/m.exec(text)?.[1]) / 1000);
  return Math.max(...sizes);
}

/** Scrolls through the rows for three seconds. Returns the number of frames in a second. */
async function scroll(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const start = performance.now();
    let frames = 0;
    const step = (now) => {
      frames += 1;
      scrollBy(0, 400);
      if (now - start < 3000) requestAnimationFrame(step);
      else resolve(frames / (now - start) * 1000);
    };
    requestAnimationFrame(step);
  })`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function note(line: string): void {
  process.stderr.write(`${line}\n`);
}
