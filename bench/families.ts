/** Creates families for the load, with tokens of their users. */
import { createHmac } from 'node:crypto';
import { newId } from '../src/base/ids.ts';
import type { Database } from '../src/db/database.ts';
import type { Commands } from '../src/kernel/commands/execute.ts';
import { createSessions } from '../src/slices/accounts/sessions/sessions.ts';
import { createReward } from '../src/slices/rewards/domain.ts';
import { type BenchFamily, seedFamilies } from './seed.ts';
import { jwtSecret } from './service.ts';

/** Family with the tokens of its parent and its learner. */
export interface TokenFamily extends BenchFamily {
  parentToken: string;
  token: string;
}

/** Maximum number of families that are created at a time, since more commands than 10,000 would be refused. */
const batch = 500;

/** Creates families, each with a learner and three rewards. */
export async function createFamilies(
  database: Database,
  commands: Commands,
  count: number,
): Promise<TokenFamily[]> {
  const families: TokenFamily[] = [];
  while (families.length < count) {
    const seeded = await seedFamilies(database, commands, Math.min(batch, count - families.length));
    await Promise.all(seeded.flatMap((family) => [1, 2].map(() => addReward(commands, family))));
    for (const family of seeded) families.push(await withTokens(database, family));
  }
  return families;
}

function addReward(commands: Commands, { familyId }: BenchFamily) {
  const data = { rewardId: newId(), fields: { title: 'Another reward', tokenCost: 100 } };
  return commands.execute({ handler: createReward, data, familyId, actorId: familyId });
}

/** Gives the users of a family sessions. */
export async function withTokens(database: Database, family: BenchFamily): Promise<TokenFamily> {
  const { familyId, learnerId } = family;
  await database.sql`INSERT INTO credentials (user_id, password_hash) VALUES (${learnerId}, 'none')`;
  const [parentToken, token] = await Promise.all([
    tokenOf(database, familyId, 'PARENT'),
    tokenOf(database, learnerId, 'LEARNER'),
  ]);
  return { ...family, parentToken, token };
}

async function tokenOf(database: Database, userId: number, role: string): Promise<string> {
  const sessions = createSessions({ database, ttlSeconds: 86_400, now: () => new Date() });
  const session = await sessions.issue(userId, 'none', null);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: String(userId), role, ...session })}`;
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}
