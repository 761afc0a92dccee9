import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openBrowser, pageFaults } from '../../helpers/browser.ts';
import { expectStatus, registerAdmin } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import {
  answer,
  balanceOf,
  choices,
  countedIn,
  createPupil,
  goToLesson,
  openLesson,
  type Pupil,
  rightIn,
  says,
  startDoor,
  toQuestions,
  wrongIn,
} from './lesson-visits.ts';

/** A lesson that was begun is finished without network, and counts once. */

const settings = { answerKeys: 'after-answer' } as const;
const { app, databaseUrl } = await startApp(t, { settings });
const admin = await registerAdmin(app);
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const later = 'You will see how it went when the service answers.';
const kept = 'Your answers are kept on this device.';

async function openNew(t: Test, at = address) {
  const pupil = await createPupil(app, admin);
  const open = await openBrowser(t);
  const { page } = await openLesson(open, at, pupil);
  await toQuestions(page);
  await choices(page).nth(rightIn(pupil.lesson, 0)).click();
  await page.getByRole('button', { name: 'Next' }).click();
  return { pupil, open, page };
}

/** Answers the rest without network: the second question wrong, the others right. */
async function finishAlone(page: Page, { lesson }: Pupil): Promise<void> {
  await answer(page, wrongIn(lesson, 1), later);
  for (const index of [2, 3, 4]) await answer(page, rightIn(lesson, index), later);
  await page.getByText(kept).waitFor();
}

/** Waits until an expression is true on the page, whose policy forbids a function that waits there. */
function holds(page: Page, expression: string): Promise<void> {
  return until(expression, () => page.evaluate<boolean>(expression));
}

/** Takes the network away when the browser keeps the page. */
async function goOffline(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready');
  // The worker keeps the page as soon as it is active.
  await holds(
    page,
    "caches.open('family-page').then((cache) => cache.match('/family/page.js')).then(Boolean)",
  );
  await page.context().setOffline(true);
}

/** Fails unless the lesson is in the ledger once, and its points in the jar. */
async function expectCounted(t: Test, pupil: Pupil): Promise<void> {
  t.same(await countedIn(pupil), [{ lessonId: pupil.lesson.id }]);
  t.equal(await balanceOf(pupil), 4);
}

t.test(
  'a lesson finished without network counts when it is back, also after a reload without it',
  { skip: noBrowser },
  async (t) => {
    const { pupil, page } = await openNew(t);
    await goOffline(page);
    await answer(page, wrongIn(pupil.lesson, 1), later);
    await page.reload();
    await page.getByRole('img', { name: 'Question 3 of 5' }).waitFor();
    t.same(await pageFaults(page, 'lesson-offline'), []);
    for (const index of [2, 3, 4]) await answer(page, rightIn(pupil.lesson, index), later);
    await page.getByText(kept).waitFor();
    t.same(await pageFaults(page, 'lesson-kept'), []);
    t.same(await countedIn(pupil), []);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByText('4 of 5 right').waitFor();
    await page.getByText('+ 4 points').waitFor();
    await expectCounted(t, pupil);
  },
);

t.test(
  'a child with a password goes on without network after a reload, and nobody else does',
  { skip: noBrowser },
  async (t) => {
    const pupil = await createPupil(app, admin);
    const { page } = await (await openBrowser(t))();
    await page.goto(address);
    const enter = (token: string) => page.evaluate(`sessionStorage.setItem('token', '${token}')`);
    await enter(pupil.learner.token);
    await page.reload();
    await page.locator('.home-learn').first().waitFor();
    await goToLesson(page);
    await toQuestions(page);
    await answer(page, rightIn(pupil.lesson, 0), says.right);
    await goOffline(page);
    await page.reload();
    await finishAlone(page, pupil);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByText('4 of 5 right').waitFor();
    await expectCounted(t, pupil);
    await page.context().setOffline(true);
    const nameless = Buffer.from('{"role":"LEARNER"}').toString('base64url');
    for (const token of [pupil.parent.token, 'a.b.c', 'edited', `a.${nameless}.c`]) {
      await enter(token);
      await page.reload();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    }
  },
);

t.test('choices without network are checked as soon as it is back', { skip: noBrowser }, async (t) => {
  const { pupil, page } = await openNew(t);
  await page.context().setOffline(true);
  await choices(page).nth(wrongIn(pupil.lesson, 1)).click();
  await page.getByText(later).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/Not this one|Not quite/).waitFor();
  const { body } = await expectStatus(200, pupil.learner.get('/api/lessons/active'));
  t.match(body.spec.questions[1].checked, { isCorrect: false });
});

t.test(
  'a lesson counts once after a restart of the service, and from the home of the child',
  { skip: noBrowser },
  async (t) => {
    const door = await startDoor(t, address);
    const { pupil, page } = await openNew(t, door.address);
    door.close();
    await finishAlone(page, pupil);
    await page.getByRole('button', { name: 'Home' }).click();
    const { app: second } = await startApp(t, { settings, databaseUrl });
    door.open(await second.listen({ port: 0, host: '127.0.0.1' }));
    await holds(page, "!Object.keys(localStorage).some((key) => key.startsWith('family:lesson'))");
    await expectCounted(t, pupil);
  },
);

t.test('the clock of the device decides nothing', { skip: noBrowser }, async (t) => {
  for (const days of [-1, 1]) {
    const pupil = await createPupil(app, admin);
    const open = await openBrowser(t);
    const { page } = await open();
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    const opened = await openLesson(async () => ({ page, complaints: [] }), address, pupil);
    await toQuestions(opened.page);
    await choices(page).nth(rightIn(pupil.lesson, 0)).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.context().setOffline(true);
    await finishAlone(page, pupil);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByText('4 of 5 right').waitFor();
    await expectCounted(t, pupil);
  }
});

t.test('two tabs that come back send one lesson', { skip: noBrowser }, async (t) => {
  const { pupil, page, open } = await openNew(t);
  const second = await open();
  await second.page.goto(`${address}/`);
  await goToLesson(second.page);
  await page.context().setOffline(true);
  await finishAlone(page, pupil);
  await second.page.getByText(kept).waitFor();
  await page.context().setOffline(false);
  for (const tab of [page, second.page]) await tab.getByText('1 question to try again').waitFor();
  await expectCounted(t, pupil);
});

t.test('a lesson whose answer got lost on the way back counts once', { skip: noBrowser }, async (t) => {
  const { pupil, page } = await openNew(t);
  const { lesson } = pupil;
  let lost = 0;
  await page.route('**/answer', async (route) => {
    lost += 1;
    if (lost > 4) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  for (const index of [1, 2, 3, 4])
    await answer(page, (index === 1 ? wrongIn : rightIn)(lesson, index), /Not|Right|Yes|Exactly/);
  await page.getByText(kept).waitFor();
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByText('+ 4 points').waitFor();
  await expectCounted(t, pupil);
});

t.test('with keys in the lesson, feedback needs no network', { skip: noBrowser }, async (t) => {
  const { app: open } = await startApp(t, { databaseUrl });
  const { pupil, page } = await openNew(t, await open.listen({ port: 0, host: '127.0.0.1' }));
  await page.context().setOffline(true);
  await choices(page).nth(wrongIn(pupil.lesson, 1)).click();
  await page.getByText(/Not this one|Not quite/).waitFor();
  await page.getByText('Kept on this device. It is sent when the service answers.').waitFor();
});
