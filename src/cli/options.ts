import { InvalidArgumentError } from 'commander';

/** Parses the id of a user or family. Throws an error of usage for anything else. */
export function parseId(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id === 0) throw new InvalidArgumentError('It must be a number, the id of a user.');
  return id;
}
