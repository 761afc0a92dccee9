import { createHash } from 'node:crypto';
import type { Database } from '../../../src/db/database.ts';

/** Open lesson of a learner whose texts this test has planted, or which an operation has made since. */
interface OpenLesson {
  id: string;
  isPlanted: boolean;
  questions: OpenQuestion[];
}

interface OpenQuestion {
  /** Index in the lesson, 0-based. */
  i: number;
  question: string;
  choices: string[];
  correctIndex: number;
  explanation: string;
}

/**
 * Gives the questions of a learner's open lessons texts that nothing else has, and keys that differ with `turn`: explanation,
 * advice, figure and hash of a seen question. A checked question keeps its key: its learner has seen it.
 */
export async function plantKeys(database: Database, learnerId: number, turn: number): Promise<void> {
  for (const { id, questions: all, checked } of await unanswered(database, learnerId)) {
    const planted = all.map((_, i) => {
      const at = checked.includes(i) ? 0 : turn;
      const mark = `${id.slice(-12)}x${i}`;
      const choices = [0, 1, 2, 3].map((n) => `choice-${mark}-${n}-`);
      const correctIndex = (i + at) % choices.length;
      const explanation = `planted-explanation-${mark}-turn-${at}`;
      const feedback = choices.map((_, n) =>
        n === correctIndex ? null : { mistakes: [`planted-mistake-${mark}`], text: `planted-advice-${mark}` },
      );
      // A member that no version knows must not leave either.
      const further = { note: `planted-note-${mark}-turn-${at}` };
      const question = `question-${mark}`;
      return { question, choices, correctIndex, explanation, hints: ['Think.'], feedback, ...further };
    });
    const figures = JSON.stringify([
      { question: 0, figure: { value: `planted-figure-${id.slice(-12)}-turn-${turn}` } },
    ]);
    await database.sql`UPDATE lessons SET figures = ${figures}::text::jsonb,
      spec = jsonb_set(spec, '{questions}', ${JSON.stringify(planted)}::text::jsonb) WHERE id = ${id}`;
  }
  // Keys of generated questions contain the right answer.
  await database.sql`DELETE FROM seen_questions WHERE hash IN (${seenHash(1 - turn)}, ${seenHash(turn)})`;
  await database.sql`INSERT INTO seen_questions (family_id, learner_id, concept_id, hash, seen_at)
    SELECT parent_id, id, 'math.addition.within-20', ${seenHash(turn)}, '2026-11-20' FROM users WHERE id = ${learnerId}`;
}

function seenHash(turn: number): string {
  return createHash('sha256').update(`planted key ${turn}`).digest('hex').slice(0, 32);
}

/** Returns the learner's lessons without an answer, ACTIVE, QUEUED and retired ones, with their questions that were not checked. */
export async function openLessons(database: Database, learnerId: number): Promise<OpenLesson[]> {
  const lessons = await unanswered(database, learnerId);
  return lessons.map(({ id, questions, checked }) => ({
    id,
    isPlanted: /^question-/.test(questions[0]?.question ?? ''),
    questions: questions.map((question, i) => ({ ...question, i })).filter(({ i }) => !checked.includes(i)),
  }));
}

interface UnansweredLesson {
  id: string;
  questions: Omit<OpenQuestion, 'i'>[];
  checked: number[];
}

async function unanswered({ sql }: Database, learnerId: number): Promise<UnansweredLesson[]> {
  return sql<UnansweredLesson[]>`
    SELECT id, spec->'questions' AS questions, jsonb_path_query_array(checks, '$[*].question') AS checked
    FROM lessons WHERE learner_id = ${learnerId} AND answers IS NULL`;
}

/** Returns the parts of an answer that reveal keys of open lessons; none in a good one. */
export function leaksIn(answer: string, lessons: readonly OpenLesson[]): string[] {
  const text = [answer, ...decoded(answer)].join('\n');
  const planted = lessons.flatMap(({ id, questions }) => {
    const marks = questions.map(({ i }) => `(explanation|advice|mistake|note)-${id.slice(-12)}x${i}\\b`);
    return [...marks, `figure-${id.slice(-12)}`].flatMap(
      (mark) => text.match(new RegExp(`planted-${mark}[\\w-]*`, 'g')) ?? [],
    );
  });
  const hashes = [0, 1].map(seenHash).filter((hash) => text.includes(hash));
  const faults: string[] = [...planted, ...hashes];
  const questions = lessons.flatMap(({ questions, isPlanted }) =>
    questions.map((question) => ({ ...question, isPlanted })),
  );
  for (const { question, choices, correctIndex, explanation, isPlanted } of questions) {
    if (explanation.length > 20 && text.includes(JSON.stringify(explanation)))
      faults.push(`the explanation of "${question}"`);
    if (!isPlanted) continue;
    const [right, ...wrong] = [choices[correctIndex], ...choices.filter((_, i) => i !== correctIndex)].map(
      (choice) => text.split(choice ?? '').length,
    );
    if (wrong.some((count) => count !== right)) faults.push(`the right choice of "${question}"`);
  }
  const asked = new Set(questions.map(({ question }) => question));
  for (const document of documentsIn(answer)) {
    for (const object of objectsIn(document)) {
      const { question, correctIndex, explanation, feedback, speech } = object;
      const key = [correctIndex ?? undefined, explanation ?? undefined, feedback, spokenKey(speech)];
      if (typeof question === 'string' && asked.has(question) && key.some((part) => part !== undefined))
        faults.push(`the key of "${question}"`);
    }
  }
  return [...new Set(faults)];
}

function spokenKey(speech: unknown): unknown {
  return typeof speech === 'object' && speech !== null && 'explanation' in speech
    ? (speech.explanation ?? undefined)
    : undefined;
}

/** Returns the bytes in hexadecimal or Base64 of a text as texts. */
function decoded(text: string): string[] {
  const hex = [...text.matchAll(/\\x((?:[0-9a-f]{2}){8,})/g)].map(
    ([, bytes = '']) => [bytes, 'hex'] as const,
  );
  const base64 = [...text.matchAll(/[\w+/-]{16,}={0,2}/g)].map(([bytes]) => [bytes, 'base64'] as const);
  return [...hex, ...base64].map(([bytes, encoding]) => Buffer.from(bytes, encoding).toString());
}

function documentsIn(text: string): unknown[] {
  return [text, ...text.split('\n')].flatMap((part) => {
    try {
      return [JSON.parse(part)];
    } catch {
      return []; // Not JSON: the other checks read it as a text.
    }
  });
}

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  // Every object has members by name.
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const member of Object.values(value)) yield* objectsIn(member);
}
