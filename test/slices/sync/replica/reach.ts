import type { Test } from 'tap';
import {
  connectReplica,
  type ReplicaSession,
} from '../../../../src/slices/sync/replica/replica-connection.ts';
import type { ReplicaUrl } from '../../../../src/slices/sync/replica/url.ts';

export const password = 'the password';

/** Returns the URL of a test server. */
export function at(port: number, fields: Partial<ReplicaUrl> = {}): ReplicaUrl {
  const url = { user: 'family', password, host: 'localhost', port, database: 'copy', sslmode: undefined };
  return { ...url, ...fields };
}

/** URL fields for a connection without TLS. */
export const plain = { host: '127.0.0.1', sslmode: 'disable' } as const;

/** Connects with private targets allowed; the connection closes with the test. */
export async function reach(
  t: Test,
  url: ReplicaUrl,
  options: { deadline?: AbortSignal; limit?: AbortSignal } = {},
): Promise<ReplicaSession> {
  const session = await connectReplica(url, { allowPrivate: true, ...options });
  t.teardown(() => session.close());
  return session;
}

/** Returns the rejection of a promise, which must reject. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('the promise did not reject');
}
