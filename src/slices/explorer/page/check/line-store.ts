/** Bytes of all lines, as they came, so that the page can show each. */
export class LineStore {
  readonly #chunks: Uint8Array[] = [];
  /** Place of the first byte of each chunk in the whole. */
  readonly #starts: number[] = [];
  #length = 0;
  /** Places after each line feed. */
  #ends = new Float64Array(1024);
  #count = 0;

  /** Number of complete lines. */
  get count(): number {
    return this.#count;
  }

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#starts.push(this.#length);
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, end + 1)) {
      if (this.#count === this.#ends.length) {
        const grown = new Float64Array(this.#count * 2);
        grown.set(this.#ends);
        this.#ends = grown;
      }
      this.#ends[this.#count] = this.#length + end + 1;
      this.#count += 1;
    }
    this.#length += chunk.length;
  }

  /** Returns the text of a line without its end; undefined if it is not there yet. @param line number from 1 */
  text(line: number): string | undefined {
    const end = line <= this.#count ? this.#ends[line - 1] : undefined;
    if (end === undefined) return undefined;
    const start = line === 1 ? 0 : (this.#ends[line - 2] ?? 0);
    return new TextDecoder().decode(this.#bytes(start, end - 1));
  }

  #bytes(start: number, end: number): Uint8Array {
    const bytes = new Uint8Array(end - start);
    for (let i = this.#chunkAt(start); i < this.#chunks.length; i++) {
      const [chunk, from] = [this.#chunks[i], this.#starts[i] ?? 0];
      if (!chunk || from >= end) break;
      bytes.set(chunk.subarray(Math.max(0, start - from), end - from), Math.max(0, from - start));
    }
    return bytes;
  }

  /** Returns the number of the chunk with the byte at a place. */
  #chunkAt(place: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
