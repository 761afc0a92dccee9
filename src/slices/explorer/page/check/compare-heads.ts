import { type Kept, NotContinued } from '../../../../kernel/ledger/log/watch.ts';
import type { KeptComparison, LogFault, Signed } from '../model/model.ts';
import { formatNumber } from '../words/number-format.ts';
import type { Heads } from './chain-heads.ts';
import { assertLogContinues, openProof, WrongProof } from './check-log.ts';
import type { LogService } from './log-service.ts';
import type { ProofFile } from './proof-file.ts';

/** Compares a ledger with the hashes that somebody kept of it. */
export function compareHeads(
  kept: Heads | undefined,
  keptAt: number | undefined,
  heads: Heads,
): { comparison: KeptComparison; faults: LogFault[] } {
  const none = { keptAt, seq: kept?.count ?? 0, firstDifference: undefined };
  if (!kept) return { comparison: { ...none, result: 'none' }, faults: [] };
  const first = kept.firstDifference(heads);
  if (first !== undefined) {
    const message = `The ledger was rewritten: event ${formatNumber(first)} differs from the kept proof.`;
    const comparison = { ...none, result: 'rewritten', firstDifference: first } as const;
    return { comparison, faults: [{ kind: 'rewritten', message, seq: first }] };
  }
  if (heads.count < kept.count) {
    const seq = heads.count + 1;
    const message = `The ledger was truncated: the kept proof also has the events from ${formatNumber(seq)} to ${formatNumber(kept.count)}.`;
    const comparison = { ...none, result: 'truncated', firstDifference: seq } as const;
    return { comparison, faults: [{ kind: 'truncated', message, seq }] };
  }
  return { comparison: { ...none, result: 'continues' }, faults: [] };
}

interface Compared {
  kept?: KeptComparison;
  /** Signature in the file, if the ledger has the event. */
  signed?: Signed;
  faults: LogFault[];
  /** Reason why the file proves nothing. */
  rejected?: string;
}

interface Context {
  familyId: number;
  heads: Heads;
  /** Service whose log must continue the checkpoint; undefined for an export from a file. */
  log: LogService | undefined;
}

/** Compares a ledger with a proof in a file: its signature, its event, all of its hashes, and the log of the service. */
export async function comparedWithFile(file: ProofFile | undefined, context: Context): Promise<Compared> {
  if (!file) return { faults: [], rejected: 'The file is no proof of a ledger.' };
  const { proof, publicKey, keptAt, heads: all } = file;
  const { familyId, heads, log } = context;
  if (proof.familyId !== familyId)
    return {
      faults: [],
      rejected: `The proof is of family ${proof.familyId}, and the ledger of family ${familyId}.`,
    };
  try {
    const signed = await openProof(proof, publicKey);
    const isOther =
      heads.at(proof.seq) === proof.head && (all?.firstDifference(heads) ?? proof.seq) < proof.seq;
    // The proven hash fixes all hashes before it.
    if (all && (all.at(proof.seq) !== proof.head || isOther))
      throw new WrongProof('The hashes in the file are not those that it proves.');
    const { comparison, faults: found } = all ? compareHeads(all, keptAt, heads) : compareLast(file, heads);
    const faults = [...found, ...(await faultsOfLog(log, { note: proof.checkpoint, publicKey }))];
    return { kept: comparison, faults, ...(faults.length === 0 && { signed }) };
  } catch (error) {
    if (error instanceof WrongProof) return { faults: [], rejected: error.message };
    throw error;
  }
}

/** Returns the faults of a log that does not continue a checkpoint. */
async function faultsOfLog(log: LogService | undefined, kept: Kept): Promise<LogFault[]> {
  try {
    if (log) await assertLogContinues(log, kept);
    return [];
  } catch (error) {
    if (error instanceof NotContinued)
      return [{ kind: error.kind === 'key' ? 'key' : 'consistency', message: error.message }];
    // A service that does not answer says nothing about the ledger.
    throw error;
  }
}

/** Compares the one event of a proof without the hashes of the others. */
function compareLast({ proof: { seq, head }, keptAt }: ProofFile, heads: Heads) {
  const none = { keptAt, seq, firstDifference: undefined };
  const found = heads.at(seq);
  if (found === head) return { comparison: { ...none, result: 'continues' } as const, faults: [] };
  const isMissing = found === undefined;
  const message = isMissing
    ? `The ledger was truncated: the proof has event ${formatNumber(seq)}.`
    : `The ledger was rewritten: event ${formatNumber(seq)} or one before it differs from the proof.`;
  const kind: LogFault['kind'] = isMissing ? 'truncated' : 'rewritten';
  return { comparison: { ...none, result: kind }, faults: [{ kind, message, seq }] };
}
