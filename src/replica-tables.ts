import { accountTables } from './accounts/replica.ts';
import { achievementTables } from './achievements/replica.ts';
import { awardTables } from './awards/replica.ts';
import { learnerTables } from './learners/replica.ts';
import { lessonTables } from './lessons/replica.ts';
import { pointTables } from './points/replica.ts';
import type { ReplicaTable } from './replica-table.ts';
import { rewardTables } from './rewards/replica.ts';

/** Tables of a replica from all slices; each table comes after those that it refers to. */
export const replicaTables: readonly ReplicaTable[] = [
  ...accountTables,
  ...learnerTables,
  ...lessonTables,
  ...pointTables,
  ...achievementTables,
  ...rewardTables,
  ...awardTables,
];
