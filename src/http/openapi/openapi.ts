import swagger from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import type { ErrorCode } from '../../base/errors.ts';
import { LoggableError } from '../../base/logged-error.ts';
import { programVersion } from '../../base/version.ts';
import type { App } from '../app-types.ts';
import { IdempotencyHeaders, ReceiptHeaders, ReplayHeaders } from '../commands.ts';
import { TagHeaders, Unchanged } from '../listings/etags.ts';
import { joinLines } from '../operation.ts';
import { registerErrorPage } from '../pages/error-page.ts';
import { serveFixedText } from '../pages/fixed-text.ts';
import { registerSwaggerUi } from '../pages/swagger-ui.ts';
import { type ErrorsByStatus, errorsByStatus } from './error-responses.ts';
import { toOpenApi30 } from './openapi-3.0.ts';
import { completeDocument, type OpenApiDocument } from './openapi-document.ts';

const description =
  joinLines(`A self-hosted learning platform for families. Children take lessons with quizzes and earn points. They save points
for goals, and redeem them with a parent's approval. Points move only by events in an append-only ledger.

**Start.** \`POST /register\` (the first user becomes ADMIN) and \`POST /login\` return a token; send it as
\`Authorization: Bearer <token>\`. In Swagger UI, sign in under *Authorize*.

**Families.** A family is a parent and the learners with that parent's id as \`parentId\`. A learner may act for themselves, a parent for
their own children, an administrator for everyone. An id in another family gives 403, an unknown id 404.

**Errors** are \`application/problem+json\` (RFC 9457) with a stable \`code\` and the request's id. The service checks in this
order: 401 token, 403 role, 400 request, 404 existence, 403 ownership, then the operation's own conditions.

**Conventions.** Ids of users are integers, in bodies also strings of digits. All other ids are UUIDs. Points are whole
numbers. Timestamps are ISO 8601 in UTC with milliseconds. Bodies are JSON in UTF-8 without compression. Unknown properties are
ignored. The service trims strings, and a text without a visible character counts as missing. NUL characters and controls of the
direction of text (U+202A to U+202E, U+2066 to U+2069) give 400, and so do other control characters. Descriptions, notes and reasons
may have tabs and several lines.
A listing gives at most 500 rows; if there are more, the \`Link\` header (\`rel="next"\`) leads to the next page.`);

/** Security of every operation that does not declare another: an access token. */
const bearer = { bearer: [] };

/**
 * Serves the OpenAPI document at /docs/json and /docs/yaml, in version 3.0 at /docs/openapi-3.0.json, and Swagger UI at
 * /docs. Must come before the routes.
 */
export async function registerOpenApi(
  app: App,
  tags: readonly { name: string }[],
  { appUrl }: { appUrl: string },
): Promise<void> {
  const errors = new Map<string, ErrorsByStatus>();
  app.addHook('onRoute', (route) => completeRoute(app, route, errors));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Learning Service',
        version: programVersion().version,
        description,
        contact: { name: 'Operator of this service', url: appUrl },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This service' }],
      tags: [...tags],
      security: [bearer],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The `token` from registration or login.',
          },
        },
      },
    },
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, i) =>
        typeof json['$id'] === 'string' ? json['$id'] : `def-${i}`,
    },
    transformObject: (document) => completeDocument(document, errors),
  });
  serveFixedText(app, '/docs/json', {
    type: 'application/json; charset=utf-8',
    read: () => JSON.stringify(app.swagger()),
  });
  serveFixedText(app, '/docs/yaml', { type: 'application/x-yaml', read: () => app.swagger({ yaml: true }) });
  serveFixedText(app, '/docs/openapi-3.0.json', {
    type: 'application/json; charset=utf-8',
    // The plugin's type allows every version of OpenAPI at once.
    read: () => JSON.stringify(toOpenApi30(app.swagger() as unknown as OpenApiDocument)),
  });
  registerSwaggerUi(app);
  registerErrorPage(app);
}

/** Completes a route with the security, headers and errors that follow from its access and schema. */
function completeRoute(app: App, route: RouteOptions, errors: Map<string, ErrorsByStatus>): void {
  if (route.url.startsWith('/docs')) return;
  const {
    access,
    takesToken,
    isIdempotent = false,
    appends = isIdempotent,
    isTagged = false,
    errorStatuses = {},
  } = route.config ?? {};
  if (access === undefined)
    throw new LoggableError(`${route.method} ${route.url} does not declare its access`);
  const schema = route.schema;
  if (!schema?.operationId) throw new LoggableError(`${route.method} ${route.url} has no schema`);
  if (schema.description) schema.description = joinLines(schema.description);
  if (access === 'public') schema.security = takesToken ? [{}, bearer] : [];
  if (isIdempotent) schema.headers = IdempotencyHeaders;
  if (appends) {
    // Fastify types the responses as unknown; they are schemas by status.
    const own = schema.response as Record<string, object>;
    const headers = { ...(isIdempotent && ReplayHeaders), ...ReceiptHeaders };
    for (const status in own) own[status] = { ...own[status], headers };
  }
  if (isTagged) {
    const own = schema.response as Record<string, { headers?: object; description?: string }>;
    own['200'] = { ...own['200'], headers: { ...own['200']?.headers, ...TagHeaders } };
    own['304'] = Unchanged;
  }
  errors.set(schema.operationId, errorsByStatus(errorCodes(route), errorStatuses, app.errors));
}

/** Errors that every operation can give: a request that is not valid HTTP fails validation, too. */
const errorsOfAll: readonly ErrorCode[] = [
  'HEADERS_TOO_LARGE',
  'HOST_NOT_ALLOWED',
  'INTERNAL_ERROR',
  'REQUEST_TIMEOUT',
  'SERVICE_UNAVAILABLE',
  'VALIDATION_FAILED',
];

/** Returns the codes of every error that an operation can give. */
function errorCodes({ config, method, schema = {} }: RouteOptions): Set<ErrorCode> {
  const { access, allowsWaiting, isIdempotent, rateClass, errors = [] } = config ?? {};
  const codes = new Set<ErrorCode>([...errors, ...errorsOfAll]);
  const isWrite = /POST|PUT|DELETE/.test(String(method));
  if (rateClass !== 'none') codes.add('TOO_MANY_REQUESTS');
  if (access !== 'public') codes.add('UNAUTHENTICATED');
  if (access !== 'public' && access && access.length < 3) codes.add('FORBIDDEN');
  if (access !== 'public' && access?.includes('LEARNER') && !allowsWaiting)
    codes.add('LEARNER_NOT_CONFIRMED');
  if (isIdempotent) codes.add('IDEMPOTENCY_KEY_REUSED');
  if (access !== 'public' && isWrite) codes.add('TOO_MUCH_DATA');
  if (schema.body) codes.add('MALFORMED_JSON').add('UNSUPPORTED_MEDIA_TYPE');
  if (isWrite) codes.add('BODY_TOO_LARGE');
  return codes;
}
