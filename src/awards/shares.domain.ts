import type { CommandHandler } from '../ledger/commands.ts';
import { existingAward } from './domain.ts';

interface Sharing {
  awardId: string;
  active: boolean;
  /** As it is where not given; the activity's name where empty. */
  title: string | undefined;
  description: string | undefined;
  /** For the first time that the award is shared: who does so, and the new secret part of the link. */
  username: string;
  hash: string;
}

/** The parts of a share's link. */
export interface ShareName {
  username: string;
  hash: string;
}

/**
 * Switches the public link of an award on or off (interface.md 3.5). The link is made once and stays the same, whoever
 * switches it later (decisions.md 7.4).
 */
export const shareAward: CommandHandler<Sharing, ShareName> = {
  name: 'ShareAward',
  needs: ({ awardId }) => [
    { table: 'awards', where: { id: awardId } },
    { table: 'award_shares', where: { award_id: awardId } },
  ],
  decide({ awardId, active, title, description, username, hash }, state, { familyId, now }) {
    const { learner_id } = existingAward(awardId, state);
    const share = state.get('award_shares', { award_id: awardId }) ?? {
      family_id: familyId,
      award_id: awardId,
      learner_id,
      hash,
      username,
      title: null,
      description: '',
      shared_at: now,
    };
    const put = {
      ...share,
      active,
      ...(title !== undefined && { title: title || null }),
      ...(description !== undefined && { description }),
    };
    return { events: [], changes: [{ table: 'award_shares', put }] };
  },
  reply({ awardId }, state) {
    const share = state.get('award_shares', { award_id: awardId });
    if (!share) throw new Error('a share that was put is not there');
    return { username: share.username, hash: share.hash };
  },
};
