import t from 'tap';
import { noBrowser, openBrowser, pageFaults } from '../../helpers/browser.ts';
import { expectStatus } from '../../helpers/families/client.ts';
import {
  answer,
  balanceOf,
  choices,
  countedIn,
  createPupil,
  goToLesson,
  handOver,
  openLesson,
  rightIn,
  says,
  startLessons,
  toQuestions,
  withVoice,
  wrongIn,
} from './lesson-visits.ts';

/** A child takes a lesson on the page. */

const { address, admin, app, openNew } = await startLessons(t);

t.test(
  'a lesson with a wrong answer and a hint counts once, and its screens have no faults',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints, pupil } = await openNew(t);
    const { lesson } = pupil;
    t.same(await pageFaults(page, 'lesson-introduction'), []);
    while (await page.getByRole('button', { name: 'Next' }).isVisible())
      await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'To the questions' }).click();
    await page.getByRole('img', { name: /Blocks/ }).waitFor();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByText(lesson.spec.questions[0]?.hints?.[0] ?? 'no hint').waitFor();
    t.same(await pageFaults(page, 'lesson-question'), []);
    await choices(page).nth(wrongIn(lesson, 0)).click();
    await page.getByRole('status').getByText(says.wrong).waitFor();
    await page.getByText('your choice').waitFor();
    await page.getByRole('img', { name: 'Right answer' }).waitFor();
    t.same(await pageFaults(page, 'lesson-wrong'), []);
    await page.getByRole('button', { name: 'Next' }).click();
    await choices(page).nth(rightIn(lesson, 1)).click();
    await page.getByRole('status').getByText(says.right).waitFor();
    t.same(await pageFaults(page, 'lesson-right'), []);
    await page.getByRole('button', { name: 'Next' }).click();
    for (const index of [2, 3]) await answer(page, rightIn(lesson, index), says.right);
    await page.getByRole('button', { name: 'I’m not sure' }).click();
    await page.getByText('Good that you say so.').waitFor();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('2 questions to try again').waitFor();
    t.same(await pageFaults(page, 'lesson-practice-offer'), []);
    await page.getByRole('button', { name: 'Try again' }).click();
    t.same(await pageFaults(page, 'lesson-practice'), []);
    await answer(page, rightIn(lesson, 0), says.right);
    await answer(page, wrongIn(lesson, 4), says.wrong);
    // What is wrong again comes once more.
    await answer(page, wrongIn(lesson, 4), says.wrong);
    await page.getByRole('heading', { name: '3 of 5 right' }).waitFor();
    await page.getByText('+ 3 points').waitFor();
    await page.getByText('First lesson', { exact: true }).waitFor();
    t.same(await pageFaults(page, 'lesson-end'), []);
    t.same(await countedIn(pupil), [{ lessonId: lesson.id }]);
    t.equal(await balanceOf(pupil), 3, 'practice has no points');
    t.same(complaints, []);
    await page.getByRole('button', { name: 'Home' }).click();
    await page.locator('main.lesson').waitFor({ state: 'detached' });
    t.same(
      await page.evaluate("Object.keys(localStorage).filter((key) => key.includes('lesson'))"),
      [],
      'the device forgets it',
    );
  },
);

t.test('double-or-loss is explained, and takes what the child bets', { skip: noBrowser }, async (t) => {
  const pupil = await createPupil(app, admin);
  const { parent, learner, lesson } = pupil;
  await expectStatus(
    200,
    parent.put(`/api/learner-settings/${learner.id}/double-or-loss`, { enabled: true }),
  );
  const { page } = await openLesson(await openBrowser(t), address, pupil);
  await toQuestions(page);
  await page.getByText('Right: 2 points. Wrong: 1 point less.').waitFor();
  t.same(await pageFaults(page, 'lesson-double'), []);
  await page.getByRole('checkbox', { name: 'Double or loss' }).check();
  await answer(page, rightIn(lesson, 0), says.right);
  t.notOk(await page.getByRole('checkbox').isChecked(), 'each question asks again');
  await page.getByRole('checkbox', { name: 'Double or loss' }).check();
  await answer(page, wrongIn(lesson, 1), says.wrong);
  for (const index of [2, 3, 4]) await answer(page, rightIn(lesson, index), says.right);
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByText('+ 5 points').waitFor();
  await page.getByText('Double or loss took 1 point.').waitFor();
  t.equal(await balanceOf(pupil), 4);
});

t.test('a placement is a game, and blames nobody', { skip: noBrowser }, async (t) => {
  const pupil = await createPupil(app, admin);
  const { parent, learner } = pupil;
  const body = { learnerId: learner.id, subject: 'Math' };
  const placement = (await expectStatus(201, parent.post('/api/lessons/placement', body))).body;
  const { page } = await openLesson(await openBrowser(t), address, pupil);
  await page.getByRole('heading', { name: 'Show what you know: Math' }).waitFor();
  t.same(await pageFaults(page, 'lesson-placement'), []);
  await page.getByRole('button', { name: 'To the questions' }).click();
  await page.getByRole('button', { name: 'I haven’t learned this yet' }).click();
  await page.getByText('Noted.').waitFor();
  t.equal(await page.getByText(/Not this one|Not quite/).count(), 0);
  await page.getByRole('button', { name: 'Next' }).click();
  const count = placement.spec.questions.length;
  for (let index = 1; index < count; index += 1) await answer(page, rightIn(placement, index), says.right);
  await page.getByText(`${count - 1} of ${count} right`).waitFor();
  await page.getByText('Now your lessons start at the right place.').waitFor();
});

t.test('the keyboard alone is enough, and a digit takes no choice', { skip: noBrowser }, async (t) => {
  const { page, pupil } = await openNew(t);
  const { lesson } = pupil;
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  for (let presses = 0; presses < 9; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate('document.activeElement.textContent')) === 'Skip') break;
  }
  await page.keyboard.press('Enter');
  await choices(page).first().waitFor();
  for (let index = 0; index < 5; index += 1) {
    await page.getByRole('img', { name: `Question ${index + 1} of 5` }).waitFor();
    await page.keyboard.press(String(rightIn(lesson, index) + 1));
    t.equal(await choices(page).count(), lesson.spec.questions[index]?.choices.length);
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(says.right).first().waitFor();
    // The way on has the focus a moment later.
    await page.locator('.lesson-next:focus').waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByText('All 5 right!').waitFor();
});

t.test(
  'a child hears what it cannot read, and silence comes with the next screen',
  { skip: noBrowser },
  async (t) => {
    const pupil = await createPupil(app, admin);
    const open = await openBrowser(t);
    const { page } = await open();
    await handOver(page.context(), pupil);
    await page.addInitScript(withVoice);
    await page.goto(`${address}/`);
    await goToLesson(page);
    const { introduction, questions } = pupil.lesson.spec;
    await page.getByRole('button', { name: 'Read aloud: The idea' }).click();
    await page.getByRole('button', { name: 'Stop reading' }).waitFor();
    await toQuestions(page);
    // A child that has listened once hears the next question at once.
    await page.getByRole('button', { name: 'Stop reading' }).waitFor();
    t.same(await page.evaluate('said.filter(Boolean)'), [
      introduction?.[0]?.speech?.idea,
      questions[0]?.speech?.question,
    ]);
    t.equal(
      await page.getByRole('button', { name: /Read aloud: the choice/ }).count(),
      questions[0]?.choices.length,
    );
    t.same(await pageFaults(page, 'lesson-spoken'), []);
    await page.goBack();
    await page.locator('main.lesson').waitFor({ state: 'detached' });
    t.equal(await page.evaluate('said.at(-1)'), '', 'it is silent');
  },
);

t.test('a child says that something is wrong with a question', { skip: noBrowser }, async (t) => {
  const { page, pupil } = await openNew(t);
  await toQuestions(page);
  await page.getByRole('button', { name: 'Something is wrong here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('The picture does not fit.').check();
  await dialog.getByLabel('Do you want to say more?').fill('It shows a cow');
  t.same(await pageFaults(page, 'lesson-report'), []);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByText('A parent can see it now').waitFor();
  const { body } = await expectStatus(200, pupil.parent.get('/api/lessons/reports'));
  t.match(body, [{ reason: 'The picture does not fit. It shows a cow' }]);
});

t.test('a lesson that is done can be read again', { skip: noBrowser }, async (t) => {
  const { page, pupil } = await openNew(t);
  const { lesson, learner } = pupil;
  const answers = lesson.spec.questions.map((_, index) => (index === 0 ? wrongIn : rightIn)(lesson, index));
  await expectStatus(200, learner.post(`/api/lessons/${lesson.id}/answer`, { answers }));
  await page.evaluate(
    `history.pushState({ lessonId: '${lesson.id}' }, '', '#/review'); dispatchEvent(new Event('popstate'))`,
  );
  await page.getByText('4 of 5 right').waitFor();
  await page.getByText(says.wrong).waitFor();
  t.equal(await page.getByText('your choice').count(), 5);
  t.same(await pageFaults(page, 'lesson-review'), []);
});
