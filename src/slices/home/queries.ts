import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { mostDecided, mostOfFamily, mostOfLearner } from '../../../schema/home.ts';
import type { LearnerColor, LearnerPicture } from '../../../schema/learners.ts';
import type { RedemptionStatus } from '../../../schema/rewards.ts';
import type { Db } from '../../db/database.ts';
import { markOf } from '../../db/marks.ts';
import { type Asked, createSharedSelect, type Operand } from '../../db/together.ts';
import { ofLearner } from '../../http/access.ts';

/*
 * The rows of homes. One statement reads all of an answer, so it shows one state of the family, and takes one round trip.
 */

/** Reads a learner's home. */
export const readHome = createSharedSelect(selectHome, 1);
/** Reads a family's home. */
export const readFamilyHome = createSharedSelect(selectFamilyHome, 1);
/** Reads what the tag of a home follows from. */
export const readMark = createSharedSelect(
  (db, { familyId }) => db.selectNoFrom([markOf(familyId), zoneOf(db, familyId), waitsOf(familyId)]),
  1,
);

export type StoredHome = Awaited<ReturnType<typeof readHome>>[number];
export type StoredFamilyHome = Awaited<ReturnType<typeof readFamilyHome>>[number];
export type StoredMark = Awaited<ReturnType<typeof readMark>>[number];
/** What both homes say about a person. */
export type StoredLearner = NonNullable<StoredHome['learner']>;

function selectHome(db: Db, learner: Asked) {
  const { familyId, learnerId } = learner;
  const person = db.selectFrom('users as u').select(personOf(db, learner)).where('u.id', '=', learnerId);
  return db.selectNoFrom([
    markOf(familyId),
    zoneOf(db, familyId),
    jsonObjectFrom(person).as('learner'),
    ...stateOf(db, learner),
    ...lessonsOf(db, learner),
    savedBy(db, learner),
    goalsOf(db, learner),
    placedOf(learner),
    earnedBy(db, learner),
    ...redemptionsOf(db, learner),
    waitsOf(familyId),
  ]);
}

function selectFamilyHome(db: Db, { familyId }: Asked) {
  const learner = { familyId, learnerId: sql.ref<number>('u.id') };
  const learners = db
    .selectFrom('users as u')
    .select(personOf(db, learner))
    .select(stateOf(db, learner))
    .where('u.parent_id', '=', familyId)
    .orderBy('u.id');
  const waiting = waitingIn(db, familyId)
    .innerJoin('users as u', 'u.id', 'r.learner_id')
    .select(['r.learner_id as learnerId', 'u.name as learnerName'])
    .select(['t.title as rewardTitle', 't.image_emoji as imageEmoji'])
    .limit(sql.lit(mostOfFamily));
  const seq = db.selectFrom('families').select('seq').where('family_id', '=', familyId);
  return db.selectNoFrom([
    markOf(familyId),
    zoneOf(db, familyId),
    waitsOf(familyId),
    jsonArrayFrom(learners).as('learners'),
    jsonArrayFrom(waiting).as('waiting'),
    seq.as('seq'),
  ]);
}

/** Selects the zone that the family's parent has set. */
function zoneOf(db: Db, familyId: Operand) {
  return db.selectFrom('users').select('time_zone').where('id', '=', familyId).as('zone');
}

/** Selects the times until which learners wait for the parent: PostgreSQL has another clock than the service. */
function waitsOf(familyId: Operand) {
  return sql<string[]>`(SELECT coalesce(json_agg(${isoTime('w.waits_until')} ORDER BY w.waits_until), '[]')
    FROM users w WHERE w.waits_for = ${familyId})`.as('waits');
}

/** Selects what homes say about the person (u) of a learner. The profile is null without one. */
function personOf(db: Db, learner: Asked) {
  const profile = db
    .selectFrom('learner_profiles')
    .select(['grade_level as gradeLevel', sql<string[]>`subjects`.as('subjects')])
    // Profiles have only pictures and colors of the API.
    .select([sql<LearnerPicture | null>`picture`.as('picture'), sql<LearnerColor | null>`color`.as('color')])
    .where(ofLearner(learner));
  const hasPin = sql<boolean>`EXISTS (SELECT FROM learner_pins WHERE ${ofLearner(learner)})`;
  return [
    sql<number>`u.id`.as('id'),
    sql<string>`u.name`.as('name'),
    sql<string>`u.username`.as('username'),
    hasPin.as('hasPin'),
    jsonObjectFrom(profile).as('profile'),
  ] as const;
}

/** Selects what both homes say about a learner: points, setting, streak, and days of learning. */
function stateOf(db: Db, learner: Asked) {
  const balance = db.selectFrom('balances').select('balance').where(ofLearner(learner));
  const setting = db.selectFrom('double_or_loss').select('enabled').where(ofLearner(learner));
  // A setting from a version that had no event for it.
  const earlier = db
    .selectFrom('learner_settings')
    .select('double_or_loss_enabled as enabled')
    .where(ofLearner(learner));
  const progress = db
    .selectFrom('progress')
    .select(['streak_days as days', 'last_day as lastDay'])
    .where(ofLearner(learner));
  return [
    balance.as('points'),
    sql<boolean>`coalesce(${setting}, ${earlier}, false)`.as('isDoubleOrLossEnabled'),
    jsonObjectFrom(progress).as('progress'),
    daysOf(learner),
  ] as const;
}

/** Days before the last one with a lesson that a week may have, in any zone that the family has moved to, and some more. */
const enoughDays = sql.lit(10);

/** Selects the last days on which the learner answered lessons, with the entries of these lessons. */
function daysOf(learner: Asked) {
  // Events of version 1 have their day in UTC.
  return sql<StoredDay[]>`(SELECT coalesce(json_agg(d), '[]') FROM (
    SELECT coalesce(q.day, to_char(q.answered_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')) AS date, count(*) AS lessons,
      coalesce(sum((SELECT sum(e.amount) FROM entries e WHERE e.family_id = q.family_id AND e.seq = q.seq)), 0) AS points,
      ${isoTime('max(q.answered_at)')} AS "lastAt"
    FROM quizzes q
    WHERE ${ofLearner(learner)} AND q.answered_at >= (
      SELECT (p.last_day::date - ${enoughDays}::integer)::timestamp AT TIME ZONE 'UTC' FROM progress p
      WHERE p.family_id = ${learner.familyId} AND p.learner_id = ${learner.learnerId})
    GROUP BY 1) d)`.as('days');
}

/** Day with answered lessons. */
export interface StoredDay {
  date: string;
  lessons: number;
  points: number;
  lastAt: string;
}

function lessonsOf(db: Db, learner: Asked) {
  const lesson = (status: 'ACTIVE' | 'QUEUED') =>
    db
      .selectFrom('lessons')
      .select([sql<string>`coalesce(spec ->> 'topic', '')`.as('title'), 'subject'])
      .where(ofLearner(learner))
      .where('status', '=', sql.lit(status));
  const active = lesson('ACTIVE')
    .select(['id', lengthOf('checks').as('checkedCount')])
    .select(lengthOf("spec -> 'questions'").as('questionCount'));
  return [jsonObjectFrom(active).as('lesson'), jsonObjectFrom(lesson('QUEUED')).as('next')] as const;
}

/** Returns the SQL of the length of a list; 0 for another form, with which a lesson can be read, too. */
function lengthOf(list: string): RawBuilder<number> {
  const value = sql.raw(list);
  return sql`CASE jsonb_typeof(${value}) WHEN 'array' THEN jsonb_array_length(${value}) ELSE 0 END`;
}

function savedBy(db: Db, learner: Asked) {
  return db
    .selectFrom('savings')
    .select(sql<number>`coalesce(sum(points), 0)::bigint`.as('points'))
    .where(ofLearner(learner))
    .as('totalSaved');
}

/** Selects the active rewards of the family, those first of which the learner misses the fewest points. */
function goalsOf(db: Db, { familyId, learnerId }: Asked) {
  const isPending = sql<boolean>`EXISTS (SELECT FROM redemptions p WHERE p.family_id = ${familyId}
    AND p.reward_id = r.id AND p.learner_id = ${learnerId} AND p.status = 'PENDING')`;
  const goals = db
    .selectFrom('rewards as r')
    .innerJoin('reward_texts as t', (join) =>
      join.onRef('t.family_id', '=', 'r.family_id').onRef('t.reward_id', '=', 'r.id'),
    )
    .leftJoin('savings as s', (join) =>
      join
        .onRef('s.family_id', '=', 'r.family_id')
        .onRef('s.reward_id', '=', 'r.id')
        .on('s.learner_id', '=', learnerId),
    )
    .select(['r.id as rewardId', 't.title', 't.image_emoji as imageEmoji', 't.color'])
    .select(['r.token_cost as tokenCost', sql<number>`coalesce(s.points, 0)`.as('savedPoints')])
    .select(isPending.as('isPending'))
    .where('r.family_id', '=', familyId)
    .where('r.is_active', '=', sql.lit(true))
    .orderBy(sql`greatest(r.token_cost - coalesce(s.points, 0), 0)`)
    .orderBy('r.token_cost')
    .orderBy('t.title')
    .orderBy('r.id')
    .limit(sql.lit(mostOfLearner));
  return jsonArrayFrom(goals).as('goals');
}

/** Selects where the learner has answered anything: areas of the content, and subjects of typed topics. */
function placedOf(learner: Asked) {
  const { familyId, learnerId } = learner;
  return sql<{ area: string | null; subject: string | null }[]>`(SELECT coalesce(json_agg(a), '[]') FROM (
    SELECT split_part(m.concept_id, '.', 1) AS area, NULL AS subject FROM mastery m
      WHERE ${ofLearner(learner)} AND m.concept_id NOT LIKE 'topic.%'
    UNION SELECT l.area, NULL FROM subject_levels l WHERE ${ofLearner(learner)}
    UNION SELECT NULL, t.subject FROM mastery m JOIN lesson_topics t USING (family_id, learner_id, concept_id)
      WHERE family_id = ${familyId} AND learner_id = ${learnerId}
    ORDER BY 1, 2) a)`.as('placed');
}

function earnedBy(db: Db, learner: Asked) {
  const earned = db
    .selectFrom('achievements')
    .select(['type', isoTime('earned_at').as('earnedAt')])
    .where(ofLearner(learner))
    .orderBy('earned_at', 'desc')
    .orderBy('id', 'desc');
  return jsonArrayFrom(earned).as('earned');
}

/** Selects redemptions (r) of a family that wait for a decision, each with the texts of its reward (t), oldest first. */
function waitingIn(db: Db, familyId: Operand) {
  return redemptionsIn(db, familyId)
    .select(['r.id', 'r.reward_id as rewardId', 'r.points_used as pointsUsed'])
    .select(isoTime('r.requested_at').as('requestedAt'))
    .where('r.status', '=', sql.lit('PENDING'))
    .orderBy('r.requested_at')
    .orderBy('r.id');
}

function redemptionsIn(db: Db, familyId: Operand) {
  return db
    .selectFrom('redemptions as r')
    .innerJoin('reward_texts as t', (join) =>
      join.onRef('t.family_id', '=', 'r.family_id').onRef('t.reward_id', '=', 'r.reward_id'),
    )
    .where('r.family_id', '=', familyId);
}

function redemptionsOf(db: Db, { familyId, learnerId }: Asked) {
  const waiting = waitingIn(db, familyId)
    .select('t.title')
    .where('r.learner_id', '=', learnerId)
    .limit(sql.lit(mostOfLearner));
  const decided = redemptionsIn(db, familyId)
    .leftJoin('redemption_notes as n', (join) =>
      join.onRef('n.family_id', '=', 'r.family_id').onRef('n.redemption_id', '=', 'r.id'),
    )
    .select(['r.id', 't.title', 'n.notes', isoTime('r.decided_at').as('decidedAt')])
    .select(sql<RedemptionStatus>`r.status`.as('status'))
    .where('r.learner_id', '=', learnerId)
    .where('r.status', '<>', sql.lit('PENDING'))
    .orderBy('r.decided_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(sql.lit(mostDecided));
  return [jsonArrayFrom(waiting).as('waiting'), jsonArrayFrom(decided).as('decided')] as const;
}

/** Returns the SQL of a time as in answers: in JSON, PostgreSQL would write it in another form. */
function isoTime(time: string): RawBuilder<string> {
  return sql`to_char(${sql.raw(time)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
