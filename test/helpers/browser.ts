import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import type { TestContext } from './app.ts';

const browser = '/usr/bin/chromium';
/** Why tests that look at pages are skipped, where there is nothing to look at them with. */
export const noBrowser = !existsSync(browser) && `there is no ${browser} to look at the pages with`;

/** A page of a new browser, with all that the browser complains about: errors, refused contents, failed requests. */
export async function openPage(t: TestContext): Promise<{ page: Page; complaints: string[] }> {
  const profile = await mkdtemp(join(tmpdir(), 'learning-browser-'));
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet],
  });
  t.teardown(async () => {
    await context.close();
    await rm(profile, { recursive: true, maxRetries: 5 });
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`);
  });
  return { page, complaints };
}
