/**
 * Measures how long Swagger UI of a running service takes to open operations: `npx node test/tools/measure-docs.ts ADDRESS`.
 * Prints elapsed milliseconds and those of processor time, each the median of five pages.
 */
import { chromium } from 'playwright-core';
import { chromiumPath } from '../helpers/browser.ts';

const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const operations = ['Accounts-getUser', 'Accounts-login', 'Rewards-createReward', 'Lessons-createLesson'];
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });

/** Opens an operation on a new page. Returns elapsed and processor time in milliseconds. */
async function open(operation: string): Promise<[number, number]> {
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await page.goto(`${address}/docs`);
  await page.locator('.opblock').first().waitFor();
  await page.waitForLoadState('networkidle');
  const before = await taskMs();
  // A string, since the tests lack the browser's types.
  const elapsed = await page.evaluate<number>(`(async () => {
    const block = document.querySelector('#operations-${operation}');
    const start = performance.now();
    block.querySelector('.opblock-summary-control').click();
    while (!block.querySelector('.responses-wrapper .microlight')) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  })()`);
  const busy = (await taskMs()) - before;
  await page.close();
  return [elapsed, busy];
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}

for (const operation of operations) {
  const times: [number, number][] = [];
  for (let round = 0; round < 5; round++) times.push(await open(operation));
  const [elapsed, busy] = [0, 1].map((i) => median(times.map((pair) => pair[i] ?? Number.NaN)));
  process.stdout.write(`${operation}: ${elapsed} ms, ${busy} ms of processor time\n`);
}
await browser.close();
