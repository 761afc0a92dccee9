import { Type } from '@sinclair/typebox';
import { Health, Login, LoginRequest, RegisterRequest, Registration, User } from '../../schema/accounts.ts';
import { Success } from '../../schema/common.ts';
import { roles } from '../http/app-types.ts';
import { operation } from '../http/operation.ts';

/** The operations of interface.md 4.1, as the OpenAPI document describes them. */

export const register = operation(
  {
    access: 'public',
    takesToken: true,
    errors: ['UNAUTHENTICATED', 'ADMIN_REQUIRED', 'INVALID_PARENT', 'USERNAME_TAKEN', 'EMAIL_TAKEN'],
  },
  {
    operationId: 'register',
    tags: ['Accounts'],
    summary: 'Create an account',
    description: `Anyone may register a PARENT, and a LEARNER under an existing parent (\`parentId\`: a PARENT or ADMIN). The answer signs
the new user in.

The first user ever becomes ADMIN, whatever \`role\` and \`parentId\` say. After that, another ADMIN can be registered only with an
ADMIN's bearer token on the request; for the other roles a token is not looked at. Username and email are unique without regard to case.
A new learner starts with a profile (grade 5; Math, Reading, Science) and at least three goals to save for.`,
    body: Type.Ref(RegisterRequest),
    response: { 201: Type.Ref(Registration) },
  },
);

export const login = operation(
  { access: 'public', errors: ['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'] },
  {
    operationId: 'login',
    tags: ['Accounts'],
    summary: 'Sign in',
    description: `Opens a session with username (case does not matter) and password. Its token holds for 7 days unless the service is set up
otherwise; it ends earlier by logout, by a new password, or with the account.

Unknown users, wrong passwords and accounts without a password are answered alike. After 10 failures within a minute for a
username, or 30 from an address, further attempts get 429 with \`Retry-After\`, also those with the right password.`,
    body: Type.Ref(LoginRequest),
    response: { 200: Type.Ref(Login) },
  },
);

export const logout = operation(
  { access: roles },
  {
    operationId: 'logout',
    tags: ['Accounts'],
    summary: 'Sign out',
    description: `Revokes the token that comes with the request: at once here, and within a second on every other instance of the service.
Other sessions of the user go on.`,
    response: { 200: Type.Ref(Success) },
  },
);

export const getUser = operation(
  { access: roles },
  {
    operationId: 'getUser',
    tags: ['Accounts'],
    summary: 'The own account',
    description: 'The user whose token it is.',
    response: { 200: Type.Ref(User) },
  },
);

export const redirectLogout = operation(
  { access: roles },
  {
    operationId: 'redirectLogout',
    tags: ['Accounts'],
    summary: 'Sign out (redirect)',
    description: 'Leads to `POST /api/logout`: the client sends the same request, with its token, there.',
    response: { 307: redirectTo('/api/logout') },
  },
);

export const redirectUser = operation(
  { access: roles },
  {
    operationId: 'redirectUser',
    tags: ['Accounts'],
    summary: 'The own account (redirect)',
    description: 'Leads to `GET /api/user`: the client sends the same request, with its token, there.',
    response: { 307: redirectTo('/api/user') },
  },
);

export const checkHealth = operation(
  { access: 'public' },
  {
    operationId: 'checkHealth',
    tags: ['Accounts'],
    summary: 'Whether the service works',
    description: `\`ok\` where the database answers within two seconds, otherwise 503 with the status \`error\`, in this operation's own shape.
A monitor may ask as often as it likes.`,
    response: { 200: Type.Ref(Health), 503: Type.Ref(Health) },
  },
);

function redirectTo(path: string) {
  const Location = Type.String({ examples: [path] });
  return Type.Null({ description: `Continue at \`${path}\`.`, headers: { Location } });
}
