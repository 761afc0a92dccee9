/** Difficulties of a lesson, easiest first. Apart from the schemas of lessons, which browsers do not need to verify a ledger. */
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
