import type { Page } from 'playwright-core';
import { en } from '../../../src/slices/family-page/page/texts/en.ts';
import { memberPassword } from '../../helpers/families/client.ts';
import type { Hand } from './hands.ts';

/** What a family does on its page, with any hand. */

/** A child as a parent describes it. */
export interface Described {
  name: string;
  grade: keyof typeof grades;
  picture: keyof typeof en.pictures;
  color: keyof typeof en.colors;
}

const grades = { kindergarten: 0, first: 1, fourth: 4 };

/** Creates the account of a parent: on a new service, that of the first screen. */
export async function createAccount(hand: Hand, username: string): Promise<void> {
  await hand.shows('heading', en.register.firstTitle);
  await hand.write(en.register.name, 'Ada Parent');
  await hand.write(en.register.username, username);
  await hand.write(en.register.email, `${username}@example.org`);
  await hand.write(en.register.password, memberPassword);
  await hand.press('button', en.register.submit);
  await hand.shows('heading', en.parentHome.title);
}

/** Signs a parent in. */
export async function signInAs(hand: Hand, username: string): Promise<void> {
  await hand.shows('heading', en.signIn.title);
  await hand.write(en.signIn.username, username);
  await hand.write(en.signIn.password, memberPassword);
  await hand.press('button', en.signIn.submit);
  await hand.shows('heading', en.parentHome.title);
}

/** Adds a child, on the view of the children. */
export async function addChild(hand: Hand, { name, grade, picture, color }: Described): Promise<void> {
  const words = en.children;
  await hand.shows('heading', words.title);
  await hand.write(words.name, name);
  await hand.pick(words.grade, words.gradeName(grades[grade]));
  await hand.press('radio', en.pictures[picture]);
  await hand.press('radio', en.colors[color]);
  await hand.press('button', words.add);
  await hand.says(words.added(name));
}

/** Adds a goal for the children. */
export async function addGoal(hand: Hand, title: string, cost: number): Promise<void> {
  const words = en.parentGoals;
  await hand.press('link', en.parentFrame.views.goals);
  await hand.press('button', words.add);
  await hand.shows('dialog', words.addTitle);
  await hand.write(words.name, title);
  await hand.write(words.cost, `${cost}`);
  await hand.press('radio', words.emojis.iceCream);
  await hand.press('button', words.add);
  await hand.says(words.added(title));
}

/** Gives the device to the children. */
export async function handOverDevice(hand: Hand): Promise<void> {
  await hand.press('link', new RegExp(`^${en.parentFrame.views.home}`));
  await hand.press('link', new RegExp(`^${en.parentHome.handOver}`));
  await hand.shows('heading', en.handOver.title);
  await hand.press('button', en.handOver.submit);
}

/** Shows what the child knows in its first subject: the first questions right, and the others not learned yet. */
export async function takePlacement(hand: Hand, page: Page, known: number, think: () => void): Promise<void> {
  await hand.press('button', new RegExp(`^${en.childHome.show}`));
  await hand.shows('heading', en.lesson.welcome(10));
  await hand.press('button', en.lesson.begin);
  for (const [index, { question, right }] of (await questionsOf(page)).entries()) {
    await hand.shows('heading', question);
    think();
    await hand.press('button', index < known ? right : en.lesson.notLearned);
    await goOn(hand, index === 9);
  }
  await hand.says(en.lesson.placed);
  await hand.press('button', en.lesson.home);
}

/** Takes a lesson with a hint and a wrong answer at its first question, tries that again, and goes home. */
export async function takeLesson(hand: Hand, page: Page, think: () => void): Promise<void> {
  await hand.press('button', new RegExp(`^${en.childHome.learn}`));
  await hand.press('button', en.lesson.skip);
  const questions = await questionsOf(page);
  for (const [index, { question, right, wrong, hint }] of questions.entries()) {
    await hand.shows('heading', question);
    think();
    if (index === 0) {
      await hand.press('button', en.lesson.hint);
      await hand.says(hint);
    }
    await hand.press('button', index === 0 ? wrong : right);
    await hand.shows('heading', (index === 0 ? en.lesson.wrong : en.lesson.right)[index % 3] ?? '');
    await goOn(hand, index === questions.length - 1);
  }
  const [first] = questions;
  await hand.press('button', en.lesson.practiceStart);
  await hand.press('button', first?.right ?? '');
  await goOn(hand, false);
  await hand.shows('heading', en.lesson.someRight(questions.length - 1, questions.length));
  await hand.press('button', en.lesson.home);
}

async function goOn(hand: Hand, isLast: boolean): Promise<void> {
  await hand.press('button', isLast ? en.lesson.finish : en.lesson.next);
}

/** What a child who knows everything would think of a question. */
interface Asked {
  question: string;
  right: string;
  wrong: string;
  hint: string;
}

/** Returns the questions of the lesson that the page keeps, with their answers. */
function questionsOf(page: Page): Promise<Asked[]> {
  return page.evaluate<Asked[]>(`(() => {
    const key = Object.keys(localStorage).find((name) => {
      if (!name.startsWith('family:lesson:')) return false;
      return JSON.parse(localStorage[name]).phase !== 'over';
    });
    return JSON.parse(localStorage[key]).lesson.spec.questions.map(({ question, choices, correctIndex, hints }) => ({
      question,
      right: choices[correctIndex],
      wrong: choices[correctIndex === 0 ? 1 : 0],
      hint: hints?.[0] ?? '',
    }));
  })()`);
}

/** Saves all points that a goal needs, and asks for it. */
export async function saveAndAsk(hand: Hand, title: string, cost: number): Promise<void> {
  const words = en.goals;
  const points = `${cost} points`;
  await hand.press('link', words.title);
  await hand.press('button', words.named(words.save, title));
  await hand.shows('dialog', words.saveFor(title));
  await hand.press('button', words.all);
  await hand.press('button', words.saveThese(points));
  await hand.says(words.saved(points, title));
  await hand.press('button', words.named(words.get, title));
  await hand.shows('dialog', words.getTitle(title));
  await hand.press('button', words.ask);
  await hand.says(words.asked(title));
}
