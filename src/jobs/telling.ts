/** What is said of an error in one line. Node's error for a server that cannot be reached has a code, but no message. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code }: { message?: unknown; code?: unknown } = error;
  return String(message || code || error);
}

/** Says the same thing once a minute at most: what is wrong with the database is met at every look for jobs. */
export function seldom(say: (message: string) => void, pauseMs = 60_000): (message: string) => void {
  const said = new Set<string>();
  let since = performance.now();
  return (message) => {
    // Which worker it was that met it is left out.
    const what = message.replace(/ \(Queue: .*\)$/, '');
    if (performance.now() - since > pauseMs) {
      said.clear();
      since = performance.now();
    }
    if (said.has(what)) return;
    said.add(what);
    say(what);
  };
}
