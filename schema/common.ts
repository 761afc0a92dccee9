import {
  type SchemaOptions,
  type Static,
  type StringOptions,
  type TInteger,
  type TProperties,
  type TSchema,
  type TUnsafe,
  Type,
} from '@sinclair/typebox';

/** Building blocks of the API's schemas. Ids of users are integers, all other ids UUIDs (decisions.md 1.1). */

/** Makes a scalar nullable by a type array, not a union, so that generated clients get `T | null`. */
export function nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  // TypeBox marks schemas with symbols that JSON does not need.
  const { type, ...rest } = schema;
  const values = Array.isArray(rest.enum) ? { enum: [...rest.enum, null] } : {};
  return Type.Unsafe<Static<T> | null>({ ...rest, ...values, type: [type, 'null'] });
}

/** Returns the schema of one of the strings, with its name in generated clients. Members refer to it with `Type.Ref`. */
export function Enum<const T extends string>(
  name: string,
  values: readonly T[],
  description: string,
  example?: NoInfer<T>,
): TUnsafe<T> {
  const options = { $id: name, ...explained(description, example) };
  // An `enum` and not a union of constants: client generators read it better.
  return Type.Unsafe<T>({ ...options, type: 'string', enum: [...values] });
}

/** Returns a reference to a component with a description of its own. */
export function Described<T extends TSchema>(component: T, description: string): TUnsafe<Static<T>> {
  // The plugin that writes the document drops what stands next to a reference.
  return Type.Unsafe<Static<T>>({ allOf: [Type.Ref(component)], description });
}

function explained(description: string, example: unknown): SchemaOptions {
  return example === undefined ? { description } : { examples: [example], description };
}

/** Returns the schema of a string. */
export function Str(description: string, example?: string) {
  return Type.String(explained(description, example));
}

/** Schema of a file, such as a picture or an export, which clients should not take for text. */
export const Binary = { type: 'string', format: 'binary' } as const;

/** Returns the schema of a boolean. */
export function Bool(description: string, example?: boolean) {
  return Type.Boolean(explained(description, example));
}

const maxUserId = Number.MAX_SAFE_INTEGER;

/** Returns the schema of a user's id. */
export function UserIdOf(description: string, example = 2) {
  return Type.Integer({ minimum: 1, maximum: maxUserId, ...explained(description, example) });
}

// Schemas with `x-component` are components of the OpenAPI document: members that share one refer to it.

export const UserId = Type.Integer({ ...UserIdOf('The id of a user.'), 'x-component': 'UserId' });

/** User id in a body: a JSON number or a string of digits (decisions.md 1.1). */
export const UserIdInput = Type.Unsafe<number | string>({
  $id: 'UserIdInput',
  type: ['integer', 'string'],
  minimum: 1,
  maximum: maxUserId,
  pattern: '^[1-9][0-9]{0,15}$',
  examples: [2],
  description: 'The id of a user, as a number or a string of digits.',
});

/** Returns the number in a valid UserIdInput. */
export function userIdOf(input: number | string): number {
  return Number(input);
}

/** Pattern of a UUID as the service stores it. */
export const uuidPattern = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/** Returns the schema of an id, except that of a user. */
export function UuidOf(noun: string) {
  return Type.String({
    format: 'uuid',
    examples: ['01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00'],
    description: `The id of the ${noun}.`,
  });
}

/** Returns the schema of a path parameter with such an id. Operations share it in the OpenAPI document. */
export function UuidParam(noun: string) {
  return Type.String({ ...UuidOf(noun), 'x-component': `${noun.charAt(0).toUpperCase()}${noun.slice(1)}Id` });
}

/** Returns the schema of a time in a response. */
export function Time(description: string) {
  return Type.String({ format: 'date-time', ...explained(description, '2026-03-01T08:30:00.000Z') });
}

export const Timestamp = Type.String({
  ...Time('ISO 8601 in UTC with milliseconds.'),
  'x-component': 'Timestamp',
});

/** Returns the schema of points, tokens or costs: whole numbers from 1 to 1,000,000,000 (decisions.md 1.9). */
export function Points(description: string, example = 10) {
  return Type.Integer({ minimum: 1, maximum: 1_000_000_000, ...explained(description, example) });
}

/** Returns the schema of a count or a sum of points in a response: 0 or more. */
export function Count(description: string, example?: number) {
  return Type.Integer({ minimum: 0, ...explained(description, example) });
}

export function Percent(description: string, example: number) {
  return Type.Integer({ minimum: 0, maximum: 100, ...explained(description, example) });
}

/** Pattern of a text of one line. Regular expressions of all languages know `\x`, and few know `\u` or `\p`. */
export const linePattern = '^[^\\x00-\\x1f\\x7f-\\x9f]*$';
/** Pattern of a text of several lines: with tabs, LF and CR, and no other control characters. */
export const linesPattern = '^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f]*$';

/**
 * Returns the schema of a text of one line in a request. The service trims it; required text must not be blank (decisions.md
 * 1.8).
 */
export function Text(maxLength: number, description: string, example: string, options: StringOptions = {}) {
  const pattern = linePattern;
  return Type.String({ minLength: 1, maxLength, pattern, ...options, ...explained(description, example) });
}

/** Returns the schema of a text of several lines in a request, such as a description or a note. */
export function Lines(description: string, example: string, options: StringOptions = {}) {
  return Text(2000, description, example, { pattern: linesPattern, ...options });
}

/** Grade in a body: 0 to 12 as a number or a string, or "K" for 0 (decisions.md 3.1). */
export const GradeLevelInput = Type.Unsafe<number | string>({
  'x-component': 'GradeLevelInput',
  type: ['integer', 'string'],
  minimum: 0,
  maximum: 12,
  pattern: '^([Kk]|[0-9]|1[0-2])$',
  examples: [5],
  description: 'Grade level 0 to 12, as a number or a string; "K" (Kindergarten) is 0.',
});

/** Returns the number in a valid GradeLevelInput. */
export function gradeLevelOf(input: number | string): number {
  return typeof input === 'string' && input.toUpperCase() === 'K' ? 0 : Number(input);
}

/** Returns the schema of a response, which contains exactly the declared fields (decisions.md 1.2). */
export function Reply<T extends TProperties>(name: string, description: string, properties: T) {
  return Type.Object(properties, { additionalProperties: false, $id: name, description });
}

// Optional parameters have no examples: Swagger UI would fill them in.

/** Returns the schema of a query in which an unknown parameter gives 400: a misspelt one must not change an audit unseen. */
export function StrictQuery<T extends TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: false });
}

function LearnerIdQuery(name: string, description: string) {
  const options = { 'x-component': name, minimum: 1, maximum: maxUserId, description };
  return Type.Object({ learnerId: Type.Optional(Type.Integer(options)) });
}

/** Query with a learner, whom a parent or an administrator must name (decisions.md 2.8). */
export const LearnerQuery = LearnerIdQuery(
  'LearnerId',
  'The learner. A PARENT must name one of their own children, an ADMIN any learner. A LEARNER can name only themselves.',
);

/** Query with a learner, whom every role may omit. */
export const OptionalLearnerQuery = LearnerIdQuery(
  'OptionalLearnerId',
  'The learner. A PARENT may name one of their own children, an ADMIN any learner. A LEARNER can name only themselves.',
);

/** Family in a query, which every role may omit. */
export const FamilyId = Type.Integer({
  'x-component': 'FamilyId',
  minimum: 1,
  maximum: maxUserId,
  description: "The family: its parent's user id. By default the caller's own.",
});

/** Greatest number of items of a page. */
export const maxPageLength = 500;

/** Returns the parameter for a page's length (decisions.md 1.7). Clients may omit it; the handler always gets it. */
export function Limit(defaultLimit: number, options: SchemaOptions = {}): TInteger {
  const description = `Maximum number of rows; ${defaultLimit} by default.`;
  return Type.Optional(
    Type.Integer({ ...options, minimum: 1, maximum: maxPageLength, default: defaultLimit, description }),
  );
}

export const Cursor = Type.Optional(
  Type.String({
    'x-component': 'Cursor',
    minLength: 1,
    // A cursor may hold a title of 200 characters, each as an escape of six.
    maxLength: 2000,
    description: 'Position of the page, from the `Link` header (`rel="next"`) of the previous page.',
  }),
);

/** Query of a listing that gives as many rows as a page can have, unless the client wants fewer. */
export const PageQuery = Type.Object({
  limit: Limit(maxPageLength, { 'x-component': 'Limit' }),
  cursor: Cursor,
});

/** Query of a listing of a learner's rows. */
export const LearnerPageQuery = Type.Object({ ...LearnerQuery.properties, ...PageQuery.properties });

/** Returns the schema of a page, with a header that links to the next one. */
export function pageOf<T extends TSchema>(row: T, description: string) {
  const Link = Type.String({
    'x-component': 'Link',
    examples: ['</api/rows?learnerId=2&limit=10&cursor=WyIyMDI2Il0>; rel="next"'],
    description: 'Link to the next page (RFC 8288); absent on the last page.',
  });
  return Type.Array(Type.Ref(row), { description, headers: { Link } });
}

export function List<T extends TSchema>(row: T, description: string) {
  return Type.Array(Type.Ref(row), { description });
}

/** Returns the schema of a request body, with its name in generated clients and an example that works. */
export function Body<T extends TProperties>(
  name: string,
  example: object,
  description: string,
  properties: T,
  options: SchemaOptions = {},
) {
  return Type.Object(properties, { $id: name, examples: [example], description, ...options });
}

/** Returns the schema of a request body with fields to change, at least one. */
export function Patch<T extends TProperties>(
  name: string,
  example: object,
  description: string,
  properties: T,
) {
  return Body(name, example, description, properties, { minProperties: 1 });
}

export const Success = Reply('Success', 'The operation succeeded.', {
  success: Bool('Always true: a failure gives a problem response.', true),
});

export const Fault = Type.Object(
  {
    pointer: Str('Place of the fault: `/body/…`, `/query/…` or `/path/…`.'),
    message: Str('Description of the fault.'),
  },
  { $id: 'Fault', description: 'A fault in a request.' },
);

/** Returns the schema of problem details (RFC 9457; decisions.md 1.3), with further members of some errors. */
export const problemWith = (members: TProperties) =>
  Type.Object(
    {
      type: Type.String({ format: 'uri-reference', description: 'Identifies the kind of problem.' }),
      title: Str('Title of this kind of problem.'),
      status: Type.Integer({ minimum: 400, maximum: 599, description: 'The HTTP status.' }),
      detail: Str('Explanation for this request.'),
      instance: Type.String({ format: 'uri-reference', description: 'The path of the request.' }),
      code: Type.Unsafe<string>(Type.Ref('ErrorCode')),
      requestId: Str('Id of this request in the log of the service.'),
      error: Str('The same text as `detail`, for clients of the older service.'),
      errors: Type.Optional(
        List(Fault, 'Faults of a request that does not match the description of the operation.'),
      ),
      ...members,
    },
    { $id: 'Problem', description: 'Problem details (RFC 9457).' },
  );
