import type { Static, TObject, TSchema } from '@sinclair/typebox';
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { uuidPattern } from '../../schema/common.ts';
import type { Fault } from '../base/errors.ts';
import { OperatorError } from '../base/faults.ts';
import { knownTimeZone } from '../base/local-day.ts';
import { isBlank, storageFault, textFault } from '../base/text-rules.ts';
import type { App } from './app-types.ts';
import { escapePointer, wordsOf } from './fault-words.ts';
import { validationFailed } from './problem-details.ts';
import { encodingFaults } from './target-encoding.ts';

/** Maximum nesting of a body. No valid body comes near it. */
const maxDepth = 32;

/** Checks a value, and sets `errors` each time: to null if it is valid. */
type Validator = ((value: unknown) => boolean) & { errors?: ValidateFunction['errors'] | undefined };

/** Compilers and compiled validators by components. Applications of one process share them: tests create hundreds. */
const cache = new Map<string, { strictly: Ajv; coercing: Ajv; compiled: Map<string, Validator> }>();

/**
 * Validates by the routes' schemas. Coerces the values of query and path, which are text, but not those of bodies.
 * Keeps unknown properties, which handlers ignore (decisions.md 1.6).
 */
export function registerValidation(app: App, components: readonly TSchema[]): void {
  for (const component of components) app.addSchema(component);
  const shared = JSON.stringify(components);
  const { strictly, coercing, compiled } = cache.get(shared) ?? {
    strictly: ajv(components, { coerceTypes: false }),
    coercing: ajv(components, { coerceTypes: true }),
    compiled: new Map(),
  };
  cache.set(shared, { strictly, coercing, compiled });
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const compiler = httpPart === 'body' ? strictly : coercing;
    const key = `${httpPart === 'body'} ${JSON.stringify(schema)}`;
    // Fastify types a route's schema as unknown; it is a JSON Schema.
    const validate = compiled.get(key) ?? atFirstUse(() => compiler.compile(schema as AnySchema));
    compiled.set(key, validate);
    return validate;
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const faults: Fault[] = [];
    request.body = clean(request.body, '/body', 0, faults);
    // Fastify types the schemas of a route as unknown; those of query and path are objects (operation.ts).
    const { querystring, params } = (request.routeOptions.schema ?? {}) as Record<
      string,
      TObject | undefined
    >;
    faults.push(...encodingFaults(request.url, querystring));
    faults.push(...textFaults(request.query, querystring, '/query'));
    faults.push(...textFaults(request.params, params, '/path'));
    request.params = withLowerCaseIds(request.params);
    done(faults.length > 0 ? validationFailed(faults) : undefined);
  });
}

/** Compiles a schema when its first value arrives: most processes need few of them. */
function atFirstUse(compile: () => ValidateFunction): Validator {
  let validate: ValidateFunction | undefined;
  const check: Validator = (value) => {
    validate ??= compile();
    const isValid = validate(value);
    check.errors = validate.errors;
    return isValid;
  };
  return check;
}

/** Returns the fields as requests clean them. Throws an error in plain words unless they fit the schema. */
export function requireFields<T extends TObject>(schema: T, fields: object): Static<T> {
  const faults: Fault[] = [];
  const cleaned = clean(fields, '', 0, faults);
  const validate = ajv([], { coerceTypes: false }).compile<Static<T>>(schema);
  if (validate(cleaned) && faults.length === 0) return cleaned;
  for (const fault of validate.errors ?? [])
    faults.push({ pointer: fault.instancePath, message: wordsOf(fault) });
  throw new OperatorError(faults.map(({ pointer, message }) => `${pointer.slice(1)} ${message}`).join('\n'));
}

/** Rejects an update without any field that it could change (decisions.md 1.5). */
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
  // The library's formats also accept `urn:uuid:…`, the year 0 and any offset; PostgreSQL does not.
  instance.addFormat('uuid', uuid);
  instance.addFormat('date-time', isInstant);
  instance.addFormat('day-or-time', (text: string) => isInstant(text) || isInstant(`${text}T00:00:00Z`));
  instance.addFormat('time-zone', (name: string) => knownTimeZone(name) !== undefined);
  instance.addSchema([...components]);
  return instance;
}

const uuid = new RegExp(uuidPattern, 'i');
/** At most 50 decimals: PostgreSQL rejects a time with more than 128 characters. */
const instant =
  /^((?!0000)\d{4}-\d\d-\d\d)T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,50})?(Z|[+-](0\d|1[0-5]):[0-5]\d)$/i;

/** Checks for a time with an offset (RFC 3339) on an existing day. */
export function isInstant(text: string): boolean {
  const day = instant.exec(text)?.[1];
  if (day === undefined) return false;
  const date = new Date(day);
  // Date reads the 31st of February as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Converts UUIDs to lower case, as the service stores them. Clients may send upper case (RFC 9562). */
function withLowerCaseIds(params: unknown): unknown {
  const entries = Object.entries(params ?? {});
  return Object.fromEntries(
    entries.map(([key, value]) => [key, uuid.test(value) ? value.toLowerCase() : value]),
  );
}

/**
 * Trims all strings but passwords, which no person reads; one without any visible character becomes empty. Reports deep nesting,
 * and texts that must not be stored or shown.
 */
function clean(value: unknown, pointer: string, depth: number, faults: Fault[]): unknown {
  if (typeof value === 'string') {
    const isPassword = /password$/i.test(pointer);
    const text = isPassword ? value : value.trim();
    const message = isPassword ? storageFault(text) : textFault(text);
    if (message !== undefined) faults.push({ pointer, message });
    return !isPassword && isBlank(text) ? '' : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) {
    faults.push({ pointer, message: `must not be nested deeper than ${maxDepth} levels` });
    return null;
  }
  if (Array.isArray(value)) return value.map((item, i) => clean(item, `${pointer}/${i}`, depth + 1, faults));
  const entries = Object.entries(value).map(([key, item]) => {
    const fault = storageFault(key);
    if (fault !== undefined) faults.push({ pointer, message: `has a name that ${fault}` });
    const place = `${pointer}/${escapePointer(key)}`;
    if (isPoison(place)) faults.push({ pointer: place, message: 'is not allowed as a name' });
    return [key, clean(item, place, depth + 1, faults)] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns true for a member that changes an object's prototype where code copies it carelessly. */
function isPoison(pointer: string): boolean {
  return pointer.endsWith('/__proto__') || pointer.endsWith('/constructor/prototype');
}

/** Returns the faults of a query or path before coercion: texts that no body may have, and integers like `1e3` and `0x10`. */
function textFaults(values: unknown, schema: TObject | undefined, pointer: string): Fault[] {
  const texts = Object.entries(values ?? {}).filter(
    ([name]) => schema && Object.hasOwn(schema.properties, name),
  );
  return texts.flatMap(([name, value]): Fault[] => {
    const place = `${pointer}/${name}`;
    const fault = textFault(String(value));
    if (fault !== undefined) return [{ pointer: place, message: fault }];
    const isNumber = schema?.properties[name]?.['type'] !== 'integer' || /^-?\d+$/.test(String(value));
    return isNumber ? [] : [{ pointer: place, message: 'must be integer' }];
  });
}
