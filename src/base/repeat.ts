/**
 * Repeats work in the background. The work returns the milliseconds until its next round; after a failure, `onError`
 * does. Returns a function that stops it and waits for the last round.
 */
export function repeat(
  work: () => Promise<number>,
  onError: (error: unknown) => number,
): () => Promise<void> {
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let running = round();

  async function round(): Promise<void> {
    const waitMs = await work().catch(onError);
    if (hasEnded) return;
    timer = setTimeout(() => {
      running = round();
    }, waitMs);
  }

  return async () => {
    hasEnded = true;
    clearTimeout(timer);
    await running;
  };
}
