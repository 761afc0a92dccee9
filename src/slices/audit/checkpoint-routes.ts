import type { Selectable } from 'kysely';
import { LedgerKey } from '../../../schema/audit.ts';
import { existing, Problem, stored } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { columnsOf } from '../../db/known-columns.ts';
import type { LogCheckpoints } from '../../db/types.ts';
import type { App, Caller } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import type { Order } from '../../http/listings/cursor.ts';
import { listing } from '../../http/listings/listing.ts';
import { sendPage } from '../../http/listings/paging.ts';
import { validationFailed } from '../../http/problem-details.ts';
import { reachFamily } from '../../http/reach-family.ts';
import { genesis } from '../../kernel/ledger/chain.ts';
import { ledgerEnd } from '../../kernel/ledger/export/export.ts';
import { LogBehind } from '../../kernel/ledger/log/log.ts';
import { LogContradiction } from '../../kernel/ledger/log/log-problems.ts';
import type { SignedCheckpoint } from '../../kernel/ledger/log/proofs.ts';
import { signReceipt } from '../../kernel/ledger/log/signed-receipt.ts';
import { readCosignatures } from '../../kernel/ledger/witnesses/store.ts';
import type { Deps } from '../../slice/deps.ts';
import * as operations from './operations.ts';

const newestFirst: Order = { direction: 'desc', columns: { id: 'integer' } };

/** Lists the keys of the log, oldest first. */
const listKeys = listing({
  order: { direction: 'asc', columns: { id: 'integer' } },
  item: LedgerKey,
  select: (db) =>
    db
      .selectFrom('log_keys')
      .select(['id', 'public_key as publicKey', 'created_at as createdAt', 'size', 'statement']),
});

/** Registers the operations of the transparency log. */
export function registerCheckpointRoutes(app: App, deps: Deps): void {
  registerListings(app, deps);
  registerProofs(app, deps);
}

function registerListings(app: App, deps: Deps): void {
  const { database, now, ledgerLog } = deps;
  async function described(checkpoints: readonly SignedCheckpoint[]) {
    const cosignatures = await readCosignatures(database, checkpoints, now());
    return checkpoints.map(({ id, root, ...rest }) => ({
      ...rest,
      root: inBase64(root),
      cosignatures: cosignatures.get(id) ?? [],
    }));
  }

  app.get('/api/ledger/checkpoint', operations.getCheckpoint, () =>
    served(async () => stored((await described([await ledgerLog.current()]))[0])),
  );

  app.get('/api/ledger/checkpoints', operations.listCheckpoints, (request, reply) =>
    served(async () => {
      await ledgerLog.check();
      const rows = database.db.selectFrom('log_checkpoints').select(columnsOf('log_checkpoints'));
      return sendPage(request, reply, rows, newestFirst, async (rows) =>
        described(await ledgerLog.signed(rows.map(toCheckpoint))),
      );
    }),
  );

  app.get('/api/ledger/keys', operations.listKeys, (request, reply) =>
    served(async () => {
      await ledgerLog.check();
      return listKeys(deps, request, reply, {}, {});
    }),
  );
}

function registerProofs(app: App, { database, now, ledgerLog }: Deps): void {
  async function ofSize(size: number): Promise<SignedCheckpoint> {
    return existing(await ledgerLog.ofSize(size), 'CHECKPOINT_NOT_FOUND');
  }

  app.get('/api/ledger/proof', operations.getProof, (request) =>
    served(async () => {
      const { familyId: asked, seq, size: askedSize } = request.query;
      const familyId = await reachProofs(database, callerOf(request), asked);
      const at = askedSize === undefined ? undefined : await ofSize(askedSize);
      const proven = existing(await ledgerLog.prove(familyId, seq, at), 'EVENT_NOT_FOUND');
      const { proof, checkpoint, ...leaf } = proven;
      const { id, size, note, publicKey } = checkpoint;
      const cosignatures = (await readCosignatures(database, [checkpoint], now())).get(id) ?? [];
      const cosigned = note + cosignatures.map((line) => `${line}\n`).join('');
      return { ...leaf, size, proof: proof.map(inBase64), checkpoint: cosigned, publicKey };
    }),
  );

  app.get('/api/ledger/receipt', operations.getReceipt, (request) =>
    served(async () => {
      const familyId = await reachFamily(database, callerOf(request), request.query.familyId);
      const seq = request.query.seq ?? (await ledgerEnd(database, familyId))?.seq ?? 0;
      const hash = existing(await ledgerLog.attest(familyId, seq), 'EVENT_NOT_FOUND');
      const prior = seq === 1 ? genesis : stored(await ledgerLog.attest(familyId, seq - 1));
      const receipt = { familyId, seq, hash, prior };
      const { receiptSigner } = app;
      return {
        ...receipt,
        receipt: signReceipt(receiptSigner, receipt),
        publicKey: receiptSigner.verifierKey,
      };
    }),
  );

  app.get('/api/ledger/consistency', operations.getConsistency, (request) =>
    served(async () => {
      const { query } = request;
      // First, since a refusal must not make a checkpoint.
      const asked = query.from === undefined ? undefined : await ofSize(query.from);
      const later = query.to === undefined ? await ledgerLog.current() : await ofSize(query.to);
      const earlier = asked ?? stored(await ledgerLog.first());
      const [from, to] = [earlier.size, later.size];
      if (from > to) throw validationFailed([{ pointer: '/query/from', message: 'must not be above `to`' }]);
      const proof = await ledgerLog.connect(earlier, later);
      return { from, to, proof: proof.map(inBase64), earlier: earlier.note, later: later.note };
    }),
  );
}

/** Runs work on the log. A contradiction becomes an error of the API, and nothing of it is served. */
async function served<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LogContradiction) throw new Problem('LEDGER_CONTRADICTED');
    if (error instanceof LogBehind) throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
    throw error;
  }
}

const inBase64 = (hash: Buffer) => hash.toString('base64');

/** Converts a row to a checkpoint of the log. */
function toCheckpoint({ created_at, ...row }: Selectable<LogCheckpoints>) {
  return { ...row, createdAt: created_at };
}

/** Returns the family of whose events the caller may have proofs, like `reachFamily`: for a learner, that of its parent. */
async function reachProofs(
  database: Database,
  caller: Caller,
  familyId: number | undefined,
): Promise<number> {
  const isOwn = (familyId ?? caller.familyId) === caller.familyId;
  return caller.role === 'LEARNER' && isOwn ? caller.familyId : reachFamily(database, caller, familyId);
}
