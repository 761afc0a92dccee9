import { createHash } from 'node:crypto';
import type { Concept, GeneratedQuestion } from '../../../curriculum/index.ts';
import { createRng } from '../../../curriculum/rng.ts';
import type { Difficulty } from '../../../schema/lessons.ts';
import { Problem } from '../../base/errors.ts';
import { newId, newSeed } from '../../base/ids.ts';
import type { Db } from '../../db/database.ts';
import type { LearnerAccess } from '../../http/access.ts';
import {
  conceptLesson,
  drawContent,
  type LessonOptions,
  profileOf,
  rejectUnsafe,
} from './authoring/authoring.ts';
import { type LessonContent, questionHash } from './authoring/content.ts';
import { type NewLesson, questionCount, type SeenQuestions } from './authoring/new-lesson.ts';
import type { LearnerRecord } from './choice/record.ts';
import { curriculum } from './curriculum.ts';
import { normalizedText } from './provider/lint.ts';
import type { Brief } from './provider/prompts.ts';
import type { Provider } from './provider/provider.ts';
import { balanced, type QuestionSet, writeQuestions } from './provider/question-writer.ts';
import { seenQuestions, topicsOf } from './queries.ts';

interface TopicOptions extends LessonOptions {
  difficulty: Difficulty;
  topic: string;
}

/**
 * Generates a lesson on a topic with the provider's model, without storing it. If a concept of the generators fits the
 * topic, the lesson is on that concept, and the generators supply missing questions.
 * Throws 404 PROFILE_NOT_FOUND, 400 TOPIC_REFUSED, 429 TOO_MANY_TOPICS or 503 LESSON_GENERATION_FAILED.
 */
export async function authorProviderLesson(
  db: Db,
  provider: Provider,
  learner: LearnerAccess,
  record: LearnerRecord,
  options: TopicOptions,
): Promise<NewLesson> {
  rejectUnsafe(options);
  const profile = profileOf(record);
  const title = options.topic.replace(/\s+/g, ' ');
  const { gradeLevel, difficulty, subject } = options;
  const concept = curriculum().findConcept(title, { gradeLevel, ...(subject && { subject }) });
  const brief = {
    grade: gradeLevel,
    subject: concept?.subject ?? subject,
    concept: concept?.title,
    difficulty,
    topic: title,
  };
  return concept
    ? authorOnConcept(provider, learner, options, concept, brief)
    : authorOnFreeTopic(db, provider, learner, options, topicId(profile.id, title), brief);
}

/** Adds questions of the generators to those of the model. */
async function authorOnConcept(
  provider: Provider,
  learner: LearnerAccess,
  options: TopicOptions,
  concept: Concept,
  brief: Brief,
): Promise<NewLesson> {
  const id = newId();
  const seed = newSeed();
  const { questions } = await requestQuestions(provider, { seed, learner, brief }, { hasFallback: true });
  function draw(seen: SeenQuestions): LessonContent {
    const fresh = questions.filter(({ key }) => !seen.has(questionHash(key)));
    const kept = balanced(fresh, questionCount);
    const texts = new Set(kept.map(({ question }) => normalizedText(question)));
    const drawn = drawContent(concept, options, seed, seen);
    const others = drawn.questions.filter(({ question }) => !texts.has(normalizedText(question)));
    return { ...drawn, questions: [...kept, ...others].slice(0, questionCount) };
  }
  return {
    ...conceptLesson(id, learner, options, concept),
    wish: { topic: options.topic, isMatched: true },
    draw,
  };
}

/** Uses only the model's questions: unseen ones first, then those seen longest ago. */
async function authorOnFreeTopic(
  db: Db,
  provider: Provider,
  learner: LearnerAccess,
  { gradeLevel, difficulty, subject, category, topic }: TopicOptions,
  moduleId: string,
  brief: Brief,
): Promise<NewLesson> {
  const id = newId();
  const [topics, seen] = await Promise.all([topicsOf(db, learner), seenQuestions(db, learner, moduleId)]);
  const asked = { seed: newSeed(), learner, brief };
  const draft = await requestQuestions(provider, asked, { hasFallback: false, seen });
  const { questions, objectives } = draft;
  if (balanced(questions, questionCount).length < questionCount) throw problemOf(draft.failure);
  const known = topics.find(({ concept_id }) => concept_id === moduleId);
  const lessonSubject = subject ?? known?.subject ?? draft.subject;
  return {
    id,
    learnerId: learner.learnerId,
    moduleId,
    subject: lessonSubject,
    category: category ?? lessonSubject,
    difficulty,
    gradeLevel,
    topic: brief.topic,
    learningObjectives: objectives.length > 0 ? objectives : [`Answer questions about ${brief.topic}`],
    isFreeTopic: true,
    wish: { topic, isMatched: true },
    draw(seen) {
      const at = ({ key }: GeneratedQuestion) => seen.get(questionHash(key)) ?? '';
      const longestUnseen = questions.toSorted((a, b) => at(a).localeCompare(at(b)));
      return { questions: balanced(longestUnseen, questionCount) };
    },
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

function requestQuestions(
  provider: Provider,
  { seed, learner: asker, brief }: { seed: string; learner: LearnerAccess; brief: Brief },
  { hasFallback, seen = new Map() }: { hasFallback: boolean; seen?: SeenQuestions },
): Promise<QuestionSet> {
  return writeQuestions(provider, {
    brief,
    asker,
    count: questionCount,
    hasFallback,
    isSeen: (key) => seen.has(questionHash(key)),
    rng: createRng(`${seed}|written`),
  });
}

/**
 * Returns the id of a learner's free-text topic. The ledger keeps the id forever, so the hash includes the random id of the
 * learner's profile, which an erasure deletes. Nobody can then find the topic by hashing guesses. Pure.
 */
function topicId(profileId: string, title: string): string {
  const hash = createHash('sha256').update(`${profileId}\n${title.toLowerCase()}`).digest('hex');
  return `topic.${hash.slice(0, 8)}`;
}
