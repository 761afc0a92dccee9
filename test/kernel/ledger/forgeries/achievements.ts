import { change, copy, type ForgedHistory, save, set, setAside } from './histories.ts';

const achievement = (learnerId: number, name: string) => {
  return { type: 'AchievementEarned', payload: { learnerId, achievement: name } };
};

/** Forged achievements. */
export const forgedAchievements: readonly ForgedHistory[] = [
  {
    name: 'an achievement without a cause',
    kind: 'rule',
    expected: /causes/,
    forge: (ledger, { learner }) => ledger.append(achievement(learner, 'HUNDRED_LESSONS')),
  },
  {
    name: 'an achievement that is missing',
    kind: 'rule',
    expected: /AchievementEarned .*FIRST_LESSON/,
    forge(ledger, { quiz }) {
      const event = ledger.next(quiz(ledger));
      const next = ledger.next(event);
      ledger.remove(event);
      return next;
    },
  },
  {
    name: 'an achievement in the place of another one',
    kind: 'rule',
    expected: /FIRST_LESSON/,
    found: /HUNDRED_LESSONS/,
    forge: (ledger, { quiz }) => change(ledger.next(quiz(ledger)), { achievement: 'HUNDRED_LESSONS' }),
  },
  {
    name: 'an achievement of a sibling',
    kind: 'rule',
    forge: (ledger, { quiz, sibling }) => change(ledger.next(quiz(ledger)), { learnerId: sibling }),
  },
  {
    name: 'an achievement by another user than its cause',
    kind: 'rule',
    forge: (ledger, { quiz, administrator }) => set(ledger.next(quiz(ledger)), { actorId: administrator }),
  },
  {
    name: 'an achievement twice',
    kind: 'id',
    forge: (ledger, { quiz }) => copy(ledger, ledger.next(quiz(ledger)), ledger.next(quiz(ledger))),
  },
  {
    name: 'a goal reached with too few points',
    kind: 'rule',
    forge(ledger, { sibling, reward }) {
      const event = ledger.append(save(sibling, reward, 1, [setAside(sibling, reward, 1)]));
      return ledger.after(event, achievement(sibling, 'FIRST_GOAL_REACHED'));
    },
  },
  {
    name: 'a quiz removed from before its achievement',
    kind: 'rule',
    forge(ledger, { quiz }) {
      const event = quiz(ledger);
      const next = ledger.next(event);
      ledger.remove(event);
      return next;
    },
  },
];
