import type { Slice } from '../slice/slice.ts';
import { accounts } from './accounts/index.ts';
import { achievements } from './achievements/index.ts';
import { audit } from './audit/index.ts';
import { awards } from './awards/index.ts';
import { explorer } from './explorer/index.ts';
import { family } from './family/index.ts';
import { familyPage } from './family-page/index.ts';
import { home } from './home/index.ts';
import { learners } from './learners/index.ts';
import { lessons } from './lessons/index.ts';
import { points } from './points/index.ts';
import { rewards } from './rewards/index.ts';
import { statements } from './statements/index.ts';
import { sync } from './sync/index.ts';

/** All capabilities of the service. Foreign keys of a slice point only at slices before it. */
export const slices: readonly Slice[] = [
  accounts,
  learners,
  lessons,
  points,
  rewards,
  awards,
  achievements,
  sync,
  audit,
  statements,
  explorer,
  family,
  familyPage,
  home,
];
