import t, { type Test } from 'tap';
import type { RecordedEvent } from '../../../../src/kernel/ledger/events.ts';
import { startApp } from '../../../helpers/app.ts';
import { noBrowser, openBrowser } from '../../../helpers/browser.ts';
import { expectStatus, registerAdmin } from '../../../helpers/families/client.ts';
import type { Draft, ForgedLedger } from '../../../kernel/ledger/forgeries/forged-ledger.ts';
import { playStory } from '../story.ts';
import {
  adjustMore,
  exporting,
  exportPath,
  forgedLog,
  genuine,
  linesOf,
  otherKey,
  rewrite,
  signerOf,
  withEvent,
  withoutTail,
} from './forgeries.ts';
import { changing, type Liar, type Lie, saying, startLiar } from './liar.ts';
import { type Shown, visit } from './visits.ts';

/** A server that lies to a browser without a kept proof. The page must find all that the ledger and its log can show. */

const { app } = await startApp(t);
const story = await playStory(app, await registerAdmin(app));
const target = await app.listen({ port: 0, host: '127.0.0.1' });
const open = await openBrowser(t);
const genuineText: string = (await expectStatus(200, story.parent.get(exportPath))).body;
const { events } = linesOf(genuineText);

/** Opens the ledger of the parent at a server that tells these lies. */
async function seen(t: Test, lies: Iterable<[string, Lie]>): Promise<Shown & { liar: Liar }> {
  const liar = await startLiar(t, target);
  for (const [path, lie] of lies) liar.lies.set(path, lie);
  return { ...(await visit(open, liar.address, story.parentName)), liar };
}

/** Returns the number of the first event of a type. */
function seqOf(type: string, fits: (event: RecordedEvent) => boolean = () => true): number {
  return events.find((event) => event.type === type && fits(event))?.seq ?? 0;
}

/** Gives a quiz another number of points than its answers earn. */
function payMore(ledger: ForgedLedger): Draft {
  const event = ledger.first('QuizAnswered');
  const [entry] = event.entries;
  if (entry) entry.amount += 1;
  return event;
}

t.test('shows green for a service that tells the truth', { skip: noBrowser }, async (t) => {
  const { verdict, words, findings } = await seen(t, []);
  t.equal(verdict, 'green');
  t.match(words, new RegExp(`${events.length} events`));
  t.notMatch(words, /fault|not signed/);
  t.equal(findings, '');
});

t.test('finds a changed line by its hash', { skip: noBrowser }, async (t) => {
  const seq = seqOf('QuizAnswered');
  const text = withEvent(genuineText, seq, ({ entries: [entry] }) => {
    if (entry) Object.assign(entry, { amount: entry.amount + 1 });
  });
  const { verdict, words, findings } = await seen(t, [exporting(text)]);
  t.equal(verdict, 'red');
  t.match(words, /fault/);
  t.match(findings, new RegExp(`Event ${seq}\\b.*Hash chain`));
  t.notMatch(findings, new RegExp(`Event [1-${seq - 1}]\\b`), 'nothing before it');
});

t.test('finds an event without its line', { skip: noBrowser }, async (t) => {
  const seq = seqOf('RewardCreated');
  const text = genuineText.split('\n').toSpliced(seq, 1).join('\n');
  const { verdict, findings } = await seen(t, [exporting(text)]);
  t.equal(verdict, 'red');
  t.match(findings, /Order of the events/);
});

t.test('finds a stream that ends before its first line says', { skip: noBrowser }, async (t) => {
  const text = `${genuineText.split('\n').slice(0, -3).join('\n')}\n`;
  const { verdict, findings } = await seen(t, [exporting(text)]);
  t.equal(verdict, 'red');
  t.match(findings, /End of the ledger/);
});

t.test(
  'finds what no rule allows in a history with right hashes and a right log',
  { skip: noBrowser },
  async (t) => {
    const { text, log } = rewrite(genuineText, payMore);
    const { verdict, findings } = await seen(t, [exporting(text), ...(await log(genuine))]);
    t.equal(verdict, 'red');
    t.match(findings, new RegExp(`Event ${seqOf('QuizAnswered')}\\b.*(Points|Rule of the event)`));
    t.notMatch(findings, /Hash chain|signed log/);
  },
);

t.test('finds another history that the rules allow by the signed log', { skip: noBrowser }, async (t) => {
  const { text } = rewrite(genuineText, adjustMore);
  const { verdict, findings } = await seen(t, [exporting(text)]);
  t.equal(verdict, 'red');
  t.match(findings, new RegExp(`Event ${events.length} has another hash in the signed log`));
  t.notMatch(findings, /Hash chain|Points|Balance/, 'all else is right');
});

t.test('finds a hidden end by the signed log', { skip: noBrowser }, async (t) => {
  const { verdict, findings } = await seen(t, [exporting(withoutTail(genuineText, 2))]);
  t.equal(verdict, 'red');
  t.match(findings, new RegExp(`log has event ${events.length}, but the ledger ends before it`));
  t.match(findings, new RegExp(`Event ${events.length - 1}\\b`), 'the first event that is missing');
});

t.test('finds a learner’s part in the place of the whole ledger', { skip: noBrowser }, async (t) => {
  const { learner } = story;
  const { body } = await expectStatus(200, learner.get(`/api/learners/${learner.id}/ledger`));
  const { verdict, findings } = await seen(t, [exporting(body)]);
  t.equal(verdict, 'red');
  t.match(findings, /sent another ledger/);
});

t.test('is not green without a checkpoint or without a proof', { skip: noBrowser }, async (t) => {
  const refusal: Lie = () => ({
    status: 503,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify({ code: 'SERVICE_UNAVAILABLE', detail: 'Come back later' }),
  });
  for (const path of ['checkpoint', 'proof']) {
    const { verdict, words, findings } = await seen(t, [[`/api/ledger/${path}`, refusal]]);
    t.equal(verdict, 'amber', path);
    t.match(words, /Not yet signed/);
    t.match(words, /Come back later/);
    t.equal(findings, '');
  }
});

t.test('finds wrong signatures and proofs', { skip: noBrowser }, async (t) => {
  const damaged = (note: string) => note.replace(/\d+\n(?=.*=\n\n)/, '99\n');
  const changed = (name: string, value: (before: string) => unknown): Lie =>
    changing((body) => JSON.stringify({ ...JSON.parse(body), [name]: value(JSON.parse(body)[name]) }));
  const cases: [string, Lie, RegExp][] = [
    ['checkpoint', changed('note', damaged), /did not sign the newest checkpoint/],
    ['checkpoint', changed('publicKey', () => signerOf(otherKey).verifierKey), /did not sign/],
    ['proof', changed('checkpoint', damaged), /signature of the checkpoint is wrong/],
    ['proof', changed('head', () => 'a'.repeat(64)), /does not lead to the signed root/],
    ['proof', changed('index', () => 0), /does not lead to the signed root/],
    ['proof', changed('proof', () => []), /does not lead to the signed root/],
  ];
  for (const [path, lie, expected] of cases) {
    const { verdict, findings } = await seen(t, [[`/api/ledger/${path}`, lie]]);
    t.equal(verdict, 'red', String(expected));
    t.match(findings, expected);
  }
});

t.test(
  'finds a proof of another family that has the hash of the last event',
  { skip: noBrowser },
  async (t) => {
    const { text } = rewrite(genuineText, adjustMore);
    const heads = linesOf(text).events.map(({ hash }) => hash);
    const log = await forgedLog(999, heads, signerOf(otherKey));
    const { verdict, findings } = await seen(t, [exporting(text), ...log]);
    t.equal(verdict, 'red');
    t.match(findings, /proof is of another event/);
  },
);

t.test('never asks the server for its own verdict', { skip: noBrowser }, async (t) => {
  const praise = saying({ ok: true, problemCount: 0, problems: [], head: 'a'.repeat(64) });
  const claims: [string, Lie][] = ['verify', 'verification', 'status'].map((name) => [
    `/api/ledger/${name}`,
    praise,
  ]);
  const { text } = rewrite(genuineText, payMore);
  const { verdict, liar } = await seen(t, [exporting(text), ...claims]);
  t.equal(verdict, 'red');
  t.notOk(liar.asked.some((path) => path.includes('verif')));
});

t.test(
  'cannot show a first visitor that a server signs an invented history with a key of its own: the limit of a first visit',
  { skip: noBrowser },
  async (t) => {
    const { text, log } = rewrite(genuineText, adjustMore);
    const { verdict } = await seen(t, [exporting(text), ...(await log(signerOf(otherKey)))]);
    t.equal(verdict, 'green');
  },
);
