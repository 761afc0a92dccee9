/**
 * Achievements, each with its title and description (decisions.md 4.8). A learner earns each once. Separate from the schemas, since
 * the explorer has these texts without TypeBox.
 */
export const achievementTexts = {
  FIRST_LESSON: { title: 'First lesson', description: 'Answered the first lesson.' },
  FIVE_LESSONS: { title: 'Five lessons', description: 'Answered 5 lessons.' },
  TWENTY_FIVE_LESSONS: { title: 'Twenty-five lessons', description: 'Answered 25 lessons.' },
  HUNDRED_LESSONS: { title: 'A hundred lessons', description: 'Answered 100 lessons.' },
  PERFECT_SCORE: { title: 'Perfect score', description: 'Answered every question of a lesson correctly.' },
  FIRST_GOAL_REACHED: { title: 'Goal reached', description: 'Saved all the points that a reward costs.' },
  FIRST_REDEMPTION: { title: 'First reward', description: 'Had the first redemption approved.' },
  THREE_DAY_STREAK: { title: 'Three days in a row', description: 'Answered lessons on 3 days in a row.' },
  SEVEN_DAY_STREAK: { title: 'Seven days in a row', description: 'Answered lessons on 7 days in a row.' },
  CONCEPT_MASTERED: { title: 'Concept mastered', description: 'Mastered a concept.' },
} as const;

export type AchievementType = keyof typeof achievementTexts;

/** Types of achievements, in this order. */
// Object.keys knows no names.
export const achievementTypes = Object.keys(achievementTexts) as AchievementType[];
