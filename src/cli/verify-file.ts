import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { countOf } from '../count-of.ts';
import { atPath } from '../db/faults.ts';
import { verifyAgainstCheckpoint } from '../ledger/checkpoints/verify.ts';
import { parseEvent } from '../ledger/export-lines.ts';
import { type RawLine, splitLines } from '../ledger/file-lines.ts';
import { verifyExport } from '../ledger/verify-export.ts';
import type { CliTools } from '../slice.ts';
import { createFindings, type Findings, keyResult } from './ledger-findings.ts';

/** Verifies an NDJSON export, without a database. */
export async function verifyFile(
  tools: CliTools,
  file: string,
  { checkpoint, key }: { checkpoint?: string; key?: string },
): Promise<void> {
  const findings = createFindings(tools);
  const { rules } = await tools.registry();
  const { familyId, problems, problemCount, events, entries, head } = await atPath('<file>', file, () =>
    verifyExport(linesOf(file), rules),
  );
  findings.add({ first: problems.map((problem) => ({ familyId, ...problem })), count: problemCount });
  if (checkpoint !== undefined) await checkExportAgainst(findings, file, familyId, checkpoint, key);
  const used = checkpoint && keyResult(tools, key === undefined ? 'file' : 'given');
  findings.finish({ familyId, events, entries, head, ...(used || {}) }, [
    `family ${familyId}: ${countOf(events, 'event')}, ${countOf(entries, 'entry', 'entries')}, no problems found.`,
    `head ${head}`,
  ]);
}

/** Checks a verified export against a saved checkpoint or proof. Ignores the other families there. */
async function checkExportAgainst(
  findings: Findings,
  exported: string,
  exportedId: number,
  file: string,
  key: string | undefined,
): Promise<void> {
  const hashes = new Map<number, string>();
  // The lines are verified. The first one, the header, is no event.
  for await (const { text = '', line } of linesOf(exported)) {
    const { value } = parseEvent(text, line);
    if (value) hashes.set(value.seq, value.hash);
  }
  let isAttested = false;
  const text = await atPath('--checkpoint', file, () => readFile(file, 'utf8'));
  const problems = await verifyAgainstCheckpoint(text, key, async (familyId, seq) => {
    isAttested ||= familyId === exportedId;
    return hashes.get(seq);
  });
  const own = problems.filter(({ familyId }) => familyId === null || familyId === exportedId);
  findings.add(own);
  if (!isAttested && own.length === 0)
    findings.add([
      {
        kind: 'other',
        message: 'the checkpoint does not concern this export',
        expected: `an event of family ${exportedId}`,
        found: 'other families only',
      },
    ]);
}

function linesOf(file: string): AsyncIterable<RawLine> {
  return splitLines(createReadStream(file));
}
