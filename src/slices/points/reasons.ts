import { type CommittedTexts, readText } from '../../kernel/ledger/committed-texts.ts';

/** Reasons of adjustments, to which the events commit. */
export const adjustmentReasons: CommittedTexts = {
  on: ['PointsAdjusted'],
  keyOf: ({ id }) => id,
  read: readText('adjustment_notes', 'event_id', 'reason'),
};
