import { Buffer } from 'buffer';
import { toHex, writeHex } from './hex.ts';

const hashBytes = 32;

/** Hashes of a ledger's events in order: 32 bytes each. */
export class Heads {
  #bytes: Uint8Array<ArrayBuffer>;
  #count: number;

  constructor(bytes: Uint8Array<ArrayBuffer> = new Uint8Array(1024 * hashBytes), count = 0) {
    this.#bytes = bytes;
    this.#count = count;
  }

  /** Reads hashes in Base64. Returns undefined for another text. */
  static parse(text: string): Heads | undefined {
    const bytes = new Uint8Array(Buffer.from(text, 'base64'));
    return bytes.length % hashBytes === 0 ? new Heads(bytes, bytes.length / hashBytes) : undefined;
  }

  get count(): number {
    return this.#count;
  }

  /** Adds the hash of the next event, in hexadecimal. */
  add(hash: string): void {
    const at = this.#count * hashBytes;
    if (at === this.#bytes.length) {
      const grown = new Uint8Array(this.#bytes.length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    writeHex(hash, this.#bytes, at);
    this.#count += 1;
  }

  /** Returns the hash of an event in hexadecimal; undefined if there is no such event. */
  at(seq: number): string | undefined {
    if (seq < 1 || seq > this.#count) return undefined;
    return toHex(this.#bytes.subarray((seq - 1) * hashBytes, seq * hashBytes));
  }

  /** Returns the number of the first event with another hash, among those that both have; undefined if all are equal. */
  firstDifference(others: Heads): number | undefined {
    const end = Math.min(this.#count, others.#count) * hashBytes;
    for (let at = 0; at < end; at++)
      if (this.#bytes[at] !== others.#bytes[at]) return Math.floor(at / hashBytes) + 1;
    return undefined;
  }

  /** Returns the hashes up to an event, by default all, in an array of their own. */
  toBytes(upTo: number = this.#count): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, Math.min(upTo, this.#count) * hashBytes);
  }
}
