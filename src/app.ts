import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyServerOptions } from 'fastify';
import { createPasswords } from './accounts/passwords.ts';
import { registerAccountRoutes } from './accounts/routes.ts';
import { createSessions } from './accounts/sessions.ts';
import { earnAchievements } from './achievements/domain.ts';
import { projectAchievements } from './achievements/projection.ts';
import { registerAchievementRoutes } from './achievements/routes.ts';
import { registerCheckpointRoutes } from './audit/checkpoint-routes.ts';
import { registerAuditRoutes } from './audit/routes.ts';
import { projectAwards } from './awards/projection.ts';
import { registerAwardRoutes } from './awards/routes.ts';
import { registerShareRoutes } from './awards/share-routes.ts';
import type { Database } from './db/database.ts';
import type { AppSettings, Sync } from './deps.ts';
import { Problem } from './errors.ts';
import type { LearnerAccess } from './http/access.ts';
import type { App } from './http/app-types.ts';
import { registerAuthentication } from './http/authentication.ts';
import { registerBodies } from './http/bodies.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerProblems, sendError } from './http/problems.ts';
import { registerSerialization } from './http/serialization.ts';
import { registerValidation } from './http/validation.ts';
import type { JobHandler } from './jobs/attempt.ts';
import type { Jobs } from './jobs/queue.ts';
import { addLearnerTo } from './learners/accounts.ts';
import { registerLearnerRoutes, registerProfileRoutes } from './learners/routes.ts';
import type { Rules } from './ledger/append.ts';
import { openLedger } from './ledger/execute.ts';
import { describeConceptsOf } from './lessons/concept-descriptions.ts';
import type { LessonDeps } from './lessons/deps.ts';
import { nextLessonJob } from './lessons/domain.ts';
import { lessonImagesJob } from './lessons/images.domain.ts';
import { prepareImages } from './lessons/images.ts';
import { registerMasteryRoutes } from './lessons/mastery-routes.ts';
import { prepareNextLesson } from './lessons/next-lesson.ts';
import { projectMastery } from './lessons/projection.ts';
import type { Provider } from './lessons/provider/provider.ts';
import { registerLessonRoutes } from './lessons/routes.ts';
import type { Metrics } from './metrics.ts';
import { registerPointRoutes } from './points/routes.ts';
import { recordedChanges } from './replica-table.ts';
import { replicaTables } from './replica-tables.ts';
import { projectRewards } from './rewards/projection.ts';
import { registerRedemptionRoutes } from './rewards/redemption-routes.ts';
import { registerRewardRoutes } from './rewards/routes.ts';
import { registerSyncRoutes } from './sync/routes.ts';

/** What the application is built from. Everything that reaches outside of the process is handed in. */
export interface AppOptions {
  database: Database;
  settings: AppSettings;
  /** The clock; the real one where none is given. */
  now?: () => Date;
  logger?: FastifyServerOptions['logger'];
  /** Background work, started and stopped with the application; without it, what would follow is left. */
  jobs?: Jobs | undefined;
  /** The model that writes lessons on topics and draws; without it, all are the generators'. */
  provider?: Provider | undefined;
  /** What hashing a password takes; what is recommended where nothing is said. */
  passwordMemoryKiB?: number | undefined;
  /** Copies families' data to their targets; without it, nothing is copied. */
  sync?: Sync | undefined;
  /** What is told to whoever watches the service; without it, nothing is counted, and there is no /metrics. */
  metrics?: Metrics | undefined;
}

/** The rules of the ledger: what each slice derives from events. The order is that of the imports between them. */
export const rules: Rules = {
  projections: [projectRewards, projectAwards, projectMastery, projectAchievements],
  projectedTables: ['rewards', 'redemptions', 'awards', 'mastery', 'achievements', 'progress'],
  reactions: [earnAchievements],
  feed: recordedChanges(replicaTables),
};

const noSync: Sync = {
  push: () => Promise.reject(new Problem('SERVICE_UNAVAILABLE')),
  changed: () => {},
};

/** What carries out each kind of job. */
export function jobHandlers(deps: LessonDeps): Readonly<Record<string, JobHandler>> {
  return {
    [nextLessonJob]: (data) => prepareNextLesson(deps, data),
    [lessonImagesJob]: (data) => prepareImages(deps, data),
  };
}

const bodyLimitBytes = 256 * 1024;
/** A request has to have come in by then: who sends a byte now and then must not keep a connection for good. */
const requestTimeoutMs = 60_000;

/** Builds the whole application on a migrated database; it does not listen yet. */
export async function buildApp({
  database,
  settings,
  now = () => new Date(),
  logger,
  jobs,
  sync = noSync,
  provider,
  passwordMemoryKiB,
  metrics,
}: AppOptions): Promise<App> {
  const app = openServer(logger, settings);
  const ledger = await openLedger({
    database,
    rules,
    now,
    conflicts: { users_username_key: 'USERNAME_TAKEN', users_email_key: 'EMAIL_TAKEN' },
    jobs,
  });
  const sessions = createSessions({ sql: database.sql, ttlSeconds: settings.tokenTtlSeconds, now });
  const passwords = createPasswords(passwordMemoryKiB);
  await registerSecurity(app, settings);
  await registerAuthentication(app, { secret: settings.jwtSecret, isRevoked: sessions.isRevoked });
  // Before the operations of the API are described: it is none of them, and has a token of its own.
  metrics?.serve(app, database);
  await registerOpenApi(app);

  const deps = { database, ledger, settings, now, provider };
  await app.register(async (api: App) => {
    registerAccountRoutes(api, {
      ...deps,
      sessions,
      passwords,
      addLearner: (learner) => addLearnerTo(database, ledger.execute, learner),
    });
    const learners = {
      ...deps,
      hashPassword: passwords.hash,
      refreshSessions: sessions.refresh,
      describeConceptsOf: (learner: LearnerAccess) => describeConceptsOf(database.db, learner),
    };
    registerLearnerRoutes(api, learners);
    registerProfileRoutes(api, learners);
    registerLessonRoutes(api, deps);
    registerMasteryRoutes(api, deps);
    registerPointRoutes(api, deps);
    registerRewardRoutes(api, deps);
    registerRedemptionRoutes(api, deps);
    registerAwardRoutes(api, deps);
    await registerShareRoutes(api, deps);
    registerAchievementRoutes(api, deps);
    registerAuditRoutes(api, deps);
    registerCheckpointRoutes(api, deps);
    registerSyncRoutes(api, { ...deps, sync });
  });
  if (jobs) app.addHook('onClose', jobs.stop);
  await app.ready();
  await jobs?.start(jobHandlers(deps));
  return app;
}

/** The server, and how it takes and gives bodies; without routes. */
function openServer(logger: AppOptions['logger'], { trustProxy }: AppSettings): App {
  const app: App = fastify({
    logger: logger ?? false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: sendError,
  }).withTypeProvider<TypeBoxTypeProvider>();
  registerProblems(app);
  registerBodies(app);
  registerValidation(app);
  registerSerialization(app);
  return app;
}

/** Headers for browsers. Neither HSTS nor upgrades to HTTPS: TLS, where there is any, is the proxy's. */
async function registerSecurity(app: App, settings: AppSettings): Promise<void> {
  await app.register(helmet, {
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  if (settings.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: settings.corsOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['idempotency-replayed', 'link', 'retry-after', 'x-request-id'],
    });
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
