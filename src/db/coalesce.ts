/**
 * Answers look-ups by one statement for all that wait at the same moment. While a statement is under way, the next
 * ones collect; none is answered by a statement that began before it was asked, so that who has written reads it.
 *
 * @param find the rows for the keys, by key; a key without a row is not in the answer
 */
function coalesce<Row>(
  find: (keys: string[]) => Promise<Map<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  /** How many statements may be under way: one is answered while another is on its way. */
  const maxRunning = 2;
  let running = 0;
  let waiting: Batch<Row> | undefined;

  function flush(): void {
    if (!waiting || running >= maxRunning) return;
    const batch = waiting;
    waiting = undefined;
    running += 1;
    find([...batch.keys])
      .then(batch.resolve, batch.reject)
      .finally(() => {
        running -= 1;
        flush();
      });
  }

  return async (key) => {
    if (!waiting) {
      waiting = { keys: new Set(), ...Promise.withResolvers<Map<string, Row>>() };
      // After the requests of this turn of the event loop: they go together.
      setImmediate(flush);
    }
    waiting.keys.add(key);
    return (await waiting.promise).get(key);
  };
}

interface Batch<Row> extends PromiseWithResolvers<Map<string, Row>> {
  keys: Set<string>;
}

/** The same for a database that is given with each look-up: each has look-ups of its own. */
export function coalescePer<Source extends object, Row>(
  find: (source: Source, keys: string[]) => Promise<Map<string, Row>>,
): (source: Source, key: string) => Promise<Row | undefined> {
  const lookUps = new WeakMap<Source, (key: string) => Promise<Row | undefined>>();
  return (source, key) => {
    let lookUp = lookUps.get(source);
    if (!lookUp) {
      lookUp = coalesce((keys) => find(source, keys));
      lookUps.set(source, lookUp);
    }
    return lookUp(key);
  };
}
