import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import { registry } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { type App, roles } from '../src/http/app-types.ts';
import { callerOf, type FindSession, registerAuthentication } from '../src/http/authentication.ts';
import { registerProblems } from '../src/http/problems.ts';
import { registerValidation } from '../src/http/validation.ts';
import * as points from '../src/points/operations.ts';
import * as rewards from '../src/rewards/operations.ts';

/**
 * Builds the baselines for the service's routes. The bare routes have authentication and validation but no database. The
 * interactive save has a separate transaction per request, on a pool of the same size.
 */
export async function buildBaselines(
  database: Database,
  secret: string,
  findSession: FindSession,
): Promise<App> {
  const app = fastify({ logger: false }).withTypeProvider<TypeBoxTypeProvider>();
  registerProblems(app, registry.errors);
  registerValidation(app, registry.components);
  await registerAuthentication(app, { secret, findSession });
  await app.register(async (api: App) => addRoutes(api, database));
  return app;
}

function addRoutes(api: App, database: Database): void {
  const bareSave = { config: { access: roles }, schema: rewards.savePoints.schema };
  api.post('/bare/:rewardId/save', bareSave, async (request) => ({
    success: true,
    pointsDelegated: request.body.points,
  }));
  const bareBalance = { config: { access: roles }, schema: points.getBalance.schema };
  api.get('/bare/balance', bareBalance, async (request) => ({ balance: callerOf(request).userId }));
  const interactive = { config: { access: roles }, schema: rewards.savePoints.schema };
  api.post('/interactive/:rewardId/save', interactive, async (request) => {
    await saveInteractively(database, callerOf(request).userId, request.params.rewardId, request.body.points);
    return { success: true, pointsDelegated: request.body.points };
  });
}

/** Saves points as most services would implement it. */
async function saveInteractively(
  database: Database,
  learnerId: number,
  rewardId: string,
  amount: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [stream] = await tx.query<{ family_id: number; seq: number; balance: number }>(
      `SELECT f.family_id, f.seq, b.balance FROM users u JOIN families f ON f.family_id = u.parent_id
       JOIN balances b ON b.family_id = f.family_id AND b.learner_id = u.id
       WHERE u.id = $1 FOR UPDATE OF f`,
      [String(learnerId)],
    );
    if (!stream || stream.balance < amount) throw new Error('the learner needs points');
    const key = [String(stream.family_id), String(stream.seq + 1)];
    await tx.query(
      `INSERT INTO events (family_id, seq, id, type, payload, actor_id, recorded_at, hash)
       VALUES ($1, $2, $3, 'PointsSaved', $4, $5, now(), decode(repeat('00', 32), 'hex'))`,
      [...key, randomUUID(), JSON.stringify({ learnerId, rewardId, points: amount }), String(learnerId)],
    );
    await tx.query(
      `INSERT INTO entries (family_id, seq, idx, id, learner_id, amount, source_type, source_id, description,
                            balance_after, created_at)
       VALUES ($1, $2, 0, $3, $4, $5, 'REWARD_SAVE', $6, 'a save', $7, now())`,
      [...key, randomUUID(), String(learnerId), String(-amount), rewardId, String(stream.balance - amount)],
    );
    await tx.query(`UPDATE balances SET balance = balance - $3 WHERE family_id = $1 AND learner_id = $2`, [
      String(stream.family_id),
      String(learnerId),
      String(amount),
    ]);
    await tx.query(
      `INSERT INTO savings (family_id, learner_id, reward_id, points) VALUES ($1, $2, $3, $4)
       ON CONFLICT (family_id, learner_id, reward_id) DO UPDATE SET points = savings.points + EXCLUDED.points`,
      [String(stream.family_id), String(learnerId), rewardId, String(amount)],
    );
    await tx.query('UPDATE families SET seq = $2 WHERE family_id = $1', key);
  });
}
