/** True if the tests run on a cluster, where all that reaches the database takes several times as long. */
export const isOnCluster = process.env['CITUS_URL'] !== undefined;

/** Returns the time limit of a test file in milliseconds. One slow file runs all fast tests. */
export function limitMs(file: string): number {
  return (file.includes('.slow.') ? 800_000 : 300_000) * (isOnCluster ? 4 : 1);
}
