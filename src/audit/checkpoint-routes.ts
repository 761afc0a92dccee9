import type { Deps } from '../deps.ts';
import { existing } from '../errors.ts';
import type { App } from '../http/app-types.ts';
import { callerOf } from '../http/authentication.ts';
import { createCheckpointLog } from '../ledger/checkpoints/log.ts';
import { reachFamily } from './access.ts';
import * as operations from './checkpoint-operations.ts';

/** Registers the operations that return signed checkpoints and proofs. */
export function registerCheckpointRoutes(app: App, { database, settings, now }: Deps): void {
  const checkpoints = createCheckpointLog({ database, settings, now, log: app.log });

  app.get('/api/ledger/checkpoint', operations.getCheckpoint, async () => {
    const { note, createdAt, size, root } = await checkpoints.current();
    return { note, publicKey: checkpoints.verifierKey, createdAt, size, root: root.toString('base64') };
  });

  app.get('/api/ledger/proof', operations.getProof, async (request) => {
    const familyId = await reachFamily(database.db, callerOf(request), request.query.familyId);
    const { proof, ...rest } = existing(await checkpoints.prove(familyId), 'USER_NOT_FOUND');
    const hashes = proof.map((hash) => hash.toString('base64'));
    return { ...rest, proof: hashes, publicKey: checkpoints.verifierKey };
  });
}
