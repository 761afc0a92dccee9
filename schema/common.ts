import {
  type SchemaOptions,
  type Static,
  type TInteger,
  type TSchema,
  type TUnsafe,
  Type,
} from '@sinclair/typebox';

/** Building blocks of the wire contract. Ids of users are integers, all other ids UUIDs (decisions.md 1.1). */

/** A scalar that may be null. A type array, as OpenAPI 3.1 has it, instead of a union: clients get `T | null`. */
export function nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  // TypeBox marks schemas with symbols that JSON does not need.
  const { type, ...rest } = schema;
  const values = Array.isArray(rest.enum) ? { enum: [...rest.enum, null] } : {};
  return Type.Unsafe<Static<T> | null>({ ...rest, ...values, type: [type, 'null'] });
}

/** One of the given strings: an `enum`, which generators of clients read better than a union of constants. */
export function oneOf<const T extends string>(values: readonly T[], options: SchemaOptions = {}): TUnsafe<T> {
  return Type.Unsafe<T>({ ...options, type: 'string', enum: [...values] });
}

const maxUserId = Number.MAX_SAFE_INTEGER;

export const UserId = Type.Integer({
  minimum: 1,
  maximum: maxUserId,
  examples: [2],
  description: 'The id of a user.',
});

/** A user id in a body: a JSON number, or a string of digits (decisions.md 1.1). */
export const UserIdInput = Type.Unsafe<number | string>({
  type: ['integer', 'string'],
  minimum: 1,
  maximum: maxUserId,
  pattern: '^[1-9][0-9]{0,15}$',
  examples: [2],
  description: 'The id of a user, as a number or as a string of digits.',
});

/** The number behind a UserIdInput that passed validation. */
export function userIdOf(input: number | string): number {
  return Number(input);
}

/** The id of anything but a user. */
export function UuidOf(what: string) {
  return Type.String({
    format: 'uuid',
    examples: ['01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00'],
    description: `The id of the ${what}.`,
  });
}

/** The id of anything but a user in a path. Operations share this parameter in the OpenAPI document. */
export function UuidParam(what: string) {
  return Type.String({ ...UuidOf(what), 'x-component': `${what.charAt(0).toUpperCase()}${what.slice(1)}Id` });
}

export const Timestamp = Type.String({
  format: 'date-time',
  examples: ['2026-03-01T08:30:00.000Z'],
  description: 'ISO 8601 in UTC with milliseconds.',
});

/** Points, tokens and costs: whole numbers from 1 to 1,000,000,000 (decisions.md 1.9). */
export function Points(options: SchemaOptions = {}) {
  return Type.Integer({ minimum: 1, maximum: 1_000_000_000, examples: [10], ...options });
}

/** A count or a sum of points in a response: 0 or more. */
export function Count(description: string) {
  return Type.Integer({ minimum: 0, description });
}

/** A string that people type. It is stored trimmed; where it is required, blanks alone do not do (decisions.md 1.8). */
export function Text(maxLength: number, options: SchemaOptions & { minLength?: number } = {}) {
  return Type.String({ minLength: 1, maxLength, ...options });
}

/** A grade in a body: 0 to 12, the same as a string, or "K" for 0 (decisions.md 3.1). */
export const GradeLevelInput = Type.Unsafe<number | string>({
  type: ['integer', 'string'],
  minimum: 0,
  maximum: 12,
  pattern: '^([Kk]|[0-9]|1[0-2])$',
  examples: [5],
  description: 'Grade level 0 to 12, as a number or a string; "K" (Kindergarten) is 0.',
});

/** The number behind a GradeLevelInput that passed validation. */
export function gradeLevelOf(input: number | string): number {
  return typeof input === 'string' && input.toUpperCase() === 'K' ? 0 : Number(input);
}

/** Only what is declared leaves the server; every declared field is there (decisions.md 1.2). */
export function Reply<T extends Record<string, TSchema>>(properties: T, options: SchemaOptions = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

// Parameters that may be left out have no examples: Swagger UI would fill them in.

function LearnerIdQuery(name: string, description: string) {
  const options = { 'x-component': name, minimum: 1, maximum: maxUserId, description };
  return Type.Object({ learnerId: Type.Optional(Type.Integer(options)) });
}

/** Which learner is meant, where a parent or an administrator has to say (decisions.md 2.8). */
export const LearnerQuery = LearnerIdQuery(
  'LearnerId',
  'The learner meant: for a PARENT one of its own children, for an ADMIN any; both have to name it. A LEARNER is always itself.',
);

/** Which learner is meant, where nobody has to say. */
export const OptionalLearnerQuery = LearnerIdQuery(
  'OptionalLearnerId',
  'The learner meant: for a PARENT one of its own children, for an ADMIN any. A LEARNER is always itself.',
);

/** How long a page of a listing may be (decisions.md 1.7). It may be left out, and is there for the handler all the same. */
export function Limit(byDefault: number): TInteger {
  return Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 500,
      default: byDefault,
      description: `How many rows to return at most; ${byDefault} by default.`,
    }),
  );
}

export const Cursor = Type.Optional(
  Type.String({
    'x-component': 'Cursor',
    minLength: 1,
    maxLength: 200,
    description: 'Where to go on: taken from the `Link` header (`rel="next"`) of the page before.',
  }),
);

/** A page of a listing; its header leads to the next. */
export function pageOf<T extends TSchema>(row: T, description: string) {
  const Link = Type.String({
    examples: ['</api/lessons?learnerId=2&limit=10&cursor=WyIyMDI2Il0>; rel="next"'],
    description: 'Where to go on (RFC 8288); absent on the last page.',
  });
  return Type.Array(Type.Ref(row), { description, headers: { Link } });
}

/** A request body by the name that generated clients know it by, with an example to try it out with. */
export function Body<T extends Record<string, TSchema>>(
  name: string,
  properties: T,
  { example, ...options }: SchemaOptions & { example: object },
) {
  return Type.Object(properties, { $id: name, title: name, examples: [example], ...options });
}

export const Success = Reply(
  {
    success: Type.Boolean({
      examples: [true],
      description: 'Always true: what fails is answered as a problem.',
    }),
  },
  { $id: 'Success', title: 'Success', description: 'It is done.' },
);

/** RFC 9457 problem details with this service's extension members (decisions.md 1.3). */
export const Problem = Type.Object(
  {
    type: Type.String({ format: 'uri-reference', description: 'Identifies the kind of problem.' }),
    title: Type.String({ description: 'What kind of problem it is, the same for each occurrence.' }),
    status: Type.Integer({ description: 'The HTTP status.' }),
    detail: Type.String({ description: 'What went wrong in this request.' }),
    instance: Type.String({ format: 'uri-reference', description: 'The path that was asked for.' }),
    code: Type.String({ description: 'Stable code to program against.', examples: ['VALIDATION_FAILED'] }),
    requestId: Type.String({ description: 'Finds this request in the log of the service.' }),
    error: Type.String({ description: 'The same text as `detail`, for clients of the older service.' }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({ description: 'Where the fault is: `/body/…`, `/query/…` or `/path/…`.' }),
          message: Type.String({ description: 'What is wrong there.' }),
        }),
        { description: 'Each fault of the request, where it did not fit the description of the operation.' },
      ),
    ),
    available: Type.Optional(
      Type.Array(Type.String(), { description: 'With TOPIC_NOT_AVAILABLE_OFFLINE: the topics there are.' }),
    ),
  },
  { $id: 'Problem', title: 'Problem', description: 'Problem details (RFC 9457).' },
);
export type Problem = Static<typeof Problem>;
