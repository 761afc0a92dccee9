import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { App } from '../../src/http/app-types.ts';
import type { Answer } from './client.ts';
import { documentOf, type OpenApiDocument, type Operation, operationsOf, type Schema } from './document.ts';

/** The OpenAPI document as a judge of answers. */
export interface Contract {
  document: OpenApiDocument;
  operations: Operation[];
  /** What is wrong with an answer of the operation; empty where the document describes it. */
  faults(operation: Operation, answer: Answer): string[];
  /** What is wrong with a value by a schema of the document. */
  schemaFaults(schema: Schema, value: unknown): string[];
}

/** Reads the contract of an application. */
export function contractOf(app: App): Contract {
  const document = documentOf(app);
  const schemaFaults = schemaJudge(document);
  return {
    document,
    operations: operationsOf(document),
    schemaFaults,
    faults(operation, answer) {
      const response = operation.responses[answer.status];
      if (!response) return [`${answer.status} is not documented: ${JSON.stringify(answer.body)}`];
      const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
      if (!response.content) return answer.body === '' ? [] : [`${answer.status} has a body: ${answer.body}`];
      const media = response.content[type];
      if (!media) return [`${answer.status} has the undocumented type "${type}"`];
      const faults = schemaFaults(media.schema, answer.body);
      if (type === 'application/problem+json') faults.push(...problemFaults(answer));
      return faults;
    },
  };
}

let known: Contract | undefined;

/**
 * What is wrong with the answer to any request. Nothing where no operation has answered it: the path or the method is
 * none of the document's.
 */
export function answerFaults(
  app: App,
  request: { method?: string; url?: unknown },
  answer: Answer,
): string[] {
  // Every application of a test run is built from the same source.
  known ??= contractOf(app);
  const path = String(request.url).split('?', 1)[0] ?? '';
  const operation = known.operations
    .filter(({ method, path: template }) => method === request.method && patternOf(template).test(path))
    // `/api/lessons/active` is no lesson.
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
  if (!operation || answer.body?.code === 'ROUTE_NOT_FOUND') return [];
  return known.faults(operation, answer).map((fault) => `${operation.name}: ${fault}`);
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** What problem details promise beyond their schema. */
export function problemFaults({ status, body, headers }: Answer): string[] {
  const isReplay = headers['idempotency-replayed'] === 'true';
  const rules: [string, boolean][] = [
    ['its status is that of the answer', body.status === status],
    ['error is the same text as detail', body.error === body.detail],
    // A replay is the first answer to the byte.
    ['requestId is the id in the header', isReplay || body.requestId === headers['x-request-id']],
    ['instance has no query', !String(body.instance).includes('?')],
    ['type leads to the code', body.type === `/docs/errors#${body.code.toLowerCase().replaceAll('_', '-')}`],
    ['401 says how to authenticate', status !== 401 || headers['www-authenticate'] === 'Bearer'],
    ['429 says when to come again', status !== 429 || Number(headers['retry-after']) > 0],
    ['nothing of the insides', !insides.test(JSON.stringify(body))],
    ['nothing is null', !Object.values(body).includes(null)],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => `broken: ${rule} in ${JSON.stringify(body)}`);
}

/** Stacks, SQL, and messages of PostgreSQL. */
const insides =
  /node_modules|\.ts:\d|\bat \w+ \(|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(FROM|SET|VALUES)\b|PostgresError|violates|SQLSTATE|relation "|syntax for type/;

function schemaJudge(document: OpenApiDocument): Contract['schemaFaults'] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ ...document, $id: 'openapi' });
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(anchored(schema));
    compiled.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath || '/', message, ...(params['allowedValues'] ?? [])].join(' '),
    );
  };
}

/** The schema with references that lead into the document. */
function anchored(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'));
}
