import { isCode, messageOf } from '../../../../http/pages/kit/client.ts';
import { parseHeader } from '../../../../kernel/ledger/export/export-lines.ts';
import { LineSplitter, type RawLine } from '../../../../kernel/ledger/export/file-lines.ts';
import { NotContinued } from '../../../../kernel/ledger/log/watch.ts';
import { type Check, type LogFault, noCheck, verdictOf } from '../model/model.ts';
import { Heads } from './chain-heads.ts';
import { type Proven, proveEvent, WrongProof } from './check-log.ts';
import { chunksOf } from './chunks.ts';
import { comparedWithFile, compareHeads } from './compare-heads.ts';
import { type KeptLedger, keepLedger, keepLog, keptName, readKeptLedger, readKeptLog } from './kept.ts';
import { LineStore } from './line-store.ts';
import type { LogService } from './log-service.ts';
import type { EventLine, FromWorker, LedgerStart, Source } from './messages.ts';
import { PartCheck, partIn } from './part.ts';
import { PieceBuilder } from './pieces.ts';
import { parseProofFile, proofFileText } from './proof-file.ts';
import { type Answer, answerTo, type Question } from './questions.ts';
import { createLogService, openLines } from './requests.ts';
import { requireWebCrypto } from './surroundings.ts';
import { type LineCheck, WholeCheck } from './whole.ts';

/** Number of events in a piece: the page gets the first ones soon, and few messages in all. */
const pieceSize = 2000;

/** One verification of a ledger: reads its lines, checks each, and compares the end with the signed log. */
export class Run {
  readonly #source: Source;
  readonly #post: (message: FromWorker, transfer?: Transferable[]) => void;
  readonly #log: LogService | undefined;
  readonly #leaving = new AbortController();
  readonly #splitter = new LineSplitter();
  readonly #lines = new LineStore();
  readonly #pieces = new PieceBuilder();
  readonly #heads = new Heads();
  readonly #startedAt = performance.now();
  #check: Check = { ...noCheck, phase: 'reading' };
  #start: LedgerStart | undefined;
  #lineCheck: LineCheck | undefined;
  #proven: Proven | undefined;
  /** What this browser kept of the ledger before this check. */
  #kept: KeptLedger | undefined;

  constructor(source: Source, post: (message: FromWorker, transfer?: Transferable[]) => void) {
    this.#source = source;
    this.#post = post;
    this.#log = source.kind === 'service' ? createLogService(source, this.#leaving.signal) : undefined;
  }

  /** Runs to the end. Never throws: the last check says what failed. */
  async run(): Promise<void> {
    try {
      requireWebCrypto();
      // Before the lines: the ledger must reach at least as far as the log does now, and as what another tab has kept.
      await this.#readKept();
      await this.#askLog();
      await this.#read();
      await this.#prove();
      this.#compareWithKept();
      this.#update({ phase: 'done' });
      await this.#keep();
    } catch (error) {
      const isCancelled = this.#leaving.signal.aborted;
      await this.#settle();
      const message = isCancelled ? 'You cancelled the verification.' : messageOf(error);
      this.#update({ phase: isCancelled ? 'cancelled' : 'failed', message });
    }
  }

  /** Shows what the lines so far have shown, even if the rest does not come. */
  async #settle(): Promise<void> {
    if (!this.#lineCheck || this.#check.phase !== 'reading') return;
    this.#postPiece();
    this.#update({ ...(await this.#lineCheck.settle()), checked: this.#heads.count });
    this.#compareWithKept({ isWhole: false });
  }

  cancel(): void {
    this.#leaving.abort(new Error('cancelled'));
  }

  /** Returns the line of an event; undefined if it is not there yet. */
  line(seq: number): EventLine | undefined {
    const line = this.#lines.text(seq + 1);
    const previous = seq === 1 ? '0'.repeat(64) : this.#heads.at(seq - 1);
    return line === undefined || previous === undefined ? undefined : { seq, line, previous };
  }

  /** Returns a file that proves this state of the ledger; undefined without a signature. */
  proofFile(): string | undefined {
    const proven = this.#proven;
    if (!proven) return undefined;
    const { proof, kept } = proven;
    return proofFileText({ proof, publicKey: kept.publicKey, keptAt: Date.now(), heads: this.#heads });
  }

  /** Answers a question about the log. */
  answer(question: Question): Promise<Answer> {
    return answerTo(question, this.#log, this.#heads);
  }

  /** Compares the ledger with a proof that somebody kept in a file. */
  async compareWith(file: File): Promise<void> {
    try {
      if (this.#check.phase !== 'done') throw new Error('the ledger is not read to its end');
      const parsed = parseProofFile(await file.text());
      const context = { familyId: this.#start?.familyId ?? 0, heads: this.#heads, log: this.#log };
      const { kept, signed, faults, rejected: rejectedFile } = await comparedWithFile(parsed, context);
      const logFaults = [...this.#check.logFaults, ...faults];
      const isFirst = signed && !this.#check.signed;
      this.#update({ logFaults, rejectedFile, ...(kept && { kept }), ...(isFirst && { signed }) });
    } catch (error) {
      this.#update({ message: `The proof was not compared: ${messageOf(error)}` });
    }
  }

  async #readKept(): Promise<void> {
    if (this.#source.kind !== 'service') return;
    const name = keptName(this.#source);
    this.#kept = await this.#stored(() => readKeptLedger(name));
  }

  /** Asks for the newest checkpoint and the family's last event in it. */
  async #askLog(seq?: number): Promise<void> {
    if (this.#source.kind !== 'service' || !this.#log) return;
    try {
      const kept = this.#proven?.kept ?? (await this.#stored(readKeptLog));
      const proven = await proveEvent(this.#log, { familyId: this.#source.familyId, seq }, kept);
      // A second proof continues the first one, which says how the key was found.
      const key = this.#proven?.signed.key ?? proven?.signed.key;
      // A later event may not be in the log yet.
      if (proven && key) this.#proven = { ...proven, signed: { ...proven.signed, key } };
    } catch (error) {
      if (error instanceof NotContinued)
        this.#report({ kind: error.kind === 'key' ? 'key' : 'consistency', message: error.message });
      else if (error instanceof WrongProof) this.#report({ kind: 'proof', message: error.message });
      else if (this.#leaving.signal.aborted) throw error;
      else if (isCode(error, 'CHECKPOINT_NOT_FOUND'))
        this.#report({ kind: 'consistency', message: 'The service denies a checkpoint that it has signed.' });
      // The lines and the kept proof may show more, whatever the log answers.
      else this.#update({ message: `No signature: ${messageOf(error)}` });
    }
  }

  async #read(): Promise<void> {
    let postedAt = 0;
    for await (const chunk of await this.#open()) {
      this.#leaving.signal.throwIfAborted();
      this.#lines.add(chunk);
      for (const raw of this.#splitter.push(chunk)) await this.#addLine(raw);
      if (performance.now() - postedAt < 100) continue;
      postedAt = performance.now();
      this.#postProgress();
    }
    for (const raw of this.#splitter.end()) await this.#addLine(raw);
    const findings = await this.#lineCheck?.finish();
    this.#postPiece();
    if (!findings) throw new Error('The file is empty.');
    const withheld = this.#lineCheck instanceof PartCheck ? this.#lineCheck.withheld : 0;
    this.#update({ ...findings, withheld, phase: 'proving', checked: this.#heads.count });
  }

  async #open(): Promise<AsyncIterable<Uint8Array>> {
    if (this.#source.kind === 'service') return openLines(this.#source, this.#leaving.signal);
    return chunksOf(this.#source.file.stream(), () => new Error('The browser cannot read the file.'));
  }

  #addLine(raw: RawLine): Promise<void> | undefined {
    if (!this.#lineCheck) {
      this.#begin(raw);
      return undefined;
    }
    const { event, hash, wait } = this.#lineCheck.add(raw);
    this.#heads.add(hash);
    this.#pieces.add(event);
    if (this.#pieces.length >= pieceSize) this.#postPiece();
    return wait;
  }

  /** Reads the first line, which says whether the ledger is whole. */
  #begin(raw: RawLine): void {
    const part = partIn(raw.text);
    const whole = part ? undefined : parseHeader(raw.text ?? '', raw.line).value;
    const start = part ?? whole;
    if (!start) throw new Error('This is no export of a ledger.');
    const { familyId, events } = start;
    this.#start = { familyId, learnerId: part?.learnerId, events };
    this.#update({ isPart: part !== undefined });
    this.#requireAskedLedger(this.#start);
    this.#lineCheck = part ? new PartCheck(part) : new WholeCheck();
    if (!part) this.#lineCheck.add(raw);
    this.#post({ kind: 'ledger', start: this.#start });
    this.#update({ total: events });
  }

  /** Rejects another ledger than the asked one. A part instead of the whole would escape most checks. */
  #requireAskedLedger({ familyId, learnerId }: LedgerStart): void {
    const asked = this.#source;
    if (asked.kind === 'file' || (asked.familyId === familyId && asked.learnerId === learnerId)) return;
    this.#report({
      kind: 'proof',
      message: 'The service sent another ledger than the one of this page.',
    });
    throw new Error('Nothing of it is checked.');
  }

  #postPiece(): void {
    const piece = this.#pieces.take();
    const buffers = Object.values(piece).flatMap((part) => (ArrayBuffer.isView(part) ? [part.buffer] : []));
    // The columns make arrays of their own, which never share memory.
    this.#post({ kind: 'piece', piece }, buffers as ArrayBuffer[]);
  }

  #postProgress(): void {
    this.#postPiece();
    const findings = this.#lineCheck?.findings();
    this.#update({ ...findings, checked: this.#heads.count - (this.#lineCheck?.pending ?? 0) });
  }

  /** Compares the ledger with the log, and asks again for a signature of events that came after the first one. */
  async #prove(): Promise<void> {
    this.#matchLog();
    const upTo = this.#proven?.signed.upTo ?? 0;
    if (this.#proven && this.#check.logFaults.length === 0 && upTo < this.#heads.count) {
      await this.#askLog(this.#heads.count);
      this.#matchLog();
    }
    const isRight = this.#check.logFaults.length === 0;
    this.#update({ signed: isRight ? this.#proven?.signed : undefined });
  }

  #matchLog(): void {
    const proven = this.#proven;
    if (!proven) return;
    const { upTo } = proven.signed;
    const head = this.#heads.at(upTo);
    if (head === undefined && this.#check.logFaults.length === 0)
      this.#report({
        kind: 'truncated',
        message: `The signed log has event ${upTo}, but the ledger ends before it.`,
        seq: this.#heads.count + 1,
      });
    else if (head !== undefined && head !== proven.head)
      this.#report({
        kind: 'rewritten',
        message: `Event ${upTo} has another hash in the signed log.`,
        seq: upTo,
      });
  }

  /** Compares the hashes with those that this browser kept before. If reading broke off, missing events are no fault. */
  #compareWithKept({ isWhole = true } = {}): void {
    if (this.#source.kind !== 'service') return;
    const kept = this.#kept && new Heads(this.#kept.heads, this.#kept.heads.length / 32);
    const { comparison, faults } = compareHeads(kept, this.#kept?.keptAt, this.#heads);
    if (isWhole || comparison.result === 'rewritten')
      this.#update({ kept: comparison, logFaults: [...this.#check.logFaults, ...faults] });
  }

  /** Keeps key, checkpoint and signed hashes for the next visit, unless there is a fault: then the earlier ones stay. */
  async #keep(): Promise<void> {
    if (this.#source.kind !== 'service' || verdictOf(this.#check) === 'red' || !this.#proven) return;
    const {
      kept,
      signed: { size, upTo },
    } = this.#proven;
    await this.#stored(() => keepLog({ ...kept, size }));
    const name = keptName(this.#source);
    await this.#stored(() => keepLedger(name, { keptAt: Date.now(), heads: this.#heads.toBytes(upTo) }));
  }

  /** Reads or writes what this browser keeps. Without storage, as in some private windows, it says so and goes on. */
  async #stored<T>(access: () => Promise<T>): Promise<T | undefined> {
    try {
      return await access();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.#update({ message: 'This browser keeps no proof for the next visit: save it as a file.' });
      return undefined;
    }
  }

  #report(fault: LogFault): void {
    this.#update({ logFaults: [...this.#check.logFaults, fault] });
  }

  #update(changes: Partial<Check>): void {
    this.#check = { ...this.#check, ...changes, ms: performance.now() - this.#startedAt };
    this.#post({ kind: 'check', check: this.#check });
  }
}
