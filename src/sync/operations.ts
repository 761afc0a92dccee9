import { Type } from '@sinclair/typebox';
import {
  CreateSyncConfig,
  SyncConfig,
  SyncConfigParams,
  SyncStarted,
  UpdateSyncConfig,
} from '../../schema/sync.ts';
import type { Role } from '../http/app-types.ts';
import { operation } from '../http/operation.ts';

/** The operations of interface.md 4.8, as the OpenAPI document describes them. */

/** A copy is of a parent's family; an ADMIN has none (decisions.md 8.2). */
const access: readonly Role[] = ['PARENT'];
const ofOne = ['SYNC_CONFIG_NOT_FOUND', 'FORBIDDEN'] as const;

const secrecy = 'The password is stored encrypted and is never shown: `***` stands in its place.';

export const listSyncConfigs = operation(
  { access },
  {
    operationId: 'listSyncConfigs',
    tags: ['Synchronisation'],
    summary: 'List the own configurations',
    description: `The databases that the caller's data is copied to, oldest first. ${secrecy}`,
    response: {
      200: Type.Array(Type.Ref(SyncConfig), { description: 'The configurations, oldest first.' }),
    },
  },
);

export const getSyncConfig = operation(
  { access, errors: ofOne },
  {
    operationId: 'getSyncConfig',
    tags: ['Synchronisation'],
    summary: 'Read a configuration',
    description: `With the state of its synchronisation: a push is followed by reading it again. While it is IN_PROGRESS, \`rowsDone\` and
\`rowsTotal\` say how far it is.`,
    params: SyncConfigParams,
    response: { 200: Type.Ref(SyncConfig) },
  },
);

export const createSyncConfig = operation(
  { access, errors: ['TOO_MANY_SYNC_CONFIGS'] },
  {
    operationId: 'createSyncConfig',
    tags: ['Synchronisation'],
    summary: 'Add a target',
    description: `Registers a PostgreSQL database of the caller's own as a target. It has to have this service's target schema, which
\`npm run -s cli -- sync schema\` prints, and is not connected to before the first synchronisation. With \`continuousSync\` every
change of the family's data follows. What fails then is tried again, soon at first and at least every 15 minutes; where user,
password, database or schema are wrong, not before the configuration is changed or a push succeeds. \`errorMessage\` says why.
A family has at most five targets. ${secrecy}

Connections use TLS, and the target's certificate has to be valid for its host, whatever \`sslmode\` says (\`disable\` counts only
where the operator allows private targets). Hosts that are not on the public Internet are refused unless the operator allows them:
a literal address here, a name when it is connected to.`,
    body: Type.Ref(CreateSyncConfig),
    response: { 201: Type.Ref(SyncConfig) },
  },
);

export const updateSyncConfig = operation(
  { access, errors: ofOne },
  {
    operationId: 'updateSyncConfig',
    tags: ['Synchronisation'],
    summary: 'Change a configuration',
    description: `Changes the given fields. A \`targetDbUrl\` with \`***\` for its password, as it is read, keeps the stored password if user,
host, port and database are the same; otherwise it gives 400. A synchronisation that was given up because of the configuration is
tried again, and one that is under way begins anew; values that are what they were change nothing. A password that is given
counts as another, and has all rows looked at. Where \`targetDbUrl\` is read as \`***\` alone, only one with its password will do.`,
    params: SyncConfigParams,
    body: Type.Ref(UpdateSyncConfig),
    response: { 200: Type.Ref(SyncConfig) },
  },
);

export const deleteSyncConfig = operation(
  { access, errors: ofOne },
  {
    operationId: 'deleteSyncConfig',
    tags: ['Synchronisation'],
    summary: 'Delete a configuration',
    description: `Ends the synchronisation, also one that is under way, and forgets the target. What was copied stays there.`,
    params: SyncConfigParams,
    response: { 204: Type.Null({ description: 'It is deleted.' }) },
  },
);

export const pushSyncConfig = operation(
  { access, errors: [...ofOne, 'SYNC_IN_PROGRESS', 'SYNC_CONNECTION_FAILED'] },
  {
    operationId: 'pushSyncConfig',
    tags: ['Synchronisation'],
    summary: 'Synchronise once',
    description: `Connects to the target, then brings all of the family's rows there up to date in the background. One synchronisation of a
configuration runs at a time: while one does, this gives 500 \`SYNC_IN_PROGRESS\`. A target that cannot be connected to within five
seconds gives 500 \`SYNC_CONNECTION_FAILED\` and the status FAILED. Both are expected answers, no faults of the service.`,
    params: SyncConfigParams,
    response: { 200: Type.Ref(SyncStarted) },
  },
);
