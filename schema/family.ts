import { type Static, Type } from '@sinclair/typebox';
import * as t from './common.ts';

export const FamilyExportQuery = Type.Object({
  familyId: Type.Optional(
    Type.Integer({
      'x-component': 'ExportedFamilyId',
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "The family: its parent's user id. By default the caller's own.",
    }),
  ),
});

export const FamiliesQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: t.linePattern,
      description: "Only families whose parent's name or username has this text, ignoring case.",
    }),
  ),
  ...t.PageQuery.properties,
});

export const FamilyListing = t.Reply('FamilyListing', 'A family in a listing.', {
  familyId: t.UserId,
  name: t.Str("The parent's full name.", 'Ada'),
  username: t.Str("The parent's username.", 'ada'),
  learners: t.Count('Number of learners.', 2),
  events: t.Count('Number of events in its ledger.', 12),
});
export type FamilyListing = Static<typeof FamilyListing>;
