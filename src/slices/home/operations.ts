import { Type } from '@sinclair/typebox';
import { LearnerQuery } from '../../../schema/common.ts';
import { FamilyHome, FamilyHomeQuery, Home } from '../../../schema/home.ts';
import { roles } from '../../http/app-types.ts';
import { learnerErrors, operation, parents } from '../../http/operation.ts';

/** Operations of decisions.md 11. */

export const getHome = operation('getHome', 'Home', {
  isTagged: true,
  access: roles,
  errors: learnerErrors,
  summary: "A learner's home",
  description: `Returns what a page for a learner shows first: the lesson to go on with, points and goals, the days of learning,
achievements, and redemptions. Days are those of the family. A LEARNER gets their own; a PARENT or ADMIN names the learner with
\`learnerId\`.`,
  querystring: LearnerQuery,
  response: { 200: Type.Ref(Home) },
});

export const getFamilyHome = operation('getFamilyHome', 'Home', {
  isTagged: true,
  access: parents,
  errors: ['USER_NOT_FOUND'],
  summary: "A family's home",
  description: `Returns what a page for a parent shows first: each learner at a glance, what waits for a decision, and the number
of the last event. An ADMIN may name another family with \`parentId\`.`,
  querystring: FamilyHomeQuery,
  response: { 200: Type.Ref(FamilyHome) },
});
