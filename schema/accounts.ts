import { type Static, Type } from '@sinclair/typebox';
import * as t from './common.ts';

export const Role = t.Enum(
  'Role',
  ['ADMIN', 'PARENT', 'LEARNER'],
  'ADMIN: administrator; PARENT: head of a family; LEARNER: child of a parent.',
  'PARENT',
);

/** ASCII only, so that case-insensitive comparison is the same everywhere (decisions.md 2.1). */
export const Username = t.Text(
  64,
  'ASCII letters, digits, `.`, `_`, `-` and `@`. Unique, ignoring case.',
  'ada',
  {
    pattern: '^[A-Za-z0-9._@-]+$',
  },
);

const Email = t.Text(254, 'Unique, ignoring case.', 'ada@example.com', { format: 'email' });

export const FullName = t.Text(200, 'The full name.', 'Ada');

/** Password. Hashing checks its length in bytes of UTF-8, which JSON Schema cannot express. */
export const Password = Type.String({
  'x-component': 'Password',
  pattern: '\\S',
  maxLength: 1024,
  examples: ['correct horse battery'],
  description: '8 to 1024 bytes of UTF-8. Leading and trailing blanks count.',
});

/** Zone of the family's days, in a request. */
const TimeZone = Type.Optional(
  t.nullable(
    Type.String({
      'x-component': 'TimeZone',
      format: 'time-zone',
      maxLength: 64,
      examples: ['Europe/Berlin'],
      description: "The IANA name of the time zone of the family's days; null for the server's.",
    }),
  ),
);

/** interface.md 2.1 */
export const User = t.Reply('User', 'A person with an account: administrator, parent or learner.', {
  id: t.UserId,
  username: t.Str('Name to log in with.', 'ada'),
  email: t.Str('The email address.', 'ada@example.com'),
  name: t.Str('The full name.', 'Ada'),
  role: Type.Ref(Role),
  parentId: t.nullable(
    Type.Integer({
      minimum: 1,
      examples: [null],
      description: "The learner's parent; null for other roles.",
    }),
  ),
  timeZone: t.nullable(
    Type.String({
      examples: ['Europe/Berlin'],
      description:
        "The IANA name of the time zone of the family's days. Null for the server's zone, and for a learner: the parent has it.",
    }),
  ),
});
export type User = Static<typeof User>;

/** Example of a one-time code. */
const code = '3q2-7wEjRWeJq83vASNFZw';

/** Code of a second factor. */
const Code = t.Text(100, 'A one-time password (TOTP) or a recovery code.', '123456', {
  'x-component': 'SecondFactorCode',
});

const CurrentPassword = Type.String({
  'x-component': 'CurrentPassword',
  pattern: '\\S',
  examples: ['correct horse battery'],
  description: 'The current password.',
});

export const Confirmation = t.Body(
  'Confirmation',
  { password: 'correct horse battery' },
  'The password of the account, and a code if it has a second factor.',
  { password: CurrentPassword, code: Type.Optional(Code) },
);

/** A confirmation that the caller's token may replace for some minutes (decisions.md 2.17). */
export const OwnerConfirmation = t.Body(
  'OwnerConfirmation',
  { password: 'correct horse battery' },
  "The caller's password, and a code if the account has a second factor.",
  { password: Type.Optional(CurrentPassword), code: Type.Optional(Code) },
);

export const RegisterRequest = t.Body(
  'RegisterRequest',
  {
    username: 'ada',
    email: 'ada@example.com',
    name: 'Ada',
    role: 'PARENT',
    password: 'correct horse battery',
  },
  'A new account.',
  {
    username: Username,
    email: Email,
    name: FullName,
    role: Type.Ref(Role),
    password: Password,
    parentId: Type.Optional(
      Type.Unsafe<number | string | null>({
        type: ['integer', 'string', 'null'],
        examples: [2],
        description:
          "The parent's user id, as a number or a string of digits. Required for a LEARNER, ignored for others.",
      }),
    ),
    invitation: Type.Optional(
      t.Text(
        100,
        'A code for a PARENT, if the service requires one, or the code of the parent for a LEARNER.',
        code,
      ),
    ),
    timeZone: TimeZone,
    confirmation: Type.Optional(
      t.Described(Confirmation, 'Password and code of the ADMIN whose token the request has.'),
    ),
    setupCode: Type.Optional(t.Text(100, 'The code that the service printed, for the first user.', code)),
  },
);
export type RegisterRequest = Static<typeof RegisterRequest>;

/** Life of a token in a request. The setting TOKEN_TTL, which the schema does not know, shortens it. */
export const Lifetime = Type.Integer({
  'x-component': 'Lifetime',
  minimum: 300,
  maximum: 315_576_000,
  examples: [28_800],
  description:
    'Seconds until the token expires: at least 300. By default, and at most, what the service allows: usually 7 days. A longer time is shortened to that.',
});

/** Credentials without the bounds of registration: an impossible username is simply unknown. */
export const LoginRequest = t.Body(
  'LoginRequest',
  { username: 'ada', password: 'correct horse battery' },
  'Username and password.',
  {
    username: Type.String({
      minLength: 1,
      pattern: t.linePattern,
      examples: ['ada'],
      description: 'Case does not matter.',
    }),
    password: Type.String({
      pattern: '\\S',
      examples: ['correct horse battery'],
      description: 'The password. Leading and trailing blanks count.',
    }),
    code: Type.Optional(Code),
    lifetimeSeconds: Type.Optional(Lifetime),
  },
);
export type LoginRequest = Static<typeof LoginRequest>;

export const ChangePassword = t.Body(
  'ChangePassword',
  { currentPassword: 'correct horse battery', password: 'correct horse battery staple' },
  'The current password and a new one.',
  { currentPassword: CurrentPassword, password: Password, code: Type.Optional(Code) },
);

export const Token = Type.String({
  description: 'A JWT. Send it as `Authorization: Bearer <token>`.',
  examples: ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
});

export const Registration = t.Reply('Registration', 'An account and its new token.', {
  token: Token,
  user: Type.Ref(User),
});

export const WrongCodes = t.Reply(
  'WrongCodes',
  'Wrong codes of the second factor that came with the right password. If they are not yours, somebody knows your password.',
  {
    count: Type.Integer({ minimum: 1, examples: [3], description: 'Their number.' }),
    lastAt: t.Time('Time of the last one.'),
  },
);
export type WrongCodes = Static<typeof WrongCodes>;

export const Login = t.Reply('Login', 'A new session.', {
  token: Token,
  user: Type.Ref(User),
  domain: t.Str(
    'Host name that the client uses: from the `Origin` header, else from the `Host` header.',
    'learn.example.com',
  ),
  wrongCodes: Type.Union([Type.Ref(WrongCodes), Type.Null()], {
    description: `Wrong codes since the last sign-in; null if there were none. If they are not yours, somebody knows your password: change it.`,
  }),
});
export type Login = Static<typeof Login>;

export const Invitation = t.Reply('Invitation', 'A code with which one parent or learner can register.', {
  code: t.Str('The code, which works once.', code),
  expiresAt: t.Timestamp,
});
export type Invitation = Static<typeof Invitation>;

export const HealthStatus = t.Enum('HealthStatus', ['ok', 'error'], '`ok` if the service works.', 'ok');

export const Health = t.Reply('Health', 'Health of the service and its database.', {
  status: Type.Ref(HealthStatus),
  message: t.Str('The status in words.', 'The service and its database answer.'),
});
export type Health = Static<typeof Health>;

export const Version = t.Reply('Version', 'Version of the service.', {
  name: t.Str('The name of the program.', 'learning-service'),
  version: t.Str('The version, as in the changelog.', '1.0.0'),
  commit: t.nullable(t.Str('The commit of the sources; null if unknown.', '0123abc')),
  node: t.Str('The version of Node that runs the service.', '24.21.0'),
  schema: Type.Integer({
    examples: [17],
    description: 'The version of the database: the number of its latest migration.',
  }),
});

export const UserIdParams = Type.Object({ id: t.UserId });

/** Example of a one-time code. */
const exampleCode = 'q3Fz8kLmN0pRsTuVwXyZaA';

export const RecoveryCode = t.Reply('RecoveryCode', 'A code with which a user can set a new password.', {
  code: t.Str('It works once.', exampleCode),
  expiresAt: t.Timestamp,
});

export const RecoveryRequest = t.Body(
  'RecoveryRequest',
  { username: 'ada', code: exampleCode, password: 'correct horse battery staple' },
  'A recovery code and a new password.',
  {
    username: LoginRequest.properties.username,
    code: t.Text(100, 'The recovery code.', exampleCode),
    password: Password,
  },
);
export type RecoveryRequest = Static<typeof RecoveryRequest>;

export const UpdateUser = t.Patch(
  'UpdateUser',
  { name: 'Ada King', email: 'ada.king@example.com' },
  'Changes to an account, at least one.',
  { name: Type.Optional(FullName), email: Type.Optional(Email), timeZone: TimeZone },
);
export type UpdateUser = Static<typeof UpdateUser>;

export const TotpSecret = t.Reply('TotpSecret', 'The secret of one-time passwords.', {
  secret: t.Str('In Base32.', 'JBSWY3DPEHPK3PXP'),
  uri: t.Str('For a QR code.', 'otpauth://totp/Learning%20service:ada?secret=JBSWY3DPEHPK3PXP'),
});
export type TotpSecret = Static<typeof TotpSecret>;

export const ConfirmTotp = t.Body('ConfirmTotp', { code: '123456' }, 'A one-time password.', { code: Code });

export const RecoveryCodes = t.Reply('RecoveryCodes', 'Codes that each replace a one-time password once.', {
  recoveryCodes: Type.Array(Type.String(), {
    examples: [['JBSW-Y3DP-EHPK-3PXP']],
    description: 'Ten codes. The spelling does not matter.',
  }),
});
