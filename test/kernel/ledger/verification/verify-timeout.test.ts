import t from 'tap';
import { createFindings } from '../../../../src/cli/ledger/ledger-findings.ts';
import { verifyLedgers } from '../../../../src/cli/ledger/verify-ledgers.ts';
import type { Database } from '../../../../src/db/database.ts';
import { verifyFamily } from '../../../../src/kernel/ledger/verification/verify-family.ts';
import { createKernel } from '../../../helpers/kernel/kernel.ts';
import { writeSample } from '../sample-family.ts';

// A cluster refuses the statements that forge: they move rows between families, disable triggers and compute.
const kernel = await createKernel(t, { isPlain: true });
const { database } = kernel;
const familyIds = [await writeSample(kernel), await writeSample(kernel)];
const [slow = 0, other = 0] = familyIds;
const timeout = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
/** Database that does not read the entries of one family in time. */
const busy: Database = {
  ...database,
  snapshot: (work) =>
    database.snapshot((tx) =>
      work({
        ...tx,
        query: async (text, parameters = []) => {
          if (text.includes('FROM entries') && parameters[0] === String(slow)) throw timeout;
          return tx.query(text, parameters);
        },
      }),
    ),
};
const context = { ...kernel.context, database: busy };

t.test('a timeout is no problem of the ledger', async (t) => {
  await t.rejects(verifyFamily(context, slow), timeout);
});

t.test(
  'ledger verify verifies the other families after a timeout, then fails with both results',
  async (t) => {
    await database.sql`UPDATE families SET last_at = last_at + interval '1 hour' WHERE family_id = ${other}`;
    const notes: string[] = [];
    const results: unknown[] = [];
    const tools = {
      note: (text: string) => void notes.push(text),
      finish: (result: object, text: string) => void results.push(result, text),
      createProgress: async () => ({ advance: () => {}, stop: () => {} }),
    };
    const ledgers = { context, familyIds, largestFirst: familyIds, strangeIds: [], totalEvents: 0 };
    const findings = createFindings(tools);
    await verifyLedgers(tools, ledgers, findings);
    t.same([findings.isSound, findings.isComplete], [false, false]);
    findings.finish({}, ['all is well']);
    t.equal(process.exitCode, 1);
    process.exitCode = 0;
    t.match(results, [
      { ok: false, problems: [{ familyId: other, kind: 'tail' }], unverified: [slow] },
      /^Found \d problems?\. 1 family not verified\.$/,
    ]);
    t.match(notes, [
      `family ${slow}: not verified: canceling statement due to statement timeout`,
      new RegExp(`^family ${other}, event \\d+: tail: `),
    ]);
  },
);
