import type { UpdateLearner } from '../../../schema/learners.ts';
import { existing, Problem, stored } from '../../base/errors.ts';
import { command } from '../../kernel/commands/command.ts';
import { one } from '../../kernel/state/reads.ts';
import { renameUser } from '../../slice/renaming.ts';
import { toLearner, toWaitingLearner } from './user.ts';
import { waitsFor } from './waiting.domain.ts';

/** Changes the name or the username of a learner of the family, or of one that waits for it (decisions.md 2.3). */
export const updateLearner = command({
  isAlone: true,
  reads: ({ learnerId: id }: { learnerId: number; fields: UpdateLearner }) => ({
    user: one('users', { id }),
  }),
  decide({ fields: { name, username } }, { user }, context) {
    const before = existing(user, 'LEARNER_NOT_FOUND');
    if (before.parent_id !== context.familyId && !waitsFor(before, context))
      throw new Problem('LEARNER_NOT_FOUND');
    const put = {
      ...before,
      ...(name !== undefined && { name }),
      ...(username !== undefined && { username }),
    };
    return { events: [], changes: renameUser(before, put, context) };
  },
  reply(_data, { user }, _events, { familyId }) {
    const renamed = stored(user);
    return renamed.waits_for === null ? toLearner(renamed, familyId) : toWaitingLearner(renamed, familyId);
  },
});
