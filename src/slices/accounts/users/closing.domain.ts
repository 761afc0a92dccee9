import { command } from '../../../kernel/commands/command.ts';
import { all } from '../../../kernel/state/reads.ts';
import {
  type Closing,
  closingChanges,
  type Erasure,
  eraseLearner,
  erasureReads,
} from '../../../slice/erasure.ts';

/**
 * Creates the command that closes a family: it erases all learners, and deletes the family's data and its parent
 * (decisions.md 2.11). It returns false if a learner has joined that the data does not name: then nothing changes.
 */
export function createCloseFamily(erasures: readonly Erasure[], closings: readonly Closing[]) {
  return command({
    isAlone: true,
    quota: 'reserve',
    reads: ({ learnerIds }: { learnerIds: readonly number[] }) => ({
      accounts: all('balances', {}),
      erased: learnerIds.map((learnerId) => erasureReads(erasures, learnerId)),
    }),
    decide({ learnerIds }, { accounts, erased }, { familyId }) {
      const present = new Set(accounts.map(({ learner_id }) => learner_id));
      for (const learnerId of present) if (!learnerIds.includes(learnerId)) return { events: [] };
      const erasedLearners = learnerIds.flatMap((learnerId, i) =>
        present.has(learnerId) ? eraseLearner(erasures, erased[i] ?? [], learnerId) : [],
      );
      return {
        events: [...erasedLearners.flatMap(({ events }) => events), { type: 'FamilyClosed', payload: {} }],
        changes: [...erasedLearners.flatMap(({ changes }) => changes), ...closingChanges(closings, familyId)],
      };
    },
    reply: (_data, _rows, events) => events.length > 0,
  });
}
