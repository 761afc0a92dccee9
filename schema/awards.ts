import { type Static, Type } from '@sinclair/typebox';
import {
  Body,
  nullable,
  oneOf,
  Points,
  Reply,
  Text,
  Timestamp,
  UserId,
  UuidOf,
  UuidParam,
} from './common.ts';

/** One of the activities that come with the migrations, so that examples can be tried out as they are. */
const ActivityId = Type.String({ ...UuidOf('activity'), examples: ['0195a3f0-4c00-7000-8000-000000000001'] });
const ActivityName = Type.String({
  examples: ['Trip to the zoo'],
  description: 'What the activity is called.',
});

/** interface.md 2.9 */
export const Activity = Reply(
  {
    id: ActivityId,
    name: ActivityName,
    description: Type.String({
      examples: ['A day with the animals, with time for your favourite ones.'],
      description: 'What one does there.',
    }),
    category: Type.String({ examples: ['Outings'], description: 'What kind of activity it is.' }),
    isActive: Type.Boolean({ description: 'Whether tokens can be allocated to it.' }),
  },
  { $id: 'Activity', title: 'Activity', description: 'Something that tokens can be allocated to.' },
);
export type Activity = Static<typeof Activity>;

const awardStatuses = ['PENDING', 'CASHED_IN'] as const;
export type AwardStatus = (typeof awardStatuses)[number];

const Status = oneOf(awardStatuses, {
  examples: ['PENDING'],
  description: 'PENDING: allocated; CASHED_IN: cashed in, for good.',
});

const Tokens = Points({ examples: [5], description: 'How many tokens: points of the learner.' });

/** interface.md 2.9, with whose it is, the name of its activity, and its times (decisions.md 7.2) */
export const Award = Reply(
  {
    id: UuidOf('award'),
    learnerId: UserId,
    activityId: ActivityId,
    activityName: ActivityName,
    tokens: Tokens,
    status: Status,
    createdAt: Timestamp,
    cashedInAt: nullable(
      Type.String({ ...Timestamp, description: 'When it was cashed in; null while PENDING.' }),
    ),
  },
  { $id: 'Award', title: 'Award', description: 'Tokens that a learner has allocated to an activity.' },
);
export type Award = Static<typeof Award>;

export const AwardsAllocated = Reply(
  { awards: Type.Array(Type.Ref(Award), { description: 'An award for each allocation, in their order.' }) },
  { $id: 'AwardsAllocated', title: 'AwardsAllocated', description: 'Tokens that were allocated.' },
);
export type AwardsAllocated = Static<typeof AwardsAllocated>;

export const CashedIn = Reply(
  { status: Status },
  { $id: 'CashedIn', title: 'CashedIn', description: 'Where an award stands after it was cashed in.' },
);
export type CashedIn = Static<typeof CashedIn>;

export const AllocateAwards = Body(
  'AllocateAwards',
  {
    allocations: Type.Array(
      Type.Object(
        { activityId: ActivityId, tokens: Tokens },
        {
          description: 'Tokens for one activity.',
          examples: [{ activityId: ActivityId.examples[0], tokens: 5 }],
        },
      ),
      {
        maxItems: 100,
        description: 'What to allocate, at most 100 at once; an activity may come more than once.',
      },
    ),
  },
  {
    description: 'Tokens to allocate to activities.',
    example: { allocations: [{ activityId: ActivityId.examples[0], tokens: 5 }] },
  },
);

export const ShareAward = Body(
  'ShareAward',
  {
    active: Type.Boolean({ examples: [true], description: 'Whether the link is to show the award.' }),
    title: Type.Optional(
      Text(200, {
        minLength: 0,
        examples: ['We are going to the zoo!'],
        description: "What stands above it. Left out, it stays as it was; blank is the activity's name.",
      }),
    ),
    description: Type.Optional(
      Text(2000, {
        minLength: 0,
        examples: ['Five weeks of fractions, and here we are.'],
        description: 'A few words below it. Left out, they stay as they were.',
      }),
    ),
  },
  {
    description: 'A public link to an award, switched on or off.',
    example: {
      active: true,
      title: 'We are going to the zoo!',
      description: 'Five weeks of fractions, and here we are.',
    },
  },
);

export const ShareLink = Reply(
  {
    shareUrl: Type.String({
      examples: ['https://learn.example/users/mia/award/8c1f0c2b7d5e4a9f9b3f6a2d1e0c7b54'],
      description: 'Where everybody can look at the award while its share is active.',
    }),
  },
  { $id: 'ShareLink', title: 'ShareLink', description: 'The public link to an award.' },
);
export type ShareLink = Static<typeof ShareLink>;

/** interface.md 2.10 */
export const PublicAward = Reply(
  {
    username: Type.String({ examples: ['mia'], description: 'The user who first shared it.' }),
    title: Type.String({ examples: ['We are going to the zoo!'], description: 'What stands above it.' }),
    description: Type.String({
      examples: ['Five weeks of fractions, and here we are.'],
      description: 'A few words below it; empty where there are none.',
    }),
    awardId: UuidOf('award'),
    activityName: ActivityName,
    tokens: Tokens,
    sharedAt: Type.String({ ...Timestamp, description: 'When it was first shared.' }),
  },
  { $id: 'PublicAward', title: 'PublicAward', description: 'An award as everybody with its link sees it.' },
);
export type PublicAward = Static<typeof PublicAward>;

export const AwardParams = Type.Object({ awardId: UuidParam('award') });

/** Any text: what is no username or no hash leads to no share, and is not told apart from one that does not. */
export const PublicAwardParams = Type.Object({
  username: Type.String({ examples: ['mia'], description: 'The username in the link.' }),
  hash: Type.String({
    examples: ['8c1f0c2b7d5e4a9f9b3f6a2d1e0c7b54'],
    description: 'The secret part of the link.',
  }),
});
