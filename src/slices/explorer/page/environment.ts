import type { ApiOptions } from '../../../http/pages/kit/client.ts';

/** Script of the worker inside of the offline file; absent if a service serves the page. */
const embedded = document.getElementById('worker-script')?.textContent ?? undefined;

/** True in the offline file, which has no service. */
export const isOffline = embedded !== undefined;

/** Starts the worker that reads and checks a ledger. */
export function createWorker(): Worker {
  if (embedded === undefined) return new Worker('/explorer/worker.js');
  const url = URL.createObjectURL(new Blob([embedded], { type: 'text/javascript' }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  return worker;
}

/** Options of the page's requests. One attempt each: a view says at once what is missing, and the reader may check again. */
export const requests: ApiOptions = { attempts: 1 };
