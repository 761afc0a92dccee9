import type { Database } from '../../../src/db/database.ts';
import { loggerOptions } from '../../../src/service/logging.ts';
import {
  createProvider,
  type Provider,
  type ProviderLimits,
} from '../../../src/slices/lessons/provider/provider.ts';
import { startApp, type TestApp, type TestContext } from '../app.ts';
import { createTestLog } from '../kernel/jobs.ts';
import { type FakeProvider, type ProviderFault, startFakeProvider } from './fake-provider.ts';
import { pirates } from './pirates.ts';

/** Key that the service sends to the fake provider. It must not appear anywhere else. */
export const apiKey = 'sk-canary-5f1d0c7b9a3e';

/** Limits of the service with a short wait before retries. The others remain long, since the machine may be busy. */
const quick: Partial<ProviderLimits> = { retryMs: 1, maxTextBytes: 100_000 };

/** Limits for a provider that never answers. */
export const impatient: Partial<ProviderLimits> = { requestMs: 200, lessonMs: 600 };

export interface ProviderApp extends TestApp {
  fake: FakeProvider;
  /** Returns the log since the last `connect`. */
  log(): string;
  /** Creates a provider without earlier state, as after a start, and sets the fault of the fake behind it. */
  connect(fault?: ProviderFault, options?: ProviderChanges): Provider;
}

interface ProviderChanges {
  limits?: Partial<ProviderLimits>;
  dailyRequests?: number;
  reviewModel?: string;
  imageModel?: string;
  now?: () => Date;
}

/** Starts the application with the real provider client and a fake provider behind it. */
export async function startWithProvider(t: TestContext): Promise<ProviderApp> {
  const fake = await startFakeProvider(t);
  const log = createTestLog();
  let connected: Provider | undefined;
  const current = () => {
    if (!connected) throw new Error('not connected');
    return connected;
  };
  const provider: Provider = {
    deadline: () => current().deadline(),
    ask: (prompt, shape, lesson) => current().ask(prompt, shape, lesson),
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
    connect(fault = {}, { limits, ...changes } = {}) {
      log.lines.length = 0;
      fake.behave(fault, pirates);
      connected = createProvider({
        ...settingsOf(fake),
        database: app.database,
        log,
        limits: { ...quick, ...limits },
        ...changes,
      });
      return connected;
    },
  };
}

function settingsOf({ baseUrl }: FakeProvider) {
  return {
    apiKey,
    baseUrl,
    model: 'a-model',
    reviewModel: undefined,
    imageModel: undefined,
    dailyRequests: 1_000_000,
    now: () => new Date(),
  };
}

/** Returns the number of counted requests of all days. */
export async function requestsCounted({ sql }: Database): Promise<number> {
  const [row] = await sql<
    { sum: number }[]
  >`SELECT coalesce(sum(requests), 0)::int AS sum FROM provider_usage`;
  return row?.sum ?? 0;
}
