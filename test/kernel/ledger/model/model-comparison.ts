import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '../../../../src/db/transaction.ts';
import type { ModelRun } from './model-run.ts';

/** Throws if the database differs from the model of the family. */
export async function expectStored(tx: Queryable, { familyId, model }: ModelRun): Promise<void> {
  const rows = (text: string) => tx.query(text, [String(familyId)]);
  const entries = await rows(`
    SELECT learner_id AS "learnerId", amount, source_type AS "sourceType",
      CASE WHEN source_type = 'ADMIN_ADJUSTMENT' THEN '' ELSE source_id END AS "sourceId",
      balance_after AS "balanceAfter"
    FROM entries WHERE family_id = $1 ORDER BY seq, idx`);
  expectSame('entries', entries, model.entries);

  const balances = await rows('SELECT learner_id AS id, balance FROM balances WHERE family_id = $1');
  expectSame(
    'balances',
    byKey(balances),
    byKey(modelRows(model.learners, (id, { balance }) => ({ id, balance }))),
  );

  const savings = await rows(
    "SELECT concat(learner_id, ' ', reward_id) AS id, points FROM savings WHERE family_id = $1",
  );
  const saved = [...model.learners].flatMap(([learnerId, learner]) =>
    [...learner.saved]
      .filter(([, points]) => points > 0)
      .map(([rewardId, points]) => ({ id: `${learnerId} ${rewardId}`, points })),
  );
  expectSame('savings', byKey(savings), byKey(saved));

  const redemptions = await rows(`
    SELECT id, learner_id AS "learnerId", reward_id AS "rewardId", points_used AS "pointsUsed", status
    FROM redemptions WHERE family_id = $1`);
  expectSame(
    'redemptions',
    byKey(redemptions),
    byKey(modelRows(model.redemptions, (id, row) => ({ id, ...row }))),
  );

  const rewards = await rows(`
    SELECT id, token_cost AS "tokenCost", max_redemptions AS "maxRedemptions",
      current_redemptions AS "currentRedemptions", is_active AS "isActive", deleted_at IS NOT NULL AS "isDeleted"
    FROM rewards r JOIN reward_texts t ON t.family_id = r.family_id AND reward_id = id AND title LIKE 'A reward%'
    WHERE r.family_id = $1`);
  expectSame('rewards', byKey(rewards), byKey(modelRows(model.rewards, (id, row) => ({ id, ...row }))));

  for (const { table, select, rows: expected } of model.slices.values()) {
    expectSame(table, byKey(await rows(select)), byKey(expected()));
  }

  const lessons = await rows('SELECT id, status, score FROM lessons WHERE family_id = $1');
  expectSame(
    'lessons',
    byKey(lessons),
    byKey(modelRows(model.lessons, (id, { status, score }) => ({ id, status, score }))),
  );
}

function modelRows<K, V, Row>(map: Map<K, V>, toRow: (id: K, value: V) => Row): Row[] {
  return [...map].map(([id, value]) => toRow(id, value));
}

function byKey(rows: readonly object[]): object {
  return Object.fromEntries(rows.map((row) => ['id' in row ? String(row.id) : '', { ...row }]));
}

function expectSame(name: string, stored: object, expected: object): void {
  const [found, model] = [plain(stored), plain(expected)];
  if (isDeepStrictEqual(found, model)) return;
  const keys = new Set([...Object.keys(found), ...Object.keys(model)]);
  const different = [...keys].filter((key) => !isDeepStrictEqual(found[key], model[key]));
  const shown = different.slice(0, 3).map((key) => ({ key, stored: found[key], model: model[key] }));
  throw new Error(`${name}: ${different.length} differ, among them ${JSON.stringify(shown)}`);
}

function plain(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value));
}
