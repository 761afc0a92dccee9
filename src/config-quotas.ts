import { type Static, Type } from '@sinclair/typebox';
import { onOff, quota } from './config-values.ts';
import type { Quotas } from './ledger/events.ts';

/** Environment variables of the maximum numbers per family. */
export const quotaVariables = {
  QUOTAS: onOff(),
  QUOTA_LEARNERS: quota(50),
  QUOTA_ACTIVE_REWARDS: quota(500),
  QUOTA_REWARDS: quota(5_000),
  QUOTA_LESSONS_PER_DAY: quota(200),
  QUOTA_SYNC_CONFIGS: quota(5),
  QUOTA_SHARES: quota(1_000),
};

const Variables = Type.Object(quotaVariables);

/** Returns the maximum numbers per family; Infinity if quotas are off. */
export function quotasOf(env: Static<typeof Variables>): Quotas {
  const limit = (value: number) => (env.QUOTAS === 'on' ? value : Number.POSITIVE_INFINITY);
  return {
    learners: limit(env.QUOTA_LEARNERS),
    activeRewards: limit(env.QUOTA_ACTIVE_REWARDS),
    rewards: limit(env.QUOTA_REWARDS),
    lessonsPerDay: limit(env.QUOTA_LESSONS_PER_DAY),
    syncConfigs: limit(env.QUOTA_SYNC_CONFIGS),
    shares: limit(env.QUOTA_SHARES),
  };
}
