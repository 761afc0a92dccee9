import { randomUUIDv7 } from 'node:crypto';

/** A new UUID, version 7: sorts by the time it was made. */
export function newId(): string {
  return randomUUIDv7();
}

/** A new command id: a UUIDv7 whose last 24 bits are free, for the ids of what the command writes. */
export function newCommandId(): string {
  return derivedId(randomUUIDv7(), 0);
}

/** The last n that an id can be derived for. Deleting a reward with 30,000 PENDING redemptions takes 60,000 ids. */
export const lastDerived = 0xff_ffff;

/**
 * The id of the n-th thing (event or entry) that a command appends, from 0 to `lastDerived`.
 * Ids follow from the command's, so that deciding a command twice gives the same ids.
 */
export function derivedId(commandId: string, n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > lastDerived)
    throw new RangeError(`a command may append at most ${lastDerived + 1} things`);
  return commandId.slice(0, -6) + n.toString(16).padStart(6, '0');
}
