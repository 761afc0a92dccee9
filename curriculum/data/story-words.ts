/** First names of one syllable for stories, so that beginners can read them. */
export const names = [
  'Tom',
  'Ann',
  'Sam',
  'Kim',
  'Ben',
  'Jen',
  'Max',
  'Liz',
  'Jack',
  'Beth',
  'Luke',
  'Rose',
] as const;

/** Countable things for stories, in the plural. */
export const things = ['nuts', 'pins', 'cards', 'shells', 'beads', 'books', 'stamps', 'blocks'] as const;
