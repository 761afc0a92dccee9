/** Serves the service and the baselines in a separate process: `server.ts URL FAMILIES`. */
import { createSessions } from '../src/accounts/sessions.ts';
import { createApp } from '../src/app.ts';
import { createDatabasePool } from '../src/db/database.ts';
import { testSettings } from '../test/helpers/app.ts';
import { commandsOn } from '../test/helpers/commands.ts';
import { buildBaselines } from './baselines.ts';
import { type BenchFamily, seedFamilies, seedHistory } from './seed.ts';

const [url = '', families = '100'] = process.argv.slice(2);
const now = () => new Date();
const database = createDatabasePool(url);
const commands = await commandsOn(database);
const { app } = await createApp({ database, databaseUrl: url, settings: testSettings });
const seeded = await seedFamilies(database, commands, Number(families));
const [short, long] = await seedFamilies(database, commands, 2);
if (!short || !long) throw new Error('the seed is empty');
await seedHistory(database, short, 100);
await seedHistory(database, long, 1_000_000);
await database.sql`ANALYZE`;
const sessions = createSessions({ database, ttlSeconds: 86_400, now });
const baselines = await buildBaselines(database, testSettings.jwtSecret, sessions.find);
const listenOn = { port: 0, host: '127.0.0.1' };
const address = await app.listen(listenOn);
const baselineAddress = await baselines.listen(listenOn);
const targets = await Promise.all([...seeded, short, long].map(targetOf));
process.stdout.write(`${JSON.stringify({ address, baselineAddress, targets })}\n`);

/** Returns the data of a family for the load generator: its learner's token and its reward. */
async function targetOf({ familyId, learnerId, rewardId }: BenchFamily) {
  await database.sql`INSERT INTO credentials (user_id, password_hash) VALUES (${learnerId}, 'none')`;
  const session = await sessions.issue(learnerId, 'none', null);
  const token = app.jwt.sign({ sub: String(learnerId), role: 'LEARNER', ...session });
  return { familyId, token, rewardId };
}
