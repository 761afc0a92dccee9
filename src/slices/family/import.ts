import { countOf } from '../../base/count-of.ts';
import { OperatorError } from '../../base/faults.ts';
import { asLine } from '../../base/text-rules.ts';
import { oneConnectionPerNode } from '../../db/cluster/family-places.ts';
import type { Transaction } from '../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../kernel/audit-log.ts';
import { problemText } from '../../kernel/ledger/problems.ts';
import { endOfTime, type LedgerAudit } from '../../kernel/ledger/verification/ledger-audit.ts';
import { compareProjectedRows, replaceRows } from '../../kernel/ledger/verification/rebuild.ts';
import { StoredReplay } from '../../kernel/ledger/verification/stored-replay.ts';
import { TextAudit } from '../../kernel/ledger/verification/text-audit.ts';
import { checkStored } from '../../kernel/ledger/verification/verify-family.ts';
import type { Deps } from '../../slice/deps.ts';
import { newerVersion, schemaVersion } from './export-format.ts';
import { insertEvents, insertRows, type Target } from './import-rows.ts';
import type { ImportedUser } from './imported-names.ts';
import { readExport } from './reader.ts';

/** Dependencies of an import. */
export interface ImportContext extends Pick<Deps, 'database' | 'shapes'> {
  registry: Pick<Deps['registry'], 'rules' | 'familyTables'>;
  /** New usernames and email addresses by the ones in the file. */
  renames: ReadonlyMap<string, string>;
}

/** Imported family. */
export interface Imported {
  familyId: number;
  users: ImportedUser[];
  events: number;
  entries: number;
  /** Hash of the last event in hexadecimal. */
  head: string;
  /** Number of rows of each table that stay in the file. */
  notImported: Record<string, number>;
}

/**
 * Imports a family from an export, all or nothing, and verifies its ledger. Ids stay, since hashes cover them.
 *
 * @param chunks the text of the file, in pieces of any length
 * @throws Error with the reason, for a file that is not an intact export, or a family that does not fit this instance
 */
export function importFamily(context: ImportContext, chunks: AsyncIterable<string>): Promise<Imported> {
  return context.database.transaction((tx) => insertFamily(tx, context, chunks));
}

async function insertFamily(
  tx: Transaction,
  { database, shapes, registry, renames }: ImportContext,
  chunks: AsyncIterable<string>,
): Promise<Imported> {
  const target: Target = {
    ...{ tx, database, shapes, registry, renames, familyId: 0 },
    ...{ users: new Map(), columns: new Map(), notImported: {}, unusedRenames: new Set(renames.keys()) },
  };
  await tx.query(oneConnectionPerNode);
  const schema = await schemaVersion(tx);
  let isOlder = false;
  let isIntact = false;
  for await (const part of readExport(chunks)) {
    if (part.kind === 'header') {
      if (part.header.schema > schema) throw new OperatorError(newerVersion);
      isOlder = part.header.schema < schema;
      target.familyId = part.header.familyId;
    } else if (part.kind === 'end') isIntact = part.isIntact;
    else if (part.name === 'ledger') await insertEvents(target, part);
    else await insertRows(target, part);
  }
  const [unused] = target.unusedRenames;
  if (unused !== undefined) throw new OperatorError(`no user in the file has the name ${unused}`);
  // Verification knows by it that other actors belong to another instance.
  await tx.query('UPDATE families SET imported_seq = seq WHERE family_id = $1', [String(target.familyId)]);
  const { familyId, events, entries, head } = await verify(target, isOlder);
  if (!isIntact)
    throw new OperatorError('the file is damaged or changed: its content does not have its checksum');
  const record = { ...operatorActor, familyId, detail: { command: 'family import' } };
  await recordAudit(tx, { ...record, action: 'IMPORT' });
  return {
    familyId,
    events,
    entries,
    head,
    users: [...target.users.values()],
    notImported: target.notImported,
  };
}

/** Problems of a ledger in an error. */
const problemsShown = 10;

/** Verifies the stored ledger and projected rows. Rebuilds the latter if an older version of the service wrote the file. */
async function verify({ tx, shapes, registry, familyId }: Target, isOlder: boolean): Promise<LedgerAudit> {
  // The clock of another instance may have been ahead.
  const context = { shapes, rules: registry.rules, now: endOfTime };
  const replay = new StoredReplay(familyId, context);
  const texts = new TextAudit(registry.rules, replay.audit);
  await replay.run(tx, undefined, texts);
  await texts.finish(tx);
  if (isOlder) await replaceRows(tx, shapes, replay, await compareProjectedRows(tx, context, replay));
  const audit = await checkStored(tx, context, replay);
  if (!audit) throw new OperatorError('the file has no end of the ledger, in the table families');
  const { problems, problemCount } = audit;
  if (problemCount === 0) return audit;
  const lines = problems.slice(0, problemsShown).map((problem) => `  ${asLine(problemText(problem))}`);
  throw new OperatorError(
    `the verification of the ledger found ${countOf(problemCount, 'problem')}:\n${lines.join('\n')}`,
  );
}
