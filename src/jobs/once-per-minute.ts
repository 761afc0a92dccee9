/** Returns a log function that drops repeated messages for a minute: every poll of an unavailable database fails. */
export function oncePerMinute(log: (message: string) => void, pauseMs = 60_000): (message: string) => void {
  const logged = new Set<string>();
  let since = performance.now();
  return (message) => {
    // The message is the same for all workers of a queue.
    const text = message.replace(/ \(Queue: .*\)$/, '');
    if (performance.now() - since > pauseMs) {
      logged.clear();
      since = performance.now();
    }
    if (logged.has(text)) return;
    logged.add(text);
    log(text);
  };
}
