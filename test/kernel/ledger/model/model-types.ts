/** Expected outcome of a step: fields of its reply, or the code of its rejection. */
export type Expected = { reply: Record<string, unknown> } | { refusal: string };

export interface ModelEntry {
  learnerId: number;
  amount: number;
  sourceType: string;
  /** Empty for an adjustment, whose source is an event that the model does not know. */
  sourceId: string;
  balanceAfter: number;
}

export interface Learner {
  balance: number;
  saved: Map<string, number>;
  doubles: boolean;
}

export interface Reward {
  tokenCost: number;
  maxRedemptions: number | null;
  currentRedemptions: number;
  isActive: boolean;
  isDeleted: boolean;
}

export interface Redemption {
  learnerId: number;
  rewardId: string;
  pointsUsed: number;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
}

export interface Lesson {
  learnerId: number;
  rightAnswers: number[];
  status: 'ACTIVE' | 'DONE';
  score: number | null;
  /** Questions of an answered lesson whose answers were wrong, and those that were also doubled. */
  wrong: number[];
  losing: number[];
  /** Points that double-or-loss took, without those that came back. */
  lost: number;
  voided: number[];
}
