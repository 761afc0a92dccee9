import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { countOf } from '../count-of.ts';
import { atPath } from '../db/faults.ts';
import { compareWith, readAttested } from '../ledger/checkpoints/verify.ts';
import { parseEvent } from '../ledger/export-lines.ts';
import { type RawLine, splitLines } from '../ledger/file-lines.ts';
import { verifyExport } from '../ledger/verify-export.ts';
import { checkWitnesses } from '../ledger/witnesses/file.ts';
import type { CliTools } from '../slice.ts';
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
  const findings = createFindings(tools);
  const { rules } = await tools.registry();
  const { familyId, problems, problemCount, events, entries, head } = await atPath('<file>', file, () =>
    verifyExport(linesOf(file), rules),
  );
  findings.add({ first: problems.map((problem) => ({ familyId, ...problem })), count: problemCount });
  const used =
    checkpoint !== undefined &&
    (await checkExportAgainst(findings, file, familyId, { file: checkpoint, key, witness }));
  findings.finish({ familyId, events, entries, head, ...(used && keyResult(tools, used)) }, [
    `family ${familyId}: ${countOf(events, 'event')}, ${countOf(entries, 'entry', 'entries')}, no problems found.`,
    `head ${head}`,
  ]);
}

/** Checks a verified export against a saved checkpoint, proof or receipt. Ignores the other families there. */
async function checkExportAgainst(
  findings: Findings,
  exported: string,
  exportedId: number,
  { file, key, witness }: { file: string; key: string | undefined; witness: readonly string[] },
): Promise<KeySource> {
  const text = await atPath('--checkpoint', file, () => readFile(file, 'utf8'));
  const attested = readAttested(text, key);
  const heads = attested.heads.filter(({ familyId }) => familyId === exportedId);
  const hashes = await hashesOf(exported, new Set(heads.map(({ seq }) => seq)));
  const problems = await compareWith({ ...attested, heads }, async (_familyId, seq) => hashes.get(seq));
  findings.add(problems);
  findings.add(checkWitnesses(text, witness, new Date()));
  if (heads.length === 0 && problems.length === 0)
    findings.add([
      {
        kind: 'other',
        message: 'the checkpoint does not concern this export',
        expected: `an event of family ${exportedId}`,
        found: 'other families only',
      },
    ]);
  if (attested.isUnsigned) return 'none';
  return key === undefined ? 'file' : 'given';
}

/** Reads the hashes of these events from a verified export. Keeps no others, since a ledger can have millions. */
async function hashesOf(file: string, seqs: ReadonlySet<number>): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  if (seqs.size === 0) return hashes;
  // The first line, the header, is no event.
  for await (const { text = '', line } of linesOf(file)) {
    const { value } = parseEvent(text, line);
    if (value && seqs.has(value.seq)) hashes.set(value.seq, value.hash);
  }
  return hashes;
}

function linesOf(file: string): AsyncIterable<RawLine> {
  return splitLines(createReadStream(file));
}
