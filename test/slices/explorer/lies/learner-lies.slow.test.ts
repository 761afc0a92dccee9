import t, { type Test } from 'tap';
import { startApp } from '../../../helpers/app.ts';
import { noBrowser, openBrowser } from '../../../helpers/browser.ts';
import { expectStatus, registerAdmin } from '../../../helpers/families/client.ts';
import { playStory } from '../story.ts';
import { changing, startLiar } from './liar.ts';
import { visit } from './visits.ts';

/** A server that lies to a learner, who sees all hashes, and only the own events. */

interface Line {
  seq: number;
  id?: string;
  type?: string;
  isPartial?: boolean;
  entries?: { learnerId: number; amount: number; balanceAfter: number }[];
  hash: string;
}

const { app } = await startApp(t);
const { learner, sibling, learnerName } = await playStory(app, await registerAdmin(app));
const target = await app.listen({ port: 0, host: '127.0.0.1' });
const open = await openBrowser(t);
const path = `/api/learners/${learner.id}/ledger`;
const part: string = (await expectStatus(200, learner.get(path))).body;
const [first = '', ...rest] = part.trimEnd().split('\n');
const lines: Line[] = rest.map((line) => JSON.parse(line));

/** Opens the learner's part at a server that changes a line. */
async function seen(t: Test, line?: Line) {
  const liar = await startLiar(t, target);
  const changed = lines.map((other) => (other.seq === line?.seq ? line : other));
  const text = [first, ...changed.map((other) => JSON.stringify(other)), ''].join('\n');
  if (line)
    liar.lies.set(
      path,
      changing(() => text),
    );
  const { page, ...shown } = await visit(open, liar.address, learnerName);
  await page.close();
  return shown;
}

/** Returns a copy of the first line that fits. */
function lineWith(fits: (line: Line) => boolean): Line {
  const line = lines.find(fits);
  if (!line) throw new Error('the part has no such line');
  return structuredClone(line);
}

const isOwn = ({ id, isPartial, entries = [] }: Line) => id !== undefined && !isPartial && entries.length > 0;

t.test('shows a learner green, and how many events are of others', { skip: noBrowser }, async (t) => {
  const { verdict, words, findings, complaints } = await seen(t);
  t.equal(verdict, 'green');
  t.match(words, /events are of others/);
  t.equal(findings, '');
  t.same(complaints, []);
});

t.test('finds a changed amount in an own event', { skip: noBrowser }, async (t) => {
  const line = lineWith(isOwn);
  for (const entry of line.entries ?? []) entry.amount += 1;
  const { verdict, findings } = await seen(t, line);
  t.equal(verdict, 'red');
  t.match(findings, new RegExp(`Event ${line.seq}\\b.*Hash chain`));
  t.match(findings, new RegExp(`Event ${line.seq}\\b.*Balance`));
});

t.test(
  'finds an own event that the server withholds, by the balance after it',
  { skip: noBrowser },
  async (t) => {
    const { seq, hash } = lineWith(isOwn);
    const { verdict, findings } = await seen(t, { seq, hash });
    t.equal(verdict, 'red');
    t.match(findings, /Balance/);
  },
);

t.test(
  'finds an own event that claims to be shown in part, so that its hash escapes',
  { skip: noBrowser },
  async (t) => {
    const last = lines.findLast(isOwn);
    if (!last) throw new Error('the part has no such line');
    const { commitments: _, ...line } = { ...structuredClone(last), isPartial: true, commitments: undefined };
    for (const entry of line.entries ?? [])
      Object.assign(entry, { amount: entry.amount + 1, balanceAfter: Number(entry.balanceAfter) + 1 });
    const { verdict, findings } = await seen(t, line);
    t.equal(verdict, 'red');
    t.match(findings, new RegExp(`Event ${line.seq}\\b.*Form of the line`));
  },
);

t.test('finds another hash of an event of others', { skip: noBrowser }, async (t) => {
  const line = lineWith(({ id }) => id === undefined);
  const { verdict } = await seen(t, { ...line, hash: 'a'.repeat(64) });
  t.equal(verdict, 'red');
});

t.test('finds points of another learner in the part', { skip: noBrowser }, async (t) => {
  const line = lineWith(isOwn);
  line.entries?.push({ ...line.entries[0], learnerId: sibling.id } as never);
  const { verdict, findings } = await seen(t, line);
  t.equal(verdict, 'red');
  t.match(findings, /an entry of another learner/);
});
