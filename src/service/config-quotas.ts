import { type Static, Type } from '@sinclair/typebox';
import type { Quotas } from '../kernel/ledger/events.ts';
import type { AppSettings } from '../slice/deps.ts';
import { onOff, quota } from './config-values.ts';

/** Variables with maximum numbers of families and of addresses. */
export const quotaVariables = {
  QUOTAS: onOff(),
  QUOTA_LEARNERS: quota(50),
  QUOTA_ACTIVE_REWARDS: quota(500),
  QUOTA_REWARDS: quota(5_000),
  QUOTA_LESSONS_PER_DAY: quota(200),
  QUOTA_BONUS_POINTS_PER_DAY: quota(100),
  QUOTA_SYNC_CONFIGS: quota(5),
  QUOTA_SHARES: quota(1_000),
  QUOTA_MB_PER_DAY: quota(50),
  ADDRESS_REGISTRATIONS_PER_DAY: quota(200),
  ADDRESS_MB_PER_DAY: quota(50),
};

const Variables = Type.Object(quotaVariables);
type Variables = Static<typeof Variables>;

const bytesPerMb = 1_000_000;

/** Returns the maximum numbers per family; Infinity if quotas are off. */
export function quotasOf(env: Variables): Quotas {
  const limit = (value: number) => (env.QUOTAS === 'on' ? value : Number.POSITIVE_INFINITY);
  return {
    learners: limit(env.QUOTA_LEARNERS),
    activeRewards: limit(env.QUOTA_ACTIVE_REWARDS),
    rewards: limit(env.QUOTA_REWARDS),
    lessonsPerDay: limit(env.QUOTA_LESSONS_PER_DAY),
    bonusPointsPerDay: limit(env.QUOTA_BONUS_POINTS_PER_DAY),
    syncConfigs: limit(env.QUOTA_SYNC_CONFIGS),
    shares: limit(env.QUOTA_SHARES),
    bytesPerDay: limit(env.QUOTA_MB_PER_DAY * bytesPerMb),
  };
}

/** Returns the maximum numbers per address block, which count with the limits of requests. */
export function addressLimitsOf(env: Variables): AppSettings['addressLimits'] {
  return {
    registrations: env.ADDRESS_REGISTRATIONS_PER_DAY,
    bytes: env.ADDRESS_MB_PER_DAY * bytesPerMb,
  };
}
