import * as schemas from '../../../schema/accounts.ts';
import * as sessionSchemas from '../../../schema/accounts-sessions.ts';
import type { Actor } from '../../kernel/audit-log.ts';
import type { Change } from '../../kernel/state/state.ts';
import type { Slice } from '../../slice/slice.ts';
import { endForeignSessions } from './epoch.ts';
import { accountFamilyTables } from './family-tables.ts';
import { accounts as rules } from './ledger.ts';
import { userCheck } from './ledger-check.ts';
import { accountTables } from './replica.ts';
import { registerDeviceRoutes } from './routes/device-routes.ts';
import { registerOwnAccountRoutes } from './routes/own-account-routes.ts';
import { registerPasswordRoutes } from './routes/password-routes.ts';
import { registerRecoveryRoutes } from './routes/recovery-routes.ts';
import { registerSecondFactorRoutes } from './routes/second-factor-routes.ts';
import { registerSessionRoutes } from './routes/session-routes.ts';
import { registerAccountRoutes } from './routes/sign-in-routes.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { createPasswords, type Passwords } from './sign-in/passwords.ts';
import { createRecoveryCode } from './sign-in/recovery.ts';
import { totpContext } from './sign-in/second-factor.ts';
import { firstUserHint, rememberUsers } from './users/first-user.ts';
import { conflicts } from './users/heads.ts';
import { createLearnerInvitation } from './users/learner-invitations.ts';

declare module '../../base/errors.ts' {
  interface Errors extends Readonly<typeof errors> {}
}

declare module '../../slice/deps.ts' {
  interface Services {
    passwords: Passwords;
    sessions: Sessions;
    /** Creates a code with which a PARENT or ADMIN can set a new password. */
    createRecoveryCode(userId: number, actor: Actor): Promise<{ code: string; expiresAt: string }>;
    /** Creates a code with which one learner can join a family. Throws INVALID_PARENT for another user. */
    createLearnerInvitation(familyId: number, actor: Actor): Promise<schemas.Invitation>;
  }
}

const errors = {
  INVALID_CREDENTIALS: [401, 'Invalid credentials'],
  INVALID_PIN: [401, 'The PIN is wrong, or this device was not handed over to the learner'],
  INVALID_CODE: [401, 'The code is wrong or was used before'],
  TOTP_REQUIRED: [401, 'The account needs a code from its second factor'],
  CONFIRMATION_REQUIRED: [403, 'The operation needs your password again'],
  TOTP_ACTIVE: [409, 'The second factor is already on'],
  TOTP_NOT_STARTED: [409, 'There is no second factor to turn on'],
  SETUP_CODE_REQUIRED: [403, 'The first user needs a setup code'],
  REGISTRATION_CLOSED: [403, 'Registration is closed'],
  ADMIN_REQUIRED: [403, 'Only an administrator can register an administrator'],
  LAST_ADMIN: [409, 'The last administrator cannot close their account'],
  SESSION_NOT_FOUND: [404, 'Session not found'],
  TOO_MANY_ATTEMPTS: [429, 'Too many failed attempts'],
} as const;

export const accounts: Slice = {
  name: 'accounts',
  tags: [{ name: 'Accounts', description: 'Registration, login, own account and sessions, health.' }],
  schemas: { ...schemas, ...sessionSchemas },
  routes(app, deps) {
    registerAccountRoutes(app, deps);
    registerPasswordRoutes(app, deps);
    registerOwnAccountRoutes(app, deps);
    registerRecoveryRoutes(app, deps);
    registerSecondFactorRoutes(app, deps);
    registerSessionRoutes(app, deps);
    registerDeviceRoutes(app, deps);
  },
  async services({ database, settings, exposure, now, peers }) {
    const { db, sql } = database;
    await endForeignSessions(sql);
    const sessions = createSessions({ database, ttlSeconds: settings.tokenTtlSeconds, now, peers });
    return {
      passwords: createPasswords(settings.passwordMemoryKiB, exposure.isExposed),
      sessions,
      hasUsers: rememberUsers(db),
      findSession: sessions.find,
      createRecoveryCode: (userId, actor) => createRecoveryCode(db, { userId, actor, now: now() }),
      createLearnerInvitation: (familyId, actor) =>
        createLearnerInvitation(db, { familyId, actor, now: now() }),
    };
  },
  hint: firstUserHint,
  errors,
  conflicts,
  ...rules,
  storedChecks: [userCheck],
  erasure: {
    tables: ['earlier_names', 'learner_pins'],
    changes: (_rows, learnerId) => accountRemoval(learnerId),
  },
  closing: { tables: ['earlier_names'], changes: accountRemoval },
  familyTables: accountFamilyTables,
  encryptedColumns: [
    {
      table: 'second_factors',
      column: 'secret',
      key: { user_id: 'bigint' },
      contextOf: ({ user_id }) => totpContext(Number(user_id)),
    },
  ],
  // A restored backup ends all sessions.
  localTables: ['sessions', 'session_epoch'],
  replicaTables: accountTables,
};

/** Returns the changes that delete a user. A trigger ends its sessions, and foreign keys delete what belongs to them. */
function accountRemoval(userId: number): Change[] {
  return [
    { table: 'credentials', remove: { user_id: userId } },
    { table: 'users', remove: { id: userId } },
  ];
}
