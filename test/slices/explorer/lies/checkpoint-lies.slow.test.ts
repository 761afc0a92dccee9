import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import type { LedgerCheckpoint } from '../../../../schema/audit.ts';
import { signCheckpoint } from '../../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { startApp } from '../../../helpers/app.ts';
import { noBrowser, openBrowser, pageFaults } from '../../../helpers/browser.ts';
import { expectStatus, givePoints, registerAdmin } from '../../../helpers/families/client.ts';
import { playStory } from '../story.ts';
import { genuine, otherKey, signerOf } from './forgeries.ts';
import { type Lie, saying, startLiar } from './liar.ts';
import { verdictIn, visit } from './visits.ts';

/** The view of checkpoints verifies each of them in the browser. */

const { app } = await startApp(t);
const admin = await registerAdmin(app);
const story = await playStory(app, admin);
const path = '/api/ledger/checkpoints';
// Each request for a checkpoint makes one if there are new events.
await expectStatus(200, story.parent.get('/api/ledger/checkpoint'));
await givePoints(admin, story.learner.id, 1);
await expectStatus(200, story.parent.get('/api/ledger/proof'));
const genuineList: LedgerCheckpoint[] = (await expectStatus(200, story.parent.get(path))).body;
const target = await app.listen({ port: 0, host: '127.0.0.1' });
const open = await openBrowser(t);

/** Opens the checkpoints with lies. */
async function openCheckpoints(t: Test, lies: Iterable<[string, Lie]> = []): Promise<Page> {
  const liar = await startLiar(t, target);
  liar.lies = new Map(lies);
  const { page } = await visit(open, liar.address, story.parentName);
  await page.getByRole('link', { name: 'Checkpoints' }).click();
  return page;
}

/** Lists an oldest checkpoint with another root, signed by a key. */
function withOtherRoot(signer = genuine): [string, Lie] {
  const oldest = genuineList.at(-1);
  if (!oldest) throw new Error('there is no checkpoint');
  const root = Buffer.alloc(32, 1);
  const note = signCheckpoint({ size: oldest.size, root }, signer);
  return [path, saying([...genuineList.slice(0, -1), { ...oldest, note, root: root.toString('base64') }])];
}

async function checkAll(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /continue each other/ }).click();
  const cells = page.locator('td.checked');
  await cells
    .last()
    .getByText(/continues?\b|wrong/)
    .waitFor();
  return cells.allTextContents();
}

t.test(
  'genuine checkpoints have right signatures, and continue each other',
  { skip: noBrowser },
  async (t) => {
    const page = await openCheckpoints(t);
    const found = await checkAll(page);
    t.equal(found.length, genuineList.length);
    t.same(
      found.filter((text) => !text.includes('The signature is right, and the log continues.')),
      [],
    );
  },
);

t.test(
  'a checkpoint of another history has a right signature, but is not continued',
  { skip: noBrowser },
  async (t) => {
    const page = await openCheckpoints(t, [withOtherRoot()]);
    t.match((await checkAll(page)).at(-1), /does not continue/);
  },
);

t.test('a checkpoint that another key signed is wrong', { skip: noBrowser }, async (t) => {
  const page = await openCheckpoints(t, [withOtherRoot(signerOf(otherKey))]);
  await page.locator('td.checked').last().getByText('The signature is wrong.').waitFor();
  t.pass();
});

t.test('a reader who forgets the kept proof is asked once more', { skip: noBrowser }, async (t) => {
  const page = await openCheckpoints(t);
  await page.getByText(/This browser keeps the hashes of the events 1 to/).waitFor();
  await page.getByRole('button', { name: 'Forget it …' }).click();
  t.same(await pageFaults(page, 'explorer-forget'), []);
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await page.getByText('This browser keeps nothing of this ledger.').waitFor();
  await page.getByRole('button', { name: 'Check again' }).click();
  const { verdict, words } = await verdictIn(page);
  t.equal(verdict, 'green');
  t.notMatch(words, /continues your proof/);
});
