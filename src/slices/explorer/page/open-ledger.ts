import type { EventLine, FromWorker, LedgerStart, Source, ToWorker } from './check/messages.ts';
import type { Answer, Question } from './check/questions.ts';
import { type Check, type EventRow, noCheck } from './model/model.ts';
import { Ledger } from './model/read-ledger.ts';

/** Ledger that a worker reads and checks, with its events so far. Tells its listeners about each change. */
export class OpenLedger {
  readonly source: Source;
  ledger = new Ledger();
  check: Check = noCheck;
  /** First line; undefined until it is there. */
  start: LedgerStart | undefined;
  /** Newest events, oldest first, until all events are loaded. */
  tail: readonly EventRow[] = [];
  readonly #worker: Worker;
  readonly #listeners = new Set<() => void>();
  readonly #lines = new Map<number, PromiseWithResolvers<EventLine | undefined>>();
  #proof: PromiseWithResolvers<string | undefined> | undefined;
  readonly #questions = new Map<number, PromiseWithResolvers<Answer>>();
  #lastQuestion = 0;

  constructor(source: Source, createWorker: () => Worker) {
    this.source = source;
    this.#worker = createWorker();
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    this.#worker.onerror = ({ message }) => {
      this.check = { ...this.check, phase: 'failed', message };
      this.#notify();
    };
    this.#send({ kind: 'start', source });
  }

  /** True if all events are loaded. */
  get isComplete(): boolean {
    return this.start !== undefined && this.ledger.count >= this.start.events;
  }

  /** Family of the ledger; 0 for a file as long as its first line is not read. */
  get familyId(): number {
    return this.start?.familyId ?? (this.source.kind === 'service' ? this.source.familyId : 0);
  }

  /** Number of events that the ledger states. */
  get total(): number {
    return this.start?.events ?? 0;
  }

  /** Returns an event if it is loaded. */
  row(seq: number): EventRow | undefined {
    return this.ledger.row(seq) ?? this.tail.find((row) => row.seq === seq);
  }

  /** Calls the function after each change. Returns a function that ends this. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  setTail(rows: readonly EventRow[]): void {
    this.tail = rows;
    this.#notify();
  }

  cancel(): void {
    this.#send({ kind: 'cancel' });
  }

  /** Compares the ledger with a proof that somebody kept in a file. */
  compareWith(file: File): void {
    this.#send({ kind: 'compare', file });
  }

  /** Returns the line of an event as it came, with the hash before it; undefined if it is not loaded. */
  line(seq: number): Promise<EventLine | undefined> {
    const waiting = this.#lines.get(seq) ?? Promise.withResolvers();
    this.#lines.set(seq, waiting);
    this.#send({ kind: 'line', seq });
    return waiting.promise;
  }

  /** Returns the proof of this check, as a file to keep; undefined without a valid signature. */
  proof(): Promise<string | undefined> {
    this.#proof ??= Promise.withResolvers();
    this.#send({ kind: 'proof' });
    return this.#proof.promise;
  }

  /** Asks the worker about the log. */
  ask(question: Question): Promise<Answer> {
    const waiting = Promise.withResolvers<Answer>();
    this.#lastQuestion += 1;
    this.#questions.set(this.#lastQuestion, waiting);
    this.#send({ kind: 'ask', id: this.#lastQuestion, question });
    return waiting.promise;
  }

  /** Ends the worker. What others still wait for has no answer. */
  close(): void {
    this.#worker.terminate();
    for (const { resolve } of this.#lines.values()) resolve(undefined);
    this.#proof?.resolve(undefined);
    for (const { resolve } of this.#questions.values())
      resolve({ result: 'doubt', message: 'The ledger is closed.' });
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'ledger') this.start = message.start;
    if (message.kind === 'piece') this.ledger.add(message.piece);
    if (message.kind === 'check') this.#setCheck(message.check);
    if (message.kind === 'line') {
      this.#lines.get(message.seq)?.resolve(message.found);
      this.#lines.delete(message.seq);
    }
    if (message.kind === 'proof') {
      this.#proof?.resolve(message.text);
      this.#proof = undefined;
    }
    if (message.kind === 'answer') {
      this.#questions.get(message.id)?.resolve(message.answer);
      this.#questions.delete(message.id);
      return;
    }
    this.#notify();
  }

  #setCheck(check: Check): void {
    const isEnd = check.phase === 'done' && this.check.phase !== 'done';
    this.check = check;
    // For traces of the browser.
    if (isEnd)
      performance.measure('ledger check', { start: performance.now() - check.ms, duration: check.ms });
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
