import { randomBytes } from 'node:crypto';
import { countOf } from '../../base/count-of.ts';
import { OperatorError } from '../../base/faults.ts';
import type { Database } from '../../db/database.ts';
import { type BuiltApp, createApp, createDeps } from '../../service/app.ts';
import type { CliTools } from '../../slice/slice.ts';
import { configuration, withDatabase } from '../open-database.ts';
import { type Ask, playYear } from './seed-story.ts';

const dayMs = 86_400_000;
const allocation = { method: 'POST', url: '/api/awards/allocate' } as const;

/** Adds a family with a history. All of it goes through the API, in this process, with a clock that the history sets. */
export async function seed(
  tools: CliTools,
  options: { username: string; seed: number; days: number; again?: boolean },
): Promise<void> {
  const { days } = options;
  const secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    ledgerSigningKey: randomBytes(32).toString('base64'),
    ...openSettings,
  };
  await withDatabase(async (database, databaseUrl) => {
    const username = await freeName(database, options);
    const password = randomBytes(12).toString('base64url');
    const loginOf = (name: string) => `username ${name}  password ${password}`;
    const end = new Date();
    let now = new Date(Math.floor(end.getTime() / dayMs) * dayMs - days * dayMs);
    const settings = {
      ...configuration(['JWT_SECRET']),
      ...secrets,
      secretsKey: await tools.readSecretsKey(),
    };
    const core = { database, databaseUrl, settings, now: () => now };
    const { app } = await createApp(core);
    const { services } = await createDeps(core);
    const progress = await tools.createProgress('Seeding', days, 'days');
    try {
      const family = await playYear({
        ask: askOf(app),
        adjust: services.adjustPoints,
        setNow: (time) => {
          now = time < end ? time : end;
        },
        onRegistered(role) {
          // At once: after a failure, nobody would know the password.
          tools.note(
            `Registered ${role === 'ADMIN' ? 'an' : 'a'} ${role}, whose family gets the history. Log in as:`,
          );
          if (tools.isJson) tools.note(loginOf(username));
          else tools.print({}, loginOf(username));
        },
        onDay: () => progress.advance(1),
        // Empty without the slice awards, which can be taken out.
        activityIds: app.hasRoute(allocation) ? await activitiesOf(database) : [],
        start: now,
        ...{ username, password, seed: options.seed, days },
      });
      const { role, learners } = family;
      tools.note(
        `Added ${countOf(learners.length, 'learner')} and ${countOf(days, 'day')} of history. The learners log in as:`,
      );
      tools.print({ username, password, role, learners }, ...learners.map(loginOf));
    } finally {
      progress.stop();
      await app.close();
    }
  });
}

/** Returns a function that sends requests to the application in this process. */
function askOf(app: BuiltApp['app']): Ask {
  return async ({ method, url, token, body }) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await app.inject({
      method,
      url,
      headers: authorization,
      ...(body && { payload: body }),
    });
    if (response.statusCode >= 400) throw new OperatorError(`${method} ${url}: ${response.body}`);
    // The story knows which operation it calls, and so the type of the answer.
    return response.json();
  };
}

/** Returns the ids of activities, in a fixed order. */
async function activitiesOf({ sql }: Database): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`SELECT id FROM activities WHERE is_active ORDER BY name`;
  return rows.map(({ id }) => id);
}

/** Settings of the history: its tokens are valid in this process only, and outlive its clock. */
const openSettings = {
  tokenTtlSeconds: 10_000 * 86_400,
  registration: 'open',
  learnerRegistration: 'open',
  exposedBy: undefined,
  hasRateLimits: false,
  answerKeys: 'always',
  timeZone: 'UTC',
} as const;

/** Returns a username that is free. Refuses a second family unless asked. */
async function freeName(
  { sql }: Database,
  { username, again = false }: { username: string; again?: boolean },
): Promise<string> {
  for (let i = 1; ; i++) {
    const name = i === 1 ? username : `${username}-${i}`;
    const [taken] = await sql`SELECT FROM users WHERE lower(username) = lower(${name})`;
    if (!taken) return name;
    if (!again) throw new OperatorError(`The user ${name} exists already: --again adds another family.`);
  }
}
