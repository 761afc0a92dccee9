import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { countOf } from '../../base/count-of.ts';
import { atPath } from '../../base/faults.ts';
import { compilePayload } from '../../kernel/ledger/compiled-payload.ts';
import { splitLines } from '../../kernel/ledger/export/file-lines.ts';
import { type Attested, compareWith, readAttested } from '../../kernel/ledger/log/verify-checkpoint.ts';
import { createLedgerRules } from '../../kernel/ledger/rules.ts';
import { verifyExport } from '../../kernel/ledger/verification/verify-export.ts';
import { checkWitnesses } from '../../kernel/ledger/witnesses/cosigned-file.ts';
import type { CliTools } from '../../slice/slice.ts';
import { ledgerSlices } from '../../slices/ledger.ts';
import {
  createFindings,
  type Findings,
  type KeySource,
  keyResult,
  requireCheckpoint,
} from './ledger-findings.ts';

/** Verifies an NDJSON export, without a database. */
export async function verifyFile(
  tools: CliTools,
  file: string,
  { checkpoint, key, witness = [] }: { checkpoint?: string; key?: string; witness?: string[] },
): Promise<void> {
  requireCheckpoint(checkpoint, witness);
  const saved = checkpoint === undefined ? undefined : await readSaved(checkpoint, key);
  const findings = createFindings(tools);
  // Without the rest of the application, whose lessons take half of the memory.
  const rules = createLedgerRules(ledgerSlices, compilePayload);
  // Keeps no other hashes, since a ledger can have millions. A pipe gives the events only once.
  const seqs = new Set(saved?.attested.heads.map(({ seq }) => seq));
  const hashes = new Map<number, string>();
  const { familyId, problems, problemCount, events, entries, head } = await atPath('<file>', file, () =>
    verifyExport(splitLines(createReadStream(file)), rules, undefined, ({ seq, hash }) => {
      if (seqs.has(seq)) hashes.set(seq, hash);
    }),
  );
  findings.add({ first: problems.map((problem) => ({ familyId, ...problem })), count: problemCount });
  if (saved) {
    await compareExport(findings, { familyId, hashes }, saved.attested);
    findings.add(checkWitnesses(saved.text, witness, new Date()));
  }
  findings.finish({ familyId, events, entries, head, ...(saved && keyResult(tools, saved.keySource)) }, [
    `family ${familyId}: ${countOf(events, 'event')}, ${countOf(entries, 'entry', 'entries')}, no problems found.`,
    `head ${head}`,
  ]);
}

/** Reads a saved checkpoint, proof or receipt. */
async function readSaved(
  file: string,
  key: string | undefined,
): Promise<{ text: string; attested: Attested; keySource: KeySource }> {
  const text = await atPath('--checkpoint', file, () => readFile(file, 'utf8'));
  const attested = readAttested(text, key);
  const keyOwner = key === undefined ? 'file' : 'given';
  return { text, attested, keySource: attested.isUnsigned ? 'none' : keyOwner };
}

/** Compares a verified export with a saved file. Ignores the other families there. */
async function compareExport(
  findings: Findings,
  { familyId: exportedId, hashes }: { familyId: number; hashes: ReadonlyMap<number, string> },
  attested: Attested,
): Promise<void> {
  const heads = attested.heads.filter(({ familyId }) => familyId === exportedId);
  const problems = await compareWith({ ...attested, heads }, async (_familyId, seq) => hashes.get(seq));
  findings.add(problems);
  if (heads.length === 0 && problems.length === 0)
    findings.add([
      {
        kind: 'other',
        message: 'the checkpoint does not concern this export',
        expected: `an event of family ${exportedId}`,
        found: 'other families only',
      },
    ]);
}
