/** Returns a log function that drops repeated messages for a minute, such as those of failed polls. */
export function oncePerMinute(log: (message: string) => void, pauseMs = 60_000): (message: string) => void {
  const logged = new Set<string>();
  let since = performance.now();
  return (message) => {
    // All workers of a queue log the same message.
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
