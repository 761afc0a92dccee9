import t from 'tap';
import { noBrowser, openBrowser, pageFaults } from '../../helpers/browser.ts';
import { expectStatus } from '../../helpers/families/client.ts';
import {
  answer,
  balanceOf,
  choices,
  countedIn,
  createLessonOf,
  goToLesson,
  openLesson,
  rightIn,
  says,
  startLessons,
  toQuestions,
  wrongIn,
} from './lesson-visits.ts';

/** A lesson goes on after a reload, in another tab, on another device and after a session has ended. */

const { address, openNew } = await startLessons(t);

t.test(
  'the first choice counts after a reload and after Back, and on another device',
  { skip: noBrowser },
  async (t) => {
    const { page, pupil } = await openNew(t);
    const { lesson } = pupil;
    await toQuestions(page);
    await choices(page).nth(wrongIn(lesson, 0)).click();
    await page.getByRole('status').getByText(says.wrong).waitFor();
    await page.reload();
    await page.getByRole('status').getByText(says.wrong).waitFor();
    t.equal(await choices(page).count(), 0, 'there is no second choice');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('img', { name: 'Question 2 of 5' }).waitFor();
    await page.goBack();
    await page.locator('main.lesson').waitFor({ state: 'detached' });
    await page.goForward();
    await page.getByRole('img', { name: 'Question 2 of 5' }).waitFor();
    const other = await openLesson(await openBrowser(t), address, pupil);
    await other.page.getByRole('img', { name: 'Question 2 of 5' }).waitFor();
    for (const index of [1, 2, 3, 4]) await answer(other.page, rightIn(lesson, index), says.right);
    await other.page.getByRole('button', { name: 'Not now' }).click();
    await other.page.getByText('4 of 5 right').waitFor();
    // The first device learns it with its next choice.
    await choices(page).nth(wrongIn(lesson, 1)).click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByText('4 of 5 right').waitFor();
    await page.getByText('finished in another window or on another device').waitFor();
    t.same(await countedIn(pupil), [{ lessonId: lesson.id }]);
  },
);

t.test('two tabs show the same lesson, which counts once', { skip: noBrowser }, async (t) => {
  const { page, pupil, open } = await openNew(t);
  const { lesson } = pupil;
  const second = await open();
  await second.page.goto(`${address}/`);
  await goToLesson(second.page);
  await toQuestions(page);
  await choices(second.page).first().waitFor();
  await answer(page, rightIn(lesson, 0), says.right);
  await second.page.getByRole('img', { name: 'Question 2 of 5' }).waitFor();
  await answer(second.page, rightIn(lesson, 1), says.right);
  await page.getByRole('img', { name: 'Question 3 of 5' }).waitFor();
  for (const index of [2, 3, 4]) await answer(page, rightIn(lesson, index), says.right);
  for (const tab of [page, second.page]) await tab.getByText('All 5 right!').waitFor();
  t.same(await countedIn(pupil), [{ lessonId: lesson.id }]);
  t.equal(await balanceOf(pupil), 5);
});

t.test('a lesson that another one replaced says so', { skip: noBrowser }, async (t) => {
  const { page, pupil } = await openNew(t);
  await toQuestions(page);
  await answer(page, rightIn(pupil.lesson, 0), says.right);
  await createLessonOf(pupil.parent, pupil.learner);
  await choices(page).first().click();
  await page.getByText('A newer lesson took its place').waitFor();
  t.same(await pageFaults(page, 'lesson-replaced'), []);
  await page.getByRole('button', { name: 'Home' }).click();
  await goToLesson(page);
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  t.same(await countedIn(pupil), []);
});

t.test('an expired session keeps the lesson until the child is back', { skip: noBrowser }, async (t) => {
  const { page, pupil } = await openNew(t);
  const { lesson, learner, parent, token } = pupil;
  await toQuestions(page);
  await answer(page, rightIn(lesson, 0), says.right);
  await expectStatus(
    200,
    parent.send({ method: 'POST', url: '/api/logout', headers: { authorization: `Bearer ${token}` } }),
  );
  await choices(page).nth(rightIn(lesson, 1)).click();
  await page.getByRole('heading', { name: 'Who is learning?' }).waitFor();
  const { body } = await expectStatus(201, parent.post(`/api/learners/${learner.id}/session`, {}));
  await page.evaluate(`localStorage.setItem('family:device', localStorage.getItem('family:device')
    .replace('"ended"', '"open"').replace(${JSON.stringify(token)}, ${JSON.stringify(body.token)})
    .replace('"currentId":null', '"currentId":${learner.id}'))`);
  await page.reload();
  await goToLesson(page);
  await page.getByRole('status').getByText(says.right).waitFor();
  await page.getByRole('img', { name: 'Question 2 of 5' }).waitFor();
});
