import { type Static, Type } from '@sinclair/typebox';
import { Body, nullable, oneOf, Reply, Text, UserId } from './common.ts';

const Role = oneOf(['ADMIN', 'PARENT', 'LEARNER'], {
  examples: ['PARENT'],
  description: 'ADMIN: administrator; PARENT: head of a family; LEARNER: child of a parent.',
});

/** ASCII only, so that case-insensitive comparison is the same everywhere (decisions.md 2.1). */
const Username = Text(64, {
  pattern: '^[A-Za-z0-9._@-]+$',
  examples: ['ada'],
  description: 'ASCII letters, digits, `.`, `_`, `-` and `@`. Unique, ignoring case.',
});

const Email = Text(254, {
  format: 'email',
  examples: ['ada@example.com'],
  description: 'Unique, ignoring case.',
});

const FullName = Text(200, { examples: ['Ada'], description: 'The full name.' });

/** Its length counts in bytes of UTF-8, which JSON Schema cannot express: hashing checks it. */
export const Password = Type.String({
  pattern: '\\S',
  maxLength: 1024,
  examples: ['correct horse battery'],
  description: '8 to 1024 bytes of UTF-8, taken literally: leading and trailing blanks count.',
});

/** interface.md 2.1 */
export const User = Reply(
  {
    id: UserId,
    username: Type.String({ examples: ['ada'], description: 'Name to log in with.' }),
    email: Type.String({ examples: ['ada@example.com'], description: 'The email address.' }),
    name: Type.String({ examples: ['Ada'], description: 'The full name.' }),
    role: Role,
    parentId: nullable(
      Type.Integer({
        minimum: 1,
        examples: [null],
        description: "The id of the learner's parent; null for other roles.",
      }),
    ),
  },
  { $id: 'User', title: 'User', description: 'A person with an account: administrator, parent or learner.' },
);
export type User = Static<typeof User>;

export const RegisterRequest = Body(
  'RegisterRequest',
  {
    username: Username,
    email: Email,
    name: FullName,
    role: Role,
    password: Password,
    parentId: Type.Optional(
      Type.Unsafe<number | string | null>({
        type: ['integer', 'string', 'null'],
        examples: [2],
        description:
          "The parent's user id, as a number or a string of digits. Required for a LEARNER, ignored for others.",
      }),
    ),
  },
  {
    description: 'A new account.',
    example: {
      username: 'ada',
      email: 'ada@example.com',
      name: 'Ada',
      role: 'PARENT',
      password: 'correct horse battery',
    },
  },
);
export type RegisterRequest = Static<typeof RegisterRequest>;

/** Lacks the bounds of registration: an impossible username is simply unknown. */
export const LoginRequest = Body(
  'LoginRequest',
  {
    username: Type.String({
      minLength: 1,
      examples: ['ada'],
      description: 'Case does not matter.',
    }),
    password: Type.String({
      pattern: '\\S',
      examples: ['correct horse battery'],
      description: 'The password, taken literally.',
    }),
  },
  {
    description: 'Username and password.',
    example: { username: 'ada', password: 'correct horse battery' },
  },
);
export type LoginRequest = Static<typeof LoginRequest>;

const Token = Type.String({
  description: 'A JWT. Send it as `Authorization: Bearer <token>`.',
  examples: ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
});

export const Registration = Reply(
  { token: Token, user: Type.Ref(User) },
  { $id: 'Registration', title: 'Registration', description: 'A new account and its token.' },
);

export const Login = Reply(
  {
    token: Token,
    user: Type.Ref(User),
    domain: Type.String({
      examples: ['learn.example.com'],
      description: 'Host name that the client uses: from the `Origin` header, else from the `Host` header.',
    }),
  },
  { $id: 'Login', title: 'Login', description: 'A session opened with a password.' },
);

export const Health = Reply(
  {
    status: oneOf(['ok', 'error'], { examples: ['ok'], description: '`ok` if the service works.' }),
    message: Type.String({
      examples: ['The service and its database answer.'],
      description: 'The same in words.',
    }),
  },
  { $id: 'Health', title: 'Health', description: 'Health of the service and its database.' },
);
export type Health = Static<typeof Health>;
