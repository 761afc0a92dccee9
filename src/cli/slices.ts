import { accounts } from '../accounts/cli.ts';
import { explorer } from '../explorer/cli.ts';
import { family } from '../family/cli.ts';
import type { AddCommands } from '../slice.ts';
import { sync } from '../sync/cli.ts';

/** Commands of the slices. A slice without commands is not here. */
export const slices: readonly AddCommands[] = [
  // One line each, so that a slice is easy to take out.
  accounts,
  explorer,
  family,
  sync,
];
