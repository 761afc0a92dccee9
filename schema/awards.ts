import { type Static, Type } from '@sinclair/typebox';
import * as t from './common.ts';

const activityId = '0195a3f0-4c00-7000-8000-000000000001';
/** Id of an activity. A migration inserts the example, so requests with it succeed. */
const ActivityId = Type.String({
  ...t.UuidOf('activity'),
  examples: [activityId],
  'x-component': 'ActivityId',
});
const ActivityName = t.Str('Name of the activity.', 'Trip to the zoo');

/** interface.md 2.9 */
export const Activity = t.Reply('Activity', 'An activity to which learners allocate tokens.', {
  id: ActivityId,
  name: ActivityName,
  description: t.Str(
    'Description of the activity.',
    'A day with the animals, with time for your favourite ones.',
  ),
  category: t.Str('Kind of activity.', 'Outings'),
  isActive: t.Bool('True if learners can allocate tokens to it.'),
});
export type Activity = Static<typeof Activity>;

export const AwardStatus = t.Enum(
  'AwardStatus',
  ['PENDING', 'CASHED_IN'],
  'PENDING: allocated; CASHED_IN: cashed in, which is final.',
  'PENDING',
);
export type AwardStatus = Static<typeof AwardStatus>;

const Tokens = Type.Integer({
  ...t.Points("Number of tokens, which are the learner's points.", 5),
  'x-component': 'Tokens',
});

/** interface.md 2.9, plus the learner, the name of the activity and the times (decisions.md 7.2). */
export const Award = t.Reply('Award', 'Tokens that a learner allocated to an activity.', {
  id: t.UuidOf('award'),
  learnerId: t.UserId,
  activityId: ActivityId,
  activityName: ActivityName,
  tokens: Tokens,
  status: Type.Ref(AwardStatus),
  createdAt: t.Timestamp,
  cashedInAt: t.nullable(t.Time('Time of cashing in; null while PENDING.')),
});
export type Award = Static<typeof Award>;

export const AwardsAllocated = t.Reply('AwardsAllocated', 'The awards from one request.', {
  awards: t.List(Award, 'One award per allocation, in the same order.'),
});
export type AwardsAllocated = Static<typeof AwardsAllocated>;

export const CashedIn = t.Reply('CashedIn', 'Status of an award after cashing in.', {
  status: Type.Ref(AwardStatus),
});
export type CashedIn = Static<typeof CashedIn>;

export const AwardAllocation = Type.Object(
  { activityId: ActivityId, tokens: Tokens },
  {
    $id: 'AwardAllocation',
    description: 'Tokens for one activity.',
    examples: [{ activityId, tokens: 5 }],
  },
);

export const AllocateAwards = t.Body(
  'AllocateAwards',
  { allocations: [{ activityId, tokens: 5 }] },
  'Tokens to allocate to activities.',
  {
    allocations: Type.Array(Type.Ref(AwardAllocation), {
      maxItems: 100,
      description: 'At most 100 allocations. An activity may appear more than once.',
    }),
  },
);

export const ShareAward = t.Body(
  'ShareAward',
  {
    active: true,
    title: 'We are going to the zoo!',
    description: 'Five weeks of fractions, and here we are.',
  },
  'The state and texts of a public link.',
  {
    active: t.Bool('True if the link shows the award.', true),
    title: Type.Optional(
      t.Text(
        200,
        "Title above the award. If absent, it does not change. If blank, it is the activity's name.",
        'We are going to the zoo!',
        { minLength: 0 },
      ),
    ),
    description: Type.Optional(
      t.Lines(
        'Text below the award. If absent, it does not change.',
        'Five weeks of fractions, and here we are.',
        { minLength: 0 },
      ),
    ),
  },
);

export const ShareLink = t.Reply('ShareLink', 'The public link to an award.', {
  shareUrl: t.Str(
    'Address that shows the award to everybody while the share is active.',
    'https://learn.example/users/mia/award/8c1f0c2b7d5e4a9f9b3f6a2d1e0c7b54',
  ),
});
export type ShareLink = Static<typeof ShareLink>;

/** interface.md 2.10 */
export const PublicAward = t.Reply('PublicAward', 'An award as its public link shows it.', {
  username: t.Str('Username of the user who shared the award first.', 'mia'),
  title: t.Str('Title above the award.', 'We are going to the zoo!'),
  description: t.Str('Text below the award; may be empty.', 'Five weeks of fractions, and here we are.'),
  awardId: t.UuidOf('award'),
  activityName: ActivityName,
  tokens: Tokens,
  sharedAt: t.Time('Time of the first share.'),
});
export type PublicAward = Static<typeof PublicAward>;

export const AwardParams = Type.Object({ awardId: t.UuidParam('award') });

/** Parameters of any form: a malformed username or hash gives the same answer as an unknown share. */
export const PublicAwardParams = Type.Object({
  username: t.Str('The username in the link.', 'mia'),
  hash: t.Str('The secret part of the link.', '8c1f0c2b7d5e4a9f9b3f6a2d1e0c7b54'),
});
