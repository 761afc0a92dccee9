/** Service process of the benchmark: `bench-service.ts URL FAMILIES ROWS`. */
import { createInterface } from 'node:readline';
import { type BenchFamily, seedFamilies, seedHistory } from '../../../../bench/seed.ts';
import { readPlaces } from '../../../../src/db/cluster/family-places.ts';
import { createDatabasePool } from '../../../../src/db/database.ts';
import { createApp, registry } from '../../../../src/service/app.ts';
import { createSessions } from '../../../../src/slices/accounts/sessions/sessions.ts';
import { createSync } from '../../../../src/slices/sync/sync.ts';
import { testSettings } from '../../../helpers/app.ts';
import { commandsOn } from '../../../helpers/kernel/commands.ts';

/** A family with the tokens of its parent and its learner. */
export interface SyncFamily extends BenchFamily {
  parent: string;
  learner: string;
}

const [url = '', families = '1', rows = '0'] = process.argv.slice(2);
const now = () => new Date();
const database = createDatabasePool(url);
const places = await readPlaces(database);
const commands = await commandsOn(database, { places });
// Failures of hostile replicas are expected.
const log = { info: () => {}, warn: () => {}, error: logError };
const { secretsKey } = testSettings;
const sync = createSync({
  database,
  databaseUrl: url,
  places,
  secretsKey,
  allowPrivate: true,
  tables: registry.replicaTables,
  log,
});
const { app } = await createApp({ database, databaseUrl: url, settings: testSettings, services: { sync } });
sync.start();
const sessions = createSessions({ database, ttlSeconds: 86_400, now });
const seeded = await seedFamilies(database, commands, Number(families));
// Each event has one entry.
if (Number(rows) > 0 && seeded[0]) await seedHistory(database, seeded[0], Number(rows) / 2);
await database.sql`ANALYZE`;
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ address, families: await Promise.all(seeded.map(withTokens)) })}\n`);
// Answers each input line with the memory of the process in bytes, and the CPU time of all its threads.
for await (const _ of createInterface({ input: process.stdin })) {
  const { user, system } = process.cpuUsage();
  process.stdout.write(
    `${JSON.stringify({ rss: process.memoryUsage.rss(), cpuMs: (user + system) / 1000 })}\n`,
  );
}

async function withTokens(family: BenchFamily): Promise<SyncFamily> {
  const { familyId, learnerId } = family;
  await database.sql`INSERT INTO credentials (user_id, password_hash) VALUES (${learnerId}, 'none')`;
  const token = async (id: number, role: string) =>
    app.jwt.sign({ sub: String(id), role, ...(await sessions.issue(id, 'none', null)) });
  return { ...family, parent: await token(familyId, 'PARENT'), learner: await token(learnerId, 'LEARNER') };
}

function logError(message: string): void {
  process.stderr.write(`${message}\n`);
}
