import { isCode, unwrap } from '../../../../../../http/pages/kit/client.ts';
import type { AdultSession } from '../../../state/session.ts';

/** Decision of a parent on a wish. */
export interface Decision {
  redemptionId: string;
  isApproved: boolean;
  /** Words for the child; empty for none. */
  notes: string;
}

/**
 * Decides on a wish. Returns false if somebody has decided before, such as the other parent on another device.
 * Throws what the service refuses.
 */
export async function decide(
  { api }: AdultSession,
  { redemptionId, isApproved, notes }: Decision,
  key: string,
): Promise<boolean> {
  const request = {
    params: { path: { redemptionId }, header: { 'Idempotency-Key': key } },
    body: notes === '' ? {} : { notes },
  };
  try {
    unwrap(
      isApproved
        ? await api.PUT('/api/redemptions/{redemptionId}/approve', request)
        : await api.PUT('/api/redemptions/{redemptionId}/reject', request),
    );
    return true;
  } catch (error) {
    if (isCode(error, 'REDEMPTION_NOT_PENDING')) return false;
    throw error;
  }
}
