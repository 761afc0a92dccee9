import { hash } from 'node:crypto';
import { lengthPrefixed } from './chain.ts';
import type { EventContext } from './events.ts';

const version = 'learning-service/ledger-commitment/1';

/** Returns the commitment to a text (docs/ledger-format.md). The salt is 32 bytes in hexadecimal. */
export function commitmentTo(salt: string, name: string, text: string): string {
  return hash('sha256', lengthPrefixed([version, salt, name, text]), 'hex');
}

/** Returns the salt for the texts of a row. Rows of one command have different salts, none of which reveals another. */
export function saltOf({ salt }: Pick<EventContext, 'salt'>, rowId: string): string {
  return hash('sha256', lengthPrefixed([salt, rowId]), 'hex');
}
