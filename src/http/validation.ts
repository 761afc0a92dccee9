import type { TObject, TSchema } from '@sinclair/typebox';
import { Ajv, type AnySchema } from 'ajv';
import formats from 'ajv-formats';
import type { Fault } from '../errors.ts';
import type { App } from './app-types.ts';
import { validationFailed } from './problems.ts';

/** Bodies nested deeper than this are refused: nothing that the service takes comes near it. */
const maxDepth = 32;

/**
 * Validation by the routes' schemas. Bodies are taken as they are, query and path are text and so are coerced;
 * unknown properties are neither refused nor removed: handlers read the ones they know (decisions.md 1.6).
 */
export function registerValidation(app: App, components: readonly TSchema[]): void {
  for (const component of components) app.addSchema(component);
  const strictly = ajv(components, { coerceTypes: false });
  const coercing = ajv(components, { coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    // Fastify types a route's schema as unknown; it was written as JSON schema.
    (httpPart === 'body' ? strictly : coercing).compile(schema as AnySchema),
  );
  app.addHook('preValidation', async (request) => {
    const faults: Fault[] = [];
    request.body = cleaned(request.body, '/body', 0, faults);
    // Fastify types the schemas of a route as unknown; those of query and path are objects (operation.ts).
    const { querystring, params } = (request.routeOptions.schema ?? {}) as Record<
      string,
      TObject | undefined
    >;
    faults.push(...textFaults(request.query, querystring, '/query'));
    faults.push(...textFaults(request.params, params, '/path'));
    request.params = withLowerCaseIds(request.params);
    if (faults.length > 0) throw validationFailed(faults);
  });
}

/** Refuses an update that has none of the fields that it could change (decisions.md 1.5). */
export function requireAnyOf(schema: TObject, body: object): void {
  if (Object.keys(schema.properties).some((name) => name in body)) return;
  throw validationFailed([{ pointer: '/body', message: 'has none of the fields that can be changed' }]);
}

function ajv(components: readonly TSchema[], options: { coerceTypes: boolean }): Ajv {
  const instance = new Ajv({
    ...options,
    allErrors: true,
    useDefaults: true,
    strict: false,
    removeAdditional: false,
  });
  formats.default(instance, ['email', 'uri-reference']);
  // The library's own take `urn:uuid:…`, the year 0 and any offset too, which PostgreSQL does not.
  instance.addFormat('uuid', uuid);
  instance.addFormat('date-time', isInstant);
  instance.addSchema([...components]);
  return instance;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** With at most 50 decimals: of a time with more than 128 characters PostgreSQL says that it is none. */
const instant =
  /^((?!0000)\d{4}-\d\d-\d\d)T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,50})?(Z|[+-](0\d|1[0-5]):[0-5]\d)$/i;

/** A time with its offset (RFC 3339) on a day that there is. */
function isInstant(text: string): boolean {
  const day = instant.exec(text)?.[1];
  if (day === undefined) return false;
  const date = new Date(day);
  // It takes the 31st of February for a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** UUIDs may come in upper case (RFC 9562); they are stored and compared in lower case. */
function withLowerCaseIds(params: unknown): unknown {
  const entries = Object.entries(params ?? {});
  return Object.fromEntries(
    entries.map(([key, value]) => [key, uuid.test(value) ? value.toLowerCase() : value]),
  );
}

/**
 * The body with every string trimmed, but for passwords, which are taken to the letter. Notes a NUL and half of a
 * surrogate pair, which PostgreSQL cannot store, and nesting that is too deep to go through.
 */
function cleaned(value: unknown, pointer: string, depth: number, faults: Fault[]): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) faults.push({ pointer, message: 'must not contain a NUL character' });
    if (!value.isWellFormed()) faults.push({ pointer, message: 'must be well-formed Unicode' });
    return pointer === '/body/password' ? value : value.trim();
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) {
    faults.push({ pointer, message: `must not be nested deeper than ${maxDepth} levels` });
    return null;
  }
  if (Array.isArray(value))
    return value.map((item, i) => cleaned(item, `${pointer}/${i}`, depth + 1, faults));
  const entries = Object.entries(value).map(([key, item]) => {
    if (key.includes('\0')) faults.push({ pointer, message: 'must not contain a NUL character in a name' });
    return [key, cleaned(item, `${pointer}/${escapePointer(key)}`, depth + 1, faults)] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * What is wrong with the texts of a query or path before they are coerced: a NUL, and integers in other words than digits
 * (`1e3`, `0x10`, ` 1`), which coercion would take. What is not declared is not looked at.
 */
function textFaults(values: unknown, schema: TObject | undefined, pointer: string): Fault[] {
  const texts = Object.entries(values ?? {}).filter(
    ([name]) => schema && Object.hasOwn(schema.properties, name),
  );
  return texts.flatMap(([name, value]): Fault[] => {
    const place = `${pointer}/${name}`;
    if (String(value).includes('\0'))
      return [{ pointer: place, message: 'must not contain a NUL character' }];
    const isNumber = schema?.properties[name]?.['type'] !== 'integer' || /^-?\d+$/.test(String(value));
    return isNumber ? [] : [{ pointer: place, message: 'must be integer' }];
  });
}

/** A name as a step of a JSON pointer (RFC 6901); shortened, since it is the client's and goes into the answer. */
function escapePointer(name: string): string {
  return name.slice(0, 100).replaceAll('\0', '').replaceAll('~', '~0').replaceAll('/', '~1');
}
