import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Binary } from '../../../schema/common.ts';
import { Statement, StatementQuery, TrialBalance, TrialBalanceQuery } from '../../../schema/statements.ts';
import { roles } from '../../http/app-types.ts';
import { learnerErrors, operation, parents } from '../../http/operation.ts';

/** Returns the schema of an answer in the three formats. */
function inFormats<T extends TSchema>(json: T, description: string) {
  return Type.Unsafe<Static<T> | string>({
    description,
    content: {
      'application/json': { schema: Type.Ref(json) },
      'text/csv': { schema: Binary },
      'text/html': { schema: Binary },
    },
  });
}

export const getStatement = operation('getLedgerStatement', 'Statements', {
  access: roles,
  rateClass: 'statement',
  hasLargeAnswer: true,
  errors: learnerErrors,
  summary: "A statement of a learner's points",
  description: `Adds up the learner's entries from \`from\` to \`to\`, both included: the opening balance, what the learner
earned, what the parent gave as a bonus, what administrators adjusted, and what went to goals, redemptions and activities or came back. These add up to the closing
balance. A LEARNER gets their own statement; a PARENT or ADMIN names the learner with \`learnerId\`.`,
  querystring: StatementQuery,
  response: { 200: inFormats(Statement, 'The statement.') },
});

export const getTrialBalance = operation('getLedgerTrialBalance', 'Statements', {
  access: parents,
  rateClass: 'statement',
  hasLargeAnswer: true,
  errors: ['FORBIDDEN', 'USER_NOT_FOUND'],
  summary: 'The trial balance of a family',
  description: `Lists the accounts of all learners: points given as debits, and as credits where they are now. Both have the same
total, because each entry moves points from one account to another (docs/statements.md). A PARENT gets their own family, an ADMIN
any family, given by \`familyId\`.`,
  querystring: TrialBalanceQuery,
  response: { 200: inFormats(TrialBalance, 'The trial balance.') },
});
