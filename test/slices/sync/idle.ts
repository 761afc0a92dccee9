import type { SyncConfig } from '../../../schema/sync.ts';
import type { Sync } from '../../../src/slices/sync/sync.ts';
import { type Client, expectStatus } from '../../helpers/families/client.ts';

/** Accepts every push and copies nothing. */
export const idleSync: Sync = { push: async () => {}, changed: () => {} };

/** Creates a configuration of the parent. */
export async function createSyncConfig(parent: Client, fields: object = {}): Promise<SyncConfig> {
  const body = { targetDbUrl: 'postgresql://family:word@db.example.org:5432/family', ...fields };
  return (await expectStatus(201, parent.post('/api/sync-configs', body))).body;
}
