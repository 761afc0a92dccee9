import { Type } from '@sinclair/typebox';
import * as schemas from '../../../../schema/accounts-sessions.ts';
import { LearnerIdParams } from '../../../../schema/learners.ts';
import { operation, parents } from '../../../http/operation.ts';

/** Operations on devices that a parent hands over, and on PINs (decisions.md 2.18). */

export const createLearnerSession = operation('createLearnerSession', 'Accounts', {
  dayLimit: 'reserve',
  access: parents,
  audited: 'LEARNER_SIGN_IN',
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: 'Hand a device over to a learner',
  description: `Creates a session of the learner, and returns the learner's own token. It allows exactly what a LEARNER may do, and the learner
needs no password. The caller's session goes on: forget its token on a device that you hand over. \`GET /api/sessions?learnerId=\` lists
the session, and \`DELETE /api/sessions/{id}\` ends it. A new password or the deletion of the learner ends it, too.`,
  params: LearnerIdParams,
  body: Type.Ref(schemas.CreateLearnerSession),
  response: { 201: Type.Ref(schemas.LearnerSession) },
});

export const setLearnerPin = operation('setLearnerPin', 'Accounts', {
  access: parents,
  audited: 'PIN_SET',
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "Set or remove a learner's PIN",
  description: `Sets the four pictures with which the learner comes back to a device that was handed over to them
(\`POST /api/learners/{id}/unlock\`); null removes them. Sessions go on.`,
  params: LearnerIdParams,
  body: Type.Ref(schemas.SetPin),
  response: { 200: Type.Ref(schemas.PinSet) },
});

export const unlockWithPin = operation('unlockWithPin', 'Accounts', {
  dayLimit: 'reserve',
  access: 'public',
  rateClass: 'login',
  takesToken: true,
  errors: ['INVALID_PIN', 'TOO_MANY_ATTEMPTS'],
  summary: 'Come back to a device with a PIN',
  description: `Creates a session of a learner on a device that a parent handed over to them. The request needs the learner's token from there,
from \`POST /api/learners/{id}/session\` or from an earlier call of this operation. The token may be expired or ended, and opens nothing
without the PIN. After a new password of the learner, the device must be handed over again. A wrong PIN, a learner without one, and a request without such a token get the same response. Failures have the limits
of failed logins, and count apart from those with a password. After 10 in a row with a token, each next guess waits longer, up to an hour.`,
  params: LearnerIdParams,
  body: Type.Ref(schemas.UnlockWithPin),
  response: { 200: Type.Ref(schemas.LearnerSession) },
});
