import type { Page } from 'playwright-core';
import t from 'tap';
import { en } from '../../../src/slices/family-page/page/texts/en.ts';
import { noBrowser, openBrowser } from '../../helpers/browser.ts';
import { clientOf, createReward, expectStatus } from '../../helpers/families/client.ts';
import { handOver, openDevice } from './children.ts';
import { goToView, setStage } from './stage.ts';

/** A child who edits what the device keeps reaches only its own data: the page holds no more than its token allows. */

const stage = await setStage(t);
const { address, parent, mia, leo } = stage;
const open = await openBrowser(t);
const onlyOfLeo = 'A secret of Leo';
await createReward(parent, { title: 'For all' });
const lesson = await expectStatus(
  201,
  leo.post('/api/lessons/create', { learnerId: leo.id, gradeLevel: 1, subject: 'Math' }),
);
await expectStatus(200, parent.put(`/api/learners/${leo.id}`, { name: onlyOfLeo }));

interface Answer {
  status: number;
  url: string;
  body: string;
}

/** Keeps what the service gives a page from now on. */
function keepAnswers(page: Page, answers: Answer[]): Answer[] {
  page.on('response', async (response) => {
    const url = response.url().slice(address.length);
    if (!url.startsWith('/api/')) return;
    const body = await response.text().catch(() => '');
    answers.push({ status: response.status(), url, body });
  });
  return answers;
}

/** Returns a token whose payload says something else, under the signature of before. */
function edited(token: string, changes: object): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url');
  return [head, forged, signature].join('.');
}

/** Returns a token without a signature, which says that it needs none. */
function unsigned(token: string, changes: object): string {
  const head = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return [head, edited(token, changes).split('.')[1], ''].join('.');
}

const views = [
  '',
  'goals',
  'achievements',
  'done',
  'points',
  'lesson',
  'review',
  'account',
  'children',
  'edit-child',
  'hand-over',
  'child',
  'child/lessons',
  'child/points',
  'child/statement',
];

/** Opens a device of Mia with this token and these changes, and goes to all views, with the ids of Leo in their states. */
async function wander(t: Parameters<typeof openDevice>[0], token: string, changes: object = {}) {
  const kept = { ...(await handOver(parent, mia)), token, ...changes };
  const answers: Answer[] = [];
  // From the first answer on: it may end what the device keeps.
  const listen = (page: Page) => keepAnswers(page, answers);
  const { page } = await openDevice(t, open, address, [kept], { ...mia, id: kept.id }, listen);
  await page.reload();
  await page.locator('h1').waitFor();
  const seen: string[] = [];
  const state = { learnerId: leo.id, lessonId: lesson.body.id, rewardId: lesson.body.id };
  for (const view of views) {
    await goToView(page, view, state);
    seen.push((await page.locator('body').textContent()) ?? '');
  }
  return { page, answers, seen: seen.join('\n') };
}

const tokenOf = async () => (await handOver(parent, mia)).token;

/** What only a sibling or a parent may see. */
const secrets = [onlyOfLeo, 'Tom', en.parentHome.handOver];

function revealed({ seen, answers }: { seen: string; answers: { body: string }[] }): string[] {
  return secrets.filter(
    (secret) => seen.includes(secret) || answers.some(({ body }) => body.includes(secret)),
  );
}

const lies: Record<string, (token: string) => { token: string; changes?: object }> = {
  'an edited role': (token) => ({ token: edited(token, { role: 'PARENT' }) }),
  'the id of the parent in the token': (token) => ({ token: edited(token, { sub: `${parent.id}` }) }),
  'the id of a sibling in the token': (token) => ({
    token: edited(token, { sub: `${leo.id}` }),
    changes: { id: leo.id },
  }),
  'a token without a signature': (token) => ({
    token: unsigned(token, { sub: `${parent.id}`, role: 'PARENT' }),
  }),
};

for (const [lie, tell] of Object.entries(lies)) {
  t.test(`${lie} shows the question of who learns, and nothing else`, { skip: noBrowser }, async (t) => {
    const { token, changes } = tell(await tokenOf());
    const walk = await wander(t, token, changes);
    t.same(revealed(walk), []);
    t.ok(walk.answers.length > 0);
    t.same(
      walk.answers.filter(({ status }) => status !== 401),
      [],
      'the service gives nothing',
    );
    await walk.page.getByText(en.who.askParent).waitFor();
  });
}

t.test(
  'the id of a sibling on the device, with an own token, gets no data of the sibling',
  { skip: noBrowser },
  async (t) => {
    const walk = await wander(t, await tokenOf(), { id: leo.id });
    t.same(revealed(walk), []);
    const given = walk.answers.filter(
      ({ status, url }) => status < 300 && url.includes(`learnerId=${leo.id}`),
    );
    t.same(given, []);
    t.ok(walk.answers.some(({ status }) => status === 403 || status === 404));
  },
);

t.test(
  'ids of a sibling in the state of the browser get nothing of the sibling',
  { skip: noBrowser },
  async (t) => {
    const walk = await wander(t, await tokenOf());
    t.same(revealed(walk), []);
    t.ok(walk.seen.includes('Mia'), 'the child sees its own');
    const ofLesson = walk.answers.filter(({ url }) => url.includes(lesson.body.id));
    t.ok(ofLesson.length > 0 && ofLesson.every(({ status }) => status === 403 || status === 404));
  },
);

t.test(
  'the token of a child in the place of a parent’s is that of a child',
  { skip: noBrowser },
  async (t) => {
    const { page } = await openDevice(t, open, address, []);
    await page.evaluate(`sessionStorage.setItem('token', '${await tokenOf()}')`);
    const answers = keepAnswers(page, []);
    await page.reload();
    await page.getByRole('heading', { name: en.childHome.hello('Mia') }).waitFor();
    await goToView(page, 'hand-over');
    t.same(revealed({ answers, seen: (await page.locator('body').textContent()) ?? '' }), []);
  },
);

t.test('a locked sibling whom the device calls open stays locked', { skip: noBrowser }, async (t) => {
  const locked = await handOver(parent, leo, true);
  // The hand-over of the page ends this token: it only says that a parent trusts the device.
  await expectStatus(200, clientOf(stage.app, locked.token).post('/api/logout'));
  const { page } = await openDevice(t, open, address, [{ ...locked, state: 'open', hasPin: false }], leo);
  const answers = keepAnswers(page, []);
  await page.reload();
  await page.getByText(en.who.title).waitFor();
  t.same(
    answers.filter(({ status }) => status < 400),
    [],
  );
});
