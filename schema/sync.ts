import { type Static, Type } from '@sinclair/typebox';
import * as t from './common.ts';

export const SyncStatus = t.Enum(
  'SyncStatus',
  ['IDLE', 'IN_PROGRESS', 'COMPLETED', 'FAILED'],
  'IDLE: not synchronised yet; IN_PROGRESS: synchronising; COMPLETED or FAILED: result of the last run.',
  'COMPLETED',
);
export type SyncStatus = Static<typeof SyncStatus>;

/** Connection string; `readReplicaUrl` checks its form (decisions.md 8.2). */
const TargetDbUrl = Type.String({
  'x-component': 'TargetDbUrl',
  maxLength: 2000,
  pattern: t.linePattern,
  examples: ['postgresql://family:a-password@db.example.org:5432/family?sslmode=verify-full'],
  description:
    `Connection string of the target: \`postgresql://username:password@hostname:port/database\`. The username and the database
consist of letters (A to Z), digits and underscores, unless the operator sets SYNC_TARGET_URLS=any. %25 encodes a percent sign
in the password. The query may contain \`sslmode\` (\`disable\`, \`require\`, \`verify-ca\`, \`verify-full\`)
and \`options=endpoint%3DNAME\`. \`channel_binding\`, \`connect_timeout\` and \`application_name\` have no effect.`.replaceAll(
      '\n',
      ' ',
    ),
});

const ContinuousSync = t.Bool('True if the replica follows every change.', true);

/** Configuration of interface.md 2.12, with the progress of a run. */
export const SyncConfig = t.Reply(
  'SyncConfig',
  "A PostgreSQL database that receives a copy of the family's data.",
  {
    id: t.UuidOf('configuration'),
    parentId: t.Str('User id of the owner.', '1'),
    targetDbUrl: t.Str(
      `Connection string of the target, with \`***\` instead of the password. \`***\` alone means that
SECRETS_KEY lacks its key. Then set the whole connection string again.`.replaceAll('\n', ' '),
      'postgresql://family:***@db.example.org:5432/family?sslmode=verify-full',
    ),
    continuousSync: ContinuousSync,
    syncStatus: Type.Ref(SyncStatus),
    lastSyncAt: t.nullable(t.Time('Time of the last success; null before it.')),
    errorMessage: t.nullable(
      t.Str(
        'Reason for the last failure; null if the last run did not fail.',
        'The target database rejected the data.',
      ),
    ),
    rowsDone: t.nullable(t.Count('Rows that the current run has handled; null unless IN_PROGRESS.')),
    rowsTotal: t.nullable(
      t.Count('Rows that the current run must handle; null unless IN_PROGRESS, and during the count.'),
    ),
  },
);
export type SyncConfig = Static<typeof SyncConfig>;

const example = {
  targetDbUrl: 'postgresql://family:a-password@db.example.org:5432/family?sslmode=verify-full',
  continuousSync: true,
};

export const CreateSyncConfig = t.Body('CreateSyncConfig', example, 'Target of a synchronisation.', {
  targetDbUrl: TargetDbUrl,
  continuousSync: Type.Optional(Type.Boolean({ ...ContinuousSync, default: false })),
});
export type CreateSyncConfig = Static<typeof CreateSyncConfig>;

export const UpdateSyncConfig = t.Patch('UpdateSyncConfig', example, 'Fields to change, at least one.', {
  targetDbUrl: Type.Optional(TargetDbUrl),
  continuousSync: Type.Optional(ContinuousSync),
});

export const SyncConfigParams = Type.Object({ id: t.UuidParam('configuration') });

export const SyncStarted = t.Reply('SyncStarted', 'A started synchronisation.', {
  message: t.Str('Message for people.', 'The synchronisation has started.'),
  syncStatus: Type.Ref(SyncStatus),
});
export type SyncStarted = Static<typeof SyncStarted>;
