import { Type } from '@sinclair/typebox';

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
