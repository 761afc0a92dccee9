import { Type } from '@sinclair/typebox';
import { Invitation, User } from '../../../schema/accounts.ts';
import { pageOf, Success } from '../../../schema/common.ts';
import * as schemas from '../../../schema/learners.ts';
import { roles } from '../../http/app-types.ts';
import { operation, parents } from '../../http/operation.ts';

/** Operations of interface.md 4.2 and 4.3 in the OpenAPI document. */

export const listLearners = operation('listLearners', 'Learners', {
  access: parents,
  errors: ['USER_NOT_FOUND'],
  summary: 'List learners',
  description: `A PARENT sees their own learners. An ADMIN sees all, or those of \`parentId\`. With \`status=waiting\`, the operation lists
learners who registered and wait for confirmation. Their names and email addresses are cut to 40 characters, since strangers chose them.`,
  querystring: schemas.LearnersQuery,
  response: { 200: pageOf(User, 'A page of learners, in order of their ids.') },
});

export const createLearner = operation('createLearner', 'Learners', {
  isIdempotent: true,
  access: parents,
  errors: ['INVALID_ROLE', 'INVALID_PARENT', 'EMAIL_TAKEN', 'USERNAME_TAKEN', 'TOO_MANY_LEARNERS'],
  errorStatuses: { EMAIL_TAKEN: 409, USERNAME_TAKEN: 409 },
  summary: 'Add a learner',
  description: `Adds a learner to the caller's family; an ADMIN may name another parent with \`parentId\`. The service makes
the username from the name and the time, and a missing email address from the username. The learner gets a profile, by
default with grade 5 and the subjects Math, Reading and Science. They also get goals of 10, 25 and 50 points, unless the
parent's catalog already has them or is full. Without a \`password\`, they cannot log in until one is set. A family has a
maximum number of learners: 50 by default.`,
  body: Type.Ref(schemas.CreateLearner),
  response: { 201: Type.Ref(User) },
});

export const createInvitation = operation('createLearnerInvitation', 'Learners', {
  access: parents,
  errors: ['INVALID_PARENT'],
  summary: 'Invite a learner',
  description: `Creates a code with which one learner can register in the caller's family; an ADMIN may name another parent with
\`parentId\`. The learner sends the code as \`invitation\` and is in the family at once. It works within 7 days. A family has at most 20
unused codes: a further one replaces the oldest.`,
  body: Type.Ref(schemas.CreateLearnerInvitation),
  response: { 201: Type.Ref(Invitation) },
});

export const confirmLearner = operation('confirmLearner', 'Learners', {
  isIdempotent: true,
  access: parents,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND', 'TOO_MANY_LEARNERS'],
  summary: 'Confirm a waiting learner',
  description: `Makes a waiting learner a learner of the family, as if their parent had added them. They get a profile and goals, and keep
their password and sessions. For a learner of the family, nothing changes. After 7 days, a learner who still waits no longer exists.`,
  params: schemas.LearnerIdParams,
  response: { 200: Type.Ref(User) },
});

export const updateLearner = operation('updateLearner', 'Learners', {
  access: parents,
  audited: 'LEARNER_RENAMED',
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND', 'NOT_A_LEARNER', 'USERNAME_TAKEN'],
  errorStatuses: { USERNAME_TAKEN: 409 },
  summary: "Change a learner's name or username",
  description: `Changes the given fields, also those of a waiting learner; at least one is required. Histories go on to show the
earlier name with what the learner did before. The learner's sessions, password and email address stay. The learner logs in with the
new username, and links of awards that the learner has shared contain it: an earlier address no longer works.`,
  params: schemas.LearnerIdParams,
  body: Type.Ref(schemas.UpdateLearner),
  response: { 200: Type.Ref(User) },
});

export const getLearnerParent = operation('getLearnerParent', 'Learners', {
  access: roles,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "The name of a learner's parent",
  description:
    'Returns the id and the name of the parent to the learner, the parent or an ADMIN, and nothing else of the account.',
  params: schemas.LearnerIdParams,
  response: { 200: Type.Ref(schemas.LearnerParent) },
});

export const deleteLearner = operation('deleteLearner', 'Learners', {
  appends: true,
  access: parents,
  audited: 'ERASURE',
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND', 'NOT_A_LEARNER'],
  summary: 'Delete a learner',
  description: `Erases the learner's account, profile, settings, lessons, answers and notes, and revokes their tokens. This
cannot be undone. A waiting learner has only an account to delete. The service first rejects PENDING redemptions. The
ledger keeps its entries, which contain only ids and numbers.`,
  params: schemas.LearnerIdParams,
  response: { 200: Type.Ref(schemas.LearnerDeleted) },
});

export const setPassword = operation('setLearnerPassword', 'Learners', {
  dayLimit: 'reserve',
  access: parents,
  audited: 'PASSWORD_CHANGED',
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "Set a learner's password",
  description: "Sets the learner's password and ends the learner's sessions.",
  params: schemas.LearnerIdParams,
  body: Type.Ref(schemas.SetPassword),
  response: { 200: Type.Ref(Success) },
});

export const getProfile = operation('getLearnerProfile', 'Learners', {
  access: roles,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "A learner's profile",
  description: `Returns the profile to the learner, their parent or an ADMIN. If there is none, the service creates one with
default values. It derives \`subjectPerformance\` and \`graph\` from answered lessons. A graph that a PUT sets is kept and
extended.`,
  params: schemas.UserIdParams,
  response: { 200: Type.Ref(schemas.LearnerProfile) },
});

export const updateProfile = operation('updateLearnerProfile', 'Learners', {
  access: parents,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "Change a learner's profile",
  description: 'Changes the given fields; at least one is required.',
  params: schemas.UserIdParams,
  body: Type.Ref(schemas.UpdateProfile),
  response: { 200: Type.Ref(schemas.LearnerProfile) },
});

export const getSettings = operation('getLearnerSettings', 'Learners', {
  access: roles,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "A learner's settings",
  description: `Returns the settings to the learner, their parent or an ADMIN. Double-or-loss is off until a parent allows it.`,
  params: schemas.LearnerSettingsParams,
  response: { 200: Type.Ref(schemas.LearnerSettings) },
});

export const setDoubleOrLoss = operation('setDoubleOrLoss', 'Learners', {
  isIdempotent: true,
  access: parents,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: 'Allow or forbid double-or-loss',
  description: `Allows or forbids double-or-loss. With it, a right answer earns 2 points and a wrong one costs 1, in the
questions chosen for it.`,
  params: schemas.LearnerSettingsParams,
  body: Type.Ref(schemas.SetDoubleOrLoss),
  response: { 200: Type.Ref(schemas.DoubleOrLossSet) },
});
