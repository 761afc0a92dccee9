import { registry } from '../../../src/service/app.ts';
import { replicaSchemaSql } from '../../../src/slices/sync/replica/schema.ts';
import type { Contribution } from '../../helpers/families/contributions.ts';
import { anyText, text, withMicroseconds } from '../../helpers/families/values.ts';
import { createSyncConfig, idleSync } from './idle.ts';

const badUrls = [
  '',
  5,
  null,
  'mysql://u:p@h:1/d',
  'postgres://u:p@h:1/d',
  'postgresql://u:p@h/d',
  'postgresql://u-v:p@h:1/d',
  'postgresql://u:p@h:1/d-e',
  'postgresql://u:p@h:/d',
  'postgresql://u:p@h:1/d?options=-c%20role%3Dx',
  'postgresql://u:p@h:1',
  'postgresql://u@h:1/d',
  'postgresql://u:@h:1/d',
  'postgresql://u:p@h:0/d',
  'postgresql://u:p@h:65536/d',
  'postgresql://u:p@127.1:1/d',
  'postgresql://u:p@h:1/d?sslmode=prefer',
  'postgresql://u:p@h:1/d?host=x',
  'postgresql://u:p@h,i:1/d',
  'postgresql://u:***@other:1/d',
  `postgresql://u:${text(2000)}@h:1/d`,
];

export const contribution: Contribution = {
  access: `
GET /api/sync-configs                             401    role    role     role    200         200  role
GET /api/sync-configs/{id}                        401    role    role     role    200         403  role
POST /api/sync-configs                            401    role    role     role    201         201  role
PUT /api/sync-configs/{id}                        401    role    role     role    200         403  role
DELETE /api/sync-configs/{id}                     401    role    role     role    204         403  role
POST /api/sync-configs/{id}/push                  401    role    role     role    200         403  role
`,
  statuses: {
    'GET /api/sync-configs/{id}': '403 404',
    'PUT /api/sync-configs/{id}': '400 403 404',
    'DELETE /api/sync-configs/{id}': '403 404 500',
    'POST /api/sync-configs': '400 409 500',
    'POST /api/sync-configs/{id}/push': '403 404 500',
  },
  bounds: {
    'POST /api/sync-configs': {
      targetDbUrl: { accepts: [`postgresql://u:${text(1975)}@h:65535/d`], rejects: badUrls },
      continuousSync: { accepts: [false], rejects: ['true', 1, null] },
    },
    'PUT /api/sync-configs/{id}': {
      targetDbUrl: {
        accepts: ['postgresql://u_v:p@h:1/D2', 'postgresql://u:p@h:1/d', 'postgresql://u:***@h:1/d'],
        rejects: badUrls,
      },
      continuousSync: { accepts: [true, false], rejects: ['true', 0, null] },
    },
  },
  addThings: async ({ parent }) => ({ 'sync-configs.id': (await createSyncConfig(parent)).id }),
  async addListed({ parent, database: { sql } }) {
    const ids = [];
    for (let i = 0; i < 4; i += 1) ids.push((await createSyncConfig(parent, { continuousSync: i > 1 })).id);
    const [, running = '', completed = '', failed = ''] = ids;
    await sql`UPDATE sync_configs SET sync_status = 'IN_PROGRESS', rows_done = ${Number.MAX_SAFE_INTEGER},
      rows_total = ${Number.MAX_SAFE_INTEGER} WHERE id = ${running}`;
    await sql`UPDATE sync_configs SET sync_status = 'COMPLETED', last_sync_at = ${withMicroseconds} WHERE id = ${completed}`;
    await sql`UPDATE sync_configs SET sync_status = 'FAILED', error_message = ${anyText} WHERE id = ${failed}`;
    return {};
  },
  idleServices: { sync: idleSync },
  schemaFiles: { 'target/schema.sql': replicaSchemaSql(registry.replicaTables) },
};
