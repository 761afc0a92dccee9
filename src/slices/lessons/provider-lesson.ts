import { createHash } from 'node:crypto';
import type { GeneratedQuestion } from '../../../curriculum/index.ts';
import { createRng } from '../../../curriculum/rng.ts';
import { Problem } from '../../base/errors.ts';
import { newId, newSeed } from '../../base/ids.ts';
import type { Db } from '../../db/database.ts';
import type { LearnerAccess } from '../../http/access.ts';
import { type LessonOptions, profileOf } from './authoring/authoring.ts';
import { type LessonContent, questionHash } from './authoring/content.ts';
import { type NewLesson, questionCount, type SeenQuestions } from './authoring/new-lesson.ts';
import { nextDifficulty } from './choice/next-difficulty.ts';
import type { LearnerRecord } from './choice/record.ts';
import type { Provider } from './provider/provider.ts';
import { balanced, type QuestionSet, writeQuestions } from './provider/question-writer.ts';
import { seenQuestions, topicsOf } from './queries.ts';

/** Topic of a request, and what the generators have on it. */
interface Wished {
  learner: LearnerAccess;
  record: LearnerRecord;
  options: LessonOptions & { topic: string };
  /** Lesson of the generators. */
  generated: NewLesson;
}

/**
 * Returns the lesson of the generators, or one of the model on what they lack (decisions.md 4.18): they do not know the topic, or
 * the learner has seen most of what they have on it. In the latter case, their lesson is the fallback.
 * Throws 400 TOPIC_REFUSED, 429 TOO_MANY_TOPICS or 503 LESSON_GENERATION_FAILED.
 */
export async function supplementLesson(db: Db, provider: Provider, wished: Wished): Promise<NewLesson> {
  const { learner, generated } = wished;
  if (!generated.wish?.isMatched) return authorWithModel(db, provider, wished, 2);
  if (hasNews(generated, await seenQuestions(db, learner, generated.moduleId))) return generated;
  try {
    return await authorWithModel(db, provider, wished, 1);
  } catch (error) {
    if (error instanceof Problem) return generated;
    throw error;
  }
}

/** Returns true if the learner has not seen at least half of the lesson's questions. */
function hasNews(lesson: NewLesson, seen: SeenQuestions): boolean {
  if (seen.size === 0) return true;
  const { questions } = lesson.draw(seen);
  const unseen = questions.filter(({ key }) => !seen.has(questionHash(key)));
  return unseen.length * 2 >= questions.length;
}

/**
 * Generates a lesson with the model's texts alone, without storing it: unseen questions first, then those seen longest ago. It
 * has an id of its own, so its answers change the mastery of no concept of the generators.
 */
async function authorWithModel(
  db: Db,
  provider: Provider,
  { learner, record, options, generated }: Wished,
  attempts: number,
): Promise<NewLesson> {
  const title = options.topic.replace(/\s+/g, ' ');
  const moduleId = topicId(profileOf(record).id, title);
  const known = record.mastery.find(({ concept_id }) => concept_id === moduleId);
  const near = generated.wish?.isMatched ? generated : undefined;
  const { gradeLevel } = near ?? options;
  const { difficulty = nextDifficulty(known) } = options;
  const subject = options.subject ?? near?.subject;
  const id = newId();
  const [topics, seen] = await Promise.all([topicsOf(db, learner), seenQuestions(db, learner, moduleId)]);
  const seed = newSeed();
  const set = await writeQuestions(provider, {
    brief: { grade: gradeLevel, subject, difficulty, topic: title },
    asker: learner,
    count: questionCount,
    attempts,
    isSeen: (key) => seen.has(questionHash(key)),
    rng: createRng(`${seed}|written`),
  });
  if (balanced(set.questions, questionCount).length < questionCount) throw problemOf(set.failure);
  const earlier = topics.find(({ concept_id }) => concept_id === moduleId);
  const lessonSubject = subject ?? earlier?.subject ?? set.subject;
  return {
    ...generated,
    id,
    moduleId,
    subject: lessonSubject,
    category: options.category ?? near?.category ?? lessonSubject,
    difficulty,
    gradeLevel,
    topic: title,
    learningObjectives: set.objectives.length > 0 ? set.objectives : [`Answer questions about ${title}`],
    isFreeTopic: true,
    wish: { topic: options.topic, isMatched: true },
    draw: (seenBefore) => contentOf(set, { moduleId, title }, seenBefore),
  };
}

/** Returns the questions unseen or seen longest ago, and the introduction with one more of them as its example. Pure. */
function contentOf(
  { introduction, questions }: QuestionSet,
  { moduleId: conceptId, title }: { moduleId: string; title: string },
  seen: SeenQuestions,
): LessonContent {
  const at = ({ key }: GeneratedQuestion) => seen.get(questionHash(key)) ?? '';
  const longestUnseen = questions.toSorted((a, b) => at(a).localeCompare(at(b)));
  const asked = balanced(longestUnseen, questionCount);
  const example = longestUnseen.findLast((question) => !asked.includes(question));
  return {
    ...(introduction && { introduction: { conceptId, title, ...introduction, ...(example && { example }) } }),
    questions: asked,
  };
}

/** Returns the problem for a topic without enough questions, with the time to wait if somebody knows it. */
function problemOf(failure: QuestionSet['failure']): Problem {
  const { reason, retryAfterMs } = failure ?? {};
  const code =
    reason === 'share of the daily budget used up' ? 'TOO_MANY_TOPICS' : 'LESSON_GENERATION_FAILED';
  if (retryAfterMs === undefined) return new Problem(code);
  return new Problem(code, { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)) });
}

/**
 * Returns the id of a learner's free-text topic. The ledger keeps the id forever, so the hash includes the random id of the
 * learner's profile, which an erasure deletes. Nobody can then find the topic by hashing guesses. Pure.
 */
function topicId(profileId: string, title: string): string {
  const hash = createHash('sha256').update(`${profileId}\n${title.toLowerCase()}`).digest('hex');
  return `topic.${hash.slice(0, 8)}`;
}
