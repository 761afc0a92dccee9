import type { App } from '../../../src/http/app-types.ts';
import type { Client } from '../../helpers/families/client.ts';
import type { Household } from '../../helpers/families/contributions.ts';

/** Text that persons type. It fits usernames, reasons and names. */
export const mark = 'Xantippe7';

/** Family that a case changes, with the administrator and a client without an account. */
interface Scene extends Household {
  app: App;
  nobody: Client;
}

export interface ActionCase {
  action: string;
  work(scene: Scene): Promise<unknown>;
  /** Expected members of records before it. */
  before?: object[];
  /** Expected members of the only record. */
  record(scene: Scene): object;
}

/** Actions on points. */
export const pointActions: Record<string, ActionCase> = {
  'an adjustment': {
    action: 'ADJUSTMENT',
    work: ({ admin, learner }) =>
      admin.post('/api/points/adjust', { learnerId: learner.id, amount: 5, reason: mark }),
    record: ({ admin, parent, learner }) => ({
      actorId: admin.id,
      familyId: parent.id,
      subjectId: learner.id,
      detail: { seq: Number },
    }),
  },
  'a bonus': {
    action: 'BONUS',
    work: ({ parent, learner }) =>
      parent.post('/api/points/bonus', { learnerId: learner.id, points: 5, reason: mark }),
    record: ({ parent, learner }) => ({
      actorId: parent.id,
      familyId: parent.id,
      subjectId: learner.id,
      detail: { seq: Number },
    }),
  },
};
