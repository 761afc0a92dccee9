import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { App } from '../../../src/http/app-types.ts';
import { documentOf, type OpenApiDocument, type Operation, operationsOf, type Schema } from './document.ts';

/** Answer of the service. `body` is its parsed JSON. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests check the shape.
  body: any;
  headers: Record<string, unknown>;
}

/** Contract of the service: its OpenAPI document and checks against it. */
export interface Contract {
  document: OpenApiDocument;
  operations: Operation[];
  /** Returns the faults of an operation's answer; empty if the document describes it. */
  faults(operation: Operation, answer: Answer): string[];
  /** Returns the faults of a value under a schema of the document. */
  schemaFaults(schema: Schema, value: unknown): string[];
}

/** Contracts by their documents: compiling the schemas of one takes a second. */
const contracts = new Map<string, Contract>();

/** Returns the contract of an application. */
export function contractOf(app: App): Contract {
  const document = documentOf(app);
  const text = JSON.stringify(document);
  const contract = contracts.get(text) ?? createContract(document);
  contracts.set(text, contract);
  return contract;
}

function createContract(document: OpenApiDocument): Contract {
  const schemaFaults = createSchemaFaults(document);
  const operations = operationsOf(document);
  return {
    document,
    operations,
    schemaFaults,
    faults(operation, answer) {
      const response = operation.responses[answer.status];
      if (!response) return [`${answer.status} is not documented: ${JSON.stringify(answer.body)}`];
      const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
      if (!response.content) return answer.body === '' ? [] : [`${answer.status} has a body: ${answer.body}`];
      const media = response.content[type];
      if (!media) return [`${answer.status} has the undocumented type "${type}"`];
      // A file of JSON is a text in the document.
      if (media.schema.format === 'binary') return [];
      const faults = schemaFaults(media.schema, answer.body);
      if (type === 'application/problem+json') faults.push(...problemFaults(answer));
      return faults;
    },
  };
}

let known: { contract: Contract; paths: [RegExp, Operation][] } | undefined;

/** Returns the faults of the answer to a request; none if no operation of the document has its path and method. */
export function answerFaults(
  app: App,
  request: { method?: string; url?: unknown },
  answer: Answer,
): string[] {
  // All applications of a test run have the same document.
  known ??= withPaths(contractOf(app));
  const path = String(request.url).split('?', 1)[0] ?? '';
  const found = known.paths.find(([pattern, { method }]) => method === request.method && pattern.test(path));
  if (!found || answer.body?.code === 'ROUTE_NOT_FOUND') return [];
  const [, operation] = found;
  return known.contract.faults(operation, answer).map((fault) => `${operation.name}: ${fault}`);
}

/** Returns the contract with the operations by their paths, most specific first: `/api/lessons/active` is not a lesson. */
function withPaths(contract: Contract) {
  const parameters = ({ path }: Operation) => path.split('{').length;
  const paths = contract.operations
    .toSorted((a, b) => parameters(a) - parameters(b))
    .map((operation): [RegExp, Operation] => [patternOf(operation.path), operation]);
  return { contract, paths };
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Checks the rules of problem details beyond their schema. */
export function problemFaults({ status, body, headers }: Answer): string[] {
  const isReplay = headers['idempotency-replayed'] === 'true';
  const rules: [string, boolean][] = [
    ['status equals the status of the answer', body.status === status],
    ['error equals detail', body.error === body.detail],
    // A replay equals the first answer byte for byte.
    ['requestId equals the id in the header', isReplay || body.requestId === headers['x-request-id']],
    ['instance has no query', !String(body.instance).includes('?')],
    ['type leads to the code', body.type === `/docs/errors#${body.code.toLowerCase().replaceAll('_', '-')}`],
    ['401 says how to authenticate', status !== 401 || headers['www-authenticate'] === 'Bearer'],
    ['429 says when to retry', status !== 429 || Number(headers['retry-after']) > 0],
    ['no internals', !insides.test(JSON.stringify(body))],
    ['no fault shows a pattern', !/pattern|\^|\$"|\\\\/.test(JSON.stringify(body.errors ?? []))],
    ['nothing is null', !Object.values(body).includes(null)],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => `broken: ${rule} in ${JSON.stringify(body)}`);
}

/** Stack traces, SQL and messages of PostgreSQL. */
const insides =
  /node_modules|\.ts:\d|\bat \w+ \(|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(FROM|SET|VALUES)\b|PostgresError|violates|SQLSTATE|relation "|syntax for type/;

function createSchemaFaults(document: OpenApiDocument): Contract['schemaFaults'] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addFormat('time-zone', /^[A-Za-z]/);
  ajv.addFormat('day-or-time', /^\d{4}-\d\d-\d\d/);
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

/** Returns the schema with its references anchored in the document. */
function anchored(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/'));
}
