import { ReplicaError } from './error.ts';

/**
 * Messages of PostgreSQL's protocol that a replica may send. The driver trusts its server. It accepts messages of any
 * length and any number of SCRAM iterations. It also accepts names that exceed a message, and invalid replies to its
 * authentication. A replica can be any server, so the guard checks each message before the driver gets it. It does not check
 * that a reply is the next one: on any other, the driver fails or waits, for no longer than a statement may take.
 */

/** Maximum size of a message before the connection is ready. */
const maxStartupMessageBytes = 64 * 1024;
/** Maximum number of notices and parameter values on one connection. A server sends about 15 at the start. */
const maxUnrequested = 1_000;
/**
 * Maximum size of all messages after a request. The longest honest reply is the list of the replica's columns, about
 * 10 KiB. The driver needs about ten times the size of short rows, for up to 64 replicas in one thread.
 */
const maxReplyBytes = 256 * 1024;
/** Maximum number of SCRAM iterations, which take about 50 ms. PostgreSQL's default is 4,096. */
const maxScramIterations = 100_000;

const headerBytes = 5;

/** Types of messages allowed while the connection authenticates, starts, is in use, and after it was refused. */
const phases = { authenticating: 'REN', starting: 'SKZEN', ready: 'TDCt12nIZSEN', refused: '' } as const;

/** Checks the messages of one connection, chunk by chunk. */
export class ProtocolGuard {
  readonly #isEncrypted: boolean;
  #phase: keyof typeof phases = 'authenticating';
  /** Step of the authentication. */
  #authentication: 'none' | 'scram-offered' | 'scram-continued' | 'scram-proven' | 'password' = 'none';
  /** Received bytes of the header, and of the body if it needs a check. */
  #header = Buffer.alloc(0);
  #body: Buffer[] | undefined;
  #type = '';
  #remaining = 0;
  #unrequested = 0;
  #replyBytes = 0;

  constructor(isEncrypted: boolean) {
    this.#isEncrypted = isEncrypted;
  }

  /** Records a request, which permits another reply of the maximum size. */
  requestSent(): void {
    this.#replyBytes = 0;
  }

  /** @throws ReplicaError of kind `protocol` for a message that an honest server does not send */
  check(chunk: Buffer): void {
    let rest = chunk;
    while (rest.length > 0) rest = this.#remaining > 0 ? this.#takeBody(rest) : this.#takeHeader(rest);
  }

  #takeHeader(chunk: Buffer): Buffer {
    const missing = headerBytes - this.#header.length;
    this.#header = Buffer.concat([this.#header, chunk.subarray(0, missing)]);
    if (this.#header.length === headerBytes) {
      this.#begin(this.#header.toString('latin1', 0, 1), this.#header.readUInt32BE(1) - 4);
      this.#header = Buffer.alloc(0);
    }
    return chunk.subarray(missing);
  }

  /** Starts a message with this number of bytes after the length. */
  #begin(type: string, bytes: number): void {
    const isShort = this.#phase === 'ready' || bytes <= maxStartupMessageBytes;
    const isAllowed = phases[this.#phase].includes(type) && bytes >= 0 && isShort;
    this.#replyBytes += headerBytes + bytes;
    if ('SN'.includes(type)) this.#unrequested += 1;
    if (!isAllowed || this.#unrequested > maxUnrequested || this.#replyBytes > maxReplyBytes)
      throw violation();
    this.#type = type;
    this.#remaining = bytes;
    this.#body = 'RTD'.includes(type) ? [] : undefined;
    if (bytes === 0) this.#end();
  }

  #takeBody(chunk: Buffer): Buffer {
    const body = chunk.subarray(0, this.#remaining);
    this.#body?.push(body);
    this.#remaining -= body.length;
    if (this.#remaining === 0) this.#end();
    return chunk.subarray(body.length);
  }

  #end(): void {
    const body = Buffer.concat(this.#body ?? []);
    if (this.#type === 'R') this.#authenticate(body);
    if (this.#type === 'T' && !isRowDescription(body)) throw violation();
    if (this.#type === 'D' && !isRow(body)) throw violation();
    if (this.#type === 'Z') this.#phase = 'ready';
    else if (this.#type === 'E' && this.#phase !== 'ready') this.#phase = 'refused';
  }

  /** Checks a step of the authentication, so that a server cannot confuse the driver or skip its own proof. */
  #authenticate(body: Buffer): void {
    const step = body.length < 4 ? -1 : body.readUInt32BE(0);
    const text = body.toString('latin1', 4);
    const before = this.#authentication;
    if (step === 0 && text === '' && ['none', 'password', 'scram-proven'].includes(before)) {
      this.#phase = 'starting';
    } else if (step === 3 && text === '' && before === 'none' && this.#isEncrypted) {
      this.#authentication = 'password';
    } else if (step === 5 && text.length === 4 && before === 'none') {
      this.#authentication = 'password';
    } else if (step === 10 && before === 'none' && text.split('\0').includes('SCRAM-SHA-256')) {
      this.#authentication = 'scram-offered';
    } else if (step === 11 && before === 'scram-offered' && isScramChallenge(text)) {
      this.#authentication = 'scram-continued';
    } else if (step === 12 && before === 'scram-continued' && /^v=[A-Za-z0-9+/=]+$/.test(text)) {
      this.#authentication = 'scram-proven';
    } else throw violation();
  }
}

function violation(): ReplicaError {
  return new ReplicaError('protocol');
}

/** Returns true for nonce, salt and iterations (RFC 5802), each once: the driver would use the last of several. */
function isScramChallenge(text: string): boolean {
  const [, iterations] = /^r=[!-+\--~]+,s=[A-Za-z0-9+/]+=*,i=([1-9]\d{0,9})$/.exec(text) ?? [];
  return iterations !== undefined && Number(iterations) <= maxScramIterations;
}

/** Returns true if each column has a terminated name and 18 bytes after it. */
function isRowDescription(body: Buffer): boolean {
  if (body.length < 2) return false;
  let end = 2;
  for (let left = body.readUInt16BE(0); left > 0; left -= 1) {
    const nameEnd = body.indexOf(0, end);
    if (nameEnd < 0) return false;
    end = nameEnd + 1 + 18;
  }
  return end === body.length;
}

/** Returns true if each value has a valid length. With one below -1, the driver would loop over the same bytes. */
function isRow(body: Buffer): boolean {
  if (body.length < 2) return false;
  let end = 2;
  for (let left = body.readUInt16BE(0); left > 0; left -= 1) {
    if (end + 4 > body.length) return false;
    const bytes = body.readInt32BE(end);
    if (bytes < -1) return false;
    end += 4 + Math.max(0, bytes);
  }
  return end === body.length;
}
