/**
 * Random commands of several clients over several families, compared with an independent model (model.ts). They run
 * through the real kernel, on a database that fails at random places.
 *
 * A failure prints its seed. To replay it: `SEED=<seed> npm test -- test/kernel/ledger/model/model.test.ts`. The seed fixes the
 * commands and the faults, but not the timing of PostgreSQL, which decides how commands share transactions.
 * `SEEDS=<n>` tries n random seeds instead of the default ones.
 */
import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import type { Database } from '../../../../src/db/database.ts';
import { verifyFamily } from '../../../../src/kernel/ledger/verification/verify-family.ts';
import { createKernel } from '../../../helpers/kernel/kernel.ts';
import { ledgerFaults } from '../../../helpers/kernel/ledger-laws.ts';
import { createFaultyDatabase, type Fault } from '../../commands/faulty-database.ts';
import { expectStored } from './model-comparison.ts';
import { ModelRun } from './model-run.ts';
import { createRandom, type Random } from './random.ts';

const { SEED, SEEDS } = process.env;
const own = () => Math.floor(Math.random() * 2 ** 32);
const seeds =
  SEED !== undefined ? [Number(SEED)] : SEEDS ? Array.from({ length: Number(SEEDS) }, own) : [1, 2, 3, own()];

const rounds = 20;
const families = 3;

for (const seed of seeds) {
  t.test(`applies every command at most once on a failing database (SEED=${seed})`, async (t) => {
    const random = createRandom(seed);
    const faults = createFaults(createRandom(seed + 1));
    const { settled, ...kernel } = await createFaultyKernel(t, faults.next);
    const runs = await Promise.all(
      Array.from({ length: families }, async () => new ModelRun(await kernel.newFamily(), kernel.commands)),
    );
    for (let round = 0; round < rounds; round++) {
      faults.startRound();
      const holder = random.chance(0.3)
        ? await lockFamily(kernel.database, random.oneOf(runs).familyId)
        : undefined;
      const commands = runs.flatMap((run) => run.retries());
      for (let i = 10 + random.below(40); i > 0; i--) {
        commands.push(random.oneOf(runs).next(random));
        // The next command starts a new batch.
        if (random.chance(0.2)) await setImmediate();
      }
      await holder?.();
      await Promise.all(commands);
      await settled();
      for (const run of runs) await run.compareAnswers(kernel.database);
    }
    faults.stop();
    await Promise.all(runs.flatMap((run) => run.retries()));
    await addActors(kernel.database);
    for (const run of runs) {
      await run.compareAnswers(kernel.database);
      await expectStored(kernel.database, run);
      t.same((await verifyFamily(kernel.context, run.familyId))?.problems, []);
    }
    t.same(await ledgerFaults(kernel.database.sql), []);
    t.ok(faults.count() > 0, 'the database failed');
  });
}

async function createFaultyKernel(t: Parameters<typeof createKernel>[0], nextFault: () => Fault | undefined) {
  let settled = async () => {};
  const kernel = await createKernel(t, {
    wrap(database) {
      const wrapped = createFaultyDatabase(database, nextFault);
      settled = wrapped.settled;
      return wrapped.faulty;
    },
  });
  return { ...kernel, settled: () => settled() };
}

/** Creates a source of faults: single ones, and in some rounds ten in a row, so that the kernel gives up. */
function createFaults(random: Random) {
  let inARow = 0;
  let count = 0;
  let isStopped = false;
  const statement = (code: string): Fault => ({ kind: 'statement', code, statement: 1 + random.below(8) });
  const faults: (() => Fault)[] = [
    () => ({ kind: 'too many connections' }),
    () => statement('40001'),
    () => statement('40P01'),
    () => statement('57P01'),
    () => ({ kind: 'write', code: random.oneOf(['40001', '40P01']), statement: random.below(8) }),
    () => ({ kind: 'lost', commit: 'never' }),
    () => ({ kind: 'lost', commit: 'before' }),
    () => ({ kind: 'lost', commit: 'later' }),
  ];
  return {
    next(): Fault | undefined {
      if (inARow > 0) inARow -= 1;
      else if (!random.chance(0.25)) return undefined;
      if (isStopped) return undefined;
      count += 1;
      return random.oneOf(faults)();
    },
    startRound() {
      inARow = random.chance(0.2) ? 10 : 0;
    },
    stop() {
      isStopped = true;
    },
    count: () => count,
  };
}

/** Locks a family from another connection; returns a function that releases it once waiting commands have started. */
async function lockFamily(
  { begin }: Awaited<ReturnType<typeof createKernel>>['database'],
  familyId: number,
): Promise<() => Promise<void>> {
  const tx = await begin();
  await tx.query('SELECT FROM families WHERE family_id = $1 FOR UPDATE', [String(familyId)]);
  return async () => {
    await tx.query('SELECT pg_sleep(0.02)');
    await tx.commit();
  };
}

/** Makes the actor of each command, which is its number, an administrator. */
async function addActors({ sql }: Database): Promise<void> {
  await sql`
    INSERT INTO users (id, username, email, name, role)
    SELECT DISTINCT actor_id, 'actor-' || actor_id, actor_id || '@example.org', 'An actor', 'ADMIN' FROM events
    ON CONFLICT DO NOTHING`;
}
