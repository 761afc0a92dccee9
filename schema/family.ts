import { type TProperties, Type } from '@sinclair/typebox';
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

const Row = Type.Record(Type.String(), Type.Unknown(), {
  $id: 'ExportedRow',
  description:
    'A row: values by the names of its columns. Times have microseconds, and bytes are hexadecimal.',
});

const Event = Type.Record(Type.String(), Type.Unknown(), {
  $id: 'ExportedEvent',
  description: 'An event with its entries, as in an export of the ledger (docs/ledger-format.md).',
});

/** Returns the schema of an export. */
function Export(name: string, format: string, description: string, scope: TProperties) {
  return t.Reply(name, description, {
    format: t.Str('The format.', format),
    version: t.Count('Version of the format.', 1),
    schema: t.Count("Number of the database's last migration, which defines the columns.", 17),
    exportedAt: t.Timestamp,
    familyId: t.UserId,
    ...scope,
    tables: Type.Record(Type.String(), Type.Array(Type.Ref(Row)), {
      description: 'Rows by the names of their tables (docs/family-export.md).',
    }),
    ledger: t.List(Event, 'The events, in order.'),
    counts: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
      examples: [{ users: 3, ledger: 12 }],
      description: 'Number of rows of each table, and of events.',
    }),
    sha256: Type.String({
      pattern: '^[0-9a-f]{64}$',
      examples: ['aa'.repeat(32)],
      description: 'SHA-256 of all bytes before the line of this member.',
    }),
  });
}

export { Event as ExportedEvent, Row as ExportedRow };

export const FamilyExport = Export(
  'FamilyExport',
  'learning-service/family-export',
  'All data of a family. Another instance can import it.',
  {},
);

export const LearnerExport = Export(
  'LearnerExport',
  'learning-service/learner-export',
  'All data of a learner. Its ledger has the events that concern the learner, with the entries of the learner.',
  { learnerId: t.UserId },
);
