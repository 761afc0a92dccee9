import { fsrs, type Grade, Rating, State } from 'ts-fsrs';

/** When a learner should come back to a concept, and what the next date follows from. */
export interface Review {
  due_at: string;
  /** Days after which nine in ten would still know it. */
  stability: number;
  /** How hard the concept is for this learner, 1 to 10. */
  hardness: number;
  /** How often it was forgotten. */
  lapses: number;
}

/** Days, not minutes: a lesson is taken once a day or so. No fuzz, since a rebuild must come to the same dates. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/**
 * The review after a quiz on the concept (FSRS). Pure: the time is the quiz's.
 *
 * @param share of right answers, 0 to 1
 */
export function nextReview(
  before: (Review & { last_at: string; lessons: number }) | undefined,
  share: number,
  at: string,
): Review {
  const card = before && {
    due: new Date(before.due_at),
    stability: before.stability,
    difficulty: before.hardness,
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: 0,
    reps: before.lessons,
    lapses: before.lapses,
    state: State.Review,
    last_review: new Date(before.last_at),
  };
  const { card: next } = scheduler.next(card ?? emptyCard(at), new Date(at), ratingOf(share));
  return {
    due_at: next.due.toISOString(),
    stability: next.stability,
    hardness: next.difficulty,
    lapses: next.lapses,
  };
}

function emptyCard(at: string) {
  const counts = { elapsed_days: 0, scheduled_days: 0, learning_steps: 0, reps: 0, lapses: 0 };
  return { due: new Date(at), stability: 0, difficulty: 0, state: State.New, ...counts };
}

/** Less than half right counts as forgotten; a perfect quiz as easy. */
function ratingOf(share: number): Grade {
  if (share < 0.5) return Rating.Again;
  if (share < 0.75) return Rating.Hard;
  return share < 1 ? Rating.Good : Rating.Easy;
}
