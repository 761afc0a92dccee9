/**
 * Random honest ledgers, with erasures and closings, in which no verification may find a problem: neither that of the database
 * nor that of an export. A failure prints the seed: `LEDGER_SEED=… npm run test:slow -- test/kernel/ledger/model/honest.slow.test.ts`.
 */
import { Readable } from 'node:stream';
import t from 'tap';
import { Problem } from '../../../../src/base/errors.ts';
import { exportNdjson, ledgerEnd } from '../../../../src/kernel/ledger/export/export.ts';
import { findStrays } from '../../../../src/kernel/ledger/verification/family-check.ts';
import { verifyExport } from '../../../../src/kernel/ledger/verification/verify-export.ts';
import { verifyFamily } from '../../../../src/kernel/ledger/verification/verify-family.ts';
import { registry } from '../../../../src/service/app.ts';
import { contributions } from '../../../helpers/families/contributions.ts';
import { createKernel } from '../../../helpers/kernel/kernel.ts';
import { closeSample } from '../sample-family.ts';
import { StepFactory } from './actions.ts';
import { randomAction } from './model-run.ts';
import { createRandom, type Random } from './random.ts';
import { take } from './steps.ts';

const { LEDGER_COUNT = '1000', LEDGER_SEED = String(Math.floor(Math.random() * 2 ** 32)) } = process.env;
const ledgers = Number(LEDGER_COUNT);
/** Number of families that share transactions. */
const atOnce = 40;
const dayMs = 86_400_000;

let clockMs = Date.parse('2025-01-01T00:00:00Z');
const now = () => new Date(clockMs);
const kernel = await createKernel(t, { now });
const { commands, context, database, newFamily } = kernel;
const administrator = await newFamily();
await database.sql`UPDATE users SET role = 'ADMIN' WHERE id = ${administrator}`;

t.test(`finds no problem in ${ledgers} honest ledgers (seed ${LEDGER_SEED})`, async (t) => {
  const random = createRandom(Number(LEDGER_SEED));
  const problems: object[] = [];
  let closed = 0;
  for (let done = 0; done < ledgers; done += atOnce) {
    const familyIds = await Promise.all(Array.from({ length: Math.min(atOnce, ledgers - done) }, newFamily));
    const families = familyIds.map((familyId) => ({ familyId, steps: new StepFactory() }));
    for (let day = random.below(6); day >= 0; day -= 1) {
      await Promise.all(families.flatMap((family) => send(family, random)));
      clockMs += random.oneOf([1, 1000, dayMs, dayMs, 3 * dayMs]);
    }
    const closing = familyIds.filter(() => random.chance(0.2));
    for (const familyId of closing) await closeSample(kernel, familyId);
    closed += closing.length;
    for (const familyId of familyIds) problems.push(...(await problemsOf(familyId)));
  }
  problems.push(...(await database.snapshot((tx) => findStrays(tx, context.rules))).first);
  t.same(problems, []);
  const [row] = await database.sql<{ removed: number; types: number }[]>`
    SELECT count(*) FILTER (WHERE type = 'LearnerRemoved') AS removed, count(DISTINCT type) AS types FROM events`;
  if (ledgers < 100) return;
  t.ok(closed > ledgers / 10, `${closed} families have closed`);
  t.ok(Number(row?.removed) > ledgers / 5, `${row?.removed} learners are erased`);
  t.equal(row?.types, registry.rules.events.size, 'covers every event type');
});

/** Slices without random steps. Their samples accompany some steps of a learner. */
const others = contributions.filter(({ ledger }) => !ledger);

/** Sends random commands of a family, which the kernel executes in order. */
function send(
  { familyId, steps }: { familyId: number; steps: StepFactory },
  random: Random,
): Promise<unknown>[] {
  return Array.from({ length: 3 + random.below(8) }, () => {
    const step = steps.stepOf(randomAction(random));
    const isByAdministrator = step.kind === 'adjust' && random.chance(0.5);
    const actorId = isByAdministrator ? administrator : familyId;
    const origin = { familyId, actorId };
    const sample =
      'learnerId' in step && random.chance(0.1)
        ? others.flatMap((other) => other.sample?.(step.learnerId) ?? [])
        : [];
    const sent = sample.map((command) => commands.execute({ ...command, ...origin }));
    return Promise.all(
      [...sent, take(step, origin, commands.execute)].map((answer) => answer.catch(ignoreRefusal)),
    );
  });
}

/** Rethrows errors other than a refusal by a rule. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Problem) || ['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'].includes(error.code))
    throw error;
}

/** Returns the problems that the verifications of a family's ledger and of its export find. */
async function problemsOf(familyId: number): Promise<object[]> {
  const verification = await verifyFamily(context, familyId);
  const end = await ledgerEnd(database, familyId);
  if (!verification || !end) throw new Error('unknown family');
  const text = (await Readable.from(exportNdjson(database, familyId, end)).toArray()).join('');
  const { problems } = await verifyExport(text.trimEnd().split('\n'), registry.rules, now);
  return [...verification.problems, ...problems].map((problem) => ({ familyId, ...problem }));
}
