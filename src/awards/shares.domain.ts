import { command } from '../commands/command.ts';
import { existing, stored } from '../errors.ts';
import { one } from '../state/reads.ts';

interface Sharing {
  awardId: string;
  active: boolean;
  /** New title. Undefined keeps the present one; an empty text shows the activity's name. */
  title: string | undefined;
  description: string | undefined;
  /** Name and secret of a new link; used if the award has no link yet. */
  username: string;
  hash: string;
}

/** Username and secret of a public link. */
export interface ShareName {
  username: string;
  hash: string;
}

/** Switches an award's public link on or off (interface.md 3.5). The link never changes (decisions.md 7.4). */
export const shareAward = command({
  reads: ({ awardId }: Sharing) => ({
    award: one('awards', { id: awardId }),
    share: one('award_shares', { award_id: awardId }),
  }),
  decide({ awardId, active, title, description, username, hash }, rows, { familyId, now }) {
    const { learner_id } = existing(rows.award, 'AWARD_NOT_FOUND');
    const ids = { family_id: familyId, award_id: awardId, learner_id };
    const share = rows.share ?? { ...ids, hash, username, title: null, description: '', shared_at: now };
    const put = {
      ...share,
      active,
      ...(title !== undefined && { title: title || null }),
      ...(description !== undefined && { description }),
    };
    return { events: [], changes: [{ table: 'award_shares', put }] };
  },
  reply(_data, { share }): ShareName {
    const { username, hash } = stored(share);
    return { username, hash };
  },
});
