import type { Page } from 'playwright-core';
import t from 'tap';
import { en } from '../../../src/slices/family-page/page/texts/en.ts';
import { noBrowser, openBrowser } from '../../helpers/browser.ts';
import { handOver, openDevice } from './children.ts';
import { bundlePseudo } from './pseudo-bundle.ts';
import { pseudo } from './pseudo-texts.ts';
import { openForAdult, setStage } from './stage.ts';
import { type Walk, walkAsChild, walkAsParent, walkThroughGate } from './walks.ts';

/**
 * All texts of the page are in one file, so that a translation is one more: in an invented language, the page says nothing
 * else. The reader is in Japan, so that dates have no Latin letters either.
 */

const words = pseudo(en);
const { script } = await bundlePseudo();
const stage = await setStage(t);
const { address, parent, mia, leo } = stage;
const start = await openBrowser(t, { locale: 'ja-JP', screen: { width: 320, height: 700 } });

/** Opens a tab whose page is in that language. */
async function open() {
  const opened = await start();
  await opened.page.addInitScript('delete Navigator.prototype.serviceWorker');
  await opened.page.route('**/family/page.js', (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  );
  return opened;
}

/** Returns what a page shows and says: texts, labels, alternatives, titles, and the title of the tab. */
const shownTexts = `(() => {
  const shown = document.querySelector('dialog[open]') ?? document.body;
  const texts = [document.title];
  for (const element of shown.querySelectorAll('*')) {
    if (!element.checkVisibility() || element.matches('script, style, noscript')) continue;
    for (const name of ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder'])
      if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
    // What an option is worth is data if the reader sees the same.
    if (element.matches('option') && element.value === element.textContent) continue;
    for (const node of element.childNodes) if (node.nodeType === 3) texts.push(node.data);
  }
  return texts;
})()`;

/** Returns a text without what stands between the marks. */
function outside(text: string): string {
  let depth = 0;
  let rest = '';
  for (const letter of text) {
    if (letter === '⟦') depth += 1;
    else if (letter === '⟧') depth -= 1;
    else if (depth === 0) rest += letter;
  }
  return rest;
}

/** Keys of the API's answers whose texts the page has in its own words. */
const ownWords = new Set(['detail', 'message', 'subject', 'subjects']);

/** Adds the texts of an answer of the service: names of people and goals, and lessons. Medals have the page's own texts. */
function collect(value: unknown, texts: Set<string>, isMedal = false): void {
  if (typeof value === 'string' && !/^[A-Z_]+$/.test(value)) texts.add(value.trim());
  if (typeof value !== 'object' || value === null) return;
  const isOwn = (key: string, item: unknown) =>
    (ownWords.has(key) && !isObjects(item)) || (isMedal && ['title', 'description'].includes(key));
  for (const [key, item] of Object.entries(value))
    if (!isOwn(key, item)) collect(item, texts, isMedal || /^(newA|a)chievements$/.test(key));
}

function isObjects(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === 'object';
}

/** Returns a walk that collects what is outside of the marks, and what is wider than the narrowest phone. */
function listening(page: Page): Walk & { faults: Set<string>; data: Set<string> } {
  const data = new Set<string>();
  const faults = new Set<string>();
  page.setDefaultTimeout(40_000);
  const answers: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    const answer = response.json().catch(() => null);
    answers.push(answer.then((body) => collect(body, data)));
  });
  const look = async (name: string) => {
    await Promise.all(answers);
    // The longest first, since a name may be a part of another.
    const known = [...data].filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
    for (const text of await page.evaluate<string[]>(shownTexts)) {
      let rest = outside(text);
      for (const item of known) if (/\p{Script=Latin}/u.test(rest)) rest = rest.replaceAll(item, '');
      if (/\p{Script=Latin}/u.test(rest)) faults.add(`${name}: ${text.trim()}`);
    }
    const needed = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (needed > 320) faults.add(`${name}: ${needed} px wide`);
  };
  return { page, words, look, faults, data };
}

t.test('a child sees and hears no English but that of lessons', { skip: noBrowser }, async (t) => {
  const { page } = await openDevice(t, open, address, [await handOver(parent, mia)], mia);
  const walk = listening(page);
  await page.reload();
  await walkAsChild(walk, stage);
  t.same([...walk.faults], []);
});

t.test('a shared device asks in the language of the page', { skip: noBrowser }, async (t) => {
  const children = [await handOver(parent, mia), await handOver(parent, leo, true)];
  const { page } = await openDevice(t, open, address, children);
  const walk = listening(page);
  // The names of the children are kept, without another question.
  for (const { name } of children) walk.data.add(name);
  await walkThroughGate(walk);
  t.same([...walk.faults], []);
});

t.test('a parent reads no English but names and lessons', { skip: noBrowser }, async (t) => {
  const { page } = await openForAdult(open, address, parent);
  const walk = listening(page);
  await page.reload();
  await walkAsParent(walk, stage);
  t.same([...walk.faults], []);
});
