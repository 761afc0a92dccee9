import argon2 from 'argon2';
import { createBoundedQueue } from '../http/bounded-queue.ts';
import { validationFailed } from '../http/problems.ts';

/** What OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const defaultMemoryKiB = 19_456;

function parametersOf(memoryKiB: number) {
  return { type: argon2.argon2id, memoryCost: memoryKiB, timeCost: 2, parallelism: 1 } as const;
}

/** Each hash keeps one core busy for some 30 ms, so two at a time leave time for other requests; 100 take 1.5 s. */
const hashing = { concurrency: 2, maxWaiting: 100, retryAfterSeconds: 2 };

const minBytes = 8;
const maxBytes = 1024;

export interface Passwords {
  /** The hash to store. 400 for a password that is too short or too long (decisions.md 1.8). */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one that was hashed. It takes as long where there is no hash, so that nobody can tell
   * an unknown user from a wrong password (decisions.md 2.5).
   * @param admit called when the verification's turn has come; what it throws prevents it
   */
  verify(hash: string | undefined, password: string, admit?: () => Promise<void>): Promise<boolean>;
}

/** Password hashing with a queue of its own: 503 when that is full. Less memory than by default is for tests. */
export function openPasswords(memoryKiB = defaultMemoryKiB): Passwords {
  const inTurn = createBoundedQueue(hashing);
  const parameters = parametersOf(memoryKiB);
  const dummyHash = dummyHashOf(parameters);
  return {
    async hash(password) {
      requirePasswordLength(password);
      return inTurn(() => argon2.hash(password, parameters));
    },
    verify: (hash, password, admit) =>
      inTurn(async () => {
        await admit?.();
        const isRight = await argon2.verify(hash ?? dummyHash, password);
        return isRight && hash !== undefined;
      }),
  };
}

/** 400 unless the password has 8 to 1024 bytes. */
export function requirePasswordLength(password: string): void {
  const bytes = Buffer.byteLength(password);
  if (bytes >= minBytes && bytes <= maxBytes) return;
  const message = `must have ${minBytes} to ${maxBytes} bytes`;
  throw validationFailed([{ pointer: '/body/password', message }]);
}

/** No password's hash, but as much work to compare with as any: the digest is 32 zero bytes. */
function dummyHashOf({ memoryCost, timeCost, parallelism }: ReturnType<typeof parametersOf>): string {
  const zeros = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${zeros(16)}$${zeros(32)}`;
}
