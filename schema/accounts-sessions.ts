import { type Static, Type } from '@sinclair/typebox';
import { Lifetime, Token, User, WrongCodes } from './accounts.ts';
import * as t from './common.ts';

/** Sessions, devices that a parent hands over to a learner, and the PINs with which learners come back (decisions.md 2.18). */

export const Session = t.Reply('Session', 'A session: a token that is valid.', {
  id: t.UuidOf('session'),
  userId: t.UserIdOf('The user of the session: the caller, or a learner of theirs.'),
  createdAt: t.Timestamp,
  expiresAt: t.Timestamp,
  isHandedOver: t.Bool('True if a parent handed the device over, without a login.', false),
  isCurrent: t.Bool('True for the session of the request.', true),
  wrongCodes: Type.Union([Type.Ref(WrongCodes), Type.Null()], {
    description: 'Wrong codes since the sign-in before this session; null if there were none.',
  }),
});
export type Session = Static<typeof Session>;

export const SessionsQuery = Type.Object({
  ...t.OptionalLearnerQuery.properties,
  ...t.PageQuery.properties,
});

export const SessionParams = Type.Object({ id: t.UuidParam('session') });

export const CreateLearnerSession = t.Body(
  'CreateLearnerSession',
  { lifetimeSeconds: 28_800 },
  'A session of a learner on this device.',
  { lifetimeSeconds: Type.Optional(Lifetime) },
);

export const LearnerSession = t.Reply('LearnerSession', "A learner's new session.", {
  token: Token,
  user: Type.Ref(User),
  expiresAt: t.Time('Time when the token expires.'),
});
export type LearnerSession = Static<typeof LearnerSession>;

export const PinPicture = t.Enum(
  'PinPicture',
  ['sun', 'moon', 'star', 'cloud', 'tree', 'flower', 'apple', 'fish', 'car', 'boat', 'ball', 'key'],
  'A picture of a PIN.',
);

const pictures = ['sun', 'fish', 'fish', 'key'];
const Pictures = { examples: [pictures], minItems: 4, maxItems: 4 };

export const SetPin = t.Body('SetPin', { pictures }, "A learner's PIN.", {
  pictures: t.nullable(
    Type.Array(Type.Ref(PinPicture), {
      ...Pictures,
      description: 'Four pictures in their order, which may repeat; null removes the PIN.',
    }),
  ),
});

export const PinSet = t.Reply('PinSet', 'Whether a learner has a PIN.', {
  learnerId: t.UserId,
  hasPin: t.Bool('True if the learner has a PIN.', true),
});

export const UnlockWithPin = t.Body('UnlockWithPin', { pictures }, "The learner's PIN.", {
  pictures: Type.Array(Type.Ref(PinPicture), {
    ...Pictures,
    description: 'The four pictures in their order.',
  }),
  lifetimeSeconds: Type.Optional(Lifetime),
});
export type UnlockWithPin = Static<typeof UnlockWithPin>;
