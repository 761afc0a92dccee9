import { join } from 'node:path';
import type { Page } from 'playwright-core';

const widths = [320, 390, 768, 1400, 2560];
const schemes = ['light', 'dark'] as const;

/** Smallest side of what fingers touch, in CSS pixels. */
const touch = 44;

/**
 * Returns what people press and cannot hit: smaller than 44 px. Links inside of running text are as high as the text. A label is part
 * of its field, and a link may spread over its card.
 */
const smallTargets = `(() => {
  const shown = document.querySelector('dialog[open]') ?? document.body;
  const targets = 'button, a[href], input:not([type=hidden]), select, textarea, summary';
  const isInText = (link) => link.matches('a') && getComputedStyle(link).display === 'inline' &&
    [...link.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const boxOf = (target) => {
    if (getComputedStyle(target, '::after').position === 'absolute' && target.matches('a'))
      return target.offsetParent.getBoundingClientRect();
    const own = target.getBoundingClientRect();
    const label = target.matches('[type=checkbox], [type=radio]') && target.closest('label');
    return label ? label.getBoundingClientRect() : own;
  };
  return [...shown.querySelectorAll(targets)].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true }) || isInText(target)) return [];
    const { width, height, bottom, right } = boxOf(target);
    // Some appear with the focus only.
    if (bottom <= 0 || right <= 0 || width <= 1 || height <= 1) return [];
    const isSmall = width < ${touch} - 0.5 || height < ${touch} - 0.5;
    return isSmall ? [Math.round(width) + ' x ' + Math.round(height) + ' px: ' + target.outerHTML.slice(0, 160)] : [];
  });
})()`;

/** Returns what is too small to touch, and whether contents are wider than the screen, on phones, tablets and desktops. */
export async function sizeFaults(page: Page, name: string): Promise<string[]> {
  const { SCREENSHOTS } = process.env;
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });
    for (const colorScheme of SCREENSHOTS ? schemes : (['light'] as const)) {
      const place = `${name}-${width}-${colorScheme}`;
      await page.emulateMedia({ colorScheme });
      if (SCREENSHOTS) await page.screenshot({ path: join(SCREENSHOTS, `${place}.png`) });
      const needed = await page.evaluate<number>('document.documentElement.scrollWidth');
      if (needed > width) faults.push(`${place}: ${needed} px wide`);
      const small = await page.evaluate<string[]>(smallTargets);
      faults.push(...small.map((target) => `${place}: ${target}`));
    }
  }
  return faults;
}
