import * as schemas from '../../schema/accounts.ts';
import type { Slice } from '../slice.ts';
import { addAccountCommands } from './cli.ts';
import { endForeignSessions } from './epoch.ts';
import { firstUserHint } from './first-user.ts';
import { conflicts } from './heads.ts';
import { registerPasswordRoutes } from './password-routes.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { accountTables } from './replica.ts';
import { registerAccountRoutes } from './routes.ts';
import { createSessions, type Sessions } from './sessions.ts';

declare module '../errors.ts' {
  interface Errors extends Readonly<typeof errors> {}
}

declare module '../deps.ts' {
  interface Services {
    passwords: Passwords;
    sessions: Sessions;
  }
}

const errors = {
  INVALID_CREDENTIALS: [401, 'Invalid credentials'],
  SETUP_CODE_REQUIRED: [403, 'The first user needs a setup code'],
  INVITATION_REQUIRED: [403, 'A parent needs a valid invitation to register'],
  REGISTRATION_CLOSED: [403, 'Only an administrator can register parents'],
  ADMIN_REQUIRED: [403, 'Only an administrator can register an administrator'],
  TOO_MANY_ATTEMPTS: [429, 'Too many failed attempts'],
} as const;

export const accounts: Slice = {
  name: 'accounts',
  tags: [{ name: 'Accounts', description: 'Registration, login, own account and health.' }],
  schemas,
  routes(app, deps) {
    registerAccountRoutes(app, deps);
    registerPasswordRoutes(app, deps);
  },
  async services({ database: { sql }, settings, now }) {
    await endForeignSessions(sql);
    const sessions = createSessions({ sql, ttlSeconds: settings.tokenTtlSeconds, now });
    return {
      passwords: createPasswords(settings.passwordMemoryKiB),
      sessions,
      findSession: sessions.find,
    };
  },
  hint: firstUserHint,
  errors,
  conflicts,
  erasure: {
    changes: (_rows, id) => [
      { table: 'credentials', remove: { user_id: id } },
      { table: 'users', remove: { id } },
    ],
  },
  replicaTables: accountTables,
  cli: addAccountCommands,
};
