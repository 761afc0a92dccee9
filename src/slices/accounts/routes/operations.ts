import { Type } from '@sinclair/typebox';
import * as schemas from '../../../../schema/accounts.ts';
import { Session, SessionParams, SessionsQuery } from '../../../../schema/accounts-sessions.ts';
import { pageOf, Success } from '../../../../schema/common.ts';
import { roles } from '../../../http/app-types.ts';
import { operation, parents } from '../../../http/operation.ts';
import { confirmationErrors, confirmationNote } from './recovery-operations.ts';

/** Operations of interface.md 4.1 in the OpenAPI document. */

export const register = operation('register', 'Accounts', {
  access: 'public',
  rateClass: 'register',
  takesToken: true,
  errors: [
    'UNAUTHENTICATED',
    'SETUP_CODE_REQUIRED',
    'ADMIN_REQUIRED',
    ...confirmationErrors,
    'INVITATION_REQUIRED',
    'REGISTRATION_CLOSED',
    'INVALID_PARENT',
    'USERNAME_TAKEN',
    'EMAIL_TAKEN',
    'TOO_MANY_WAITING_LEARNERS',
    'TOO_MANY_LEARNERS',
  ],
  summary: 'Create an account',
  description: `Registers a PARENT, or a LEARNER under an existing parent (\`parentId\`: a PARENT or ADMIN). The response contains a token of
the new user. Usernames and emails are unique without regard to case.

A new learner starts with a profile (grade 5; Math, Reading, Science) and at least three goals to save for. Without the token of
their parent or of an ADMIN, and without an \`invitation\` by the parent (\`POST /api/learners/invitations\`), they wait, at most 7 days,
until one of them confirms the account: \`GET /api/learners?status=waiting\` lists them, and \`PUT /api/learners/{id}/confirm\` confirms one. Until then they can use only their
own account and sessions. At most 20 learners can wait for a parent. The operator may turn this off, and it is off on a service that only
its own machine reaches.

The first user becomes ADMIN with any \`role\` and \`parentId\`. They need the \`setupCode\` that the service prints, unless only its
own machine reaches the service. Registering another ADMIN requires an ADMIN's token. The operator may require an \`invitation\` from
each PARENT, or an ADMIN's token. Then a LEARNER needs the token or the invitation of their family, too. If no token is needed, the
service ignores it.

To register an ADMIN or such a PARENT, the ADMIN also sends their own password in \`confirmation\`, and a code if their second factor
is on. Without a second factor, a token that is at most 5 minutes old is enough. Failures count as failed logins.`,
  body: Type.Ref(schemas.RegisterRequest),
  response: { 201: Type.Ref(schemas.Registration) },
});

export const login = operation('login', 'Accounts', {
  dayLimit: 'reserve',
  access: 'public',
  rateClass: 'login',
  takesToken: true,
  errors: ['INVALID_CREDENTIALS', 'TOTP_REQUIRED', 'INVALID_CODE', 'TOO_MANY_ATTEMPTS'],
  summary: 'Log in',
  description: `Creates a session with username (in any case) and password. The token is valid for 7 days by default, and for fewer on a shared
device with \`lifetimeSeconds\`. Logout, a new password or the deletion of the account revokes it earlier.

Unknown users, wrong passwords and accounts without a password get the same response. After 10 failures a minute for a username
from an address, or 30 from an address (a network of 64 bits in IPv6), further attempts get 429, even with the right password.
100 failures an hour for a username block it on all but known devices: addresses from which the user has signed in within 90
days, and clients that send any earlier token of the user. With such a token, only the failures of its sender count.

With a second factor, a login also needs a \`code\`. After 5 wrong codes from a place, the next one waits 1 minute, then 2, 4, up to
8 hours; an earlier one gets 429 and is not checked. Unknown places count together, and each known device on its own. \`wrongCodes\`
counts wrong codes that came with the right password since the last sign-in: if they are not yours, somebody knows your password.`,
  body: Type.Ref(schemas.LoginRequest),
  response: { 200: Type.Ref(schemas.Login) },
});

export const logout = operation('logout', 'Accounts', {
  dayLimit: 'none',
  access: roles,
  allowsWaiting: true,
  summary: 'Log out',
  description: `Revokes the token of the request: at once on this instance, and within a second on others. Other sessions of the user
continue.`,
  response: { 200: Type.Ref(Success) },
});

export const getUser = operation('getUser', 'Accounts', {
  access: roles,
  allowsWaiting: true,
  summary: 'Your account',
  description: 'Returns the user of the token.',
  response: { 200: Type.Ref(schemas.User) },
});

export const changePassword = operation('changePassword', 'Accounts', {
  dayLimit: 'reserve',
  access: roles,
  errors: ['INVALID_CREDENTIALS', 'TOTP_REQUIRED', 'INVALID_CODE', 'TOO_MANY_ATTEMPTS'],
  summary: 'Change your password',
  description: 'Ends all sessions of the user, and returns a new token. Failures count as failed logins.',
  body: Type.Ref(schemas.ChangePassword),
  response: { 200: Type.Ref(schemas.Registration) },
});

export const listSessions = operation('listSessions', 'Accounts', {
  access: roles,
  allowsWaiting: true,
  errors: ['FORBIDDEN', 'LEARNER_NOT_FOUND'],
  summary: "Your sessions, or a learner's",
  description: `Lists the valid sessions of the caller, newest first. With \`learnerId\`, it lists those of a learner, for their parent or an
ADMIN. \`isHandedOver\` says that a parent handed the device over (\`POST /api/learners/{id}/session\`). \`wrongCodes\` counts the wrong codes of the second factor that came with the
right password, since the sign-in before that session until now.`,
  querystring: SessionsQuery,
  response: { 200: pageOf(Session, 'A page of sessions.') },
});

export const endSession = operation('endSession', 'Accounts', {
  access: roles,
  allowsWaiting: true,
  errors: ['SESSION_NOT_FOUND'],
  summary: "End one of your sessions, or a learner's",
  description: `Revokes the token of a session of the caller, also that of the request. A PARENT can also end a session of one of their
learners, an ADMIN that of any learner.`,
  params: SessionParams,
  response: { 200: Type.Ref(Success) },
});

export const endOtherSessions = operation('endOtherSessions', 'Accounts', {
  access: roles,
  allowsWaiting: true,
  summary: 'End your other sessions',
  description: 'Revokes all tokens of the caller but that of the request.',
  response: { 200: Type.Ref(Success) },
});

export const createInvitation = operation('createInvitation', 'Accounts', {
  access: ['ADMIN'],
  errors: confirmationErrors,
  summary: 'Invite a parent',
  description: `Creates a code with which one PARENT can register within 7 days, if the service requires invitations.

${confirmationNote}`,
  body: Type.Ref(schemas.OwnerConfirmation),
  response: { 201: Type.Ref(schemas.Invitation) },
});

export const updateUser = operation('updateUser', 'Accounts', {
  access: parents,
  errors: ['EMAIL_TAKEN'],
  errorStatuses: { EMAIL_TAKEN: 409 },
  summary: 'Change your account',
  description: 'Changes the given fields of the caller; at least one is required.',
  body: Type.Ref(schemas.UpdateUser),
  response: { 200: Type.Ref(schemas.User) },
});

export const closeAccount = operation('closeAccount', 'Accounts', {
  dayLimit: 'reserve',
  appends: true,
  access: parents,
  errors: ['INVALID_CREDENTIALS', 'TOTP_REQUIRED', 'INVALID_CODE', 'LAST_ADMIN', 'TOO_MANY_ATTEMPTS'],
  summary: 'Close your account and family',
  description: `Erases the caller and all learners of the family: accounts, lessons, notes, rewards and settings. It revokes their
tokens, and cannot be undone. The ledger keeps its entries, which contain only ids and numbers. Sync targets follow.`,
  body: Type.Ref(schemas.Confirmation),
  response: { 200: Type.Ref(Success) },
});

export const redirectLogout = operation('redirectLogout', 'Accounts', {
  dayLimit: 'none',
  access: roles,
  allowsWaiting: true,
  summary: 'Log out (redirect)',
  description: 'Redirects to `POST /api/logout`; the client repeats the request with its token there.',
  response: { 307: redirectTo('/api/logout') },
});

export const redirectUser = operation('redirectUser', 'Accounts', {
  access: roles,
  allowsWaiting: true,
  summary: 'Your account (redirect)',
  description: 'Redirects to `GET /api/user`; the client repeats the request with its token there.',
  response: { 307: redirectTo('/api/user') },
});

export const checkHealth = operation('checkHealth', 'Accounts', {
  access: 'public',
  rateClass: 'none',
  hosts: 'addresses',
  summary: 'Check the service',
  description: `Returns \`ok\` if the database answers within two seconds, otherwise 503 with the status \`error\` instead of problem details.
Monitors may call this as often as they like.`,
  response: { 200: Type.Ref(schemas.Health), 503: Type.Ref(schemas.Health) },
});

export const getVersion = operation('getVersion', 'Accounts', {
  access: 'public',
  summary: 'Version of the service',
  description:
    'Returns the versions of the service, of Node and of the database. It answers without the database too.',
  response: { 200: Type.Ref(schemas.Version) },
});

function redirectTo(path: string) {
  const Location = Type.String({ examples: [path] });
  return Type.Null({ description: `Continue at \`${path}\`.`, headers: { Location } });
}
