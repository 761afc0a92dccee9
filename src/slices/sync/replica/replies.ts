/** Reply to a request. `rows` are those of a portal, `results` those of all statements in a simple query. */
type Reply = 'parsed' | 'parameters' | 'columns' | 'bound' | 'rows' | 'ready' | 'results';

/** Replies to each type of request. Other requests have none. */
const repliesTo: Readonly<Record<string, readonly Reply[]>> = {
  Q: ['results'],
  P: ['parsed'],
  D: ['parameters', 'columns'],
  B: ['bound'],
  E: ['rows'],
  S: ['ready'],
};

/** Types of messages in each reply. Every message but a row ends its reply. */
const messages: Readonly<Record<Exclude<Reply, 'results'>, string>> = {
  parsed: '1',
  parameters: 't',
  columns: 'Tn',
  bound: '2',
  rows: 'DCI',
  ready: 'Z',
};

/** Replies that a server owes, in the order of the requests. On any other, the driver would fail in unexpected places. */
export class Replies {
  readonly #owed: Reply[] = [];
  /** True if the server skips requests up to the next Sync, which the driver sends after an error. */
  #isSkipping = false;
  /** State of a simple query: before the first result, in the rows of one, or after one. */
  #results: 'none' | 'rows' | 'some' = 'none';

  /** Records requests. The driver sends whole messages. */
  requested(chunk: Buffer): void {
    for (let at = 0; at + 5 <= chunk.length; at += 1 + chunk.readUInt32BE(at + 1)) {
      const type = chunk.toString('latin1', at, at + 1);
      if (type === 'S') this.#isSkipping = false;
      if (!this.#isSkipping) this.#owed.push(...(repliesTo[type] ?? []));
    }
  }

  /** Takes the type of a message. Returns false if the server does not owe it. */
  take(type: string): boolean {
    if (type === 'S' || type === 'N') return true;
    if (type === 'E') return this.#fail();
    const [reply] = this.#owed;
    if (reply === 'results') return this.#takeResult(type);
    if (reply === undefined || !messages[reply].includes(type)) return false;
    if (type !== 'D') this.#owed.shift();
    return true;
  }

  #takeResult(type: string): boolean {
    const before = this.#results;
    switch (type) {
      case 'T':
      case 'D':
        this.#results = 'rows';
        return (type === 'D') === (before === 'rows');
      case 'C':
      case 'I':
        this.#results = 'some';
        return type === 'C' || before !== 'rows';
      default:
        this.#results = 'none';
        this.#owed.shift();
        return type === 'Z' && before === 'some';
    }
  }

  /** Drops the replies that an error replaces. Without a request, it announces that the connection closes. */
  #fail(): boolean {
    if (this.#owed[0] === 'results') {
      this.#results = 'none';
      this.#owed[0] = 'ready';
      return true;
    }
    const next = this.#owed.indexOf('ready');
    this.#isSkipping = next < 0;
    this.#owed.splice(0, next < 0 ? this.#owed.length : next);
    return true;
  }
}
