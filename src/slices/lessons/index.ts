import * as curriculumSchemas from '../../../schema/curriculum.ts';
import * as learnerReportSchemas from '../../../schema/learner-report.ts';
import * as lessonSchemas from '../../../schema/lessons.ts';
import * as masterySchemas from '../../../schema/mastery.ts';
import * as reportSchemas from '../../../schema/question-reports.ts';
import * as questionSchemas from '../../../schema/questions.ts';
import * as speechSchemas from '../../../schema/speech.ts';
import type { LearnerAccess } from '../../http/access.ts';
import type { DescribeConcept } from '../../slice/concept-descriptions.ts';
import type { Deps } from '../../slice/deps.ts';
import type { Slice } from '../../slice/slice.ts';
import { lessonImagesJob } from './authoring/images.domain.ts';
import { exportedToLearner } from './authoring/lesson-reply.ts';
import { registerMasteryRoutes } from './choice/mastery-routes.ts';
import { lessonTexts } from './committed-texts.ts';
import { describeConceptsOf, generatorConcepts, subjectsByArea } from './concept-descriptions.ts';
import { registerCurriculumRoutes } from './curriculum-routes.ts';
import { nextLessonJob } from './domain.ts';
import { lessonErrors } from './errors.ts';
import { prepareImages } from './images.ts';
import { registerLearnerReport } from './learner-report/routes.ts';
import { lessons as rules } from './ledger.ts';
import { lessonCheck } from './ledger-check.ts';
import { registerLevelRoutes } from './level-routes.ts';
import { prepareNextLesson } from './next-lesson.ts';
import type { Provider, ProviderSettings } from './provider/provider.ts';
import { lessonTables } from './replica.ts';
import { exportedReport } from './reports/exported-report.ts';
import { registerReportRoutes } from './reports/routes.ts';
import { registerLessonRoutes } from './routes.ts';

declare module '../../slice/deps.ts' {
  interface AppSettings {
    provider?: ProviderSettings | undefined;
  }
  interface Services {
    describeConceptsOf(learner: LearnerAccess): Promise<DescribeConcept>;
    /** Returns the subject of an area of the content (`math`); undefined for another one. */
    subjectOf(area: string): string | undefined;
    /** Model that writes lessons on topics and draws pictures; undefined if none is configured. */
    provider?: Provider | undefined;
  }
}

export const lessons: Slice = {
  name: 'lessons',
  tags: [{ name: 'Lessons', description: 'Lessons and their quizzes.' }],
  schemas: {
    ...lessonSchemas,
    ...questionSchemas,
    ...speechSchemas,
    ...masterySchemas,
    ...reportSchemas,
    ...learnerReportSchemas,
    ...curriculumSchemas,
  },
  routes(app, deps) {
    registerLessonRoutes(app, deps);
    registerReportRoutes(app, deps);
    registerLearnerReport(app, deps);
    registerMasteryRoutes(app, deps);
    registerLevelRoutes(app, deps);
    registerCurriculumRoutes(app);
  },
  services: async (deps) => ({
    describeConceptsOf: (learner) => describeConceptsOf(deps.database.db, learner),
    subjectOf: (area) => subjectsByArea().get(area),
    provider: await providerOf(deps),
  }),
  jobs: (deps) => ({
    // Two workers then make as many lessons at once as requests may.
    [nextLessonJob]: { handle: (data) => prepareNextLesson(deps, data), atOnce: 4 },
    [lessonImagesJob]: (data) => prepareImages(deps, data),
  }),
  errors: lessonErrors,
  ...rules,
  committedTexts: [lessonTexts],
  storedChecks: [lessonCheck],
  familyTables: [
    { name: 'lessons', toLearner: exportedToLearner },
    // The hash of a question's name, which contains the answer: who tries all choices finds the right one.
    { name: 'seen_questions', toLearner: ({ hash: _, ...row }) => row },
    { name: 'question_reports', toLearner: exportedReport, users: ['reported_by'] },
    { name: 'provider_shares', leftOut: 'It counts the requests of a day for a limit of this instance.' },
  ],
  erasure: {
    tables: [
      'question_reports',
      'seen_questions',
      'lesson_topics',
      'lessons',
      'lesson_images',
      'lesson_counts',
    ],
  },
  replicaTables: lessonTables,
  replicaData: { concepts: generatorConcepts },
};

/** Creates the provider if configured. Only then loads its library, which is slow. */
async function providerOf({ settings: { provider }, database, now, log }: Deps) {
  if (!provider) return undefined;
  const { createProvider } = await import('./provider/provider.ts');
  const { model, reviewModel = 'the same model', baseUrl } = provider;
  log.info(
    `The model ${model} at ${new URL(baseUrl).host} writes lessons on topics that the generators lack; ${reviewModel} checks them.`,
  );
  return createProvider({ ...provider, database, now, log });
}
