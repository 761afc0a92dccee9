import { InvalidArgumentError } from 'commander';

/** Parses the id of a user or family. Throws an error of usage for anything else. */
export function parseId(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id === 0) throw new InvalidArgumentError('It must be the id of a user, a number.');
  return id;
}

/** Parses a number from 1 to 9,999. Throws an error of usage for anything else. */
export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1 to 9999.');
  return Number(text);
}
