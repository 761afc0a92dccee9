import type { Page } from 'playwright-core';
import t from 'tap';
import { en } from '../../../src/slices/family-page/page/texts/en.ts';
import { noBrowser, openBrowser, pageFaults } from '../../helpers/browser.ts';
import { register } from '../../helpers/families/client.ts';
import { handOver, openDevice } from './children.ts';
import { sizeFaults } from './sizes.ts';
import { openForAdult, setStage } from './stage.ts';
import { type Walk, walkAsChild, walkAsParent, walkThroughGate } from './walks.ts';

/** Every view fits every screen, and everybody can use it. With SCREENSHOTS, their pictures are saved. */

const open = await openBrowser(t);
const empty: string[] = [];
const stage = await setStage(t, async (address) => {
  if (noBrowser) return;
  const { page } = await open();
  await page.goto(address);
  await page.getByRole('heading', { name: en.register.firstTitle }).waitFor();
  empty.push(...(await screenFaults(page, 'first-account')));
  await page.close();
});
const { address, parent, mia, leo } = stage;

/** Returns the faults of a screen: those that axe finds once in light and once in dark, and wrong sizes in all. */
async function screenFaults(page: Page, name: string): Promise<string[]> {
  const small = await pageFaults(page, name, { widths: [390], colorSchemes: ['light'] });
  const large = await pageFaults(page, name, { widths: [1400], colorSchemes: ['dark'] });
  return [...small, ...large, ...(await sizeFaults(page, name))];
}

/** Returns a walk that collects faults. */
function strict(page: Page): Walk & { faults: string[] } {
  const faults: string[] = [];
  const look = async (name: string) => void faults.push(...(await screenFaults(page, name)));
  page.setDefaultTimeout(40_000);
  return { page, words: en, look, faults };
}

t.test('the first screen of a new service', { skip: noBrowser }, async (t) => {
  t.same(empty, []);
});

t.test('the views of a child', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openDevice(t, open, address, [await handOver(parent, mia)], mia);
  const walk = strict(page);
  await walkAsChild(walk, stage);
  t.same(walk.faults, []);
  t.same(complaints, []);
});

t.test('the views of a shared device', { skip: noBrowser }, async (t) => {
  const children = [await handOver(parent, mia), await handOver(parent, leo, true)];
  const { page, complaints } = await openDevice(t, open, address, children);
  const walk = strict(page);
  await walkThroughGate(walk);
  await page.getByLabel(en.signIn.username).fill('nobody');
  await page.getByLabel(en.signIn.password).fill('wrong password');
  await page.getByRole('button', { name: en.signIn.submit }).click();
  await page.getByText(en.signIn.wrong).waitFor();
  await walk.look('sign-in-wrong');
  t.same(walk.faults, []);
  t.ok(complaints.splice(0).every((complaint) => complaint.includes('401')));
});

t.test('the views of a parent', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openForAdult(open, address, parent);
  const walk = strict(page);
  await walkAsParent(walk, stage);
  t.same(walk.faults, []);
  t.same(complaints, []);
});

t.test('the views of a parent without a child', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openForAdult(open, address, await register(stage.app, 'PARENT'));
  await page.getByRole('heading', { name: en.parentHome.firstTitle }).waitFor();
  t.same(await screenFaults(page, 'parent-first'), []);
  t.same(complaints, []);
});
