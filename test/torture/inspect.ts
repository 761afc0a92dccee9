import { createDatabasePool, type Database } from '../../src/db/database.ts';
import { readTableShapes } from '../../src/db/read-tables.ts';
import { verifySchema } from '../../src/db/schema/schema-check.ts';
import { verifyLog } from '../../src/kernel/ledger/log/verify-log.ts';
import { findStrays } from '../../src/kernel/ledger/verification/family-check.ts';
import { verifyFamily } from '../../src/kernel/ledger/verification/verify-family.ts';
import { registry } from '../../src/service/app.ts';
import type { Load, Write } from './load.ts';

/** Findings after all cycles. */
export interface Findings {
  /** Numbers of writes. */
  acknowledged: number;
  unknown: number;
  /** Sentences on unexpected answers, on what is lost, doubled or half done, and on problems of the ledger and the log. */
  faults: string[];
}

/** Event that each kind of write appends once. */
const eventOf = { save: 'PointsSaved', answer: 'QuizAnswered', learner: 'LearnerAdded' } as const;

/** Checks the database directly: each write and its event, each job, each family, and the log. */
export async function inspect(url: string, load: Load): Promise<Findings> {
  const database = createDatabasePool(url);
  try {
    const { acknowledged, writes } = load;
    return {
      acknowledged,
      unknown: writes.length - acknowledged,
      faults: [
        ...load.unexpected,
        ...(await writeFaults(database, writes)),
        ...(await jobFaults(database)),
        ...(await ledgerFaults(database, load.familyIds)),
      ],
    };
  } finally {
    await database.close();
  }
}

/** Compares the writes with the stored keys, and these with the events. All events of a command share the start of their ids. */
async function writeFaults({ query }: Database, writes: readonly Write[]): Promise<string[]> {
  const keys = await query<{ key: string; command: string | null }>(`
    SELECT k.key, left(e.id::text, -6) AS command FROM idempotency_keys k
    LEFT JOIN events e ON e.family_id = k.family_id AND e.seq = (k.receipt->>'seq')::bigint WHERE k.status < 300`);
  const commands = new Map(keys.map(({ key, command }) => [key, command]));
  const events = await query<{ name: string }>(`
    SELECT type || ' ' || left(id::text, -6) AS name FROM events
    WHERE type IN (${Object.values(eventOf).map((type) => `'${type}'`)})`);
  const surplus = new Set(events.map(({ name }) => name));
  const faults = writes.flatMap(({ kind, key, familyId, isAcknowledged }) => {
    const command = commands.get(key);
    if (command === undefined) return isAcknowledged ? [`lost: ${kind} ${key} of family ${familyId}`] : [];
    // Each event belongs to one key.
    return surplus.delete(`${eventOf[kind]} ${command}`)
      ? []
      : [`no event: ${kind} ${key} of family ${familyId}`];
  });
  return [...faults, ...[...surplus].map((name) => `doubled: ${name} has no key`)];
}

interface AnsweredQuiz {
  id: string;
  learner: number;
  at: string;
}

interface StoredLesson extends AnsweredQuiz {
  status: string;
}

/** Compares the jobs, also those done, with the answered quizzes. Without a model, nothing else has jobs. */
async function jobFaults(database: Database): Promise<string[]> {
  const { query } = database;
  const quizzes = await query<AnsweredQuiz>(
    `SELECT payload->>'lessonId' AS id, (payload->>'learnerId')::bigint AS learner, recorded_at AS at
     FROM events WHERE type = 'QuizAnswered'`,
  );
  const lessons = await query<StoredLesson>(
    'SELECT id, learner_id AS learner, created_at AS at, status FROM lessons',
  );
  const jobs = await query<{ name: string }>(
    `SELECT name || ' ' || (data->>'lessonId') AS name FROM pgboss.job`,
  );
  const wanted = new Map(quizzes.map((quiz) => [`next-lesson ${quiz.id}`, quiz]));
  const surplus = jobs
    .map(({ name }) => name)
    .filter((name) => !wanted.delete(name))
    .map((name) => `surplus job: ${name}`);
  const missing = [...wanted].filter(([, quiz]) => !lessons.some((lesson) => wasQueued(lesson, quiz)));
  return [...missing.map(([name]) => `no job: ${name}`), ...surplus];
}

/** Checks whether a lesson was QUEUED when a quiz was answered, which then needs no job. */
function wasQueued({ id, learner, at, status }: StoredLesson, quiz: AnsweredQuiz): boolean {
  if (learner !== quiz.learner || id === quiz.id) return false;
  // Its id has the time of its generation; `at` is when it became ACTIVE.
  const generatedAt = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  const answeredAt = Date.parse(quiz.at);
  return generatedAt <= answeredAt && (status === 'QUEUED' || Date.parse(at) >= answeredAt);
}

/** Verifies what `ledger verify` does: the schema, the families, what belongs to none, and the log. */
async function ledgerFaults(database: Database, familyIds: readonly number[]): Promise<string[]> {
  const { rules } = registry;
  const context = { database, shapes: await readTableShapes(database), rules };
  const ofFamilies: { message: string }[] = [];
  for (const familyId of familyIds) {
    const family = await verifyFamily(context, familyId);
    ofFamilies.push(...(family?.problems ?? [{ message: `family ${familyId} is unknown` }]));
  }
  const problems = [
    ...(await database.snapshot(verifySchema)),
    ...ofFamilies,
    ...(await database.snapshot((tx) => findStrays(tx, rules))).first,
    ...(await database.snapshot((tx) => verifyLog(tx), { ofAllNodes: true })),
  ];
  return problems.map(({ message }) => message);
}
