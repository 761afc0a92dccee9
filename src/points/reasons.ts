import type { CommittedTexts } from '../ledger/committed-texts.ts';

/** Reasons of adjustments, to which the events commit. */
export const adjustmentReasons: CommittedTexts = {
  on: ['PointsAdjusted'],
  keyOf: ({ id }) => id,
  async read(tx, familyId, keys) {
    const rows = await tx.query<{ key: string; salt: string | null; reason: string }>(
      `SELECT event_id AS key, salt, reason FROM adjustment_notes
       WHERE family_id = $1 AND event_id = ANY ($2::text[]::uuid[])`,
      [String(familyId), [...keys]],
    );
    return rows.map(({ key, salt, reason }) => ({ key, salt, texts: { reason } }));
  },
};
