import { randomUUID } from 'node:crypto';
import { newId } from '../src/base/ids.ts';
import type { Database } from '../src/db/database.ts';
import type { Commands } from '../src/kernel/commands/execute.ts';
import { addLearner } from '../src/slices/learners/domain.ts';
import { adjustPoints } from '../src/slices/points/domain.ts';
import { createReward } from '../src/slices/rewards/domain.ts';

/** Family with a learner that has a million points, and a reward that the saves cannot complete. */
export interface BenchFamily {
  familyId: number;
  learnerId: number;
  rewardId: string;
}

/** Creates families through the kernel. */
export function seedFamilies({ sql }: Database, commands: Commands, count: number): Promise<BenchFamily[]> {
  return Promise.all(Array.from({ length: count }, () => seedFamily(sql, commands)));
}

async function seedFamily(sql: Database['sql'], commands: Commands): Promise<BenchFamily> {
  const familyId = await addParent(sql);
  const learnerId = await seedLearner(sql, commands, familyId);
  const rewardId = newId();
  const fields = { title: 'A reward', tokenCost: 1_000_000_000 };
  const data = { rewardId, fields };
  await commands.execute({ handler: createReward, data, familyId, actorId: familyId });
  return { familyId, learnerId, rewardId };
}

/** Adds a learner with a million points to a family, and returns its id. */
export async function seedLearner(
  sql: Database['sql'],
  commands: Commands,
  familyId: number,
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`SELECT nextval('users_id_seq') AS id`;
  const learnerId = row?.id ?? 0;
  const by = { familyId, actorId: familyId };
  const username = randomUUID();
  const account = { learnerId, username, email: `${username}@example.org`, name: 'A learner' };
  const profile = { passwordHash: null, gradeLevel: 5, profileId: newId() };
  await commands.execute({ handler: addLearner, data: { ...account, ...profile }, ...by });
  await commands.execute({
    handler: adjustPoints,
    data: { learnerId, amount: 1_000_000, reason: 'seed' },
    ...by,
  });
  return learnerId;
}

async function addParent(sql: Database['sql']): Promise<number> {
  const username = randomUUID();
  const [row] = await sql<{ id: number }[]>`
    WITH added AS (
      INSERT INTO users (username, email, name, role)
      VALUES (${username}, ${`${username}@example.org`}, 'A parent', 'PARENT') RETURNING id
    ), credential AS (
      INSERT INTO credentials (user_id, password_hash) SELECT id, 'none' FROM added
    )
    INSERT INTO families (family_id) SELECT id FROM added RETURNING family_id AS id`;
  return row?.id ?? 0;
}

/** Maximum number of rows per statement, because of its timeout of 30 s. */
const chunkSize = 50_000;

/** Adds entries to a learner without the kernel: the bench only reads them. */
export async function seedHistory({ sql }: Database, family: BenchFamily, entries: number): Promise<void> {
  const { familyId, learnerId } = family;
  const [stream] = await sql<{ seq: number }[]>`SELECT seq FROM families WHERE family_id = ${familyId}`;
  const end = (stream?.seq ?? 0) + entries;
  for (let first = end - entries + 1; first <= end; first += chunkSize) {
    const last = Math.min(first + chunkSize - 1, end);
    await sql`
      WITH numbers AS (SELECT n FROM generate_series(${first}::bigint, ${last}::bigint) n), events AS (
        INSERT INTO events (family_id, seq, id, type, payload, actor_id, recorded_at, hash)
        SELECT ${familyId}, n, gen_random_uuid(), 'PointsAdjusted', '{}', ${familyId},
               timestamptz '2030-01-01' + n * interval '1 second', sha256(n::text::bytea)
        FROM numbers
      )
      INSERT INTO entries (family_id, seq, idx, id, learner_id, amount, source_type, source_id, description,
                           balance_after, created_at)
      SELECT ${familyId}, n, 0, gen_random_uuid(), ${learnerId}, 1, 'ADMIN_ADJUSTMENT', 'seed', 'seed',
             1000000 + n, timestamptz '2030-01-01' + n * interval '1 second'
      FROM numbers`;
  }
  await sql`UPDATE families SET seq = ${end} WHERE family_id = ${familyId}`;
}
