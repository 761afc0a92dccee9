import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';

type LookUp<Row> = (key: string) => Promise<Row | undefined>;

/** Statements under way: PostgreSQL answers one while another is on the way. */
const concurrency = 2;

/** Creates a look-up that shares statements; see `coalescePer`. */
function coalesce<Row>(find: (keys: string[]) => Promise<Map<string, Row>>): LookUp<Row> {
  const statements = new PQueue({ concurrency });
  let next: { keys: Set<string>; rows: Promise<Map<string, Row>> } | undefined;

  function startBatch() {
    const keys = new Set<string>();
    const endOfTurn = setImmediate();
    const rows = statements.add(async () => {
      // The requests of one turn of the event loop share a statement.
      await endOfTurn;
      next = undefined;
      return find([...keys]);
    });
    return { keys, rows };
  }

  return async (key) => {
    next ??= startBatch();
    next.keys.add(key);
    return (await next.rows).get(key);
  };
}

/**
 * Creates a look-up that collects keys while statements are under way and finds their rows by one statement. The
 * statement starts after the call, so a caller reads its own writes. Each source has its own statements.
 *
 * @param find returns the rows by key; a key without a row is absent
 */
export function coalescePer<Source extends object, Row>(
  find: (source: Source, keys: string[]) => Promise<Map<string, Row>>,
): (source: Source, key: string) => Promise<Row | undefined> {
  const lookUps = new WeakMap<Source, LookUp<Row>>();
  return (source, key) => {
    let lookUp = lookUps.get(source);
    if (!lookUp) {
      lookUp = coalesce((keys) => find(source, keys));
      lookUps.set(source, lookUp);
    }
    return lookUp(key);
  };
}
