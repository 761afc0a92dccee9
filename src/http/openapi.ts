import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteOptions } from 'fastify';
import { catalogue, type ErrorCode } from '../errors.ts';
import type { App } from './app-types.ts';

const description = `A self-hosted learning platform for families. Children take lessons with quizzes and earn points; points go toward
goals and are redeemed with a parent's approval. Everything that moves a point is an event in an append-only ledger.

**Start.** \`POST /register\` (the first user becomes ADMIN) or \`POST /login\` answer a token; send it as
\`Authorization: Bearer <token>\`. In Swagger UI, paste it under *Authorize*.

**Families.** A parent and the learners whose \`parentId\` it is. A learner reaches itself, a parent its own children, an
administrator everyone. An id of another family gives 403, an unknown one 404.

**Errors** are \`application/problem+json\` (RFC 9457) with a stable \`code\` and the request's id. They are checked in this
order: 401 token, 403 role, 400 request, 404 existence, 403 ownership, then the operation's own conditions.

**Conventions.** Ids of users are integers (bodies take them as digits in a string too), all others UUIDs. Points are whole
numbers. Timestamps are ISO 8601 in UTC with milliseconds. Unknown properties are ignored. Strings are stored trimmed.
Listings with a \`limit\` answer newest first; where there is more, the \`Link\` header (\`rel="next"\`) leads to it.`;

/** The tags in the order in which Swagger UI shows them. */
const tags = [
  { name: 'Accounts', description: 'Registration, login, the own account, health.' },
  { name: 'Learners', description: "A parent's learners, their profiles and settings." },
  { name: 'Lessons', description: 'Lessons and their quizzes.' },
  { name: 'Points', description: 'Balances and the history of the ledger.' },
  { name: 'Rewards', description: 'The catalog of goals, and saving for them.' },
  { name: 'Redemptions', description: 'Asking for a reward, and deciding on it.' },
  { name: 'Achievements', description: 'What a learner has achieved.' },
];

/** Serves the OpenAPI document at /docs/json and /docs/yaml and Swagger UI at /docs. Must come before the routes. */
export async function registerOpenApi(app: App): Promise<void> {
  app.addHook('onRoute', completeOperation);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Learning Service',
        version: '1.0.0',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This service' }],
      tags,
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, i) =>
        typeof json['$id'] === 'string' ? json['$id'] : `def-${i}`,
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { persistAuthorization: true, displayRequestDuration: true, docExpansion: 'list' },
    staticCSP: true,
  });
}

/** Adds what follows from a route's access and schema: security, and every error that it can give. */
function completeOperation(route: RouteOptions): void {
  if (route.url.startsWith('/docs')) return;
  const { access, errors = [], errorStatuses = {} } = route.config ?? {};
  if (access === undefined) throw new Error(`${route.method} ${route.url} does not say who may use it`);
  const schema = route.schema;
  if (!schema) throw new Error(`${route.method} ${route.url} has no schema`);
  schema.security = access === 'public' ? [] : [{ bearer: [] }];
  const codes = new Set<ErrorCode>(errors);
  if (access !== 'public') codes.add('UNAUTHENTICATED');
  if (access !== 'public' && access.length < 3) codes.add('FORBIDDEN');
  if (schema.body || schema.params || schema.querystring) codes.add('VALIDATION_FAILED');
  if (schema.body) for (const code of bodyErrors) codes.add(code);
  codes.add('INTERNAL_ERROR');
  codes.add('SERVICE_UNAVAILABLE');
  // Fastify types the responses of a schema as unknown; they are an object by status.
  schema.response = { ...(schema.response as object), ...errorResponses(codes, errorStatuses) };
}

const bodyErrors = ['MALFORMED_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;

function errorResponses(
  codes: Set<ErrorCode>,
  statuses: Partial<Record<ErrorCode, number>>,
): Record<number, object> {
  const byStatus: Record<number, ErrorCode[]> = {};
  for (const code of [...codes].sort()) {
    const status = statuses[code] ?? catalogue[code][0];
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  const responses = Object.entries(byStatus).map(([status, list]) => [
    status,
    errorResponse(Number(status), list),
  ]);
  return Object.fromEntries(responses);
}

function errorResponse(status: number, codes: ErrorCode[]): object {
  const examples = codes.map((code) => [code, { summary: catalogue[code][1], value: example(code, status) }]);
  return {
    description: codes.map((code) => `\`${code}\`: ${catalogue[code][1]}.`).join('\n\n'),
    content: {
      'application/problem+json': { schema: { $ref: 'Problem#' }, examples: Object.fromEntries(examples) },
    },
  };
}

function example(code: ErrorCode, status: number): object {
  const title = catalogue[code][1];
  return {
    type: `/docs/errors#${code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status,
    detail: title,
    instance: '/api/example',
    code,
    requestId: '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00',
    error: title,
    ...(code === 'VALIDATION_FAILED' && { errors: [{ pointer: '/body/points', message: 'must be >= 1' }] }),
  };
}
