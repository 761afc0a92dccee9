import type { EntryRow, EventRow, GoalTerms } from '../model/model.ts';
import { achievementInWords, sourceInWords } from './event-words.ts';
import { formatChange, formatNumber } from './number-format.ts';

/** Types of events whose subject is a goal. */
const goalTypes = /^(Reward|PointsSaved$|Redemption)/;

/** Returns the id of the goal that an event concerns; undefined for none. */
export function goalOf({ type, subjectId }: EventRow): string | undefined {
  return goalTypes.test(type) ? subjectId : undefined;
}

const sentences: Readonly<Record<string, string>> = {
  LearnerAdded: 'The account begins',
  LearnerRemoved: 'The account ends',
  QuestionVoided: 'The question was faulty',
  PointsSaved: 'Put aside for the goal',
  RewardRenamed: 'New title',
  RedemptionRequested: 'Waits for the parent',
  RedemptionApproved: 'The parent agreed',
  RedemptionRejected: 'The parent refused',
  AwardsAllocated: 'Tokens for activities',
  AwardCashedIn: 'Tokens became points',
  FamilyClosed: 'The ledger ends',
};

/** Returns what an event says in a few words; empty if its type says everything. */
export function summaryOf(row: EventRow): string {
  const { type, subjectId, terms, entries } = row;
  if (terms) return termsInWords(terms);
  if (type === 'QuizAnswered')
    return entries.length === 0 ? 'No points' : entries.map(pointsInWords).join(', ');
  if (type === 'AchievementEarned') return achievementInWords(subjectId ?? '');
  if (type === 'RewardDeleted') return entries.length === 0 ? '' : 'Saved points come back';
  return sentences[type] ?? '';
}

function pointsInWords({ amount, source }: EntryRow): string {
  const words = source === 'QUIZ_CORRECT' ? 'Right' : sourceInWords(source);
  return `${words} ${formatChange(amount)}`;
}

function termsInWords({ cost, maxRedemptions, isActive }: GoalTerms): string {
  const parts = [`Costs ${formatNumber(cost)}`];
  if (maxRedemptions !== null) parts.push(`at most ${formatNumber(maxRedemptions)} times`);
  if (!isActive) parts.push('paused');
  return parts.join(', ');
}
