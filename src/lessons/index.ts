import * as schemas from '../../schema/lessons.ts';
import type { LearnerAccess } from '../http/access.ts';
import type { Slice } from '../slice.ts';
import { type DescribeConcept, describeConceptsOf } from './concept-descriptions.ts';
import { nextLessonJob } from './domain.ts';
import { lessonErrors } from './errors.ts';
import { lessonEvents, lessonSourceTypes } from './events.ts';
import { lessonImagesJob } from './images.domain.ts';
import { prepareImages } from './images.ts';
import { registerMasteryRoutes } from './mastery-routes.ts';
import { prepareNextLesson } from './next-lesson.ts';
import { masteryProjection } from './projection.ts';
import type { Provider } from './provider/provider.ts';
import { lessonTables } from './replica.ts';
import { registerLessonRoutes } from './routes.ts';

declare module '../deps.ts' {
  interface Services {
    describeConceptsOf(learner: LearnerAccess): Promise<DescribeConcept>;
    /** Model that writes lessons on topics and draws pictures; undefined if none is configured. */
    provider?: Provider;
  }
}

export const lessons: Slice = {
  name: 'lessons',
  tags: [{ name: 'Lessons', description: 'Lessons and their quizzes.' }],
  schemas,
  routes(app, deps) {
    registerLessonRoutes(app, deps);
    registerMasteryRoutes(app, deps);
  },
  services: ({ database: { db } }) => ({ describeConceptsOf: (learner) => describeConceptsOf(db, learner) }),
  jobs: (deps) => ({
    [nextLessonJob]: (data) => prepareNextLesson(deps, data),
    [lessonImagesJob]: (data) => prepareImages(deps, data),
  }),
  errors: lessonErrors,
  events: lessonEvents,
  sourceTypes: lessonSourceTypes,
  projections: [masteryProjection],
  projectedTables: ['mastery'],
  erasure: { tables: ['seen_questions', 'lesson_topics', 'lessons', 'lesson_images'] },
  replicaTables: lessonTables,
};
