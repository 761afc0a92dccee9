import { Type } from '@sinclair/typebox';
import * as schemas from '../../../schema/awards.ts';
import { LearnerPageQuery, LearnerQuery, PageQuery, pageOf, Str } from '../../../schema/common.ts';
import { roles } from '../../http/app-types.ts';
import { learnerErrors, operation } from '../../http/operation.ts';

/** Operations of interface.md 4.7, and the list of awards (decisions.md 7.2). */

export const listActivities = operation('listActivities', 'Awards', {
  access: roles,
  summary: 'List the activities',
  description: 'Lists the active activities by category, then by name. They are the same for all families.',
  querystring: PageQuery,
  response: { 200: pageOf(schemas.Activity, 'A page of active activities.') },
});

export const listAwards = operation('listAwards', 'Awards', {
  access: roles,
  errors: learnerErrors,
  summary: "A learner's awards",
  description: `Lists all awards of the learner, newest first. A LEARNER sees their own; a PARENT or ADMIN names the learner
with \`learnerId\`.`,
  querystring: LearnerPageQuery,
  response: { 200: pageOf(schemas.Award, 'A page of awards, newest first.') },
});

export const allocateAwards = operation('allocateAwards', 'Awards', {
  isIdempotent: true,
  access: roles,
  errors: [...learnerErrors, 'UNKNOWN_ACTIVITY', 'INSUFFICIENT_TOKENS'],
  summary: 'Allocate tokens to activities',
  description: `Takes tokens from the learner's balance and makes a PENDING award for each allocation: for all of them, or
none. An empty list is allowed. A LEARNER allocates their own tokens; a PARENT or ADMIN names the learner with \`learnerId\`.
An unknown or inactive activity gives \`UNKNOWN_ACTIVITY\`. A balance below the sum of all tokens gives
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
  description: `Changes a PENDING award to CASHED_IN for good. No points move, because the allocation took the tokens.
Cashing in again returns the same status and changes nothing. The award's learner, their parent and an ADMIN may do this.`,
  params: schemas.AwardParams,
  response: { 200: Type.Ref(schemas.CashedIn) },
});

export const shareAward = operation('shareAward', 'Awards', {
  access: roles,
  errors: ['FORBIDDEN', 'AWARD_NOT_FOUND', 'TOO_MANY_SHARES'],
  summary: 'Share an award',
  description: `Switches the award's public link on or off. The first request creates the link, which never changes. It
contains at least 128 random bits and the username of the user who first shared the award. An absent \`title\` or
\`description\` keeps its value. At first, the title is the activity's name and the description is empty. Deleting the
learner ends the link. A family has a maximum number of links, whether on or off: 1000 by default. The award's learner, their
parent and an ADMIN may do this.`,
  params: schemas.AwardParams,
  body: Type.Ref(schemas.ShareAward),
  response: { 200: Type.Ref(schemas.ShareLink) },
});

export const getSharedAward = operation('getSharedAward', 'Awards', {
  rateClass: 'share',
  access: 'public',
  errors: ['SHARE_NOT_FOUND'],
  summary: 'A shared award',
  description: `Returns the award to everybody with the link. Requests that prefer \`text/html\` get a page with Open Graph
tags, others JSON. An unknown or inactive link, a wrong username and a deleted learner give the same 404, also as a page. An
IPv4 address or an IPv6 /64 network may send 60 requests a minute. Further ones get 429 with \`Retry-After\`. Headers tell
search engines not to index the response, and caches not to store it.`,
  params: schemas.PublicAwardParams,
  response: {
    200: Type.Unsafe<schemas.PublicAward | string>({
      description: 'The award, as its public link shows it.',
      content: {
        'application/json': { schema: Type.Ref(schemas.PublicAward) },
        'text/html': { schema: Str('The award as a page.') },
      },
    }),
  },
});
