import type { Row } from '../../db/tables.ts';
import { type Concepts, describeConcepts, type LearnerTopic } from '../../slice/concept-descriptions.ts';
import type { Derive } from '../../slice/replica-table.ts';
import { type Mastery, toProfile } from './profile.ts';

/** JSON that the source of `learner_profiles` makes. */
interface From {
  profile: Row<'learner_profiles'>;
  mastery: Mastery[];
  topics: LearnerTopic[];
}

/** Derives the columns of a profile that follow from quizzes, by the function that makes the API's answer. */
const derive: Derive = (from, data) => {
  // The source of the table makes this shape, and the slice of lessons offers the concepts.
  const { profile, mastery, topics } = from as From;
  const { concepts } = data as { concepts: Concepts };
  const shown = toProfile(profile, mastery, describeConcepts(concepts, topics));
  return {
    recommended_subjects: shown.recommendedSubjects,
    struggling_areas: shown.strugglingAreas,
    graph: shown.graph,
    subject_performance: shown.subjectPerformance,
  };
};
export default derive;
