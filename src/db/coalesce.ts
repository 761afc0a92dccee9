type LookUp<Row> = (key: string) => Promise<Row | undefined>;

interface Batch<Row> extends PromiseWithResolvers<Map<string, Row>> {
  keys: Set<string>;
}

interface Limits {
  /** Maximum number of pending statements; by default two: PostgreSQL answers one while another travels. */
  maxRunning: number;
  /** Maximum number of keys in a statement; by default none. */
  maxKeys: number;
}

/** Creates a look-up that shares statements. p-queue is slower; dataloader has no limit of batches. */
function createPlaceLookUp<Row>(
  find: (keys: string[]) => Promise<Map<string, Row>>,
  { maxRunning, maxKeys }: Limits,
): LookUp<Row> {
  let running = 0;
  const waiting: Batch<Row>[] = [];

  function flush(): void {
    if (running >= maxRunning) return;
    const batch = waiting.shift();
    if (!batch) return;
    running += 1;
    find([...batch.keys])
      .then(batch.resolve, batch.reject)
      .finally(() => {
        running -= 1;
        flush();
      });
  }

  function batchFor(key: string): Batch<Row> {
    const last = waiting.at(-1);
    if (last && (last.keys.size < maxKeys || last.keys.has(key))) return last;
    const batch = { keys: new Set<string>(), ...Promise.withResolvers<Map<string, Row>>() };
    waiting.push(batch);
    // The requests of one turn of the event loop share a statement.
    setImmediate(flush);
    return batch;
  }

  return async (key) => {
    const batch = batchFor(key);
    batch.keys.add(key);
    return (await batch.promise).get(key);
  };
}

/**
 * Creates a look-up that collects keys while statements are pending, and finds their rows by one statement. The
 * statement starts after the call, so a caller reads its own writes. Sources share no statements, and neither do places: the
 * failure of a place must not reach the callers of others.
 *
 * @param find returns the rows by key; a key without a row is absent
 */
export function createLookUp<Source extends object, Row>(
  find: (source: Source, keys: string[]) => Promise<Map<string, Row>>,
  limits: Partial<Limits> = {},
): (source: Source, key: string, place?: number) => Promise<Row | undefined> {
  const lookUps = new WeakMap<Source, Map<number, LookUp<Row>>>();
  return (source, key, place = 0) => {
    let ofPlaces = lookUps.get(source);
    if (!ofPlaces) {
      ofPlaces = new Map();
      lookUps.set(source, ofPlaces);
    }
    let lookUp = ofPlaces.get(place);
    if (!lookUp) {
      lookUp = createPlaceLookUp((keys) => find(source, keys), {
        maxRunning: 2,
        maxKeys: Number.POSITIVE_INFINITY,
        ...limits,
      });
      ofPlaces.set(place, lookUp);
    }
    return lookUp(key);
  };
}
