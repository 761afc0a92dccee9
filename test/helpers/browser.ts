import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import type { TestContext } from './app.ts';

const browser = '/usr/bin/chromium';
/** Reason to skip tests of pages, if there is no browser. */
export const noBrowser = !existsSync(browser) && `${browser} is not installed`;

/** Opens a page of a new browser; also returns the browser's complaints: errors, blocked contents, failed requests. */
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
