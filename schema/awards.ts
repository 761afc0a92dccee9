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

/** Id of an activity. The example is in the migrations, so requests with it succeed. */
const ActivityId = Type.String({ ...UuidOf('activity'), examples: ['0195a3f0-4c00-7000-8000-000000000001'] });
const ActivityName = Type.String({
  examples: ['Trip to the zoo'],
  description: 'Name of the activity.',
});

/** interface.md 2.9 */
export const Activity = Reply(
  {
    id: ActivityId,
    name: ActivityName,
    description: Type.String({
      examples: ['A day with the animals, with time for your favourite ones.'],
      description: 'Description of the activity.',
    }),
    category: Type.String({ examples: ['Outings'], description: 'Kind of activity.' }),
    isActive: Type.Boolean({ description: 'True if learners can allocate tokens to it.' }),
  },
  { $id: 'Activity', title: 'Activity', description: 'Something that tokens can be allocated to.' },
);
export type Activity = Static<typeof Activity>;

const awardStatuses = ['PENDING', 'CASHED_IN'] as const;
export type AwardStatus = (typeof awardStatuses)[number];

const Status = oneOf(awardStatuses, {
  examples: ['PENDING'],
  description: 'PENDING: allocated; CASHED_IN: cashed in, which is final.',
});

const Tokens = Points({ examples: [5], description: "Number of tokens, which are the learner's points." });

/** interface.md 2.9, plus the learner, the name of the activity and the times (decisions.md 7.2). */
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
  { $id: 'Award', title: 'Award', description: 'Tokens that a learner allocated to an activity.' },
);
export type Award = Static<typeof Award>;

export const AwardsAllocated = Reply(
  { awards: Type.Array(Type.Ref(Award), { description: 'One award per allocation, in the same order.' }) },
  { $id: 'AwardsAllocated', title: 'AwardsAllocated', description: 'The awards from one request.' },
);
export type AwardsAllocated = Static<typeof AwardsAllocated>;

export const CashedIn = Reply(
  { status: Status },
  { $id: 'CashedIn', title: 'CashedIn', description: 'Status of an award after cashing in.' },
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
        description: 'At most 100 allocations. An activity may appear more than once.',
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
    active: Type.Boolean({ examples: [true], description: 'True if the link shows the award.' }),
    title: Type.Optional(
      Text(200, {
        minLength: 0,
        examples: ['We are going to the zoo!'],
        description: "Title above the award. If absent, it stays unchanged; if blank, the activity's name.",
      }),
    ),
    description: Type.Optional(
      Text(2000, {
        minLength: 0,
        examples: ['Five weeks of fractions, and here we are.'],
        description: 'Text below the award. If absent, it stays unchanged.',
      }),
    ),
  },
  {
    description: 'A public link to an award, active or not.',
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
      description: 'Address where everybody can see the award while its share is active.',
    }),
  },
  { $id: 'ShareLink', title: 'ShareLink', description: 'The public link to an award.' },
);
export type ShareLink = Static<typeof ShareLink>;

/** interface.md 2.10 */
export const PublicAward = Reply(
  {
    username: Type.String({ examples: ['mia'], description: 'The user who shared it first.' }),
    title: Type.String({ examples: ['We are going to the zoo!'], description: 'Title above the award.' }),
    description: Type.String({
      examples: ['Five weeks of fractions, and here we are.'],
      description: 'Text below the award; may be empty.',
    }),
    awardId: UuidOf('award'),
    activityName: ActivityName,
    tokens: Tokens,
    sharedAt: Type.String({ ...Timestamp, description: 'When it was first shared.' }),
  },
  { $id: 'PublicAward', title: 'PublicAward', description: 'An award as its public link shows it.' },
);
export type PublicAward = Static<typeof PublicAward>;

export const AwardParams = Type.Object({ awardId: UuidParam('award') });

/** Any text: a malformed username or hash gives the same answer as an unknown share. */
export const PublicAwardParams = Type.Object({
  username: Type.String({ examples: ['mia'], description: 'The username in the link.' }),
  hash: Type.String({
    examples: ['8c1f0c2b7d5e4a9f9b3f6a2d1e0c7b54'],
    description: 'The secret part of the link.',
  }),
});
