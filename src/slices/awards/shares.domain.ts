import { existing, Problem, stored } from '../../base/errors.ts';
import type { Row } from '../../db/tables.ts';
import { command } from '../../kernel/commands/command.ts';
import type { Quotas } from '../../kernel/ledger/events.ts';
import { all, one } from '../../kernel/state/reads.ts';
import type { Change } from '../../kernel/state/state.ts';

interface Sharing {
  awardId: string;
  active: boolean;
  /** New title. Undefined keeps the present one; an empty text shows the activity's name. */
  title: string | undefined;
  description: string | undefined;
  /** Caller. A new link has its username. */
  sharedBy: number;
  /** Secret of a new link; used if the award has no link yet. */
  hash: string;
  /** User who shared the award and has left since: the caller takes its place. */
  leftBy: number | undefined;
}

/** Sharer and secret of a public link. */
export interface Share {
  sharedBy: number;
  hash: string;
}

/** Switches an award's public link on or off (interface.md 3.5). The link never changes (decisions.md 7.4). */
export const shareAward = command({
  reads: ({ awardId }: Sharing) => ({
    award: one('awards', { id: awardId }),
    share: one('award_shares', { award_id: awardId }),
    counts: all('share_counts', {}),
  }),
  decide({ awardId, active, title, description, sharedBy, hash, leftBy }, rows, { familyId, now, quotas }) {
    const { learner_id } = existing(rows.award, 'AWARD_NOT_FOUND');
    const ids = { family_id: familyId, award_id: awardId, learner_id };
    const counted = rows.share ? [] : countShare(rows.counts, ids, quotas);
    const first = { ...ids, hash, shared_by: sharedBy, title: null, description: '', shared_at: now };
    const share = rows.share ?? first;
    const put = {
      ...share,
      shared_by: share.shared_by === leftBy ? sharedBy : share.shared_by,
      active,
      ...(title !== undefined && { title: title || null }),
      ...(description !== undefined && { description }),
    };
    return { events: [], changes: [{ table: 'award_shares', put }, ...counted] };
  },
  reply(_data, { share }): Share {
    const { shared_by: sharedBy, hash } = stored(share);
    return { sharedBy, hash };
  },
});

/** Counts a new share of the learner. Throws TOO_MANY_SHARES if the family has the maximum number. */
function countShare(
  counts: readonly Row<'share_counts'>[],
  { family_id, learner_id }: { family_id: number; learner_id: number },
  quotas: Quotas,
): Change[] {
  if (counts.reduce((sum, { shares }) => sum + shares, 0) >= quotas.shares)
    throw new Problem('TOO_MANY_SHARES');
  const own = counts.find((row) => row.learner_id === learner_id);
  return [{ table: 'share_counts', put: { family_id, learner_id, shares: (own?.shares ?? 0) + 1 } }];
}

/** Username of the sharer and secret of a public link. */
export interface ShareName {
  username: string;
  hash: string;
}

/** Returns the address of a share. Usernames need no escaping in a path. */
export function shareUrl(appUrl: string, { username, hash }: ShareName): string {
  return `${appUrl}/users/${username}/award/${hash}`;
}
