/** Returns a number with its noun, such as "1 day" or "2 days". */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
