import { Type } from '@sinclair/typebox';
import { LearnerQuery, userIdOf } from '../../../schema/common.ts';
import { Lesson } from '../../../schema/lessons.ts';
import { CreatePlacement, SubjectLevels } from '../../../schema/mastery.ts';
import { hidesKeys, namedLearner, reachLearner } from '../../http/access.ts';
import { type App, roles } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { executeAsCaller } from '../../http/commands.ts';
import { learnerErrors, operation } from '../../http/operation.ts';
import type { Deps } from '../../slice/deps.ts';
import { daysOf } from '../../slice/family-days.ts';
import { gradesOf, profileOf } from './authoring/authoring.ts';
import { withFigures } from './authoring/inline-figures.ts';
import { toLesson, withoutImages } from './authoring/lesson-reply.ts';
import { authorPlacement } from './authoring/placement.ts';
import { levelIn } from './choice/levels.ts';
import { type LearnerRecord, recordOf } from './choice/record.ts';
import { subjectsByArea } from './concept-descriptions.ts';
import { createLesson } from './domain.ts';

const listLevels = operation('listLevels', 'Lessons', {
  access: roles,
  errors: [...learnerErrors, 'PROFILE_NOT_FOUND'],
  summary: "A learner's levels",
  description: `Returns the level in each subject that has lessons. It begins at the grade of the profile and follows the answers.
Where \`hasAnswers\` is false, a client may offer a placement (\`createPlacement\`).`,
  querystring: LearnerQuery,
  response: { 200: Type.Ref(SubjectLevels) },
});

const createPlacement = operation('createPlacement', 'Lessons', {
  access: roles,
  rateClass: 'lesson',
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND', 'PROFILE_NOT_FOUND', 'SUBJECT_NOT_TAUGHT', 'TOO_MANY_LESSONS'],
  summary: 'Create a placement',
  description: `Creates a lesson that finds the learner's level in a subject, and makes it ACTIVE like any other. It has 10
questions, each on another concept: from three grades below the learner's to three above, easy before hard. Answer it with
\`answerLesson\`. The answer -1 means "not learned yet": it counts as wrong, and takes no points. The answers set the level, and are
evidence for the mastery of each concept. A placement is an offer: lessons of a subject begin at the learner's grade without one.`,
  body: Type.Ref(CreatePlacement),
  response: { 201: Type.Ref(Lesson) },
});

/** Registers levels and placements (decisions.md 4.21, 4.22). */
export function registerLevelRoutes(app: App, deps: Deps): void {
  const { commands, settings } = deps;
  const { db } = deps.database;

  app.get('/api/levels', listLevels, async (request) => {
    const learner = await namedLearner(db, callerOf(request), request.query.learnerId);
    return levelsOf(await recordOf(deps, learner));
  });

  app.post('/api/lessons/placement', createPlacement, async (request, reply) => {
    const { learnerId, subject, figures } = request.body;
    const caller = callerOf(request);
    const access = await reachLearner(db, caller, userIdOf(learnerId));
    reply.code(201);
    const lesson = authorPlacement(await recordOf(deps, access), access, subject);
    const data = { ...lesson, ...daysOf(settings, access.familyId) };
    const command = { handler: createLesson, familyId: access.familyId, data };
    const create = () => executeAsCaller(commands, request, command);
    const row = await app.turns.costly.run(access.familyId, create);
    const placement = withoutImages(toLesson(row, hidesKeys(caller, settings)));
    return figures === 'inline' ? withFigures(placement, row) : placement;
  });
}

/** Returns the level in each subject of the content. */
function levelsOf(record: LearnerRecord): SubjectLevels {
  const { gradeLevel } = profileOf(record);
  const levels = [...subjectsByArea()].map(([area, subject]) => {
    const { grade: level, row } = levelIn(gradesOf(record, gradeLevel), area);
    return { subject, level, hasAnswers: row !== undefined, lastAnswered: row?.last_at ?? null };
  });
  return { gradeLevel, levels };
}
