import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { LoggableError } from './logged-error.ts';

/** Encryption of secrets in the database (AES-256-GCM). An envelope cannot be decrypted in another `context` (row). */
export interface Keyring {
  encrypt(text: string, context: string): string;
  /** @throws EnvelopeError if SECRETS_KEY lacks the key, the envelope was changed, or the context differs */
  decrypt(envelope: string, context: string): string;
  /** Prefix of envelopes of the newest key. */
  newestPrefix: string;
}

/** Error of an envelope. The message is for the operator and contains no secret. */
export class EnvelopeError extends LoggableError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EnvelopeError';
  }
}

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** Creates a keyring. @param secretsKey keys separated by commas, of which the first is the newest and encrypts */
export function createKeyring(secretsKey: string): Keyring {
  const [newest, ...older] = secretsKey
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
    .map(deriveKey);
  if (!newest) throw new Error('SECRETS_KEY is empty.');
  const keys = new Map([newest, ...older].map(({ id, key }) => [id, key]));
  const newestPrefix = `${version}.${newest.id}.`;
  return {
    newestPrefix,
    encrypt(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', newest.key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${newestPrefix}${sealed.toString('base64url')}`;
    },
    decrypt(envelope, context) {
      const [, id = '', sealed = ''] = /^v1\.([0-9a-f]{16})\.([\w-]+)$/.exec(envelope) ?? [];
      const key = keys.get(id);
      if (!key)
        throw new EnvelopeError(`SECRETS_KEY lacks the key ${id || '(unknown)'} of an encrypted secret.`);
      return unseal(key, Buffer.from(sealed, 'base64url'), context);
    },
  };
}

/** Derives the key, and an id that does not reveal it. */
function deriveKey(secret: string): { id: string; key: Buffer } {
  const derived = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `learning-service ${use}`, bytes));
  return { id: derived('key id', 8).toString('hex'), key: derived('envelope', 32) };
}

function unseal(key: Buffer, sealed: Buffer, context: string): string {
  const nonce = sealed.subarray(0, nonceBytes);
  const text = sealed.subarray(nonceBytes, -tagBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch (error) {
    throw new EnvelopeError('An encrypted secret was changed, or belongs to something else.', {
      cause: error,
    });
  }
}
