import { Type } from '@sinclair/typebox';
import type { PointTransaction } from '../../../schema/points.ts';
import * as schemas from '../../../schema/points.ts';
import { operatorActor } from '../../kernel/audit-log.ts';
import { type CommittedTexts, readText } from '../../kernel/ledger/committed-texts.ts';
import type { Slice } from '../../slice/slice.ts';
import { type Adjustment, adjustPoints } from './domain.ts';
import { points as rules } from './ledger.ts';
import { pointTables } from './replica.ts';
import { registerPointRoutes } from './routes.ts';

declare module '../../base/errors.ts' {
  interface Errors extends Readonly<typeof errors> {}
}

declare module '../../slice/deps.ts' {
  interface Services {
    /** Adjusts a balance for the operator, in the name of the family's parent. */
    adjustPoints(adjustment: Adjustment & { familyId: number }): Promise<PointTransaction>;
  }
}

const errors = {
  BALANCE_WOULD_BE_NEGATIVE: [409, 'The balance would fall below zero'],
  TOO_MANY_BONUS_POINTS: [
    409,
    'The learner cannot get so many bonus points today',
    {
      members: {
        pointsLeft: Type.Optional(
          Type.Integer({ minimum: 0, description: 'Points that a bonus may still have today.' }),
        ),
      },
      example: { pointsLeft: 20 },
    },
  ],
} as const;

/** Reasons of adjustments and bonuses, to which the events commit. */
const reasons: CommittedTexts = {
  on: ['PointsAdjusted', 'BonusGiven'],
  keyOf: ({ id }) => id,
  read: readText('adjustment_notes', 'event_id', 'reason'),
};

export const points: Slice = {
  name: 'points',
  tags: [{ name: 'Points', description: 'Balances and the history of the ledger.' }],
  schemas,
  routes: registerPointRoutes,
  services: ({ commands }) => ({
    adjustPoints({ familyId, ...data }) {
      const audit = { action: 'ADJUSTMENT', ...operatorActor, familyId, subjectId: data.learnerId } as const;
      return commands.execute({ handler: adjustPoints, familyId, actorId: familyId, data, audit });
    },
  }),
  errors,
  ...rules,
  erasure: { tables: ['adjustment_notes'] },
  committedTexts: [reasons],
  replicaTables: pointTables,
};
