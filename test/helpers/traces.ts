import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import type { TestApp } from './app.ts';
import {
  type Answer,
  answersTo,
  type Client,
  createLesson,
  createReward,
  expectStatus,
  type Family,
  type Member,
  registerAdmin,
  registerFamily,
} from './families/client.ts';
import { contributions } from './families/contributions.ts';
import { withImages } from './families/images.ts';

/** Mark in every text of the learner and the parent, to find remaining ones. */
export const mark = 'Xantippe';

/** Family whose learner has rows in every table. */
export interface FamilyWithTraces extends Family {
  admin: Member;
  rewardId: string;
}

/** Registers an administrator and a family with a row in every table, and the mark in every text. */
export async function leaveTraces({ app, database }: TestApp): Promise<FamilyWithTraces> {
  const admin = await registerAdmin(app);
  const family = await registerFamily(app);
  const { parent, learner, sibling } = family;
  const reward = await createReward(parent, { tokenCost: 10 });
  for (const { id } of [learner, sibling]) {
    const body = { learnerId: id, amount: 100, reason: id === learner.id ? mark : 'a reason' };
    await expectStatus(201, admin.post('/api/points/adjust', body));
    await expectStatus(200, parent.post(`/api/rewards/${reward.id}/save?learnerId=${id}`, { points: 45 }));
  }
  // The table of settings from before they were events.
  for (const { id } of [learner, sibling]) {
    await database.sql`INSERT INTO learner_settings VALUES (${parent.id}, ${id}, false)`;
  }
  const redemptions = [];
  for (const client of [learner, learner, learner, sibling]) {
    redemptions.push((await expectStatus(201, client.post(`/api/rewards/${reward.id}/redeem`))).body.id);
  }
  const [approved, rejected] = redemptions;
  await expectStatus(200, once(parent, 'PUT', `/api/redemptions/${approved}/approve`, { notes: mark }));
  await expectStatus(200, parent.put(`/api/redemptions/${rejected}/reject`, { notes: mark }));
  for (const client of [learner, sibling]) {
    for (const wrong of [0, 5]) {
      const lesson = await createLesson(client, client.id, client === learner ? { category: mark } : {});
      const body = { answers: answersTo(lesson, wrong), doubleOrLoss: true };
      await expectStatus(200, once(client, 'POST', `/api/lessons/${lesson.id}/answer`, body));
    }
    await withImages(database, client, await createLesson(client, client.id));
    await database.sql`
      INSERT INTO lesson_topics VALUES (${parent.id}, ${client.id}, 'topic.0123abcd', ${client === learner ? mark : 'a topic'}, 'History')`;
  }
  for (const slice of contributions) await slice.leaveTraces?.({ ...family, admin, database }, mark);
  return { ...family, admin, rewardId: reward.id };
}

/** Sends a request with an idempotency key, so that its answer is stored. */
export function once(client: Client, method: 'POST' | 'PUT', url: string, payload: object): Promise<Answer> {
  return client.send({
    method,
    url,
    headers: { 'idempotency-key': `key of ${url}`.replaceAll(' ', '-') },
    payload,
  });
}

/** Returns all rows of a table, each as one text. */
export async function dump({ db }: Database, table: string): Promise<string[]> {
  const rows = sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(table)} t ORDER BY 1`;
  return (await rows.execute(db)).rows.map(({ row }) => row);
}

/** Returns every table with the columns that name the owner of a row, if any. */
export async function tablesWithOwner(database: Database) {
  const tables = await database.sql<{ table: string; columns: string[] }[]>`
    SELECT t.table_name AS table, coalesce(json_agg(c.column_name) FILTER (WHERE c.column_name <> ''), '[]') AS columns
    FROM information_schema.tables t LEFT JOIN information_schema.columns c
      ON c.table_schema = t.table_schema AND c.table_name = t.table_name
      AND (c.column_name IN ('learner_id', 'user_id') OR (t.table_name = 'users' AND c.column_name = 'id'))
    WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`;
  return [...tables];
}
