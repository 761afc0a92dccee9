import type { Test } from 'tap';
import { connectTarget, type TargetSession } from '../../../src/sync/target/connection.ts';
import type { TargetUrl } from '../../../src/sync/target/url.ts';

export const password = 'the password';

/** A server of a test's own, as a target. */
export function at(port: number, fields: Partial<TargetUrl> = {}): TargetUrl {
  const url = { user: 'family', password, host: 'localhost', port, database: 'copy', sslmode: undefined };
  return { ...url, ...fields };
}

/** Without TLS. */
export const plain = { host: '127.0.0.1', sslmode: 'disable' } as const;

/** Connects where private targets are allowed; the connection ends with the test. */
export async function reach(
  t: Test,
  url: TargetUrl,
  options: { deadline?: AbortSignal } = {},
): Promise<TargetSession> {
  const session = await connectTarget(url, { allowPrivate: true, ...options });
  t.teardown(() => session.close());
  return session;
}

/** What the promise is rejected with; it has to be. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}
