import type { Queryable } from '../transaction.ts';

/**
 * Where the rows of families are. On one server, all are in one place. On a Citus cluster, a family's rows are in one shard,
 * on one node, and a transaction locks families of one shard only.
 */
export interface Places {
  /** Tables whose rows are in their families' places; empty on one server. */
  readonly distributed: ReadonlySet<string>;
  /** Returns the place of a family's rows. */
  placeOf(familyId: number): number;
  /** Returns the node of a place. */
  nodeOf(place: number): number;
  /** Reads the places again, after shards were split or moved. */
  refresh(): Promise<void>;
}

/**
 * Statement for a transaction that reads all nodes and then changes users. A cluster reads a node over several connections, and
 * refuses the change after that. One server ignores the setting.
 */
export const oneConnectionPerNode = "SET LOCAL citus.multi_shard_modify_mode = 'sequential'";

interface ShardRange {
  /** Greatest hash in the shard. */
  max: number;
  shard: number;
  node: number;
}

/** Reads the places of a database. */
export async function readPlaces(database: Queryable): Promise<Places> {
  const distributed = new Set(await distributedTables(database));
  let ranges: readonly ShardRange[] = [];
  let nodes = new Map<number, number>();
  async function refresh(): Promise<void> {
    if (distributed.size === 0) return;
    ranges = await shardRanges(database);
    nodes = new Map(ranges.map(({ shard, node }) => [shard, node]));
  }
  await refresh();
  return {
    distributed,
    placeOf: (familyId) => placeIn(ranges, familyId),
    nodeOf: (place) => nodes.get(place) ?? place,
    refresh,
  };
}

/** Returns the names of the tables that are distributed by family; none on one server. */
export async function distributedTables(database: Queryable): Promise<string[]> {
  if (!(await hasCitus(database))) return [];
  const rows = await database.query<{ name: string }>(
    `SELECT logicalrelid::regclass::text AS name FROM pg_dist_partition WHERE partmethod = 'h' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Checks whether the database has the extension of Citus. */
export async function hasCitus(database: Queryable): Promise<boolean> {
  const [row] = await database.query<{ has_catalog: boolean }>(
    `SELECT to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL AS has_catalog`,
  );
  return row?.has_catalog === true;
}

async function shardRanges(database: Queryable): Promise<ShardRange[]> {
  const rows = await database.query<ShardRange>(
    `SELECT shardmaxvalue::bigint AS max, shardid AS shard, groupid AS node
     FROM pg_dist_shard JOIN pg_dist_placement USING (shardid)
     WHERE logicalrelid = 'families'::regclass ORDER BY 1`,
  );
  return [...rows];
}

function placeIn(ranges: readonly ShardRange[], familyId: number): number {
  if (ranges.length === 0) return 0;
  const hash = hashOf(familyId);
  let [low, high] = [0, ranges.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.max ?? hash) < hash) low = middle + 1;
    else high = middle;
  }
  return ranges[low]?.shard ?? 0;
}

/** Returns PostgreSQL's hash of a positive bigint (hashint8), by which Citus distributes rows. */
export function hashOf(id: number): number {
  // The upper half is mixed in, so that small numbers hash like integers.
  const key = ((id % 2 ** 32) ^ Math.floor(id / 2 ** 32)) >>> 0;
  return finalMix(key);
}

/** Jenkins' hash of one 32-bit word, as hash_bytes_uint32 in PostgreSQL computes it. */
function finalMix(key: number): number {
  const start = (0x9e3779b9 + 4 + 3923095) | 0;
  let [a, b, c] = [(start + key) | 0, start, start];
  c = ((c ^ b) - rotated(b, 14)) | 0;
  a = ((a ^ c) - rotated(c, 11)) | 0;
  b = ((b ^ a) - rotated(a, 25)) | 0;
  c = ((c ^ b) - rotated(b, 16)) | 0;
  a = ((a ^ c) - rotated(c, 4)) | 0;
  b = ((b ^ a) - rotated(a, 14)) | 0;
  return ((c ^ b) - rotated(b, 24)) | 0;
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
