/** Thread of verify-threads.ts: verifies the families that it receives, each in a snapshot of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { createDatabasePool } from '../../db/database.ts';
import { tableShapes } from '../../db/table-shapes.ts';
import { verifyFamily } from '../../kernel/ledger/verification/verify-family.ts';
import { registry } from '../../service/app.ts';
import { familiesPerThread, type Report, type ThreadData } from './verify-threads.ts';

const { url }: ThreadData = workerData;
const database = createDatabasePool(url, { readers: 1, writers: familiesPerThread });
// Nobody else uses this thread, so it needs no pauses.
const pause = () => Promise.resolve();
const context = { database, shapes: tableShapes, rules: registry.rules, pause };
const send = (report: Report) => parentPort?.postMessage(report);

parentPort?.on('message', async (familyId: number) => {
  try {
    const onProgress = (events: number) => send({ events });
    const verification = await verifyFamily(context, familyId, { onProgress });
    send({ familyId, verification });
  } catch {
    // The caller verifies the family itself, and gets the error with all its members.
    send({ familyId, hasFailed: true });
  }
});
