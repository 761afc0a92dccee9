import { readFile } from 'node:fs/promises';
import { addAbortSignal, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { InvalidArgumentError } from 'commander';
import { countOf } from '../../base/count-of.ts';
import { atPath, OperatorError } from '../../base/faults.ts';
import { writeWholeFile } from '../../base/whole-file.ts';
import type { Database } from '../../db/database.ts';
import type { Transaction } from '../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../kernel/audit-log.ts';
import { readEventHash } from '../../kernel/ledger/checkpoints/store.ts';
import { exportCsv, exportNdjson, ledgerEnd } from '../../kernel/ledger/export/export.ts';
import { verifyFamilyLog } from '../../kernel/ledger/log/family.ts';
import { type LedgerLog, LogBehind } from '../../kernel/ledger/log/log.ts';
import { checkpointFile } from '../../kernel/ledger/log/log-files.ts';
import { LogContradiction, type LogProblem } from '../../kernel/ledger/log/log-problems.ts';
import { rootAt, type SignedCheckpoint } from '../../kernel/ledger/log/proofs.ts';
import { compareWith, readAttested } from '../../kernel/ledger/log/verify-checkpoint.ts';
import { verifyLog } from '../../kernel/ledger/log/verify-log.ts';
import { rebuildFamily } from '../../kernel/ledger/verification/rebuild.ts';
import { checkCosignatures } from '../../kernel/ledger/witnesses/check-cosignatures.ts';
import { checkWitnesses } from '../../kernel/ledger/witnesses/cosigned-file.ts';
import { readCosignatures } from '../../kernel/ledger/witnesses/store.ts';
import type { CliTools } from '../../slice/slice.ts';
import { interruptible } from '../ending.ts';
import { openLedgerLog, ownKeyFor, storedSigners, withDatabase, withLedger } from '../open-database.ts';
import {
  createFindings,
  type Findings,
  type KeySource,
  keyResult,
  requireCheckpoint,
} from './ledger-findings.ts';
import { orUnreadable, storeVerification, verifyLedgers } from './verify-ledgers.ts';

/** Verifies the ledgers of all families or of the given one. */
export async function verify(
  tools: CliTools,
  {
    family,
    checkpoint,
    key,
    witness = [],
  }: { family?: number; checkpoint?: string; key?: string; witness?: string[] },
): Promise<void> {
  requireCheckpoint(checkpoint, witness);
  const { rules } = await tools.registry();
  await withLedger(rules, family, async (ledgers) => {
    const { context, familyIds } = ledgers;
    const findings = createFindings(tools);
    const used =
      checkpoint &&
      (await checkAgainst(tools, context.database, findings, { file: checkpoint, key, witness }));
    await verifyLedgers(tools, ledgers, findings, family);
    findings.add(await orUnreadable('root', () => verifyLogOf(context.database, { family, key })));
    if (family === undefined && findings.isComplete)
      await storeVerification(context.database, findings.isSound);
    findings.finish({ families: familyIds.length, ...(used && keyResult(tools, used)) }, [
      `Verified ${countFamilies(familyIds.length)}: no problems found.`,
    ]);
  });
}

/** Rebuilds the projected rows of all families or of the given one. */
export async function rebuild(
  tools: CliTools,
  { family, dryRun = false }: { family?: number; dryRun?: boolean },
): Promise<void> {
  const { rules } = await tools.registry();
  await withLedger(rules, family, async ({ context, familyIds, totalEvents }) => {
    const progress = await tools.createProgress('Rebuilding', totalEvents);
    const options = { isDryRun: dryRun, onProgress: progress.advance };
    const differences: { familyId: number; table: string; rows: number }[] = [];
    for (const familyId of familyIds) {
      for (const { table, rows } of (await rebuildFamily(context, familyId, options)).differences) {
        const count = rows.length;
        differences.push({ familyId, table, rows: count });
        tools.note(
          `family ${familyId}, table ${table}: ${countOf(count, 'row')} ${dryRun ? 'to replace' : 'replaced'}`,
        );
      }
    }
    progress.stop();
    const total = differences.reduce((sum, { rows }) => sum + rows, 0);
    if (dryRun && total > 0) process.exitCode = 1;
    tools.finish(
      { families: familyIds.length, isDryRun: dryRun, differences },
      `Compared ${countFamilies(familyIds.length)}: ${countOf(total, 'row')} ${dryRun ? 'to replace' : 'replaced'}.`,
    );
  });
}

/** Writes the ledger of a family to a file or to standard output. */
export async function exportLedger(
  tools: CliTools,
  { family, format, out }: { family: number; format: 'ndjson' | 'csv'; out?: string },
): Promise<void> {
  if (tools.isJson && out === undefined)
    throw new InvalidArgumentError('--json needs --out, since the export itself goes to standard output.');
  const { rules } = await tools.registry();
  await withLedger(rules, family, async ({ context: { database } }) => {
    const end = await ledgerEnd(database, family);
    if (!end) throw new OperatorError(`family ${family} does not exist`);
    const record = { ...operatorActor, familyId: family, detail: { command: 'ledger export' } };
    await recordAudit(database, { ...record, action: 'EXPORT' });
    const lines = format === 'csv' ? exportCsv(database, family, end) : exportNdjson(database, family, end);
    await writeLines(Readable.from(lines), out);
    const { seq, head } = end;
    tools.finish(
      { familyId: family, events: seq, head, format, file: out },
      `Exported ${countOf(seq, 'event')} of family ${family}${out === undefined ? '' : ` to ${out}`}, up to the hash ${head}.`,
    );
  });
}

/** Writes text to a file, which it replaces when the text is complete, or to standard output. */
async function writeLines(lines: Readable, out: string | undefined, mode?: number): Promise<void> {
  if (out === undefined) return pipeline(lines, process.stdout, { end: false });
  await interruptible((signal) => {
    const text = addAbortSignal(signal, lines);
    return atPath('--out', out, () =>
      writeWholeFile(out, text, { replaces: true, signal, ...(mode !== undefined && { mode }) }),
    );
  });
}

/** Writes a signed checkpoint, with the last event of each family and its proof. */
export async function writeCheckpoint(tools: CliTools, { out }: { out?: string }): Promise<void> {
  const { rules } = await tools.registry();
  await withLedger(rules, undefined, async ({ context: { database } }) => {
    const ledgerLog = await openLedgerLog(database);
    const checkpoint = await currentOf(ledgerLog).catch(refuseContradiction);
    const { id, note, size: events, publicKey } = checkpoint;
    const cosignatures = (await readCosignatures(database, [checkpoint], new Date())).get(id) ?? [];
    // The file is a JSON document itself, and for others to keep, so they may read it.
    await writeLines(
      Readable.from(checkpointFile({ note, publicKey, cosignatures }, ledgerLog.proveAll(checkpoint))),
      out,
      0o644,
    );
    const sentence = `Signed a checkpoint of ${countOf(events, 'event')} with the key ${publicKey}.`;
    if (out === undefined) tools.note(sentence);
    else tools.finish({ file: out, publicKey, events }, `${sentence} It is in ${out}.`);
  });
}

/** Returns a checkpoint with all events, even if the log lacks more than one checkpoint takes. */
async function currentOf(ledgerLog: LedgerLog): Promise<SignedCheckpoint> {
  for (;;) {
    try {
      return await ledgerLog.current();
    } catch (error) {
      if (!(error instanceof LogBehind)) throw error;
    }
  }
}

/** Accepts that the service does not have the last key of the log. */
export async function acceptKey(tools: CliTools, key: string): Promise<void> {
  await withDatabase(async (database) => {
    const ledgerLog = await openLedgerLog(database);
    const record = (tx: Transaction) =>
      recordAudit(tx, {
        ...operatorActor,
        action: 'KEY_ACCEPTED',
        detail: { command: 'ledger accept-key' },
      });
    const made = await ledgerLog.accept(key, record).catch(refuseContradiction);
    if (!made) throw new OperatorError('The log has another last key: "ledger verify" names it.');
    const { publicKey, size: events } = made;
    tools.finish(
      { accepted: key, publicKey, events },
      `Accepted the key. The log goes on with the key ${publicKey}, which signed a checkpoint of ${countOf(events, 'event')}.`,
    );
  });
}

/** Verifies the log, or what it has of a family, in one snapshot. A key that the caller names needs no statement. */
async function verifyLogOf(
  database: Database,
  { family, key }: { family: number | undefined; key: string | undefined },
): Promise<LogProblem[]> {
  if (family !== undefined) return verifyFamilyLog(database, family);
  const signers = await storedSigners(database);
  const trusted = key === undefined ? [] : [key];
  return database.snapshot(
    async (tx) => [
      ...(await verifyLog(tx, { signers, trusted })),
      ...(await checkCosignatures(tx, new Date())),
    ],
    { ofAllNodes: true },
  );
}

/** Throws a contradiction as an error for the operator, and any other error as it is. */
function refuseContradiction(error: unknown): never {
  throw error instanceof LogContradiction ? new OperatorError(error.message, { cause: error }) : error;
}

/**
 * Checks that the ledger still has the events of a saved checkpoint or proof. Returns the source of the key. Without a key and
 * without the signing key, it is the file.
 */
async function checkAgainst(
  tools: CliTools,
  database: Database,
  findings: Findings,
  { file, key, witness }: { file: string; key: string | undefined; witness: readonly string[] },
): Promise<KeySource> {
  const own = key === undefined ? await ownKeyFor(database) : undefined;
  const read = (familyId: number, seq: number) => readEventHash(database, familyId, seq);
  const text = await atPath('--checkpoint', file, () => readFile(file, 'utf8'));
  const attested = readAttested(text, key ?? own);
  const problems = await compareWith(attested, read, (size) => rootAt(database, size));
  findings.add(problems);
  findings.add(checkWitnesses(text, witness, new Date()));
  if (own !== undefined && problems.some(({ kind }) => kind === 'origin' || kind === 'key'))
    tools.note(`This service signs with the key ${own()}. If you trust another key, pass it with --key.`);
  if (attested.isUnsigned) return 'none';
  if (key !== undefined) return 'given';
  return own === undefined ? 'file' : 'service';
}

function countFamilies(count: number): string {
  return countOf(count, 'family', 'families');
}
