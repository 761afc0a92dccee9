import { randomUUIDv7 } from 'node:crypto';

/** A new UUID, version 7: sorts by the time it was made. */
export function newId(): string {
  return randomUUIDv7();
}

/** A new command id: a UUIDv7 whose last 16 bits are free, for the ids of what the command writes. */
export function newCommandId(): string {
  return derivedId(randomUUIDv7(), 0);
}

/**
 * The id of the n-th thing (event or entry) that a command appends, 0 to 65,535.
 * Ids follow from the command's, so that deciding a command twice gives the same ids.
 */
export function derivedId(commandId: string, n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > 0xffff)
    throw new RangeError('a command may append at most 65,536 things');
  return commandId.slice(0, -4) + n.toString(16).padStart(4, '0');
}
