/**
 * Service reduced to its embedded PostgreSQL, for tests that start and kill it: `node embedded-service.ts <data
 * directory>`. Prints the connection string when ready, and ends on SIGTERM.
 */
import { once } from 'node:events';
import { faultText } from '../../../src/base/faults.ts';
import { startEmbedded } from '../../../src/db/embedded/index.ts';

const write = (message: string) => process.stderr.write(`${message}\n`);
const log = { info: write, warn: write, error: write };

try {
  const database = await startEmbedded({ dataDir: process.argv[2] ?? '', log });
  const ending = once(process, 'SIGTERM');
  process.stdout.write(`${database.ownerUrl}\n`);
  await ending;
  await database.stop();
  process.exit(0);
} catch (error) {
  write(faultText(error));
  process.exit(1);
}
