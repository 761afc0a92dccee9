import { achievementTypes } from '../../../schema/achievement-texts.ts';
import type { Contribution } from '../../helpers/families/contributions.ts';
import { withMicroseconds } from '../../helpers/families/values.ts';

export const contribution: Contribution = {
  access: `
GET /api/achievements                             401     200     403      403    200         403   200
`,
  async addListed({ parent, learner, database: { sql } }) {
    for (const type of achievementTypes)
      await sql`INSERT INTO achievements (family_id, learner_id, type, id, earned_at)
        VALUES (${parent.id}, ${learner.id}, ${type}, gen_random_uuid(), ${withMicroseconds}) ON CONFLICT DO NOTHING`;
    return {};
  },
  replica: {
    achievements: 'SELECT $1::bigint, learner_id, type, id, earned_at FROM achievements WHERE family_id = $1',
  },
};
