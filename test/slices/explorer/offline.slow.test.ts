import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import t, { type Test } from 'tap';
import { startApp } from '../../helpers/app.ts';
import { noBrowser, openBrowser, pageFaults } from '../../helpers/browser.ts';
import { exportText } from '../../kernel/ledger/model/memory-ledger.ts';
import { createRandom } from '../../kernel/ledger/model/random.ts';
import { randomLedger } from '../../kernel/ledger/model/random-ledgers.ts';
import { adjustMore, forgedLog, genuine, otherKey, rewrite, signerOf, withEvent } from './lies/forgeries.ts';
import { drop, dropFile, dropFromDisk, goTo, shownIn, verdictIn, views } from './lies/visits.ts';

/** The offline file, opened without a network, checks an export of 10,000 events. */

const familyId = 7;
const count = 10_000;
const { app } = await startApp(t);
const open = await openBrowser(t);
const directory = await mkdtemp(join(tmpdir(), 'learning-offline-'));
t.teardown(() => rm(directory, { recursive: true }));
const path = join(directory, 'explorer.html');
await writeFile(path, (await app.inject('/explorer/offline.html')).body);
// All at the beginning of 2026, so in the past.
const { events } = await randomLedger(familyId, 3 * count, createRandom(14), [0, 1, 17, 1000]);
const text = exportText(familyId, events.slice(0, count)).toString();
const heads = events.slice(0, count).map(({ hash }) => hash);

/** Opens the file without a network. */
async function openFile(t: Test) {
  const { page, complaints } = await open();
  await page.context().setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(path).href);
  t.teardown(() => page.close());
  return { page, complaints, requests };
}

/** Returns a proof of the last event, as the service answers with one. */
async function proofBy(signer: typeof genuine, hashes: readonly string[] = heads): Promise<string> {
  const lie = (await forgedLog(familyId, hashes, signer)).get('/api/ledger/proof');
  const nothing = { status: 200, headers: {}, body: '' };
  return (await lie?.(nothing, new URL('http://127.0.0.1')))?.body ?? '';
}

t.test('verifies 10,000 events, and sends no request', { skip: noBrowser }, async (t) => {
  const { page, complaints, requests } = await openFile(t);
  t.same(await pageFaults(page, 'explorer-offline-start'), []);
  const dropped = join(directory, 'dropped.ndjson');
  await writeFile(dropped, text);
  await dropFromDisk(page, dropped);
  const { verdict, words } = await verdictIn(page);
  t.equal(verdict, 'amber', 'an export has no signature');
  t.match(words, /10,000 events/);
  t.match(words, /not signed/);
  for (const [view, title] of [...views, ['event?seq=5000', 'Event'] as const]) {
    await goTo(page, view, title);
    t.same(await pageFaults(page, `explorer-offline-${view.replace(/\?.*/, '')}`), []);
  }
  t.same(
    requests.filter((url) => !/^(file|blob|data):/.test(url)),
    [],
  );
  t.same(complaints, []);
});

t.test('takes the signature from a proof', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openFile(t);
  await drop(page, 'ledger.ndjson', text);
  await verdictIn(page);
  await drop(page, 'proof.json', await proofBy(genuine));
  await page.locator('.verdict-green').waitFor();
  t.match((await shownIn(page)).words, /signed/);
  t.same(complaints, []);
});

t.test('finds a changed event', { skip: noBrowser }, async (t) => {
  const { page } = await openFile(t);
  const seq = events.findIndex(({ seq, entries }) => seq > 6000 && entries.length > 0) + 1;
  const changed = withEvent(text, seq, ({ entries: [entry] }) => {
    if (entry) Object.assign(entry, { amount: entry.amount + 1 });
  });
  await drop(page, 'ledger.ndjson', changed);
  const { verdict, findings } = await verdictIn(page);
  t.equal(verdict, 'red');
  t.match(findings, new RegExp(`Event ${seq.toLocaleString('en')}\\b.*Hash chain`));
});

t.test('finds a rewritten history by a proof from before', { skip: noBrowser }, async (t) => {
  const { page } = await openFile(t);
  const rewritten = rewrite(text, adjustMore);
  await drop(page, 'ledger.ndjson', rewritten.text);
  await verdictIn(page);
  await drop(page, 'proof.json', await proofBy(genuine));
  await page.locator('.verdict-red').waitFor();
  t.match((await shownIn(page)).findings, /The ledger was rewritten/);
});

t.test('says so if the browser cannot read the file', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openFile(t);
  const gone = join(directory, 'ledger.ndjson');
  await writeFile(gone, text);
  // Deleted between the choice and the drop, so that only the page still has it.
  await page.evaluate(`addEventListener('change', (event) => {
    event.stopImmediatePropagation();
    window.chosen = event.target.files[0];
  }, { capture: true })`);
  await page.locator('input[type="file"]').setInputFiles(gone);
  await rm(gone);
  await dropFile(page, 'window.chosen');
  const { verdict, words } = await verdictIn(page);
  t.equal(verdict, 'amber');
  t.match(words, /could not check the ledger\. The browser cannot read the file/);
  t.same(complaints, []);
});

t.test('says so if the file is no export', { skip: noBrowser }, async (t) => {
  const { page, complaints } = await openFile(t);
  await drop(page, 'notes.txt', 'Dear diary');
  const { verdict, words } = await verdictIn(page);
  t.not(verdict, 'green');
  t.match(words, /no export of a ledger/);
  await page.getByRole('button', { name: 'Close the file' }).click();
  await page.getByRole('heading', { name: 'Where the export comes from' }).waitFor();
  t.same(complaints, []);
});

t.test(
  'cannot know which key is that of the service: it shows the key of the proof',
  { skip: noBrowser },
  async (t) => {
    const { page } = await openFile(t);
    await drop(page, 'ledger.ndjson', text);
    await verdictIn(page);
    const signer = signerOf(otherKey);
    await drop(page, 'proof.json', await proofBy(signer));
    await page.locator('.verdict-green').waitFor();
    await page.evaluate(`location.hash = '#/checkpoints'`);
    await page.getByText(signer.verifierKey).first().waitFor();
  },
);
