import t from 'tap';
import { en } from '../../../src/slices/family-page/page/texts/en.ts';
import { startApp, type TestContext } from '../../helpers/app.ts';
import { noBrowser, openBrowser } from '../../helpers/browser.ts';
import {
  addChild,
  addGoal,
  createAccount,
  type Described,
  handOverDevice,
  saveAndAsk,
  signInAs,
  takeLesson,
  takePlacement,
} from './family.ts';
import { fingersOn, type Hand, keysOn, readerOf } from './hands.ts';

/** The first evening of a family with the service, as it happens on its page alone: no test sends a request here. */

const mia: Described = { name: 'Mia', grade: 'first', picture: 'fox', color: 'teal' };
const leo: Described = { name: 'Leo', grade: 'fourth', picture: 'owl', color: 'purple' };
const treat = 'Ice cream';
const cost = 3;

/** Starts a service without any user. The clock goes on while a child thinks: nobody answers as fast as a test. */
async function startService(t: TestContext) {
  let shift = 0;
  const { app } = await startApp(t, { now: () => new Date(Date.now() + shift) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const think = () => {
    shift += 20_000;
  };
  return { address, think };
}

type Device = Parameters<typeof openBrowser>[1];

async function openDevice(t: TestContext, address: string, device: Device) {
  const { page, complaints } = await (await openBrowser(t, device))();
  page.setDefaultTimeout(40_000);
  await page.goto(address);
  return { page, complaints };
}

/** Makes a family with its first goal, and gives the device to the children. */
async function settleIn(hand: Hand, children: readonly Described[]): Promise<void> {
  await createAccount(hand, 'ada');
  await hand.press('link', en.parentHome.addFirst);
  for (const [index, child] of children.entries()) {
    if (index > 0) await hand.press('summary', en.children.addTitle);
    await addChild(hand, child);
  }
  await addGoal(hand, treat, cost);
  await handOverDevice(hand);
}

t.test(
  'an evening: two children learn on a tablet by touch, and their parent says yes on a phone',
  { skip: noBrowser },
  async (t) => {
    const { address, think } = await startService(t);
    const tablet = { screen: { width: 768, height: 1024 }, hasTouch: true };
    const { page, complaints } = await openDevice(t, address, tablet);
    const hand = fingersOn(page);
    await settleIn(hand, [mia, leo]);
    const phone = await openDevice(t, address, { screen: { width: 390, height: 844 }, hasTouch: true });
    const parent = fingersOn(phone.page);
    await signInAs(parent, 'ada');
    await phone.page.evaluate('globalThis.isSamePage = true');
    for (const { name } of [mia, leo]) {
      await hand.shows('heading', en.who.title);
      await hand.press('button', name);
      await takePlacement(hand, page, 6, think);
      await takeLesson(hand, page, think);
      const asked = page.waitForResponse(/\/redeem\?/).then(() => Date.now());
      const seen = parent.shows('heading', en.parentHome.wish(name, treat)).then(() => Date.now());
      await saveAndAsk(hand, treat, cost);
      const waited = (await seen) - (await asked);
      t.ok(waited < 2000, `the wish of ${name} is on the phone after ${waited} ms`);
      await parent.press('button', en.parentHome.approveFor(treat, name));
      await parent.says(en.parentHome.approved(treat, name));
      await hand.press('link', en.childHome.home);
      await hand.says(en.childHome.approved(treat));
      await hand.press('button', en.childHome.hooray);
      await hand.press('button', en.childHome.switchChild);
    }
    t.ok(await phone.page.evaluate('globalThis.isSamePage'), 'nobody loaded the page of the phone again');
    t.same(complaints, []);
    t.same(phone.complaints, []);
  },
);

/** The evening of one child and one device. Afterwards, the child waits for the parent. */
async function shortEvening(hand: Hand, page: Parameters<typeof takeLesson>[1], think: () => void) {
  await settleIn(hand, [mia]);
  await takePlacement(hand, page, 3, think);
  await takeLesson(hand, page, think);
  await saveAndAsk(hand, treat, cost);
}

t.test('an evening by keyboard alone, on a wide screen', { skip: noBrowser }, async (t) => {
  const { address, think } = await startService(t);
  const { page, complaints } = await openDevice(t, address, { screen: { width: 1400, height: 900 } });
  await shortEvening(keysOn(page), page, think);
  t.same(complaints, []);
});

t.test('an evening by names and roles alone, as a screen reader has them', { skip: noBrowser }, async (t) => {
  const { address, think } = await startService(t);
  const { page, complaints } = await openDevice(t, address, { screen: { width: 1400, height: 900 } });
  await shortEvening(await readerOf(page), page, think);
  t.same(complaints, []);
});
