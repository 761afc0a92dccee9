import { type Static, Type } from '@sinclair/typebox';
import { Body, Count, nullable, oneOf, Reply, Timestamp, UuidOf, UuidParam } from './common.ts';

const statuses = ['IDLE', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const;
export type SyncStatus = (typeof statuses)[number];

const SyncStatus = oneOf(statuses, {
  examples: ['COMPLETED'],
  description:
    'IDLE: not synchronised yet; IN_PROGRESS: synchronising; COMPLETED or FAILED: result of the last run.',
});

/** Form of interface.md 4.8. */
const TargetDbUrl = Type.String({
  maxLength: 2000,
  pattern: '^postgresql:\\/\\/\\w+:.*@[\\w.-]+:\\d+\\/\\w+(\\?.*)?$',
  examples: ['postgresql://family:a-password@db.example.org:5432/family?sslmode=verify-full'],
  description:
    `Connection string of the target. It has one host, a user and a password, in which %25 encodes a percent sign. The
query may contain only \`sslmode\` (\`disable\`, \`require\`, \`verify-ca\`, \`verify-full\`).`.replaceAll(
      '\n',
      ' ',
    ),
});

const ContinuousSync = Type.Boolean({
  examples: [true],
  description: 'True if every change of the data is copied.',
});

/** Configuration of interface.md 2.12, with the progress of a run. */
export const SyncConfig = Reply(
  {
    id: UuidOf('configuration'),
    parentId: Type.String({ examples: ['1'], description: 'User id of the owner.' }),
    targetDbUrl: Type.String({
      examples: ['postgresql://family:***@db.example.org:5432/family?sslmode=verify-full'],
      description:
        `Connection string of the target, with \`***\` instead of the password. If it is unreadable because SECRETS_KEY lacks
its key, it is \`***\` alone and must be set again.`.replaceAll('\n', ' '),
    }),
    continuousSync: ContinuousSync,
    syncStatus: SyncStatus,
    lastSyncAt: nullable(
      Type.String({ ...Timestamp, description: 'Time of the last success; null before it.' }),
    ),
    errorMessage: nullable(
      Type.String({
        examples: ['The target database refuses the user or the password.'],
        description: 'Reason of the last failure; null if the last run did not fail.',
      }),
    ),
    rowsDone: nullable(Count('Rows that the current run has handled; null unless IN_PROGRESS.')),
    rowsTotal: nullable(
      Count('Rows that the current run must handle; null unless IN_PROGRESS, and during the count.'),
    ),
  },
  {
    $id: 'SyncConfig',
    title: 'SyncConfig',
    description: "A PostgreSQL database that receives a copy of the family's data.",
  },
);
export type SyncConfig = Static<typeof SyncConfig>;

const example = {
  targetDbUrl: 'postgresql://family:a-password@db.example.org:5432/family?sslmode=verify-full',
  continuousSync: true,
};

export const CreateSyncConfig = Body(
  'CreateSyncConfig',
  {
    targetDbUrl: TargetDbUrl,
    continuousSync: Type.Optional(Type.Boolean({ ...ContinuousSync, default: false })),
  },
  { description: 'Target of a synchronisation.', example },
);
export type CreateSyncConfig = Static<typeof CreateSyncConfig>;

export const UpdateSyncConfig = Body(
  'UpdateSyncConfig',
  { targetDbUrl: Type.Optional(TargetDbUrl), continuousSync: Type.Optional(ContinuousSync) },
  { description: 'Fields to change, at least one.', minProperties: 1, example },
);

export const SyncConfigParams = Type.Object({ id: UuidParam('configuration') });

export const SyncStarted = Reply(
  {
    message: Type.String({
      examples: ['The synchronisation has started.'],
      description: 'Message for people.',
    }),
    syncStatus: oneOf(statuses, { examples: ['IN_PROGRESS'], description: 'IN_PROGRESS.' }),
  },
  { $id: 'SyncStarted', title: 'SyncStarted', description: 'A started synchronisation.' },
);
export type SyncStarted = Static<typeof SyncStarted>;
