import { type Static, Type } from '@sinclair/typebox';
import { Body, Count, nullable, oneOf, Reply, Timestamp, UuidOf, UuidParam } from './common.ts';

const statuses = ['IDLE', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const;
export type SyncStatus = (typeof statuses)[number];

const SyncStatus = oneOf(statuses, {
  examples: ['COMPLETED'],
  description:
    'IDLE: not synchronised yet; IN_PROGRESS: under way; COMPLETED or FAILED: how the last run ended.',
});

/** The form that interface.md 4.8 gives. */
const TargetDbUrl = Type.String({
  maxLength: 2000,
  pattern: '^postgresql:\\/\\/\\w+:.*@[\\w.-]+:\\d+\\/\\w+(\\?.*)?$',
  examples: ['postgresql://family:a-password@db.example.org:5432/family?sslmode=verify-full'],
  description:
    `The connection string of the target. One host; user and password are required (a percent sign in the password is
written as %25); the query may hold \`sslmode\` alone (\`disable\`, \`require\`, \`verify-ca\`, \`verify-full\`).`.replaceAll(
      '\n',
      ' ',
    ),
});

const ContinuousSync = Type.Boolean({
  examples: [true],
  description: 'Whether every change of the data is followed.',
});

/** interface.md 2.12, with how far a run is */
export const SyncConfig = Reply(
  {
    id: UuidOf('configuration'),
    parentId: Type.String({ examples: ['1'], description: 'The user id of the owner.' }),
    targetDbUrl: Type.String({
      examples: ['postgresql://family:***@db.example.org:5432/family?sslmode=verify-full'],
      description:
        `The connection string of the target, with \`***\` in the place of the password; \`***\` alone where it cannot be
read any more (its key is no longer in SECRETS_KEY): give it anew.`.replaceAll('\n', ' '),
    }),
    continuousSync: ContinuousSync,
    syncStatus: SyncStatus,
    lastSyncAt: nullable(
      Type.String({ ...Timestamp, description: 'When it was last synchronised; null until then.' }),
    ),
    errorMessage: nullable(
      Type.String({
        examples: ['The target database refuses the user or the password.'],
        description: 'Why the last run failed; null where it did not.',
      }),
    ),
    rowsDone: nullable(Count('Rows that the run under way has dealt with; null unless IN_PROGRESS.')),
    rowsTotal: nullable(
      Count(
        'Rows that the run under way has to deal with; null unless IN_PROGRESS, or while they are counted.',
      ),
    ),
  },
  {
    $id: 'SyncConfig',
    title: 'SyncConfig',
    description: "A PostgreSQL database that a copy of the family's data is kept in.",
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
  { description: 'A target to synchronise to.', example },
);
export type CreateSyncConfig = Static<typeof CreateSyncConfig>;

export const UpdateSyncConfig = Body(
  'UpdateSyncConfig',
  { targetDbUrl: Type.Optional(TargetDbUrl), continuousSync: Type.Optional(ContinuousSync) },
  { description: 'What is to change of a configuration: at least one member.', minProperties: 1, example },
);

export const SyncConfigParams = Type.Object({ id: UuidParam('configuration') });

export const SyncStarted = Reply(
  {
    message: Type.String({
      examples: ['The synchronisation has started.'],
      description: 'What happens, in words.',
    }),
    syncStatus: oneOf(statuses, { examples: ['IN_PROGRESS'], description: 'IN_PROGRESS.' }),
  },
  { $id: 'SyncStarted', title: 'SyncStarted', description: 'A synchronisation that has started.' },
);
export type SyncStarted = Static<typeof SyncStarted>;
