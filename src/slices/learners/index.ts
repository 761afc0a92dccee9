import type { User } from '../../../schema/accounts.ts';
import * as schemas from '../../../schema/learners.ts';
import { operatorActor } from '../../kernel/audit-log.ts';
import type { Slice } from '../../slice/slice.ts';
import { addLearnerTo, type LearnerInput } from './add-learner.ts';
import { createRemoveLearner, setPassword } from './domain.ts';
import { learners as rules } from './ledger.ts';
import { learnerTables } from './replica.ts';
import {
  registerInvitationRoutes,
  registerLearnerAccountRoutes,
  registerLearnerRoutes,
  registerProfileRoutes,
} from './routes.ts';
import { refuseLearner } from './waiting.domain.ts';
import { addWaitingLearner, keepPurging, type Names, purgeWaiting, type WaitingLearner } from './waiting.ts';

declare module '../../base/errors.ts' {
  interface Errors extends Readonly<typeof errors> {}
}

declare module '../../slice/deps.ts' {
  interface Services {
    /** Adds a learner to a parent's family. Throws INVALID_PARENT, INVITATION_REQUIRED, USERNAME_TAKEN or EMAIL_TAKEN. */
    addLearner(learner: LearnerInput): Promise<User>;
    /** Adds a learner that waits for its parent. Throws the same, or TOO_MANY_WAITING_LEARNERS. */
    addWaitingLearner(learner: WaitingLearner): Promise<User>;
    /** Frees the names of learners who waited too long. Returns the number of deleted accounts. */
    purgeWaiting(names: Names): Promise<number>;
    /** Erases a learner of a family, or refuses one that waits for it, for the command line. */
    removeLearner(learner: { learnerId: number; familyId: number; isWaiting: boolean }): Promise<void>;
    /** Sets the password of a family's learner, for the command line. Throws LEARNER_NOT_FOUND. */
    setLearnerPassword(learner: { learnerId: number; familyId: number; passwordHash: string }): Promise<void>;
  }
}

const errors = {
  INVALID_ROLE: [400, 'Only learner accounts can be created here'],
  NOT_A_LEARNER: [400, 'This account is not a learner'],
} as const;

export const learners: Slice = {
  name: 'learners',
  tags: [{ name: 'Learners', description: "A parent's learners, their profiles and settings." }],
  schemas,
  routes(app, deps) {
    registerLearnerRoutes(app, deps);
    registerInvitationRoutes(app, deps);
    registerLearnerAccountRoutes(app, deps);
    registerProfileRoutes(app, deps);
  },
  services: (deps) => ({
    addLearner: (learner) => addLearnerTo(deps.database, deps.commands.execute, learner),
    addWaitingLearner: (learner) => addWaitingLearner(deps, learner),
    purgeWaiting: (names) => purgeWaiting(deps.database.db, deps.now(), names),
    async removeLearner({ learnerId, familyId, isWaiting }) {
      const handler = isWaiting ? refuseLearner : createRemoveLearner(deps.registry.erasures);
      const audit = { action: 'ERASURE', ...operatorActor, familyId, subjectId: learnerId } as const;
      await deps.commands.execute({ handler, familyId, actorId: familyId, data: { learnerId }, audit });
    },
    async setLearnerPassword({ familyId, ...data }) {
      const record = { ...operatorActor, familyId, subjectId: data.learnerId };
      const audit = { action: 'PASSWORD_CHANGED', ...record } as const;
      await deps.commands.execute({ handler: setPassword, familyId, actorId: familyId, data, audit });
    },
  }),
  start: ({ database, now, log }) => keepPurging(database.db, now, log),
  errors,
  ...rules,
  erasure: { tables: ['learner_profiles', 'learner_settings'] },
  replicaTables: learnerTables,
};
