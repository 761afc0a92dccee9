import { signCheckpoint } from '../../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { createSigner, type Signer } from '../../../../src/kernel/ledger/checkpoints/note.ts';
import { originOf } from '../../../../src/kernel/ledger/checkpoints/origin.ts';
import type { RecordedEvent } from '../../../../src/kernel/ledger/events.ts';
import { logOrigin } from '../../../../src/kernel/ledger/log/keys.ts';
import { hashOfLeaf } from '../../../../src/kernel/ledger/log/leaf.ts';
import { createTree } from '../../../../src/kernel/ledger/log/tree.ts';
import { testSettings } from '../../../helpers/app.ts';
import { type Draft, ForgedLedger } from '../../../kernel/ledger/forgeries/forged-ledger.ts';
import { tilesOf } from '../../../kernel/ledger/log/tiles-in-memory.ts';
import { exportText } from '../../../kernel/ledger/model/memory-ledger.ts';
import { changing, type Lie, saying } from './liar.ts';

/** Path of the export. */
export const exportPath = '/api/ledger/export';

/** Signer with the key of the service, in the hands of its operator. */
export const genuine: Signer = signerOf(testSettings.ledgerSigningKey);

/** Returns a signer with another key under the name of the service. */
export function signerOf(privateKey: string): Signer {
  return createSigner(logOrigin(originOf(testSettings.appUrl)), privateKey);
}

/** Private key of somebody else. */
export const otherKey = Buffer.alloc(32, 'another key').toString('base64');

/** Returns the lie that sends another export. */
export function exporting(text: string): [string, Lie] {
  return [exportPath, changing(() => text)];
}

/** Gives the first adjustment other points, as the rules allow. */
export function adjustMore(ledger: ForgedLedger): void {
  const event = ledger.first('PointsAdjusted');
  event.payload['amount'] = 500;
  for (const entry of event.entries) entry.amount = 500;
}

/** Returns the lines of an export as JSON: the first line, and the events. */
export function linesOf(text: string): { header: Record<string, unknown>; events: RecordedEvent[] } {
  const [header, ...events] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { header, events };
}

/** Returns an export with a changed event. Its hash and all else stay. */
export function withEvent(text: string, seq: number, change: (event: RecordedEvent) => void): string {
  const lines = text.split('\n');
  const event: RecordedEvent = JSON.parse(lines[seq] ?? '');
  change(event);
  return lines.with(seq, JSON.stringify(event)).join('\n');
}

/** Returns an export without the last events. Its first line agrees with its end. */
export function withoutTail(text: string, count: number): string {
  const { header, events } = linesOf(text);
  return exportText(Number(header['familyId']), events.slice(0, -count)).toString();
}

/** History that somebody computed again: the export with right hashes, and a log that has it. */
export interface Rewritten {
  text: string;
  /** Lies with which the log has this history, under a key. */
  log(signer: Signer): Promise<Map<string, Lie>>;
}

/** Rewrites a history: its numbers, balances and hashes follow from the changed events. */
export function rewrite(text: string, change: (ledger: ForgedLedger) => void): Rewritten {
  const { header, events } = linesOf(text);
  const familyId = Number(header['familyId']);
  const ledger = new ForgedLedger(familyId, events.map(draftOf));
  change(ledger);
  const recorded = ledger.recorded();
  const heads = recorded.map(({ hash }) => hash);
  return {
    text: exportText(familyId, recorded).toString(),
    log: (signer) => forgedLog(familyId, heads, signer),
  };
}

function draftOf({ familyId: _family, seq: _seq, hash: _hash, entries, ...event }: RecordedEvent): Draft {
  return {
    ...event,
    // A forger changes any member.
    payload: event.payload as unknown as Record<string, unknown>,
    entries: entries.map(({ learnerId, amount, sourceType, sourceId }) => {
      return { learnerId, amount, sourceType, sourceId };
    }),
  };
}

/** Returns lies with which the log has these events of a family, signed with a key. */
export async function forgedLog(
  familyId: number,
  heads: readonly string[],
  signer: Signer,
): Promise<Map<string, Lie>> {
  const tree = createTree(tilesOf(heads.map((head, i) => hashOfLeaf({ familyId, seq: i + 1, head }))));
  const size = heads.length;
  const root = await tree.root(size);
  const [note, publicKey] = [signCheckpoint({ size, root }, signer), signer.verifierKey];
  const base64 = (hashes: readonly Buffer[]) => hashes.map((hash) => hash.toString('base64'));
  const numberIn = ({ searchParams }: URL, name: string) => Number(searchParams.get(name) ?? size);
  return new Map([
    [
      '/api/ledger/checkpoint',
      saying({ ...{ note, publicKey, size, cosignatures: [] }, createdAt: new Date().toISOString() }),
    ],
    [
      '/api/ledger/proof',
      saying(async (url) => {
        const seq = numberIn(url, 'seq');
        const proof = base64(await tree.inclusion(seq - 1, size));
        const leaf = { familyId, seq, head: heads[seq - 1], index: seq - 1 };
        return { ...leaf, size, proof, checkpoint: note, publicKey };
      }),
    ],
    [
      '/api/ledger/consistency',
      saying(async (url) => {
        const [from, to] = [Math.min(numberIn(url, 'from'), size), numberIn(url, 'to')];
        return { from, to, proof: base64(await tree.consistency(from, to)) };
      }),
    ],
    ['/api/ledger/keys', saying([])],
  ]);
}
