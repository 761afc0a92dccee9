/**
 * Keys of the advisory locks. All instances of the service must use the same ones, since a lock works across connections.
 * The numbers are arbitrary, and differ from each other.
 * Keys that are hashes or random are not listed.
 */
export const advisoryLocks = {
  /** Held to migrate, to change rights on tables, and to distribute them. */
  migrations: 7_061_318,
  /** Held to register the first user. */
  firstUser: 7_061_319,
  /** Held to append to the log of all ledgers. */
  log: 7_061_320,
  /** Held by the trigger keep_administrator, so that two changes do not remove the last two administrators. */
  administrators: 7_061_321,
  /** Held to make the nightly backup. */
  nightly: 7_061_323,
} as const;
