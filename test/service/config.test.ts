import { availableParallelism } from 'node:os';
import t from 'tap';
import { readConfig } from '../../src/service/config.ts';
import { server, signingKey } from '../helpers/database/server-settings.ts';

const witnessKey = 'remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2';

t.test('has defaults for a local service without any variable', async (t) => {
  t.same(readConfig({}), {
    port: 3000,
    host: '127.0.0.1',
    workers: 1,
    databaseUrls: undefined,
    dataDir: '.data',
    postgresBin: undefined,
    appUrl: 'http://127.0.0.1:3000',
    jwtSecret: undefined,
    secretsKey: undefined,
    ledgerSigningKey: undefined,
    witnesses: [],
    tokenTtlSeconds: 7 * 86_400,
    corsOrigins: [],
    trustProxy: false,
    registration: 'open',
    exposedBy: undefined,
    learnerRegistration: undefined,
    hasRateLimits: undefined,
    stopDelaySeconds: 0,
    addressLimits: { registrations: 200, bytes: 50_000_000 },
    auditLogDays: 730,
    quotas: {
      learners: 50,
      activeRewards: 500,
      rewards: 5_000,
      lessonsPerDay: 200,
      bonusPointsPerDay: 100,
      syncConfigs: 5,
      shares: 1_000,
      bytesPerDay: 50_000_000,
    },
    allowedHosts: undefined,
    securityContact: undefined,
    metricsToken: undefined,
    traces: undefined,
    logLevel: 'info',
    logFormat: undefined,
    answerKeys: 'always',
    allowPrivateTargets: false,
    targetUrls: 'contract',
    provider: undefined,
  });
  const names = ['PORT', 'HOST', 'DATABASE_URL', 'JWT_SECRET', 'TOKEN_TTL', 'TRUST_PROXY', 'LOG_LEVEL'];
  names.push('QUOTA_LEARNERS', 'RATE_LIMITS', 'REGISTRATION', 'WITNESSES');
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  t.same(readConfig(empty), readConfig({}), 'treats an empty variable as not set');
});

/** A value for each variable. */
const everyVariable = {
  ...server,
  PORT: '8080',
  HOST: '::',
  WORKERS: '3',
  DATA_DIR: '/var/lib/learning',
  POSTGRES_BIN: '/usr/lib/postgresql/18/bin',
  APP_URL: 'https://learn.example/app/',
  LEDGER_SIGNING_KEY: signingKey,
  WITNESSES: `${witnessKey} https://witness.example/w/`,
  TOKEN_TTL: '12h',
  CORS_ORIGINS: 'https://app.example, http://localhost:5173',
  TRUST_PROXY: '10.0.0.0/8, ::1',
  METRICS_TOKEN: 'a-token-to-watch',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example',
  OTEL_TRACES_SAMPLER: 'traceidratio',
  OTEL_TRACES_SAMPLER_ARG: '0.25',
  LOG_LEVEL: 'warn',
  LOG_FORMAT: 'pretty',
  ANSWER_KEYS: 'after-answer',
  REGISTRATION: 'invited',
  LEARNER_REGISTRATION: 'open',
  RATE_LIMITS: 'off',
  STOP_DELAY: '10',
  AUDIT_LOG_DAYS: '30',
  QUOTA_LEARNERS: '3',
  QUOTA_ACTIVE_REWARDS: '4',
  QUOTA_REWARDS: '5',
  QUOTA_LESSONS_PER_DAY: '6',
  QUOTA_BONUS_POINTS_PER_DAY: '12',
  QUOTA_SYNC_CONFIGS: '7',
  QUOTA_SHARES: '8',
  QUOTA_MB_PER_DAY: '9',
  ADDRESS_REGISTRATIONS_PER_DAY: '10',
  ADDRESS_MB_PER_DAY: '11',
  SECURITY_CONTACT: 'mailto:security@learn.example',
  SYNC_ALLOW_PRIVATE_TARGETS: 'true',
  SYNC_TARGET_URLS: 'any',
  OPENAI_API_KEY: 'sk-a-key',
  OPENAI_BASE_URL: 'http://localhost:11434/v1/',
  OPENAI_MODEL: 'a-model',
  OPENAI_REVIEW_MODEL: 'a-reviewer',
  OPENAI_IMAGE_MODEL: 'a-painter',
  OPENAI_DAILY_REQUESTS: '50',
};

t.test('reads every variable', async (t) => {
  t.same(readConfig(everyVariable), {
    port: 8080,
    host: '::',
    workers: 3,
    databaseUrls: { url: server.DATABASE_URL, ownerUrl: server.DATABASE_OWNER_URL },
    dataDir: '/var/lib/learning',
    postgresBin: '/usr/lib/postgresql/18/bin',
    appUrl: 'https://learn.example/app',
    jwtSecret: server.JWT_SECRET,
    secretsKey: server.SECRETS_KEY,
    ledgerSigningKey: signingKey,
    witnesses: [{ name: 'remora.n621.de', publicKey: witnessKey, url: 'https://witness.example/w' }],
    tokenTtlSeconds: 43_200,
    corsOrigins: ['https://app.example', 'http://localhost:5173'],
    trustProxy: '10.0.0.0/8, ::1',
    registration: 'invited',
    learnerRegistration: 'open',
    exposedBy: 'HOST is ::, APP_URL names learn.example, TRUST_PROXY is set',
    hasRateLimits: false,
    stopDelaySeconds: 10,
    addressLimits: { registrations: 10, bytes: 11_000_000 },
    auditLogDays: 30,
    quotas: {
      learners: 3,
      activeRewards: 4,
      rewards: 5,
      lessonsPerDay: 6,
      bonusPointsPerDay: 12,
      syncConfigs: 7,
      shares: 8,
      bytesPerDay: 9_000_000,
    },
    allowedHosts: ['learn.example'],
    securityContact: 'mailto:security@learn.example',
    metricsToken: 'a-token-to-watch',
    traces: { sampler: 'traceidratio', ratio: 0.25 },
    logLevel: 'warn',
    logFormat: 'pretty',
    answerKeys: 'after-answer',
    allowPrivateTargets: true,
    targetUrls: 'any',
    provider: {
      apiKey: 'sk-a-key',
      baseUrl: 'http://localhost:11434/v1',
      model: 'a-model',
      reviewModel: 'a-reviewer',
      imageModel: 'a-painter',
      dailyRequests: 50,
    },
  });
});

t.test('reads the forms of a value', async (t) => {
  const keys = `${'n'.repeat(32)}, ${'o'.repeat(32)}`;
  t.equal(readConfig({ ...server, SECRETS_KEY: keys }).secretsKey, keys);
  t.equal(readConfig({ HOST: '::1', PORT: '1' }).appUrl, 'http://[::1]:1');
  t.equal(readConfig({ TRUST_PROXY: '2' }).trustProxy, 2);
  t.equal(readConfig({ WORKERS: 'auto' }).workers, availableParallelism());
  const unlimited = Object.values(readConfig({ QUOTAS: 'off', QUOTA_SHARES: '1' }).quotas);
  t.ok(
    unlimited.every((quota) => quota === Number.POSITIVE_INFINITY),
    'QUOTAS=off turns off every quota',
  );
  const durations = { '90': 90, '90s': 90, '5m': 300, '2h': 7200, '30d': 2_592_000 };
  for (const [TOKEN_TTL, seconds] of Object.entries(durations)) {
    t.equal(readConfig({ TOKEN_TTL }).tokenTtlSeconds, seconds);
  }
});

t.test('reports all faults in one message without values', async (t) => {
  const faulty = {
    PORT: 'canary 1',
    HOST: 'canary 2',
    WORKERS: '65',
    DATABASE_URL: 'mysql://canary:canary@host/3',
    APP_URL: 'canary 4',
    JWT_SECRET: 'canary 5',
    LEDGER_SIGNING_KEY: 'canary 11',
    WITNESSES: 'canary 16',
    TOKEN_TTL: 'canary 6',
    CORS_ORIGINS: 'canary 7',
    TRUST_PROXY: 'canary 8',
    LOG_LEVEL: 'canary 9',
    ANSWER_KEYS: 'canary 10',
    OPENAI_API_KEY: 'canary 12',
    OPENAI_BASE_URL: 'https://canary:13@host',
    OPENAI_DAILY_REQUESTS: 'canary 14',
    SYNC_ALLOW_PRIVATE_TARGETS: 'canary 15',
    SYNC_TARGET_URLS: 'canary 17',
    METRICS_TOKEN: 'canary of 16 bytes',
  };
  try {
    readConfig(faulty);
    t.fail('accepts faulty values');
  } catch (error) {
    const message = String(error);
    for (const name of [...Object.keys(faulty), 'SECRETS_KEY']) t.ok(message.includes(`${name} must `), name);
    t.notMatch(message, /canary/);
    t.notMatch(message, /\n/);
  }
});

t.test('rejects each faulty value', async (t) => {
  const faulty = {
    PORT: ['-1', '65536', '1.5'],
    HOST: ['a b', 'http://host'],
    WORKERS: ['0', '65', '1.5', 'all'],
    DATABASE_URL: [
      'localhost',
      'http://host/db',
      'postgres://',
      'postgres://a:b@h:x/d',
      'postgres://a:%zz@h/d',
      'postgres:///d?host=/run/postgresql',
      'postgres://a@%2Frun%2Fpostgresql/d',
    ],
    APP_URL: ['learn.example', 'ftp://learn.example'],
    JWT_SECRET: ['short'],
    SECRETS_KEY: ['short', `${'n'.repeat(32)},short`, `short, ${'o'.repeat(32)}`, ','.repeat(40)],
    LEDGER_SIGNING_KEY: ['short', 'k'.repeat(44), `${signingKey}AAAA`],
    WITNESSES: [witnessKey, `${witnessKey} http://witness.example`, 'https://witness.example'],
    TOKEN_TTL: ['0', '0d', '-1', '7 d', '7w', 'forever', '3651d', '9'.repeat(20)],
    CORS_ORIGINS: ['*', 'app.example', 'https://app.example/', 'https://a.example;https://b.example'],
    TRUST_PROXY: ['yes', 'true', '0', '11', '10.0.0.0/33', '10.0.0', 'proxy.example'],
    METRICS_TOKEN: ['of-15-character', 'a token to watch', 'ein-geheimes-Wörtchen'],
    OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318', 'https://a:b@collector.example'],
    OTEL_TRACES_SAMPLER: ['jaeger_remote'],
    OTEL_TRACES_SAMPLER_ARG: ['2', 'half'],
    LOG_LEVEL: ['loud'],
    ANSWER_KEYS: ['never'],
    OPENAI_API_KEY: ['a key', 'k\ney', 'kéy'],
    OPENAI_BASE_URL: [
      'api.example/v1',
      'ftp://api.example',
      'https://a:b@api.example/v1',
      'https://api.example/?a=b',
    ],
    OPENAI_DAILY_REQUESTS: ['-1', '1.5', 'many'],
    SYNC_ALLOW_PRIVATE_TARGETS: ['yes', 'TRUE', '1'],
    SYNC_TARGET_URLS: ['all', 'ANY', 'true'],
    REGISTRATION: ['never'],
    LEARNER_REGISTRATION: ['closed'],
    RATE_LIMITS: ['true'],
    QUOTAS: ['none'],
    QUOTA_LEARNERS: ['-1', '1.5', 'many'],
    SECURITY_CONTACT: ['security@learn.example', 'http://learn.example', 'mailto:a b@c'],
  };
  for (const [name, values] of Object.entries(faulty)) {
    for (const value of values) {
      t.throws(
        () => readConfig({ ...server, [name]: value }),
        { message: new RegExp(`: ${name} must [^;]*$`) },
        `${name}=${value}`,
      );
    }
  }
});

t.test('needs only a key or an address for the provider', async (t) => {
  const byDefault = {
    apiKey: undefined,
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-5-mini',
    reviewModel: undefined,
    imageModel: undefined,
    dailyRequests: 500,
  };
  t.same(readConfig({ OPENAI_API_KEY: 'sk-a' }).provider, { ...byDefault, apiKey: 'sk-a' });
  const baseUrl = 'http://localhost:11434/v1';
  t.same(readConfig({ OPENAI_BASE_URL: baseUrl }).provider, { ...byDefault, baseUrl });
  t.equal(readConfig({ OPENAI_MODEL: 'a-model', OPENAI_IMAGE_MODEL: 'another' }).provider, undefined);
});

t.test('requires the secrets with DATABASE_URL, and another user with DATABASE_OWNER_URL', async (t) => {
  const { DATABASE_URL, DATABASE_OWNER_URL, ...secrets } = server;
  t.throws(() => readConfig({ DATABASE_URL }), { message: /JWT_SECRET must .*SECRETS_KEY must be set/ });
  t.throws(() => readConfig({ DATABASE_OWNER_URL }), { message: /: DATABASE_URL must be set if DATABASE_O/ });
  const one = { url: DATABASE_URL, ownerUrl: DATABASE_URL };
  t.same(readConfig({ DATABASE_URL, ...secrets }).databaseUrls, one, 'without an owner, there is one role');
  const twice = { ...server, DATABASE_OWNER_URL: DATABASE_URL.replace('word', 'other') };
  t.throws(() => readConfig(twice), { message: /DATABASE_OWNER_URL and DATABASE_URL must name two users/ });
});
