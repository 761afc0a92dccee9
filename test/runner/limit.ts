/** Returns the time limit of a test file in milliseconds. One slow file runs all fast tests. */
export function limitMs(file: string): number {
  return file.includes('.slow.') ? 800_000 : 300_000;
}
