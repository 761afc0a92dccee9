/** Thread that makes one backup. */
import { parentPort, workerData } from 'node:worker_threads';
import { failureText } from './directory.ts';
import { saveBackup } from './save.ts';

export interface ThreadData {
  url: string;
  file: string;
  passphrase: string | undefined;
  localTables: readonly string[];
}

/** Size of the file, or the reason of the failure. */
export type ThreadResult = { bytes: number } | { failure: string };

// Only `runThread` starts this thread.
const { url, file, ...options } = workerData as ThreadData;
let result: ThreadResult;
try {
  result = { bytes: (await saveBackup(url, file, options)).bytes };
} catch (error) {
  result = { failure: failureText(error) };
}
parentPort?.postMessage(result);
