import { Type } from '@sinclair/typebox';
import * as schemas from '../../schema/awards.ts';
import { LearnerQuery, List, Str } from '../../schema/common.ts';
import { roles } from '../http/app-types.ts';
import { learnerErrors, operation } from '../http/operation.ts';

/** Operations of interface.md 4.7, and the list of awards (decisions.md 7.2). */

export const listActivities = operation('listActivities', 'Awards', {
  access: roles,
  summary: 'List the activities',
  description:
    'The active activities of the catalog, which is the same for all families. By category, then name.',
  response: { 200: List(schemas.Activity, 'The active activities.') },
});

export const listAwards = operation('listAwards', 'Awards', {
  access: roles,
  errors: learnerErrors,
  summary: "A learner's awards",
  description: `All awards of the learner, newest first. A LEARNER sees its own; a PARENT or ADMIN names the learner with \`learnerId\`.`,
  querystring: LearnerQuery,
  response: { 200: List(schemas.Award, 'The awards, newest first.') },
});

export const allocateAwards = operation('allocateAwards', 'Awards', {
  isIdempotent: true,
  access: roles,
  errors: [...learnerErrors, 'UNKNOWN_ACTIVITY', 'INSUFFICIENT_TOKENS'],
  summary: 'Allocate tokens to activities',
  description: `Takes tokens from the learner's balance and makes a PENDING award of each allocation: all of them, or none. At most 100
allocations at once; none at all gives an empty list. A LEARNER allocates its own tokens; a PARENT or ADMIN names the learner with
\`learnerId\`. An activity that is unknown or not active gives \`UNKNOWN_ACTIVITY\`; a balance below the sum of all tokens gives
\`INSUFFICIENT_TOKENS\`.`,
  querystring: LearnerQuery,
  body: Type.Ref(schemas.AllocateAwards),
  response: { 201: Type.Ref(schemas.AwardsAllocated) },
});

export const cashInAward = operation('cashInAward', 'Awards', {
  isIdempotent: true,
  access: roles,
  errors: ['FORBIDDEN', 'AWARD_NOT_FOUND'],
  summary: 'Cash in an award',
  description: `A PENDING award becomes CASHED_IN, for good: its tokens were taken when it was allocated, and no point moves. An award that is
cashed in already answers the same again and stays as it is. For the award's learner, its parent, and an ADMIN.`,
  params: schemas.AwardParams,
  response: { 200: Type.Ref(schemas.CashedIn) },
});

export const shareAward = operation('shareAward', 'Awards', {
  access: roles,
  errors: ['FORBIDDEN', 'AWARD_NOT_FOUND'],
  summary: 'Switch the public link of an award',
  description: `Makes the award's public link, or switches it on or off. The link holds at least 128 random bits and the username of the
user who shared the award first, and stays the same from then on. Without \`title\` and \`description\` they stay as they were; at first the
title is the activity's name and the description empty. For the award's learner, its parent, and an ADMIN. When the learner is
deleted, the link ends.`,
  params: schemas.AwardParams,
  body: Type.Ref(schemas.ShareAward),
  response: { 200: Type.Ref(schemas.ShareLink) },
});

export const getSharedAward = operation('getSharedAward', 'Awards', {
  access: 'public',
  errors: ['SHARE_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  summary: 'Look at a shared award',
  description: `For everybody with the link. A page with Open Graph tags where the request prefers \`text/html\`, JSON otherwise. A link
that was never made, is switched off, names another user, or went with its learner is answered with the same 404. At most 60
requests a minute from an address (of IPv6, from a /64 network); then 429 with \`Retry-After\`. Search engines are asked not to
index it, and nobody to store it.`,
  params: schemas.PublicAwardParams,
  response: {
    200: Type.Unsafe<schemas.PublicAward | string>({
      description: 'The award, as everybody with the link may see it.',
      content: {
        'application/json': { schema: Type.Ref(schemas.PublicAward) },
        'text/html': { schema: Str('The award as a page.') },
      },
    }),
  },
});
