/** Concepts whose choices still tell the key. A mended concept leaves the list. */
export const notYetMended: ReadonlySet<string> = new Set([
  'life.time.elapsed',
  'life.time.24-hour',
  'life.calendar.dates',
]);
