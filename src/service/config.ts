import { isIP } from 'node:net';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { ErrorObject } from 'ajv';
import envSchema from 'env-schema';
import { type ExposureSettings, exposedBy, inForce } from '../base/exposed.ts';
import { OperatorError } from '../base/faults.ts';
import type { DatabaseUrls } from '../db/schema/roles.ts';
import type { Quotas } from '../kernel/ledger/events.ts';
import type { Witness } from '../kernel/ledger/witnesses/witness-client.ts';
import type { AppSettings } from '../slice/deps.ts';
import {
  addFormats,
  databaseUrlsOf,
  listOf,
  samplers,
  secondsOf,
  type TraceSettings,
  trustedProxies,
  validWitnesses,
  witnessesOf,
} from './config-formats.ts';
import { addressLimitsOf, quotasOf, quotaVariables } from './config-quotas.ts';
import { databaseUrl, given, masked, number, oneOf, text, workers, workersOf } from './config-values.ts';

/** Environment variables. Errors say "NAME must be" and the description, but not the value: it may be a secret. */
const Environment = Type.Object(
  {
    PORT: number(3000, 65_535),
    HOST: text('a host name or an IP address', { default: '127.0.0.1', format: 'host' }),
    WORKERS: workers(),
    DATABASE_URL: Type.Optional(databaseUrl()),
    DATABASE_OWNER_URL: Type.Optional(databaseUrl()),
    DATA_DIR: text('a path', { default: '.data' }),
    POSTGRES_BIN: Type.Optional(text('a path')),
    APP_URL: Type.Optional(text('the http(s) URL of the service', { format: 'web-url' })),
    JWT_SECRET: Type.Optional(text('at least 32 characters long', { minLength: 32 })),
    SECRETS_KEY: Type.Optional(
      text('at least 32 characters long, or several such keys separated by commas, the newest first', {
        format: 'secrets',
      }),
    ),
    // Generated if missing. Instances without a common, persistent DATA_DIR need it to share one public key.
    LEDGER_SIGNING_KEY: Type.Optional(
      text(
        'an Ed25519 private key in Base64 (32 bytes, or PKCS #8), or several separated by commas, the newest first',
        { format: 'ed25519-keys' },
      ),
    ),
    WITNESSES: text(
      'a list of public keys of the type 4 (Ed25519 cosignatures), each with a blank and an https URL after it, separated by commas',
      { default: '', format: 'witnesses' },
    ),
    TOKEN_TTL: text('a number of seconds, or a number followed by s, m, h or d like 7d, at most ten years', {
      default: '7d',
      format: 'duration',
    }),
    CORS_ORIGINS: text('origins like https://app.example.com separated by commas', {
      default: '',
      format: 'origins',
    }),
    // Not `true`, which would believe the address that a client claims.
    TRUST_PROXY: text('false, the number of proxies (1 to 10), or their IP addresses or networks', {
      default: 'false',
      format: 'proxies',
    }),
    REGISTRATION: oneOf(['open', 'invited', 'closed'], { default: 'open' }),
    // The exposure decides the defaults of both (exposed.ts).
    LEARNER_REGISTRATION: Type.Optional(oneOf(['confirm', 'open'])),
    RATE_LIMITS: Type.Optional(oneOf(['on', 'off'])),
    AUDIT_LOG_DAYS: number(730, 36_500, 1),
    STOP_DELAY: number(0, 600),
    ...quotaVariables,
    SECURITY_CONTACT: Type.Optional(
      text('a mailto: address or an https: URL for reports of security problems', { format: 'contact' }),
    ),
    OPENAI_API_KEY: Type.Optional(text('a key without blanks', { format: 'key' })),
    OPENAI_BASE_URL: Type.Optional(
      text('the http(s) URL of an API like https://api.openai.com/v1', { format: 'api-url' }),
    ),
    OPENAI_MODEL: text('the name of a model', { default: 'gpt-5-mini' }),
    OPENAI_REVIEW_MODEL: Type.Optional(text('the name of a model')),
    OPENAI_IMAGE_MODEL: Type.Optional(text('the name of a model')),
    OPENAI_DAILY_REQUESTS: number(500, 1_000_000_000),
    METRICS_TOKEN: Type.Optional(
      text('at least 16 visible characters without blanks', { format: 'key', minLength: 16 }),
    ),
    // The libraries of OpenTelemetry read this and further standard variables themselves, but not the sampler.
    OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
      text('the http(s) URL of a collector like http://127.0.0.1:4318', { format: 'api-url' }),
    ),
    OTEL_TRACES_SAMPLER: oneOf(samplers, { default: 'parentbased_always_on' }),
    OTEL_TRACES_SAMPLER_ARG: Type.Number({
      default: 1,
      minimum: 0,
      maximum: 1,
      description: 'a number from 0 to 1',
    }),
    LOG_LEVEL: oneOf(['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'], { default: 'info' }),
    // By default, lines for people on a terminal, otherwise JSON.
    LOG_FORMAT: Type.Optional(oneOf(['json', 'pretty'])),
    ANSWER_KEYS: oneOf(['always', 'after-answer'], { default: 'always' }),
    SYNC_ALLOW_PRIVATE_TARGETS: oneOf(['false', 'true'], { default: 'false' }),
    SYNC_TARGET_URLS: oneOf(['contract', 'any'], { default: 'contract' }),
    BACKUP_DIR: Type.Optional(text('a path')),
    BACKUP_KEEP: number(7, 10_000, 1),
    BACKUP_PASSPHRASE: Type.Optional(text('at least 12 characters long', { minLength: 12 })),
  },
  { dependencies: { DATABASE_URL: ['JWT_SECRET', 'SECRETS_KEY'], DATABASE_OWNER_URL: ['DATABASE_URL'] } },
);
type Environment = Static<typeof Environment>;

/** Configuration of the service. */
export interface Config extends ExposureSettings {
  port: number;
  host: string;
  /** Number of processes that answer requests. */
  workers: number;
  /** Addresses of the database for the service and for its owner, equal with one role; undefined for the embedded one. */
  databaseUrls: DatabaseUrls | undefined;
  /** Directory of the embedded database and generated secrets. */
  dataDir: string;
  /** Directory of the machine's own PostgreSQL programs for the embedded database; undefined for those of the packages. */
  postgresBin: string | undefined;
  /** URL of the service, without a trailing slash. */
  appUrl: string;
  /** Secret that signs tokens; undefined if generated in `dataDir`, always set with `databaseUrls`. */
  jwtSecret: string | undefined;
  /** Keys that encrypt other secrets; likewise undefined if generated. */
  secretsKey: string | undefined;
  /** Key that signs checkpoints of the ledger; undefined if generated in `dataDir`. */
  ledgerSigningKey: string | undefined;
  /** Witnesses that cosign the checkpoints. */
  witnesses: Witness[];
  tokenTtlSeconds: number;
  corsOrigins: string[];
  trustProxy: AppSettings['trustProxy'];
  registration: Environment['REGISTRATION'];
  /** Time between the signal and the stop, in which proxies notice that the instance is no longer ready. */
  stopDelaySeconds: number;
  addressLimits: AppSettings['addressLimits'];
  /** Days that the audit log keeps a record. */
  auditLogDays: number;
  quotas: Quotas;
  /** Hosts of APP_URL; undefined without it. */
  allowedHosts: string[] | undefined;
  securityContact: string | undefined;
  /** Token to read the metrics; undefined if metrics are off. */
  metricsToken: string | undefined;
  /** Traces for OpenTelemetry; undefined if they are off. */
  traces: TraceSettings | undefined;
  logLevel: Environment['LOG_LEVEL'];
  logFormat: Environment['LOG_FORMAT'];
  answerKeys: Environment['ANSWER_KEYS'];
  /** True if families may sync to addresses outside of the public Internet (decisions.md 8.7). */
  allowPrivateTargets: boolean;
  targetUrls: Environment['SYNC_TARGET_URLS'];
  /** Nightly backups; undefined if not configured. */
  backups: { directory: string; keep: number; passphrase: string | undefined } | undefined;
  /** Models for lessons and images; undefined if not configured. */
  provider: ReturnType<typeof providerOf>;
}

/** Reads the configuration. Empty variables count as unset. Throws one error that names every fault. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const env = validate(given(variables));
  return {
    port: env.PORT,
    host: env.HOST,
    workers: workersOf(env.WORKERS),
    databaseUrls: databaseUrlsOf(env),
    dataDir: env.DATA_DIR,
    postgresBin: env.POSTGRES_BIN,
    appUrl: (
      env.APP_URL ?? `http://${isIP(env.HOST) === 6 ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
    ).replace(/\/+$/, ''),
    jwtSecret: env.JWT_SECRET,
    secretsKey: env.SECRETS_KEY,
    ledgerSigningKey: env.LEDGER_SIGNING_KEY,
    witnesses: validWitnesses(env.WITNESSES),
    tokenTtlSeconds: secondsOf(env.TOKEN_TTL),
    corsOrigins: listOf(env.CORS_ORIGINS),
    trustProxy: trustedProxies(env.TRUST_PROXY),
    exposedBy: exposedBy({
      host: env.HOST,
      appUrl: env.APP_URL,
      trustProxy: trustedProxies(env.TRUST_PROXY),
    }),
    registration: env.REGISTRATION,
    learnerRegistration: env.LEARNER_REGISTRATION,
    hasRateLimits: env.RATE_LIMITS === undefined ? undefined : env.RATE_LIMITS === 'on',
    stopDelaySeconds: env.STOP_DELAY,
    addressLimits: addressLimitsOf(env),
    auditLogDays: env.AUDIT_LOG_DAYS,
    quotas: quotasOf(env),
    allowedHosts: env.APP_URL === undefined ? undefined : [new URL(env.APP_URL).hostname],
    securityContact: env.SECURITY_CONTACT,
    metricsToken: env.METRICS_TOKEN,
    traces:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { sampler: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG },
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
    answerKeys: env.ANSWER_KEYS,
    allowPrivateTargets: env.SYNC_ALLOW_PRIVATE_TARGETS === 'true',
    targetUrls: env.SYNC_TARGET_URLS,
    backups:
      env.BACKUP_DIR === undefined
        ? undefined
        : { directory: env.BACKUP_DIR, keep: env.BACKUP_KEEP, passphrase: env.BACKUP_PASSPHRASE },
    provider: providerOf(env),
  };
}

/** Environment variable with its effective value, or null if it has none. Secrets are masked. */
export interface Setting {
  name: string;
  value: string | null;
  source: 'environment' | 'default';
}

/** Returns all settings. Throws like `readConfig`. */
export function settingsOf(variables: Readonly<Record<string, string | undefined>>): Setting[] {
  const config = readConfig(variables);
  const values: Record<string, unknown> = {
    APP_URL: config.appUrl,
    ...inForce(config, config.exposedBy !== undefined),
    ...validate(given(variables)),
  };
  return Object.keys(Environment.properties).map((name) => ({
    name,
    value: values[name] === undefined ? null : masked(name, String(values[name])),
    source: variables[name]?.trim() ? 'environment' : 'default',
  }));
}

/** Returns the provider's settings if a key or a URL is set; everything else has a default. */
function providerOf(env: Environment) {
  if (env.OPENAI_API_KEY === undefined && env.OPENAI_BASE_URL === undefined) return undefined;
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: (env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1').replace(/\/+$/, ''),
    model: env.OPENAI_MODEL,
    reviewModel: env.OPENAI_REVIEW_MODEL,
    imageModel: env.OPENAI_IMAGE_MODEL,
    dailyRequests: env.OPENAI_DAILY_REQUESTS,
  };
}

function validate(data: Record<string, unknown>): Environment {
  try {
    return envSchema<Environment>({
      schema: Environment,
      data,
      env: false,
      ajv: { customOptions: addFormats },
    });
  } catch (error) {
    if (!(error instanceof Error) || !('errors' in error)) throw error;
    // The error of env-schema contains the faults that ajv found.
    const faults = (error.errors as ErrorObject[]).map((fault) => faultOf(fault, data));
    throw new OperatorError(`The configuration is invalid: ${[...new Set(faults)].join('; ')}.`);
  }
}

function faultOf(
  { keyword, instancePath, params }: ErrorObject,
  { WITNESSES: witnesses }: Record<string, unknown>,
): string {
  if (keyword === 'dependencies')
    return `${params['missingProperty']} must be set if ${params['property']} is set`;
  const name = instancePath.slice(1);
  const schemas: Record<string, TSchema> = Environment.properties;
  // Nobody sees which of several long keys is wrong.
  const detail = name === 'WITNESSES' ? ` (${witnessesOf(String(witnesses))})` : '';
  return `${name} must be ${schemas[name]?.description}${detail}`;
}
