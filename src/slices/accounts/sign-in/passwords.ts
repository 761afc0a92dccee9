import argon2 from 'argon2';
import { FairQueue } from '../../../base/fair-queue.ts';
import { validationFailed } from '../../../http/problem-details.ts';

/** Memory that OWASP recommends for argon2id: 19 MiB, with two passes and a parallelism of 1. */
const defaultMemoryKiB = 19_456;

function parametersOf(memoryKiB: number) {
  return { type: argon2.argon2id, memoryCost: memoryKiB, timeCost: 2, parallelism: 1 } as const;
}

/** Limits of hashing: one password at a time, since each uses a core for about 30 ms. 100 take 3 s. */
const limits = {
  concurrency: 1,
  concurrencyPerOwner: 1,
  maxWaiting: 400,
  maxWaitingPerOwner: 100,
  retryAfterSeconds: 3,
};

const minBytes = 8;
const maxBytes = 1024;

export interface Passwords {
  /**
   * Returns the hash to store. Rejects with 400 if the password is too short or too long (decisions.md 1.8).
   * @param client the caller's id, or the address block of a client without a token
   */
  hash(password: string, client: number | string): Promise<string>;
  /**
   * Checks a password against its hash. Takes as long without a hash, so that the time does not reveal unknown users
   * (decisions.md 2.5).
   * @param client as for `hash`
   * @param admit runs when the verification starts; an error from it ends the verification
   */
  verify(
    hash: string | undefined,
    password: string,
    client: number | string,
    admit?: () => Promise<void>,
  ): Promise<boolean>;
}

/**
 * Creates password hashing with a bounded queue, in which clients take turns. New passwords and logins of a client have
 * turns of their own, so registrations do not delay logins. Tests use less memory.
 * @param isExposed false as long as only people of this machine wait, any number of them
 */
export function createPasswords(memoryKiB = defaultMemoryKiB, isExposed = () => true): Passwords {
  const atMost = (limit: number) => (isExposed() ? limit : Number.POSITIVE_INFINITY);
  const queue = new FairQueue({
    ...limits,
    get maxWaiting() {
      return atMost(limits.maxWaiting);
    },
    get maxWaitingPerOwner() {
      return atMost(limits.maxWaitingPerOwner);
    },
  });
  const parameters = parametersOf(memoryKiB);
  const dummyHash = dummyHashOf(parameters);
  return {
    async hash(password, client) {
      requirePasswordLength(password);
      return queue.run(`new ${client}`, () => argon2.hash(password, parameters));
    },
    verify: (hash, password, client, admit) =>
      queue.run(`check ${client}`, async () => {
        await admit?.();
        const isRight = await argon2.verify(hash ?? dummyHash, password);
        return isRight && hash !== undefined;
      }),
  };
}

/** Throws 400 unless the password has 8 to 1024 bytes. */
export function requirePasswordLength(password: string): void {
  const bytes = Buffer.byteLength(password);
  if (bytes >= minBytes && bytes <= maxBytes) return;
  const message = `must have ${minBytes} to ${maxBytes} bytes`;
  throw validationFailed([{ pointer: '/body/password', message }]);
}

/** Returns a hash that no password matches and that takes as long to verify as any other. */
function dummyHashOf({ memoryCost, timeCost, parallelism }: ReturnType<typeof parametersOf>): string {
  const zeros = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${zeros(16)}$${zeros(32)}`;
}
