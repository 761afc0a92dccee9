import type { AddCommands } from '../slice/slice.ts';
import { accounts } from '../slices/accounts/cli.ts';
import { explorer } from '../slices/explorer/cli.ts';
import { family } from '../slices/family/cli.ts';
import { lessons } from '../slices/lessons/cli.ts';
import { sync } from '../slices/sync/cli.ts';

/** Commands of the slices. A slice without commands is not here. */
export const slices: readonly AddCommands[] = [
  // One line each, so that a slice is easy to take out.
  accounts,
  explorer,
  family,
  lessons,
  sync,
];
