import type { Page } from 'playwright-core';
import type { en } from '../../../src/slices/family-page/page/texts/en.ts';
import { goToView, type Stage, settled } from './stage.ts';

/** Walks through all views of the page, in any language. */

/** A walk: the page, its texts, and what to do at each screen. */
export interface Walk {
  page: Page;
  words: typeof en;
  look: (name: string) => Promise<void>;
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Looks at a dialog that a button opens, and closes it. */
async function lookAtDialog({ page, look }: Walk, opener: string, name: string): Promise<void> {
  await press(page, opener);
  await page.getByRole('dialog').waitFor();
  await look(name);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Views of Mia, who learns on this device. */
export async function walkAsChild(walk: Walk, { lessonId }: Pick<Stage, 'lessonId'>): Promise<void> {
  const { page, words, look } = walk;
  await page.locator('.home-learn-button').waitFor();
  await look('child-home');
  await lookAtDialog(walk, 'Reading', 'child-new-subject');
  await goToView(page, 'goals');
  await page.getByText(words.awards.title).waitFor();
  await look('child-goals');
  await lookAtDialog(walk, words.goals.named(words.goals.save, 'A new ball'), 'child-save');
  await lookAtDialog(walk, words.goals.named(words.goals.get, 'A trip to the zoo'), 'child-redeem');
  await page.locator('summary').click();
  const activity = await page.locator('.award-choices button').first().textContent();
  await lookAtDialog(walk, activity?.trim() ?? '', 'child-give');
  for (const view of ['achievements', 'done', 'points']) {
    await goToView(page, view);
    await look(`child-${view}`);
  }
  await goToView(page, 'review', { lessonId });
  await look('child-review');
  await goToView(page, '');
  await walkThroughLesson(walk);
}

async function walkThroughLesson(walk: Walk): Promise<void> {
  const { page, words, look } = walk;
  await page.locator('.home-learn-button').click();
  await page.locator('main.lesson').waitFor();
  await look('lesson-idea');
  await press(page, words.lesson.next);
  await look('lesson-example');
  await press(page, words.lesson.skip);
  const choices = page.locator('button.lesson-choice');
  await choices.first().waitFor();
  await press(page, words.lesson.hint);
  await look('lesson-question');
  await lookAtDialog(walk, words.report.open, 'lesson-report');
  await press(page, words.lesson.notSure);
  const onward = page.locator('.lesson-next');
  await onward.waitFor();
  await look('lesson-explained');
  await onward.click();
  while (!(await page.getByText(words.lesson.practiceText).isVisible())) {
    await choices.first().click();
    await onward.click();
    // The next question, or the end once the service has counted the lesson.
    await choices.first().or(page.getByText(words.lesson.practiceText)).first().waitFor();
  }
  await look('lesson-practice');
  await press(page, words.lesson.practiceSkip);
  await page.locator('.lesson-end').waitFor();
  await look('lesson-end');
}

/** Views of a shared device, which asks who learns. Leo has a PIN. */
export async function walkThroughGate({ page, words, look }: Walk): Promise<void> {
  await page.getByText(words.who.title).waitFor();
  await look('who');
  await page.getByRole('button', { name: 'Leo' }).click();
  await look('pin');
  await press(page, words.app.back);
  await press(page, words.who.parents);
  await page.getByRole('heading', { name: words.signIn.title }).waitFor();
  await look('sign-in');
}

/** Views of the parent. */
export async function walkAsParent(walk: Walk, { mia, leo, lessonId }: Stage): Promise<void> {
  const { page, words, look } = walk;
  await page.getByText(words.parentHome.handOver).waitFor();
  await settled(page);
  await look('parent-home');
  await lookAtDialog(walk, words.parentHome.bonusFor('Mia'), 'parent-bonus');
  await lookAtDialog(walk, words.parentHome.rejectFor('Ice cream', 'Mia'), 'parent-reject');
  await goToView(page, 'goals');
  await look('parent-goals');
  await lookAtDialog(walk, words.parentGoals.add, 'parent-goal');
  await lookAtDialog(walk, words.parentGoals.deleteOf('A new ball'), 'parent-goal-delete');
  await goToView(page, 'children');
  for (const summary of await page.locator('summary').all()) await summary.click();
  await look('parent-children');
  await goToView(page, 'edit-child', { learnerId: leo.id });
  await look('parent-edit-child');
  await lookAtDialog(walk, words.children.erase, 'parent-erase');
  await press(page, words.children.pinChange);
  await look('parent-pin');
  await goToView(page, 'account');
  for (const summary of await page.locator('summary').all()) await summary.click();
  await look('parent-account');
  await goToView(page, 'hand-over');
  await look('parent-hand-over');
  for (const part of ['', '/lessons', '/points', '/statement']) {
    await goToView(page, `child${part}`, { learnerId: mia.id });
    await look(`parent-child${part.replace('/', '-')}`);
  }
  await goToView(page, 'child/lesson', { learnerId: mia.id, lessonId });
  await look('parent-child-lesson');
}
