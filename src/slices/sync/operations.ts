import { Type } from '@sinclair/typebox';
import { PageQuery, pageOf } from '../../../schema/common.ts';
import * as schemas from '../../../schema/sync.ts';
import type { Role } from '../../http/app-types.ts';
import { operation } from '../../http/operation.ts';

/** Operations of interface.md 4.8. Only a PARENT has a family to replicate (decisions.md 8.2). */
const access: readonly Role[] = ['PARENT'];
const configErrors = ['SYNC_CONFIG_NOT_FOUND', 'FORBIDDEN'] as const;

const secrecy = 'The password is stored encrypted and never returned; responses contain `***` instead.';

export const listSyncConfigs = operation('listSyncConfigs', 'Synchronisation', {
  access,
  summary: 'List your configurations',
  description: `Lists the databases that receive copies of the caller's data, oldest first. ${secrecy}`,
  querystring: PageQuery,
  response: { 200: pageOf(schemas.SyncConfig, 'A page of configurations, oldest first.') },
});

export const getSyncConfig = operation('getSyncConfig', 'Synchronisation', {
  access,
  errors: configErrors,
  summary: 'Read a configuration',
  description: `Returns the state of the synchronisation; read it again to follow a push. During IN_PROGRESS, \`rowsDone\` and \`rowsTotal\`
show the progress.`,
  params: schemas.SyncConfigParams,
  response: { 200: Type.Ref(schemas.SyncConfig) },
});

export const createSyncConfig = operation('createSyncConfig', 'Synchronisation', {
  access,
  errors: ['TOO_MANY_SYNC_CONFIGS'],
  summary: 'Add a target',
  description: `Registers the caller's PostgreSQL database as a target. It must have the target schema that \`npm run -s cli -- sync schema\`
prints. The service does not connect before the first synchronisation. With \`continuousSync\`, every change of the family's data
follows. The service retries a failed synchronisation, soon at first and then at least every 15 minutes. If the target lacks
the schema, it waits until the configuration changes or a push succeeds. \`errorMessage\` gives the reason. A
family has a maximum number of targets: five by default. ${secrecy}

Connections use TLS, and the target's certificate must be valid for its host, for every \`sslmode\`. \`disable\` turns TLS
off only if the operator allows private targets. If not, the service also rejects hosts outside of the public Internet:
literal addresses in this request, names when it connects.`,
  body: Type.Ref(schemas.CreateSyncConfig),
  response: { 201: Type.Ref(schemas.SyncConfig) },
});

export const updateSyncConfig = operation('updateSyncConfig', 'Synchronisation', {
  access,
  errors: configErrors,
  summary: 'Change a configuration',
  description: `Changes the given fields. A \`targetDbUrl\` with \`***\` as its password keeps the stored password. Its
user, host, port, database and endpoint must then be the same, otherwise the response is 400. A connection string
is also accepted exactly as responses show it. A change ends a pause and
restarts a current synchronisation; unchanged values have no effect. A given password counts as a change and makes the next
synchronisation compare all rows. If a response shows only \`***\`, send the whole connection string again.`,
  params: schemas.SyncConfigParams,
  body: Type.Ref(schemas.UpdateSyncConfig),
  response: { 200: Type.Ref(schemas.SyncConfig) },
});

export const deleteSyncConfig = operation('deleteSyncConfig', 'Synchronisation', {
  access,
  errors: configErrors,
  summary: 'Delete a configuration',
  description: `Stops the synchronisation, including a current one, and deletes the configuration. The copied rows stay in the target.`,
  params: schemas.SyncConfigParams,
  response: { 204: Type.Null({ description: 'The configuration is deleted.' }) },
});

export const pushSyncConfig = operation('pushSyncConfig', 'Synchronisation', {
  rateClass: 'push',
  access,
  errors: [...configErrors, 'SYNC_IN_PROGRESS', 'SYNC_CONNECTION_FAILED'],
  summary: 'Synchronise once',
  description: `Connects to the target, and then brings all rows of the family up to date in the background. A configuration has one
synchronisation at a time; during one, the response is 500 \`SYNC_IN_PROGRESS\`. If the service cannot connect, the response
after five seconds is 500 \`SYNC_CONNECTION_FAILED\` and the status FAILED, whatever the reason. Both are expected, and not faults of the service.`,
  params: schemas.SyncConfigParams,
  response: { 200: Type.Ref(schemas.SyncStarted) },
});
