/**
 * A service on an embedded PostgreSQL, cut down to that: `node embedded-service.ts <data directory>` prints the
 * connection string when it is up, and ends at SIGTERM. To be started, and killed, by tests.
 */
import { once } from 'node:events';
import { startEmbedded } from '../../src/db/embedded/index.ts';

const write = (message: string) => process.stderr.write(`${message}\n`);
const log = { info: write, warn: write, error: write };

try {
  const database = await startEmbedded({ dataDir: process.argv[2] ?? '', log });
  const ending = once(process, 'SIGTERM');
  process.stdout.write(`${database.url}\n`);
  await ending;
  await database.stop();
  process.exit(0);
} catch (error) {
  write(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
