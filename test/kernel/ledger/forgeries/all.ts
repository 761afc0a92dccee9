import { contributions } from '../../../helpers/families/contributions.ts';
import { forgedAccounts } from './accounts.ts';
import { forgedAchievements } from './achievements.ts';
import { forgedForms } from './forms.ts';
import type { ForgedHistory } from './histories.ts';
import { forgedPlacements } from './placements.ts';
import { forgedPoints } from './points.ts';
import { forgedQuizzes } from './quizzes.ts';
import { forgedRedemptions } from './redemptions.ts';
import { forgedRewards } from './rewards.ts';

export const forgedHistories: readonly ForgedHistory[] = [
  ...forgedQuizzes,
  ...forgedPlacements,
  ...forgedPoints,
  ...forgedRedemptions,
  ...forgedRewards,
  ...forgedAchievements,
  ...forgedAccounts,
  ...forgedForms,
  ...contributions.flatMap(({ forgeries = [] }) => forgeries),
];
