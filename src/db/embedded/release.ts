/**
 * Release of PostgreSQL in the npm package, and its day (https://www.postgresql.org/docs/release/). A test compares the version with
 * package.json, so that an update of the package changes both.
 */
export const embeddedRelease = { version: '18.4', day: '2026-05-14' };
