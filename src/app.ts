import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyServerOptions } from 'fastify';
import { Problem } from '../schema/common.ts';
import type { Database } from './db/connection.ts';
import type { App } from './http/app-types.ts';
import { registerAuthentication } from './http/authentication.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerProblems } from './http/problems.ts';
import { registerValidation } from './http/validation.ts';
import { openLedger } from './ledger/execute.ts';
import { projectRewards } from './rewards/projection.ts';
import { registerRedemptionRoutes } from './rewards/redemption-routes.ts';
import { registerRewardRoutes } from './rewards/routes.ts';

/** What the application is built from. Everything that reaches outside of the process is handed in. */
export interface AppDependencies {
  database: Database;
  settings: AppSettings;
  /** The clock. */
  now?: () => Date;
  logger?: FastifyServerOptions['logger'];
}

export interface AppSettings {
  jwtSecret: string;
  /** How long a token is good for, in seconds. */
  tokenTtlSeconds: number;
  /** Origins that browsers may call from; none where empty. */
  corsOrigins: string[];
  trustProxy: boolean | string;
  /** Whether a LEARNER sees the right answers before it has answered (decisions.md 4.10). */
  answerKeys: 'always' | 'after-answer';
}

const bodyLimitBytes = 256 * 1024;
