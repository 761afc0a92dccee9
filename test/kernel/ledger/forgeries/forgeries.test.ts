import { randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import t, { type Test } from 'tap';
import { stored } from '../../../../src/base/errors.ts';
import { headLeaf, signCheckpoint } from '../../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { createSigner } from '../../../../src/kernel/ledger/checkpoints/note.ts';
import { readEventHash } from '../../../../src/kernel/ledger/checkpoints/store.ts';
import { ledgerEnd } from '../../../../src/kernel/ledger/export/export.ts';
import { splitLines } from '../../../../src/kernel/ledger/export/file-lines.ts';
import { signReceipt } from '../../../../src/kernel/ledger/log/signed-receipt.ts';
import type { LedgerProblem, ProblemKind } from '../../../../src/kernel/ledger/problems.ts';
import { problemText } from '../../../../src/kernel/ledger/problems.ts';
import { findStrays } from '../../../../src/kernel/ledger/verification/family-check.ts';
import { IdSet } from '../../../../src/kernel/ledger/verification/id-set.ts';
import { verifyExport } from '../../../../src/kernel/ledger/verification/verify-export.ts';
import { testSettings } from '../../../helpers/app.ts';
import { createKernel } from '../../../helpers/kernel/kernel.ts';
import { sampled } from '../../../helpers/sampled.ts';
import { verifyAgainstCheckpoint } from '../checkpoints/attested.ts';
import { rareExports } from '../model/rare-exports.ts';
import { forgedHistories } from './all.ts';
import { createForge } from './forged-ledger.ts';
import { writeForgedSample } from './forged-sample.ts';
import { forgedMembers } from './members.ts';
import { outsideOfKnowledge } from './outside.ts';
import { rewrittenHistories } from './rewritten.ts';
import { forgedLedgerRows } from './rows.ts';
import { forgedTexts } from './texts.ts';

/**
 * Manipulations by a superuser, with right hashes where a forger can compute them. Each is found by the verification alone, or
 * with an earlier checkpoint, or is listed in docs/ledger-format.md as outside of what can be known.
 */

const forgedRows = [...forgedLedgerRows, ...forgedMembers, ...forgedTexts];

// A cluster refuses the statements that forge: they move rows between families, disable triggers and compute.
const kernel = await createKernel(t, { isPlain: true });
const sample = await writeForgedSample(kernel);
const forge = createForge(kernel);
const { familyId } = sample;

/** Checks kind and place of the first problem, and that it shows the value that the rules demand and the one found. */
function checkFirst(
  t: Test,
  [first]: readonly LedgerProblem[],
  wanted: { seq?: number; kind: ProblemKind; expected?: RegExp | undefined; found?: RegExp | undefined },
): void {
  t.match(
    { seq: first?.seq, kind: first?.kind },
    { seq: wanted.seq ?? Number, kind: wanted.kind },
    JSON.stringify(first),
  );
  if (!first) return;
  t.match(first.expected, wanted.expected ?? /./, 'shows the expected value');
  t.match(first.found, wanted.found ?? /./, 'shows the value found');
  t.not(first.expected, first.found);
  const text = problemText(first);
  for (const part of [`event ${first.seq}`, first.kind, first.message, first.expected, first.found])
    t.ok(text.includes(part), part);
}

/** Kinds that only the database shows: an export has no users, no texts and no projected rows. */
const onlyStored: readonly ProblemKind[] = ['sum', 'projection', 'account', 'text'];

t.test('has at least 99 manipulations with different names', async (t) => {
  const names = [...forgedHistories, ...forgedRows, ...rewrittenHistories].map(({ name }) => name);
  t.equal(new Set(names).size, names.length);
  t.ok(names.length >= 99, `${names.length}`);
});

t.test('finds no problem in the samples', async (t) => {
  await forge(async ({ read, write, verify, verifyExport }) => {
    for (const id of [familyId, sample.otherParent, sample.closed, sample.empty, sample.administrator])
      t.same(await verify(id), []);
    const ledger = await read(familyId);
    await write(ledger);
    t.same(await verify(familyId), [], 'also after a forger has stored it again');
    t.same(await verifyExport(familyId), []);
  });
});

for (const { name, kind, forge: change, expected, found } of sampled(forgedHistories, 0.25)) {
  t.test(`finds ${name}`, async (t) => {
    await forge(async ({ read, write, verify, verifyExport }) => {
      const ledger = await read(familyId);
      const event = change(ledger, sample);
      await write(ledger);
      const problems = await verify(familyId);
      checkFirst(t, problems, {
        seq: event ? ledger.seqOf(event) : ledger.events.length,
        kind,
        expected,
        found,
      });
      const inExport = await verifyExport(familyId);
      // The form of an export is stricter than that of stored values.
      const places = (list: LedgerProblem[]) =>
        list.filter(({ kind }) => kind !== 'format').map(({ seq, kind }) => `${seq} ${kind}`);
      const rest = problems.filter(({ kind, eventType, message }) => {
        const isOfRows = onlyStored.includes(kind) && (eventType === undefined || kind === 'text');
        return !isOfRows && !message.startsWith('the user may not');
      });
      t.same(places(inExport), places(rest), 'an export shows the same problems');
    });
  });
}

t.test('reports each event after the end of a family, and no consequence', async (t) => {
  await forge(async ({ read, write, verify }) => {
    const ledger = await read(sample.closed);
    const [seq, rewardId] = [ledger.events.length, randomUUIDv7()];
    ledger.append({ type: 'RewardCreated', payload: { rewardId, tokenCost: 1, maxRedemptions: null } });
    ledger.append({ type: 'RewardRenamed', payload: { rewardId } });
    await write(ledger);
    const found = (await verify(sample.closed)).map(
      ({ seq, kind, expected }) => `${seq} ${kind}: ${expected}`,
    );
    t.same(
      // The family's row says that it is open, so it should have texts.
      found.filter((problem) => !problem.includes(' text: ')),
      [
        `${seq + 1} rule: no event after the end of the family`,
        `${seq + 2} rule: no event after the end of the family`,
        `${seq + 2} tail: a closed family`,
      ],
    );
  });
});

t.test('reports a fault of an export once', async (t) => {
  const now = '2026-12-01T00:00:00.000Z';
  const exports = rareExports(now);
  const wanted = {
    'several after the latest time': ['2 time'],
    'back from the future': ['2 time', '3 time'],
    'in the future twice': ['2 time', '3 time', '4 time'],
    'a learner twice': ['2 id'],
    'a learner again': ['3 id'],
    'a deletion': [],
    'a deletion after another rejection of the learner': ['13 rule'],
  };
  for (const [name, problems] of Object.entries(wanted)) {
    const lines = splitLines(Readable.from([exports[name]]));
    const found = (await verifyExport(lines, kernel.context.rules, () => new Date(now))).problems;
    t.same(
      found.map(({ seq, kind }) => `${seq} ${kind}`),
      problems,
      name,
    );
  }
});

for (const { name, family = 'familyId', isStray, sql, ...wanted } of sampled(forgedRows, 0.25)) {
  t.test(`finds ${name}`, async (t) => {
    await forge(async ({ tx, verify }) => {
      const id = Number(sample[family]);
      await tx.query(sql(sample));
      if (isStray) {
        const { first: strays } = await findStrays(tx, kernel.context.rules);
        checkFirst(t, strays, wanted);
        t.ok(
          strays.some(({ familyId }) => familyId === id),
          'names the family',
        );
      } else checkFirst(t, await verify(id), wanted);
    });
  });
}

const signer = createSigner('ledger.example.org', testSettings.ledgerSigningKey);

/** Returns a checkpoint of the family alone, whose head is the root of a tree with one leaf, and the receipt of that event. */
async function attest(seq: number) {
  const hashOf = async (number: number) => (await readEventHash(kernel.database, familyId, number)) ?? '';
  const head = await hashOf(seq);
  const note = signCheckpoint({ size: 1, root: headLeaf({ familyId, seq, head }) }, signer);
  const receipt = { familyId, seq, hash: head, prior: await hashOf(seq - 1) };
  return {
    checkpoint: JSON.stringify({ note, heads: [[familyId, seq, head]] }),
    receipt: JSON.stringify({ ...receipt, receipt: signReceipt(signer, receipt) }),
  };
}

const { seq: last } = stored(await ledgerEnd(kernel.database, familyId));

for (const { name, forge: change } of sampled(rewrittenHistories, 0.25)) {
  t.test(`finds ${name} by an earlier checkpoint or receipt alone`, async (t) => {
    const files = Object.values(await attest(last));
    await forge(async ({ tx, read, write, verify }) => {
      const compare = (file: string) =>
        verifyAgainstCheckpoint(file, signer.verifierKey, (family, seq) => readEventHash(tx, family, seq));
      for (const file of files) t.same(await compare(file), []);
      const ledger = await read(familyId);
      change(ledger, sample);
      await write(ledger);
      t.same(await verify(familyId), [], 'the rules allow the history');
      const kind = ledger.events.length < last ? 'truncated' : 'rewritten';
      for (const file of files) {
        const [problem, ...others] = await compare(file);
        t.match(problem, { kind, familyId, seq: last, message: /./ });
        t.same(others, []);
      }
    });
  });
}

t.test('finds the removal of an event after the last checkpoint by its receipt alone', async (t) => {
  const { checkpoint } = await attest(last - 1);
  const { receipt } = await attest(last);
  await forge(async ({ tx, read, write, verify }) => {
    const ledger = await read(familyId);
    ledger.remove(ledger.last);
    await write(ledger);
    t.same(await verify(familyId), []);
    const compare = (file: string) =>
      verifyAgainstCheckpoint(file, signer.verifierKey, (family, seq) => readEventHash(tx, family, seq));
    t.same(await compare(checkpoint), []);
    t.match(await compare(receipt), [{ kind: 'truncated', familyId, seq: last }]);
  });
});

const page = await readFile(join(import.meta.dirname, '../../../../docs/ledger-format.md'), 'utf8');
const [, outside = ''] = page.split('## Outside of what can be known');

for (const { name, documented, sql, forge: change } of sampled(outsideOfKnowledge, 0.25)) {
  t.test(`lists as outside of what can be known: ${name}`, async (t) => {
    t.ok(outside.includes(`| ${documented}`), 'the document names it');
    await forge(async ({ tx, read, write, verify }) => {
      if (sql) await tx.query(sql(sample));
      if (change) {
        const ledger = await read(familyId);
        change(ledger, sample);
        await write(ledger);
      }
      t.same(await verify(familyId), []);
    });
  });
}

t.test('adds ids that somebody chose for a hash without a random start', async (t) => {
  const set = new IdSet();
  const words = (...values: number[]) =>
    values.map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
  for (let b = 1; b <= 200_000; b += 1) {
    // With c = d = 0, such a word a made the hash 0, so that each id had to pass all others: minutes of work.
    const digits = words(Math.imul(b, 0xc2b2ae35), b, 0, 0);
    const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    if (!set.add(id)) t.fail(id);
  }
});

t.test('keeps ids of any form in a compact set', async (t) => {
  const [set, reference] = [new IdSet(), new Set<string>()];
  const ids = Array.from(
    { length: 5000 },
    (_, i) => `019a9f3c-5c00-7000-8000-${(i % 4000).toString(16).padStart(12, '0')}`,
  );
  const others = [
    '00000000-0000-0000-0000-000000000000',
    '',
    'x',
    '019A9F3C-5C00-7000-8000-000000000000',
    'x',
  ];
  for (const id of [...ids, ...others, ...others]) {
    const isNew = !reference.has(id);
    reference.add(id);
    if (set.add(id) !== isNew) t.fail(id);
  }
  t.equal(reference.size, 4004);
});
