import { downloadText } from '../../../../http/pages/kit/download.ts';
import type { OpenLedger } from '../open-ledger.ts';

/** Saves the proof of a check as a file. Returns the reason if there is none, otherwise undefined. */
export async function saveProof(open: OpenLedger): Promise<string | undefined> {
  const text = await open.proof();
  if (text === undefined) return 'There is no proof to save: no valid signature covers this ledger yet.';
  downloadText(`ledger-proof-${open.familyId}-${open.check.checked}.json`, text);
  return undefined;
}
