import t from 'tap';
import { noBrowser, pageFaults } from '../../helpers/browser.ts';
import { answer, rightIn, says, startLessons, toQuestions } from './lesson-visits.ts';

/** What the end of a lesson says about what the child has learned. */

const { openNew } = await startLessons(t);

t.test(
  'the end names what the child can do now, of what the lesson asked',
  { skip: noBrowser },
  async (t) => {
    const { page, complaints, pupil } = await openNew(t);
    const { lesson } = pupil;
    const title = lesson.spec.introduction?.[0]?.title ?? '';
    await page.route('**/api/mastery?*', async (route) => {
      const response = await route.fetch();
      const known = await response.json();
      // It takes lessons on two days.
      const mastered = known.map((concept: object) => ({ ...concept, isMastered: true }));
      const other = { ...known[0], conceptId: 'math.other', title: 'Another concept', isMastered: true };
      await route.fulfill({ response, json: [...mastered, other] });
    });
    await toQuestions(page);
    for (const index of lesson.spec.questions.keys()) await answer(page, rightIn(lesson, index), says.right);
    await page.getByRole('heading', { name: 'You can do this now:' }).waitFor();
    await page.locator('.lesson-end').getByText(title, { exact: true }).waitFor();
    t.equal(await page.getByText('Another concept').count(), 0);
    t.same(await pageFaults(page, 'lesson-mastered'), []);
    t.same(complaints, []);
  },
);
