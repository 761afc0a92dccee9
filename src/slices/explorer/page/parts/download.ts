import type { OpenLedger } from '../open-ledger.ts';

/** Saves a text as a file on the reader's device. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this call.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves the proof of a check as a file. Returns the reason if there is none, otherwise undefined. */
export async function saveProof(open: OpenLedger): Promise<string | undefined> {
  const text = await open.proof();
  if (text === undefined) return 'There is no proof to save: no valid signature covers this ledger yet.';
  downloadText(`ledger-proof-${open.familyId}-${open.check.checked}.json`, text);
  return undefined;
}
