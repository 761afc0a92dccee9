import type { Page } from 'playwright-core';
import type { OpenPage } from '../../../helpers/browser.ts';
import { memberPassword } from '../../../helpers/families/client.ts';

/** What the page says of a ledger after its check. */
export interface Shown {
  /** Verdict, such as `red`. */
  verdict: string | undefined;
  /** Sentences of the verdict. */
  words: string;
  /** What the page lists below the verdict. */
  findings: string;
}

/** Signs in with the form of an open page. */
export async function signIn(page: Page, username: string, password = memberPassword): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Returns the verdict as soon as the check has ended. */
export async function verdictIn(page: Page): Promise<Shown> {
  await page.getByRole('button', { name: 'Check again' }).waitFor();
  return shownIn(page);
}

/** Returns what the page says now. */
export async function shownIn(page: Page): Promise<Shown> {
  const bar = page.locator('.verdict');
  const [, verdict] = /verdict-(\w+)/.exec((await bar.getAttribute('class')) ?? '') ?? [];
  const words = (await page.locator('.verdict-words').textContent()) ?? '';
  const findings = (await page.locator('.findings').allTextContents()).join('\n');
  return { verdict, words, findings };
}

/** Opens the explorer at an address, signs in, and waits for the verdict. */
export async function visit(
  open: () => Promise<OpenPage>,
  address: string,
  username: string,
): Promise<OpenPage & Shown> {
  const opened = await open();
  await opened.page.goto(`${address}/explorer`);
  await signIn(opened.page, username);
  return { ...opened, ...(await verdictIn(opened.page)) };
}

/** Drops a text file on the page, as a reader does. */
export function drop(page: Page, name: string, text: string): Promise<void> {
  return dropFile(page, `new File([${JSON.stringify(text)}], ${JSON.stringify(name)})`);
}

/** Drops a file on the page, which an expression there gives. */
export function dropFile(page: Page, file: string): Promise<void> {
  return page.evaluate(`{
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(${file});
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }`);
}

/** Drops a file of the disk on the page with the mouse of the browser. */
export async function dropFromDisk(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data });
}

/** Views with their titles. */
export const views: readonly (readonly [name: string, title: string])[] = [
  ['timeline', 'Timeline'],
  ['account', 'Account'],
  ['goals', 'Goals and redemptions'],
  ['checkpoints', 'Checkpoints'],
  ['notable', 'Things to look at'],
];

/** Goes to an address of the page, such as `timeline?learner=8`, and waits for its contents. */
export async function goTo(page: Page, address: string, title: string): Promise<void> {
  await page.evaluate(`location.hash = '#/${address}'`);
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}
