import type { Kysely } from 'kysely';
import type { Difficulty } from '../../schema/lessons.ts';
import type { DB } from '../db/types.ts';
import { Problem } from '../errors.ts';
import type { LearnerAccess } from '../http/access.ts';
import { newId } from '../ledger/ids.ts';
import { conceptLesson, drawQuestions, type LessonOptions, profileOf, refuseUnsafe } from './authoring.ts';
import { questionHash } from './content.ts';
import { type Concept, findConcept, type GeneratedQuestion } from './generators/index.ts';
import { createRng } from './generators/rng.ts';
import { type NewLesson, questionCount, type SeenQuestions } from './new-lesson.ts';
import { normalizedText } from './provider/lint.ts';
import type { Brief } from './provider/prompts.ts';
import type { Provider } from './provider/provider.ts';
import { balanced, type Written, writeQuestions } from './provider/question-writer.ts';
import { seenQuestions, topicsOf } from './queries.ts';
import { topicId } from './topics.ts';

/** Lessons on topics, which the provider's model writes. */

interface TopicOptions extends LessonOptions {
  difficulty: Difficulty;
  topic: string;
}

/**
 * Has the model write a lesson on a topic. Where the topic is nearest to a concept of the generators, the lesson is one on
 * that concept, and whatever is missing of it, up to all of it, comes from them. Stores nothing.
 * 404 PROFILE_NOT_FOUND, 400 TOPIC_REFUSED, 503 LESSON_GENERATION_FAILED.
 */
export async function authorProviderLesson(
  db: Kysely<DB>,
  provider: Provider,
  learner: LearnerAccess,
  wish: TopicOptions,
): Promise<NewLesson> {
  refuseUnsafe(wish);
  const profile = await profileOf(db, learner);
  const title = wish.topic.replace(/\s+/g, ' ');
  const { gradeLevel, difficulty, subject } = wish;
  const concept = findConcept(title, { gradeLevel, ...(subject && { subject }) });
  const brief = {
    grade: gradeLevel,
    subject: concept?.subject ?? subject,
    concept: concept?.title,
    difficulty,
    topic: title,
  };
  return concept
    ? onConcept(provider, learner, wish, concept, brief)
    : onFreeTopic(db, provider, learner, wish, topicId(profile.id, title), brief);
}

/** What the model gives of the lesson, in place of the rest what the generators do. */
async function onConcept(
  provider: Provider,
  learner: LearnerAccess,
  wish: TopicOptions,
  concept: Concept,
  brief: Brief,
): Promise<NewLesson> {
  const id = newId();
  const written = await write(provider, id, brief, { isReplaceable: true });
  function draw(seen: SeenQuestions): GeneratedQuestion[] {
    const fresh = written.questions.filter(({ key }) => !seen.has(questionHash(key)));
    const kept = balanced(fresh, questionCount);
    const texts = new Set(kept.map(({ question }) => normalizedText(question)));
    const others = drawQuestions(concept, wish, id, seen);
    return [...kept, ...others.filter(({ question }) => !texts.has(normalizedText(question)))].slice(
      0,
      questionCount,
    );
  }
  return { ...conceptLesson(id, learner, wish, concept), draw };
}

/** A lesson of the model alone. The topic is used up when there is nothing new: what was met longest ago comes again. */
async function onFreeTopic(
  db: Kysely<DB>,
  provider: Provider,
  learner: LearnerAccess,
  { gradeLevel, difficulty, subject, category }: TopicOptions,
  moduleId: string,
  brief: Brief,
): Promise<NewLesson> {
  const id = newId();
  const [topics, met] = await Promise.all([topicsOf(db, learner), seenQuestions(db, learner, moduleId)]);
  const written = await write(provider, id, brief, { isReplaceable: false, met });
  const { questions, objectives } = written;
  if (balanced(questions, questionCount).length < questionCount)
    throw new Problem('LESSON_GENERATION_FAILED');
  const known = topics.find(({ concept_id }) => concept_id === moduleId);
  const lessonSubject = subject ?? known?.subject ?? written.subject;
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
    draw(seen) {
      const at = ({ key }: GeneratedQuestion) => seen.get(questionHash(key)) ?? '';
      return balanced(
        questions.toSorted((a, b) => at(a).localeCompare(at(b))),
        questionCount,
      );
    },
  };
}

/** What the model writes on a brief. */
function write(
  provider: Provider,
  seed: string,
  brief: Brief,
  { isReplaceable, met = new Map() }: { isReplaceable: boolean; met?: SeenQuestions },
): Promise<Written> {
  return writeQuestions(provider, {
    brief,
    count: questionCount,
    isReplaceable,
    isSeen: (key) => met.has(questionHash(key)),
    rng: createRng(`${seed}|written`),
  });
}
