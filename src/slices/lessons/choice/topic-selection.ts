import type { Concept, TopicMatch } from '../../../../curriculum/index.ts';
import { type Curriculum, curriculum } from '../curriculum.ts';
import { offerConcept } from './concept-offers.ts';
import { isTaught, type SelectionCriteria, selectConcept } from './concept-selection.ts';
import { levelOf } from './levels.ts';
import { subjectConcepts } from './subject-concepts.ts';

/** Concept of a lesson for a topic. */
export interface TopicSelection {
  concept: Concept;
  /** False if the content has nothing on the topic for the grade: the concept is the learner's next one. Or it has a part only. */
  isMatched: boolean;
  /** Returns whether a question is about the topic, if it is narrower than the concept. */
  isWanted?: ReturnType<Curriculum['isAbout']>;
}

/** Returns the topic of a request. A subject without any concept, such as Art, counts as one. */
export function topicOf({
  topic,
  subject,
}: Partial<Record<'topic' | 'subject', string | undefined>>): string | undefined {
  return topic || (subject && !isTaught(subject) ? subject : undefined);
}

/**
 * Selects the concept for a topic (decisions.md 4.18): what it names at the level, within the subject if one is given.
 * Otherwise the learner's next concept. Pure.
 */
export function selectForTopic({ topic, ...request }: SelectionCriteria & { topic: string }): TopicSelection {
  const match = matchAtLevel(topic, request);
  if (!match) return { concept: selectConcept(request), isMatched: false };
  return {
    concept: conceptOf(match, request),
    isMatched: !match.isPart,
    isWanted: curriculum().isAbout(match),
  };
}

/** Returns what a topic names: at the requested grade, and then at the level in the subject that it names. */
function matchAtLevel(topic: string, request: SelectionCriteria): TopicMatch | undefined {
  const { gradeLevel, subject } = request;
  const { matchTopic } = curriculum();
  const match = matchTopic(topic, { gradeLevel, subject });
  const named = match?.concepts[0];
  const { grade } = named ? levelOf(request, named) : { grade: gradeLevel };
  if (!named || grade === gradeLevel) return match;
  return matchTopic(topic, { gradeLevel: grade, subject: named.subject }) ?? match;
}

/** Returns the concept of a match; of those of a subject or category, the learner's next one. */
function conceptOf({ concepts }: TopicMatch, request: SelectionCriteria): Concept {
  const [first] = concepts;
  if (!first) throw new Error('a match without a concept');
  if (concepts.length === 1) return first;
  const next = offerConcept([subjectConcepts(concepts)], request);
  if (next && concepts.includes(next)) return next;
  // Something else would have to come first, but the wish is for this.
  const done = new Set(request.mastery.filter((row) => row.is_mastered).map((row) => row.concept_id));
  return concepts.find(({ id }) => !done.has(id)) ?? first;
}
