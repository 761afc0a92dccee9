import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openBrowser } from '../../helpers/browser.ts';
import { expectStatus, givePoints, registerAdmin } from '../../helpers/families/client.ts';
import { until } from '../../helpers/until.ts';
import {
  adjustMore,
  exporting,
  exportPath,
  genuine,
  linesOf,
  otherKey,
  rewrite,
  signerOf,
  withoutTail,
} from './lies/forgeries.ts';
import { type Lie, startLiar } from './lies/liar.ts';
import { drop, shownIn, verdictIn, visit } from './lies/visits.ts';
import { playStory, type Story } from './story.ts';

/** A proof that somebody saved, and compares later in another browser. */

const { app } = await startApp(t);
const admin = await registerAdmin(app);
const [story, other] = [await playStory(app, admin), await playStory(app, admin)];
const target = await app.listen({ port: 0, host: '127.0.0.1' });
const open = await openBrowser(t);
const early = noBrowser ? undefined : await savedProof(t, story);
await givePoints(admin, story.sibling.id, 4);
const text: string = (await expectStatus(200, story.parent.get(exportPath))).body;

/** Opens the ledger of a family in a browser that has not seen it. */
async function openNew(t: Test, { parentName }: Story, lies: Iterable<[string, Lie]> = []) {
  const liar = await startLiar(t, target);
  liar.lies = new Map(lies);
  const { page, verdict } = await visit(open, liar.address, parentName);
  return { page, verdict };
}

/** Saves the proof of a page as a reader does, and returns its text. */
async function savedProof(t: Test, of: Story): Promise<string> {
  const { page } = await openNew(t, of);
  await page.getByText('Proof', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the proof' }).click();
  const proof = await readFile(await (await download).path(), 'utf8');
  await page.close();
  return proof;
}

/** Compares with a proof, and returns what the page then says. */
async function compared(page: Page, proof: string, name = 'proof.json') {
  const findings = async () => String(await page.locator('.findings').allTextContents());
  const before = await findings();
  await drop(page, name, proof);
  await until('the page compares', async () => (await findings()) !== before);
  return shownIn(page);
}

t.test('the ledger continues a proof that somebody drops or chooses', { skip: noBrowser }, async (t) => {
  const { page, verdict } = await openNew(t, story);
  t.equal(verdict, 'green');
  const dropped = await compared(page, early ?? '');
  t.match(dropped, { verdict: 'green', words: /continues your proof/, findings: /unchanged/ });
  await page.reload();
  await page.getByLabel('Username').waitFor();
  const { page: another } = await openNew(t, story);
  await another.getByText('Proof', { exact: true }).click();
  const buffer = Buffer.from(early ?? '');
  await another
    .getByLabel('Compare with a saved proof')
    .setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer });
  await another.locator('.findings').waitFor();
  t.match(await shownIn(another), { verdict: 'green', findings: /continues your proof/ });
});

t.test('an answer of the service is a proof too', { skip: noBrowser }, async (t) => {
  const { body } = await expectStatus(
    200,
    story.parent.get(`/api/ledger/proof?familyId=${story.parent.id}&seq=3`),
  );
  const { page } = await openNew(t, story);
  t.match(await compared(page, JSON.stringify(body)), {
    verdict: 'green',
    findings: /its 3 events are unchanged/,
  });
});

t.test('the proof shows a rewritten history that a first visit cannot', { skip: noBrowser }, async (t) => {
  const seq = linesOf(text).events.find(({ type }) => type === 'PointsAdjusted')?.seq;
  for (const signer of [genuine, signerOf(otherKey)]) {
    const { log, text: other } = rewrite(text, adjustMore);
    const { page, verdict } = await openNew(t, story, [exporting(other), ...(await log(signer))]);
    t.equal(verdict, 'green', 'a first visit');
    const shown = await compared(page, early ?? '');
    t.equal(shown.verdict, 'red');
    t.match(shown.findings, new RegExp(`Event ${seq}: The ledger was rewritten`));
    t.match(shown.findings, signer === genuine ? /does not continue the first/ : /did not sign that the key/);
  }
});

t.test('the proof shows a truncated history that a first visit cannot', { skip: noBrowser }, async (t) => {
  const short = withoutTail(text, 3);
  const { log } = rewrite(short, () => {});
  const { page, verdict } = await openNew(t, story, [exporting(short), ...(await log(genuine))]);
  t.equal(verdict, 'green', 'a first visit');
  const shown = await compared(page, early ?? '');
  t.equal(shown.verdict, 'red');
  t.match(shown.findings, /The ledger was truncated/);
  t.match(shown.findings, /does not continue the first/);
});

t.test(
  'a proof of another family, a damaged proof and another file prove nothing',
  { skip: noBrowser },
  async (t) => {
    const proof = JSON.parse(early ?? '{}');
    const strange = await savedProof(t, other);
    const heads = Buffer.from(proof.heads, 'base64');
    heads.fill(0, heads.length - 32);
    const cases: [string, RegExp][] = [
      [strange, /proof is of family \d+, and the ledger of family \d+/],
      ['{"familyId":', /no proof of a ledger/],
      ['{"familyId":1}', /no proof of a ledger/],
      [JSON.stringify({ ...proof, head: 'b'.repeat(64) }), /does not lead to the signed root/],
      [
        JSON.stringify({ ...proof, checkpoint: proof.checkpoint.replace('\n', 'x\n') }),
        /signature of the checkpoint is wrong/,
      ],
      [JSON.stringify({ ...proof, heads: heads.toString('base64') }), /hashes in the file are not those/],
    ];
    for (const [file, expected] of cases) {
      const { page } = await openNew(t, story);
      const shown = await compared(page, file);
      t.match(shown.findings, expected);
      t.equal(shown.verdict, 'green', 'the file says nothing about the ledger');
      await page.getByRole('button', { name: 'Check again' }).click();
      t.equal((await verdictIn(page)).verdict, 'green', 'the next check needs no proof');
      await page.close();
    }
  },
);
