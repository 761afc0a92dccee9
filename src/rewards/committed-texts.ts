import type { CommittedTexts } from '../ledger/committed-texts.ts';
import type { RecordedEvent } from '../ledger/events.ts';

/** Titles of rewards, and notes of decisions, to which the events commit. */
export const rewardTexts: readonly CommittedTexts[] = [
  {
    on: ['RewardCreated', 'RewardRenamed'],
    isReplaced: true,
    keyOf: (event) => idIn(event, 'rewardId'),
    async read(tx, familyId, keys) {
      const rows = await tx.query<{ key: string; salt: string | null; title: string }>(
        `SELECT reward_id AS key, salt, title FROM reward_texts
         WHERE family_id = $1 AND reward_id = ANY ($2::text[]::uuid[])`,
        [String(familyId), [...keys]],
      );
      return rows.map(({ key, salt, title }) => ({ key, salt, texts: { title } }));
    },
  },
  {
    on: ['RedemptionApproved', 'RedemptionRejected'],
    keyOf: (event) => idIn(event, 'redemptionId'),
    async read(tx, familyId, keys) {
      const rows = await tx.query<{ key: string; salt: string | null; notes: string }>(
        `SELECT redemption_id AS key, salt, notes FROM redemption_notes
         WHERE family_id = $1 AND redemption_id = ANY ($2::text[]::uuid[])`,
        [String(familyId), [...keys]],
      );
      return rows.map(({ key, salt, notes }) => ({ key, salt, texts: { notes } }));
    },
  },
];

function idIn({ payload }: RecordedEvent, name: string): string {
  return String(new Map<string, unknown>(Object.entries(payload)).get(name));
}
