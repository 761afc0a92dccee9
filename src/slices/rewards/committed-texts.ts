import { type CommittedTexts, readText } from '../../kernel/ledger/committed-texts.ts';

/** Titles of rewards, and notes of decisions, to which the events commit. */
export const rewardTexts: readonly CommittedTexts[] = [
  {
    on: ['RewardCreated', 'RewardRenamed'],
    isReplaced: true,
    keyOf: ({ payload }) => ('rewardId' in payload ? payload.rewardId : ''),
    read: readText('reward_texts', 'reward_id', 'title'),
  },
  {
    on: ['RedemptionApproved', 'RedemptionRejected'],
    keyOf: ({ payload }) => ('redemptionId' in payload ? payload.redemptionId : ''),
    read: readText('redemption_notes', 'redemption_id', 'notes'),
  },
];
