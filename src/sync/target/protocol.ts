import { TargetError } from './error.ts';

/**
 * What of PostgreSQL's protocol a target may send. The driver behind trusts its server: it gathers a message of any
 * length, computes any number of SCRAM iterations in one go, looks for the end of a name beyond the end of the message,
 * and takes an answer to its authentication that is none. A target is anybody's server, so each message is checked
 * before the driver sees it.
 */

/** Before the connection is ready nothing is long. */
const maxStartupMessageBytes = 64 * 1024;
/** Messages that nobody asked for: notices, and values of settings. A server sends about 15 at the start. */
const maxUnasked = 1_000;
/**
 * All that comes after something was sent. The longest honest answer is the catalog of the target's tables, some 10 KiB.
 * In the driver's hands rows of few bytes become some ten times as many, of up to 64 targets at once in one thread.
 */
const maxAnswerBytes = 256 * 1024;
/** PostgreSQL's own default is 4,096; this many take some 50 ms. */
const maxScramIterations = 100_000;

const headerBytes = 5;

/** The types of messages that may come while the connection authenticates, starts, and is in use. */
const phases = {
  authenticating: 'REN',
  starting: 'SKZEN',
  ready: 'TDCt12nIZSEN',
} as const;

/** Checks the messages of one connection, chunk by chunk as they come. */
export class ProtocolGuard {
  readonly #isEncrypted: boolean;
  #phase: keyof typeof phases = 'authenticating';
  /** What may come next in the exchange of SCRAM. */
  #authentication: 'none' | 'scram-offered' | 'scram-continued' | 'scram-proven' | 'password' = 'none';
  /** The header, as far as it has come; and the body, where it has to be looked at. */
  #header = Buffer.alloc(0);
  #body: Buffer[] | undefined;
  #type = '';
  #remaining = 0;
  #unasked = 0;
  #answerBytes = 0;

  constructor(isEncrypted: boolean) {
    this.#isEncrypted = isEncrypted;
  }

  /** Something was sent, to which there may be an answer. Whoever sends without being asked soon has sent too much. */
  asked(): void {
    this.#answerBytes = 0;
  }

  /** @throws TargetError of the kind `protocol` for what no honest server sends */
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

  /** A message of this type, with so many bytes behind its length. */
  #begin(type: string, bytes: number): void {
    const isShort = this.#phase === 'ready' || bytes <= maxStartupMessageBytes;
    const isAllowed = phases[this.#phase].includes(type) && bytes >= 0 && isShort;
    this.#answerBytes += headerBytes + bytes;
    if ('SN'.includes(type)) this.#unasked += 1;
    if (!isAllowed || this.#unasked > maxUnasked || this.#answerBytes > maxAnswerBytes) throw violation();
    this.#type = type;
    this.#remaining = bytes;
    this.#body = 'RTD'.includes(type) ? [] : undefined;
    if (bytes === 0) this.#end();
  }

  #takeBody(chunk: Buffer): Buffer {
    const part = chunk.subarray(0, this.#remaining);
    this.#body?.push(part);
    this.#remaining -= part.length;
    if (this.#remaining === 0) this.#end();
    return chunk.subarray(part.length);
  }

  #end(): void {
    const body = Buffer.concat(this.#body ?? []);
    if (this.#type === 'R') this.#authenticate(body);
    if (this.#type === 'T' && !isRowDescription(body)) throw violation();
    if (this.#type === 'D' && !isRow(body)) throw violation();
    if (this.#type === 'Z') this.#phase = 'ready';
  }

  /** One step of authentication: the driver must get nothing that it would stumble over, nor skip the server's proof. */
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

function violation(): TargetError {
  return new TargetError('protocol');
}

/** The server's nonce, salt and iterations (RFC 5802), and nothing else: of two the driver would take the last. */
function isScramChallenge(text: string): boolean {
  const [, iterations] = /^r=[!-+\--~]+,s=[A-Za-z0-9+/]+=*,i=([1-9]\d{0,9})$/.exec(text) ?? [];
  return iterations !== undefined && Number(iterations) <= maxScramIterations;
}

/** Whether each column has a name that ends, and the 18 bytes behind it. */
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

/** Whether each value is as long as it says. With a length below -1 the driver would read the same bytes again and again. */
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
