import { fsrs, type Grade, Rating, State } from 'ts-fsrs';

/*
 * Dates of reviews. Verifying and rebuilding a ledger compute them again, so nothing in this file ever changes, and neither
 * does the scheduler of the library.
 */

/** Date of a learner's next review of a concept, and the state from which later dates follow. */
export interface Review {
  due_at: string;
  /** Days until the probability of recall falls to 0.9. */
  stability: number;
  /** Difficulty of the concept for this learner, 1 to 10. */
  hardness: number;
  /** Number of times that the learner forgot the concept. */
  lapses: number;
}

/** Scheduler in days, not minutes, since lessons are about daily. Fuzz is off: a rebuild must return the same dates. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/**
 * Schedules the review after a quiz on the concept (FSRS). Pure: the time is the quiz's.
 * @param share share of right answers, 0 to 1
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

const dayMs = 86_400_000;
const longestDays = 60;

/** Schedules like `nextReview`, but at most 60 days after the quiz: for events with `difficulty`. */
export function nextReviewSoon(...[before, share, at]: Parameters<typeof nextReview>): Review {
  const review = nextReview(before, share, at);
  const due = Math.min(Date.parse(review.due_at), Date.parse(at) + longestDays * dayMs);
  return { ...review, due_at: new Date(due).toISOString() };
}

function emptyCard(at: string) {
  const counts = { elapsed_days: 0, scheduled_days: 0, learning_steps: 0, reps: 0, lapses: 0 };
  return { due: new Date(at), stability: 0, difficulty: 0, state: State.New, ...counts };
}

/** Rates a quiz: less than half right means forgotten, all right means easy. */
function ratingOf(share: number): Grade {
  if (share < 0.5) return Rating.Again;
  if (share < 0.75) return Rating.Hard;
  return share < 1 ? Rating.Good : Rating.Easy;
}
