/** Commands for operators and auditors, such as `npm run -s cli -- ledger verify`. Exits with 1 on any problem. */
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Command } from 'commander';
import { registry } from './app.ts';
import { createCheckpoints, readSecretsKey, withDatabase, withLedger } from './cli/ledger-context.ts';
import { createProgress } from './cli/progress.ts';
import { addSecretsCommands } from './cli/secrets.ts';
import type { Database } from './db/database.ts';
import { messageOf } from './db/errors.ts';
import type { LedgerProblem } from './ledger/audit.ts';
import { readEventHash } from './ledger/checkpoints/store.ts';
import {
  type CheckpointProblem,
  checkpointFile,
  verifyAgainstCheckpoint,
} from './ledger/checkpoints/verify.ts';
import { exportCsv, exportNdjson, ledgerEnd } from './ledger/export.ts';
import { rebuildFamily } from './ledger/rebuild.ts';
import { verifyFamily } from './ledger/verify.ts';
import { verifyExport } from './ledger/verify-export.ts';
import { printLine } from './logging.ts';
import { slices } from './slices.ts';

const problemsShown = 20;

const program = new Command('learning-service').description('Commands for operators and auditors.');
const ledger = program.command('ledger').description('The append-only ledger of points.');

ledger
  .command('verify')
  .description('Verify the chain, the balances and the projected rows of one family or of all families.')
  .option('--family <id>', 'the user id of the parent', Number)
  .option('--checkpoint <file>', 'a saved checkpoint or proof to compare with')
  .option('--key <key>', "the public key to trust (default: this service's own)")
  .action(({ family, checkpoint, key }: { family?: number; checkpoint?: string; key?: string }) =>
    withLedger(registry.rules, family, async (context, familyIds, totalEvents) => {
      if (checkpoint !== undefined) await checkAgainst(context.database, checkpoint, key);
      const progress = createProgress('Verifying', totalEvents);
      for (const familyId of familyIds) {
        const result = await verifyFamily(context, familyId, { onProgress: progress.advance });
        if (!result) throw new Error(`family ${familyId} does not exist`);
        report(familyId, result.problems);
      }
      progress.stop();
      if (process.exitCode !== 1) printLine(`${countOf(familyIds)} verified: no problems found.`);
    }),
  );

ledger
  .command('rebuild')
  .description('Rebuild the projected rows from the events, and replace those that differ.')
  .option('--family <id>', 'the user id of the parent', Number)
  .option('--dry-run', 'only report the differences')
  .action(({ family, dryRun = false }: { family?: number; dryRun?: boolean }) =>
    withLedger(registry.rules, family, async (context, familyIds, totalEvents) => {
      const progress = createProgress('Rebuilding', totalEvents);
      let differing = 0;
      for (const familyId of familyIds) {
        const options = { isDryRun: dryRun, onProgress: progress.advance };
        for (const { table, ...rows } of (await rebuildFamily(context, familyId, options)).differences) {
          const count = rows.missing.length + rows.surplus.length + rows.different.length;
          differing += count;
          printLine(`family ${familyId}: ${count} rows of ${table} ${dryRun ? 'differ' : 'were replaced'}`);
        }
      }
      progress.stop();
      if (dryRun && differing > 0) process.exitCode = 1;
      printLine(`${countOf(familyIds)}, ${differing} different rows.`);
    }),
  );

ledger
  .command('export')
  .description('Write the ledger of a family to a file.')
  .requiredOption('--family <id>', 'the user id of the parent', Number)
  .option('--format <format>', 'ndjson or csv', 'ndjson')
  .option('--out <file>', 'the file to write (default: standard output)')
  .action(({ family, format, out }: { family: number; format: string; out?: string }) =>
    withLedger(registry.rules, family, async ({ database }) => {
      const end = await ledgerEnd(database, family);
      if (!end) throw new Error(`family ${family} does not exist`);
      const lines = format === 'csv' ? exportCsv(database, family, end) : exportNdjson(database, family, end);
      await pipeline(Readable.from(lines), out === undefined ? process.stdout : createWriteStream(out), {
        end: out !== undefined,
      });
    }),
  );

ledger
  .command('checkpoint')
  .description('Write a signed checkpoint of all families, with their heads, to a file to keep elsewhere.')
  .option('--out <file>', 'the file to write (default: standard output)')
  .action(({ out }: { out?: string }) =>
    withLedger(registry.rules, undefined, async ({ database }) => {
      const text = checkpointFile(await (await createCheckpoints(database)).export());
      if (out === undefined) process.stdout.write(text);
      else await writeFile(out, text);
    }),
  );

ledger
  .command('verify-file')
  .description('Verify an NDJSON export, without a database.')
  .argument('<file>')
  .option('--checkpoint <file>', 'a saved checkpoint or proof to compare with')
  .option(
    '--key <key>',
    'the public key to trust (default: the key in the file, which does not prove who signed)',
  )
  .action(async (file: string, { checkpoint, key }: { checkpoint?: string; key?: string }) => {
    const audit = await verifyExport(linesOf(file), registry.rules);
    report(audit.familyId, audit.problems);
    if (checkpoint !== undefined) await checkExportAgainst(file, audit.familyId, checkpoint, key);
    if (process.exitCode !== 1) {
      printLine(
        `family ${audit.familyId}: ${audit.events} events, ${audit.entries} entries, no problems found.`,
      );
      printLine(`head ${audit.head}`);
    }
  });

const tools = { registry, withDatabase, readSecretsKey, createProgress };
addSecretsCommands(program, tools);
for (const { cli } of slices) cli?.(program, tools);

try {
  await program.parseAsync();
} catch (error) {
  printLine(messageOf(error));
  process.exitCode = 1;
}

/** Checks that the ledger still has the events of a saved checkpoint or proof. */
async function checkAgainst(database: Database, file: string, key: string | undefined): Promise<void> {
  const trusted = key ?? (await createCheckpoints(database)).verifierKey;
  const read = (familyId: number, seq: number) => readEventHash(database, familyId, seq);
  reportDifferences(await verifyAgainstCheckpoint(await readFile(file, 'utf8'), trusted, read));
}

/** Checks a verified export against a saved checkpoint or proof. Ignores the other families there. */
async function checkExportAgainst(
  exported: string,
  exportedId: number,
  file: string,
  key: string | undefined,
): Promise<void> {
  const hashes = new Map<number, string>();
  for await (const line of linesOf(exported)) {
    // The lines are verified. The first one, the header, has no `seq`.
    const { seq, hash } = JSON.parse(line) as { seq?: number; hash: string };
    if (seq !== undefined) hashes.set(seq, hash);
  }
  let isAttested = false;
  const problems = await verifyAgainstCheckpoint(await readFile(file, 'utf8'), key, async (familyId, seq) => {
    isAttested ||= familyId === exportedId;
    return hashes.get(seq);
  });
  const own = problems.filter(({ familyId }) => familyId === null || familyId === exportedId);
  reportDifferences(own);
  if (isAttested || own.length > 0) return;
  process.exitCode = 1;
  printLine(`the checkpoint contains no event of family ${exportedId}`);
}

function reportDifferences(problems: readonly CheckpointProblem[]): void {
  for (const { familyId, seq, kind, message } of problems) {
    process.exitCode = 1;
    printLine(
      familyId === null ? `${kind}: ${message}` : `family ${familyId}, event ${seq}: ${kind}: ${message}`,
    );
  }
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file) });
}

/** Reports the first problems of a family; the others are usually consequences. */
function report(familyId: number, problems: readonly LedgerProblem[]): void {
  if (problems.length === 0) return;
  process.exitCode = 1;
  for (const { seq, kind, message } of problems.slice(0, problemsShown))
    printLine(`family ${familyId}, event ${seq}: ${kind}: ${message}`);
  if (problems.length > problemsShown) printLine(`  and ${problems.length - problemsShown} more`);
}

function countOf(familyIds: readonly number[]): string {
  return familyIds.length === 1 ? '1 family' : `${familyIds.length} families`;
}
