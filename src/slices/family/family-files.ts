import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { addAbortSignal, Readable } from 'node:stream';
import { InvalidArgumentError } from 'commander';
import { countOf } from '../../base/count-of.ts';
import { atPath, OperatorError } from '../../base/faults.ts';
import { writeWholeFile } from '../../base/whole-file.ts';
import { readTableShapes } from '../../db/read-tables.ts';
import { existingFamily } from '../../http/access.ts';
import { operatorActor, recordAudit } from '../../kernel/audit-log.ts';
import type { CliTools } from '../../slice/slice.ts';
import { exportJson } from './family-export.ts';
import { importFamily } from './import.ts';

/** Writes a family's data to a file that only its owner can read. */
export async function exportToFile(
  tools: CliTools,
  { family, out }: { family: number; out: string },
): Promise<void> {
  const registry = await tools.registry();
  await tools.withDatabase(async (database) => {
    const unknown = () => new OperatorError(`family ${family} does not exist`);
    const familyId = await existingFamily(database.db, family, unknown);
    const shapes = await readTableShapes(database);
    const record = { ...operatorActor, familyId, detail: { command: 'family export' } };
    await recordAudit(database, { ...record, action: 'EXPORT' });
    const context = { registry, shapes, exportedAt: new Date() };
    const bytes = await database.snapshot((tx) =>
      tools.interruptible((signal) => {
        const text = addAbortSignal(signal, Readable.from(exportJson(tx, context, { familyId })));
        return atPath('--out', out, () => writeWholeFile(out, text, { replaces: true, signal }));
      }),
    );
    tools.finish({ familyId, file: out, bytes }, `Exported family ${familyId} to ${out} (${bytes} bytes).`);
  });
}

/** Imports a family from a file, and prints the code with which its parent sets a password. */
export async function importFile(
  tools: CliTools,
  file: string,
  { rename = [] }: { rename?: string[] },
): Promise<void> {
  const renames = new Map(rename.map(parseRename));
  const { size } = await atPath('<file>', file, () => stat(file));
  const progress = await tools.createProgress('Importing', size, 'bytes');
  await tools.withDeps(async (deps) => {
    const chunks = chunksOf(file, progress.advance);
    const imported = await atPath('<file>', file, () =>
      importFamily({ ...deps, renames }, chunks).finally(() => progress.stop()),
    );
    const { familyId, users, events, head, notImported } = imported;
    const { code, expiresAt } = await deps.services.createRecoveryCode(familyId, operatorActor);
    const [parent, ...learners] = users;
    const left = Object.entries(notImported).filter(([, count]) => count > 0);
    tools.note(
      `Imported family ${familyId} with ${countOf(learners.length, 'learner')} and ${countOf(events, 'event')}, up to the hash ${head}.`,
    );
    const rows = left.map(([table, count]) => `${table} (${count})`).join(', ');
    if (rows !== '')
      tools.note(`Not imported, because passwords, sessions and replicas belong to one instance: ${rows}.`);
    tools.note(
      `${parent?.username} is a PARENT here, and can set a password at POST /api/recovery until ${expiresAt} with this code:`,
    );
    tools.print({ familyId, users, events, head, notImported, recoveryCode: code, expiresAt }, code);
  }, locksIds);
}

/** Only the owner may lock the sequence of ids (names.ts). */
const locksIds = { isOwner: true };

/** Yields the text of a file. */
async function* chunksOf(file: string, onRead: (bytes: number) => void): AsyncGenerator<string> {
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    onRead(Buffer.byteLength(chunk));
    yield chunk;
  }
}

function parseRename(text: string): [string, string] {
  const [, before, after] = /^([^=]+)=([^=]+)$/.exec(text) ?? [];
  if (before === undefined || after === undefined)
    throw new InvalidArgumentError('--rename must have the form OLD=NEW.');
  return [before, after];
}
