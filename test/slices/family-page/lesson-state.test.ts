import t from 'tap';
import type { KeptLesson } from '../../../src/slices/family-page/page/state/kept-lesson.ts';
import {
  beginLesson,
  cardsOf,
  type LessonAction,
  reduceLesson,
  wrongOnes,
} from '../../../src/slices/family-page/page/views/child/lesson/lesson-state.ts';
import { exampleLesson, exampleResult } from './example-lesson.ts';

/** Steps of a lesson, without a browser. */

const settings = { gradeLevel: 1, allowsDoubling: true };
const withKeys = exampleLesson();
const hidden = exampleLesson({ correctIndex: null, explanation: null });

function after(state: KeptLesson, ...actions: LessonAction[]): KeptLesson {
  return actions.reduce(reduceLesson, state);
}

function asking(lesson = hidden): KeptLesson {
  const begun = beginLesson(lesson, settings);
  return after(begun, { type: 'card', card: cardsOf(lesson).length });
}

const choose = (choice: number): LessonAction => ({ type: 'choose', choice });
const checked = (index: number, choice: number | null, isCorrect: boolean): LessonAction => ({
  type: 'checked',
  index,
  result: { ...exampleResult, choice, isCorrect },
});

t.test('a lesson begins with its introduction, and goes on with its first open question', async (t) => {
  const begun = beginLesson(hidden, settings);
  t.equal(begun.phase, 'introduction');
  t.same(
    cardsOf(hidden).map(({ kind }) => kind),
    ['idea', 'example', 'caution'],
  );
  t.equal(after(begun, { type: 'card', card: 1 }).card, 1);
  t.equal(after(begun, { type: 'card', card: 3 }).phase, 'questions');
  const [first, ...rest] = hidden.spec.questions;
  const kept = { choice: 2, isCorrect: false, isDoubled: false };
  if (!first) throw new Error('no question');
  const questions = [{ ...first, checked: kept, correctIndex: 1, explanation: 'So it is.' }, ...rest];
  const resumed = beginLesson({ ...hidden, spec: { ...hidden.spec, questions } }, settings);
  t.match(resumed, {
    phase: 'questions',
    index: 1,
    picks: [{ choice: 2, state: 'checked', result: { isCorrect: false } }],
  });
});

t.test('a lesson without an introduction begins with its questions', async (t) => {
  const { introduction, ...spec } = hidden.spec;
  t.ok(introduction);
  t.equal(beginLesson({ ...hidden, spec }, settings).phase, 'questions');
});

t.test('the first choice counts, whatever is tapped afterwards', async (t) => {
  const chosen = after(asking(), choose(2));
  t.equal(after(chosen, choose(1)), chosen);
  t.match(after(chosen, checked(0, 2, false), choose(1)).picks[0], { choice: 2, state: 'checked' });
});

t.test("the choice that the service has kept takes the place of the child's", async (t) => {
  const shown = after(asking(), choose(2), checked(0, 1, true));
  t.match(shown.picks[0], { choice: 1, result: { choice: 1, isCorrect: true } });
});

t.test('without network, feedback waits, unless the lesson has its keys', async (t) => {
  const blind = after(asking(), choose(1), { type: 'unanswered', index: 0 });
  t.match(blind.picks[0], { state: 'waiting', choice: 1 });
  t.equal(blind.picks[0]?.result, undefined);
  const shown = after(asking(withKeys), choose(1), { type: 'unanswered', index: 0 });
  t.match(shown.picks[0], { state: 'waiting', result: { isCorrect: true, correctIndex: 1 } });
  t.match(after(blind, { type: 'online' }).picks[0], { state: 'asking', choice: 1 });
  const late = after(blind, { type: 'online' }, checked(0, 1, true));
  t.equal(after(late, { type: 'unanswered', index: 0 }), late, 'what is checked stays');
});

t.test('double-or-loss belongs to the question for which it was chosen', async (t) => {
  const bet = after(asking(), { type: 'double', isOn: true }, choose(1));
  t.equal(bet.picks[0]?.isDoubled, true);
  t.equal(after(bet, checked(0, 1, true)).picks[0]?.isDoubled, false, 'the service decides');
  t.equal(bet.doubled[1], false);
  const forbidden = { ...asking(), allowsDoubling: false };
  t.equal(after(forbidden, { type: 'double', isOn: true }, choose(1)).picks[0]?.isDoubled, false);
});

t.test('a placement has no bet, no practice and a welcome', async (t) => {
  const questions = hidden.spec.questions.map((question) => ({ ...question, conceptId: 'math.addition' }));
  const placement = { ...hidden, spec: { ...hidden.spec, questions } };
  const begun = beginLesson(placement, settings);
  t.equal(begun.allowsDoubling, false);
  t.same(cardsOf(placement), [{ kind: 'welcome' }]);
  t.same(wrongOnes(after(begun, { type: 'card', card: 1 }, choose(0), checked(0, 0, false))), []);
});

t.test('the lesson ends when each question has a choice', async (t) => {
  const first = after(asking(), choose(1));
  t.equal(after(asking(), { type: 'next' }).index, 0, 'a question without a choice is not skipped');
  const second = after(first, { type: 'next' }, choose(-1));
  t.equal(second.index, 1);
  const end = after(second, { type: 'next' }, choose(0), { type: 'next' });
  t.equal(end.phase, 'sending');
  t.same(
    end.picks.map((pick) => pick?.choice),
    [1, -1, 0],
  );
});

t.test('choices on another device are those of the lesson', async (t) => {
  const kept = { choice: 0, isCorrect: false, isDoubled: false };
  const questions = withKeys.spec.questions.map((question, i) =>
    i === 1 ? { ...question, checked: kept } : question,
  );
  const known = { ...withKeys, spec: { ...withKeys.spec, questions } };
  const state = after(asking(), choose(1), { type: 'known', lesson: known });
  t.match(state.picks, [{ state: 'asking', choice: 1 }, { state: 'checked', choice: 0 }, null]);
  t.equal(after(state, { type: 'next' }).index, 2);
  t.equal(after(state, { type: 'known', lesson: { ...known, id: 'another' } }), state);
});

t.test('practice asks what was wrong, and once more what is wrong again', async (t) => {
  const answered = after(
    asking(),
    choose(2),
    checked(0, 2, false),
    { type: 'next' },
    choose(1),
    checked(1, 1, true),
    { type: 'next' },
    choose(-1),
    checked(2, null, false),
  );
  const over: KeptLesson = { ...answered, phase: 'over' };
  const queueAfter = (...actions: LessonAction[]) =>
    after(over, { type: 'practise' }, ...actions).practice?.queue;
  t.same(queueAfter(), [0, 2]);
  t.same(queueAfter({ type: 'next-try' }), [0, 2], 'each one needs a choice');
  t.same(queueAfter({ type: 'try', choice: 1 }, { type: 'next-try' }), [2]);
  const wrongAgain: LessonAction[] = [{ type: 'try', choice: 2 }, { type: 'next-try' }];
  t.same(queueAfter(...wrongAgain), [2, 0]);
  t.same(queueAfter(...wrongAgain, ...wrongAgain), [0, 2]);
  t.same(queueAfter(...wrongAgain, ...wrongAgain, ...wrongAgain, ...wrongAgain), []);
  t.same(queueAfter({ type: 'end-practice' }), []);
  t.equal(after(answered, { type: 'practise' }), answered, 'not before the end');
});
