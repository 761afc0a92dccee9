import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { derivedId } from './derived-ids.ts';

/** Returns a new UUID version 7, which sorts by its creation time. */
export function newId(): string {
  return randomUUIDv7();
}

/** Returns a new command id: a UUIDv7 whose last 24 bits are 0. Derived ids count in these bits. */
export function newCommandId(): string {
  return derivedId(randomUUIDv7(), 0);
}

/** Returns a secret seed for random numbers, with 122 random bits. */
export function newSeed(): string {
  return randomUUID();
}
