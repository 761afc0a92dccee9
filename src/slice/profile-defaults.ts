/** Grade and subjects of a new profile (decisions.md 3.1), and of a learner without one. */
export const profileDefaults = { gradeLevel: 5, subjects: ['Math', 'Reading', 'Science'] };
