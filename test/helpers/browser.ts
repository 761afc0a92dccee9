import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { TestContext } from './app.ts';

/** Path of Chromium. */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
/** Reason to skip tests of pages, if there is no browser. */
export const noBrowser = !existsSync(chromiumPath) && `${chromiumPath} is not installed`;

/** Page, and the browser's complaints about it: errors, blocked contents, failed requests. */
export interface OpenPage {
  page: Page;
  complaints: string[];
}

/** Opens a page of a new browser. */
export async function openPage(t: TestContext): Promise<OpenPage> {
  return (await openBrowser(t))();
}

interface BrowserOptions {
  /** Language of the reader, such as `de-DE`. */
  locale?: string;
  /** Further arguments of the command line. */
  args?: readonly string[];
  /** Directory of the profile, by default one of its own. */
  profile?: string;
  /** True if "back" may show a page of before, which Playwright turns off. */
  keepsPages?: boolean;
  /** Size of the screen in CSS pixels. */
  screen?: { width: number; height: number };
  /** True for a screen that fingers touch. */
  hasTouch?: boolean;
}

/** Starts a browser. Returns a function that opens a page in it, and that fails if there is none. */
export async function openBrowser(
  t: TestContext,
  {
    locale,
    args = [],
    profile: directory,
    keepsPages = false,
    screen,
    hasTouch = false,
  }: BrowserOptions = {},
): Promise<() => Promise<OpenPage>> {
  if (noBrowser) return () => Promise.reject(new Error(noBrowser));
  const profile = directory ?? (await mkdtemp(join(tmpdir(), 'learning-browser-')));
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet, ...args],
    ...(locale !== undefined && { locale }),
    ...(screen && { viewport: screen }),
    ...(hasTouch && { hasTouch }),
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
  // The default of 30 seconds is too short for 10,000 events on a loaded machine.
  context.setDefaultTimeout(120_000);
  t.teardown(async () => {
    await context.close();
    if (directory === undefined) await rm(profile, { recursive: true, maxRetries: 5 });
  });
  return () => newPage(context);
}

async function newPage(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // A page ends requests whose answer it no longer shows.
    if (errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed: ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`);
  });
  return { page, complaints };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for the colors of another scheme: those in between have less contrast. Strings, since the tests lack the browser's types. */
const colorsAreShown = `(async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
})()`;

export interface Screens {
  widths: readonly number[];
  colorSchemes: readonly ('light' | 'dark')[];
}

/** A phone and a desktop, light and dark. */
const allScreens: Screens = { widths: [390, 1400], colorSchemes: ['light', 'dark'] };

/**
 * Returns the faults of an open page, by default on a phone and a desktop, light and dark: violations that axe finds, and
 * contents wider than the screen. Saves screenshots in the directory SCREENSHOTS, if set.
 */
export async function pageFaults(page: Page, name: string, screens = allScreens): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(axe);
  for (const width of screens.widths) {
    for (const colorScheme of screens.colorSchemes) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.evaluate(colorsAreShown);
      const place = `${name}-${width}-${colorScheme}`;
      const { SCREENSHOTS } = process.env;
      if (SCREENSHOTS) await page.screenshot({ path: join(SCREENSHOTS, `${place}.png`) });
      const { violations } = await page.evaluate<AxeResults>('axe.run({ preload: false })');
      for (const { id, nodes } of violations)
        faults.push(...nodes.map(({ html, failureSummary }) => `${place}: ${id} ${html} ${failureSummary}`));
      const needed = await page.evaluate<number>('document.documentElement.scrollWidth');
      if (needed > width) faults.push(`${place}: ${needed} px wide`);
    }
  }
  return faults;
}
