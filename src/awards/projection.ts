import type { RecordedEvent } from '../ledger/events.ts';
import type { Change, StateReader } from '../state/state.ts';

export function projectAwards(event: RecordedEvent, state: StateReader): Change[] {
  switch (event.type) {
    case 'AwardsAllocated': {
      const { familyId: family_id, payload, recordedAt: created_at } = event;
      const fresh = { status: 'PENDING', created_at, cashed_in_at: null };
      return payload.awards.map(({ awardId: id, activityId: activity_id, tokens }) => ({
        table: 'awards',
        put: { family_id, learner_id: payload.learnerId, id, activity_id, tokens, ...fresh },
      }));
    }
    case 'AwardCashedIn': {
      const row = state.get('awards', { id: event.payload.awardId });
      if (!row) throw new Error('event of an unknown award');
      return [{ table: 'awards', put: { ...row, status: 'CASHED_IN', cashed_in_at: event.recordedAt } }];
    }
    case 'LearnerRemoved':
      return [{ table: 'awards', remove: { learner_id: event.payload.learnerId } }];
    default:
      return [];
  }
}
