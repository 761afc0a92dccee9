import type { ForgedRows } from './histories.ts';

const titleOf = (id: string) => `WHERE reward_id = '${id}'`;
const adjustment = (familyId: number) => `WHERE family_id = ${familyId} AND event_id = (
  SELECT id FROM events WHERE family_id = ${familyId} AND type = 'PointsAdjusted' ORDER BY seq DESC LIMIT 1)`;
const bonus = (familyId: number) => `WHERE family_id = ${familyId} AND event_id = (
  SELECT id FROM events WHERE family_id = ${familyId} AND type = 'BonusGiven' ORDER BY seq LIMIT 1)`;
const approved = (familyId: number) => `WHERE family_id = ${familyId} AND redemption_id = (
  SELECT (payload->>'redemptionId')::uuid FROM events
  WHERE family_id = ${familyId} AND type = 'RedemptionApproved' ORDER BY seq LIMIT 1)`;
const quiz = (familyId: number, learner: number) =>
  `WHERE family_id = ${familyId} AND learner_id = ${learner} AND answers IS NOT NULL`;

/** Forged texts outside the ledger, to which events commit. */
export const forgedTexts: readonly ForgedRows[] = [
  {
    name: 'another title of a reward',
    kind: 'text',
    sql: ({ reward }) => `UPDATE reward_texts SET title = title || '!' ${titleOf(reward)}`,
  },
  {
    name: 'the titles of two rewards exchanged',
    kind: 'text',
    sql: ({ reward, goal }) => `
      UPDATE reward_texts SET reward_id = gen_random_uuid() ${titleOf(goal)};
      UPDATE reward_texts SET reward_id = '${goal}' ${titleOf(reward)}`,
  },
  {
    name: 'another salt of a title',
    kind: 'text',
    sql: ({ reward }) => `UPDATE reward_texts SET salt = repeat('0', 64) ${titleOf(reward)}`,
  },
  {
    name: 'a title without its salt, as if no event had committed to it',
    kind: 'text',
    found: /no salt/,
    sql: ({ reward }) => `UPDATE reward_texts SET salt = NULL ${titleOf(reward)}`,
  },
  {
    name: 'a deleted title',
    kind: 'text',
    found: /no row/,
    sql: ({ reward }) => `DELETE FROM reward_texts ${titleOf(reward)}`,
  },
  {
    name: 'another reason of an adjustment',
    kind: 'text',
    expected: /^the commitment [0-9a-f]{64} of event \d+$/,
    found: /^[0-9a-f]{64}$/,
    sql: ({ familyId }) => `UPDATE adjustment_notes SET reason = 'A gift' ${adjustment(familyId)}`,
  },
  {
    name: 'a deleted reason of an adjustment',
    kind: 'text',
    found: /no row/,
    sql: ({ familyId }) => `DELETE FROM adjustment_notes ${adjustment(familyId)}`,
  },
  {
    name: 'another reason of a bonus',
    kind: 'text',
    sql: ({ familyId }) => `UPDATE adjustment_notes SET reason = 'A bribe' ${bonus(familyId)}`,
  },
  {
    name: 'a deleted reason of a bonus',
    kind: 'text',
    found: /no row/,
    sql: ({ familyId }) => `DELETE FROM adjustment_notes ${bonus(familyId)}`,
  },
  {
    name: 'other notes of a redemption',
    kind: 'text',
    sql: ({ familyId }) => `UPDATE redemption_notes SET notes = 'Badly done' ${approved(familyId)}`,
  },
  {
    name: 'deleted notes of a redemption',
    kind: 'text',
    found: /no row/,
    sql: ({ familyId }) => `DELETE FROM redemption_notes ${approved(familyId)}`,
  },
  {
    name: 'another question of an answered lesson',
    kind: 'text',
    sql: ({ familyId, learner }) => `
      UPDATE lessons SET spec = jsonb_set(spec, '{questions,0,question}', '"Who?"') ${quiz(familyId, learner)}`,
  },
  {
    name: 'another right answer of an answered lesson',
    kind: 'text',
    sql: ({ familyId, learner }) => `
      UPDATE lessons SET spec = jsonb_set(spec, '{questions,2,correctIndex}', '0') ${quiz(familyId, learner)}`,
  },
  {
    name: 'other given answers',
    kind: 'text',
    sql: ({ familyId, learner }) => `UPDATE lessons SET answers = '[0, 1, 2]' ${quiz(familyId, learner)}`,
  },
  {
    name: 'an answered lesson deleted',
    kind: 'text',
    found: /no row/,
    sql: ({ familyId, learner }) => `DELETE FROM lessons ${quiz(familyId, learner)}`,
  },
];
