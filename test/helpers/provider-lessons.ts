import type { Database } from '../../src/db/database.ts';
import { createProvider, type Provider, type ProviderLimits } from '../../src/lessons/provider/provider.ts';
import { loggerOptions } from '../../src/logging.ts';
import { startApp, type TestApp, type TestContext } from './app.ts';
import { type FakeProvider, type Fault, startFakeProvider } from './fake-provider.ts';
import { createTestLog } from './jobs.ts';
import { pirates } from './pirates.ts';

/** The key that the service shows the fake: it must not turn up anywhere else. */
export const apiKey = 'sk-canary-5f1d0c7b9a3e';

/** As in service, but quicker where a test would have to wait for it; patient, since the machine may be busy. */
const quick: Partial<ProviderLimits> = { retryMs: 1, maxTextBytes: 100_000 };

/** For a provider that never answers. */
export const impatient: Partial<ProviderLimits> = { requestMs: 200, lessonMs: 600 };

export interface ProviderApp extends TestApp {
  fake: FakeProvider;
  /** Everything that was logged since the last `meet`. */
  log(): string;
  /** A provider that knows nothing of what was before, as after a start, and what the fake behind it does. */
  meet(fault?: Fault, options?: ProviderChanges): Provider;
}

interface ProviderChanges {
  limits?: Partial<ProviderLimits>;
  dailyRequests?: number;
  imageModel?: string;
  now?: () => Date;
}

/** The real application with a real provider, behind which there is a fake one. */
export async function startWithProvider(t: TestContext): Promise<ProviderApp> {
  const fake = await startFakeProvider(t);
  const log = createTestLog();
  let met: Provider | undefined;
  const current = () => {
    if (!met) throw new Error('no provider was met');
    return met;
  };
  const provider: Provider = {
    deadline: () => current().deadline(),
    ask: (prompt, shape, signal) => current().ask(prompt, shape, signal),
    get draw() {
      return current().draw;
    },
  };
  const stream = { write: (line: string) => void log.lines.push(line) };
  const app = await startApp(t, { provider: () => provider, logger: { ...loggerOptions('trace'), stream } });
  return {
    ...app,
    fake,
    log: () => log.lines.join('\n'),
    meet(fault = {}, { limits, ...changes } = {}) {
      log.lines.length = 0;
      fake.behave(fault, pirates);
      met = createProvider({
        ...settingsOf(fake),
        database: app.database,
        log,
        limits: { ...quick, ...limits },
        ...changes,
      });
      return met;
    },
  };
}

function settingsOf({ baseUrl }: FakeProvider) {
  return {
    apiKey,
    baseUrl,
    model: 'a-model',
    imageModel: undefined,
    dailyRequests: 1_000_000,
    now: () => new Date(),
  };
}

/** How many requests were counted, over all days. */
export async function requestsCounted({ sql }: Database): Promise<number> {
  const [row] = await sql<
    { sum: number }[]
  >`SELECT coalesce(sum(requests), 0)::int AS sum FROM provider_usage`;
  return row?.sum ?? 0;
}
