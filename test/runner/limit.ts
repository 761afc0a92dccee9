/** True if the tests run on a cluster, where all that reaches the database takes several times as long. */
export const isOnCluster = process.env['CITUS_URL'] !== undefined;

/**
 * Returns the time limit of a test file in milliseconds, which only a file that hangs should reach: a loaded machine is several
 * times slower. Some slow files run many fast ones.
 */
export function limitMs(file: string): number {
  return (file.includes('.slow.') ? 1_800_000 : 900_000) * (isOnCluster ? 4 : 1);
}
