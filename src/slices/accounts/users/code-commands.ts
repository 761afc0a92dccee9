import { countOf } from '../../../base/count-of.ts';
import { OperatorError } from '../../../base/faults.ts';
import { operatorActor } from '../../../kernel/audit-log.ts';
import type { CliTools } from '../../../slice/slice.ts';
import { endAllSessions } from '../epoch.ts';
import { createInvitation } from '../sign-in/codes.ts';
import { createRecoveryCode } from '../sign-in/recovery.ts';
import { requireAccount } from './account-queries.ts';

/** Prints a code with which a parent or administrator can set a new password. */
export function makeRecoveryCode(tools: CliTools, name: string): Promise<void> {
  return tools.withDatabase(async ({ db }) => {
    const { id, username, role } = await requireAccount(db, name);
    if (role === 'LEARNER')
      throw new OperatorError('Learners cannot have a recovery code: use `users set-password`.');
    const user = { userId: id, actor: operatorActor, now: new Date() };
    const { code, expiresAt } = await createRecoveryCode(db, user);
    tools.note(`${username} can set a new password with this code until ${expiresAt}:`);
    tools.print({ username, code, expiresAt }, code);
  });
}

/** Ends all sessions. */
export function endSessions(tools: CliTools): Promise<void> {
  return tools.withDatabase(async ({ db }) => {
    const count = await endAllSessions(db, operatorActor);
    tools.finish({ ended: count }, `Ended ${countOf(count, 'session')}.`);
  });
}

/** Prints an invitation for a parent. */
export function invite(tools: CliTools): Promise<void> {
  return tools.withDatabase(async ({ db }) => {
    const { code, expiresAt } = await createInvitation(db, new Date(), operatorActor);
    tools.note(`One parent can register with this invitation until ${expiresAt}:`);
    tools.print({ code, expiresAt }, code);
  });
}
