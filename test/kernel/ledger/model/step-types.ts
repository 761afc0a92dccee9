/** Requests to the ledger by kind, with the ids that they concern. Slices add their own by declaration merging. */
export interface Steps {
  addLearner: { learnerId: number };
  removeLearner: { learnerId: number };
  createReward: { rewardId: string; tokenCost: number; maxRedemptions: number | null };
  updateReward: { rewardId: string; fields: RewardFields };
  deleteReward: { rewardId: string };
  save: { learnerId: number; rewardId: string; points: number };
  redeem: Redemption;
  approve: Redemption;
  reject: Redemption;
  createLesson: { learnerId: number; lessonId: string; rightAnswers: number[] };
  answer: { learnerId: number; lessonId: string } & Answers;
  voidQuestion: { learnerId: number; lessonId: string; questionIndex: number };
  adjust: { learnerId: number; amount: number };
  setDouble: { learnerId: number; enabled: boolean };
}
export type Kind = keyof Steps;
export type Step = { [K in Kind]: { kind: K } & Steps[K] }[Kind];

interface Redemption {
  learnerId: number;
  rewardId: string;
  redemptionId: string;
}

interface RewardFields {
  tokenCost?: number;
  maxRedemptions?: number | null;
  isActive?: boolean;
}

interface Answers {
  answers: number[];
  doubleOrLoss: boolean;
  doubleQuestionIndices: number[];
}
