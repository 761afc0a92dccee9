import type { FastifyReply } from 'fastify';
import { namedLearner } from '../../http/access.ts';
import type { App } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { type Page, withPageHeaders } from '../../http/pages/page.ts';
import { validationFailed } from '../../http/problem-details.ts';
import { reachFamily } from '../../http/reach-family.ts';
import type { Deps } from '../../slice/deps.ts';
import { readTimeZone } from '../../slice/family-days.ts';
import * as operations from './operations.ts';
import { statementPage, trialBalancePage } from './page.ts';
import { readStatement } from './statement.ts';
import { statementCsv, trialBalanceCsv } from './statement-csv.ts';
import { readTrialBalance } from './trial-balance.ts';

/** Registers statements and trial balances (decisions.md 5.9, 5.10). */
export function registerStatementRoutes(app: App, deps: Deps): void {
  const {
    database,
    registry: { rules },
    now,
  } = deps;
  app.get('/api/ledger/statement', operations.getStatement, async (request, reply) => {
    const { learnerId, format } = request.query;
    const [from, to] = [inUtc(request.query, 'from'), inUtc(request.query, 'to')];
    if (from !== undefined && to !== undefined && to < from)
      throw validationFailed([{ pointer: '/query/to', message: 'must not be before from' }]);
    const access = await namedLearner(database.db, callerOf(request), learnerId);
    const statement = await readStatement(database, rules, access, { from, to, now: now().toISOString() });
    const name = `statement-${access.learnerId}`;
    return inFormat(reply, {
      format,
      name,
      value: statement,
      toCsv: statementCsv,
      toPage: async (value) => statementPage(value, await readTimeZone(deps, access.familyId)),
    });
  });

  app.get('/api/ledger/trial-balance', operations.getTrialBalance, async (request, reply) => {
    const { familyId: named, format } = request.query;
    const familyId = await reachFamily(database, callerOf(request), named);
    const times = { asOf: inUtc(request.query, 'asOf'), now: now().toISOString() };
    const balance = await readTrialBalance(database, rules, familyId, times);
    const name = `trial-balance-${familyId}`;
    return inFormat(reply, {
      format,
      name,
      value: balance,
      toCsv: trialBalanceCsv,
      toPage: async (value) => trialBalancePage(value, await readTimeZone(deps, familyId)),
    });
  });
}

/** Returns a time of a query as the ledger has it: in UTC, with whole milliseconds. */
function inUtc<Name extends string>(query: { [name in Name]?: string }, name: Name): string | undefined {
  const time = query[name];
  if (time === undefined) return undefined;
  const text = new Date(time).toISOString();
  // With its offset, a time can leave the years that PostgreSQL reads in this form.
  if (/^(?!0000)\d{4}-/.test(text)) return text;
  throw validationFailed([{ pointer: `/query/${name}`, message: 'must be in the years 1 to 9999 in UTC' }]);
}

interface Formats<T> {
  format: 'json' | 'csv' | 'html';
  /** Name of a file, without its ending. */
  name: string;
  value: T;
  toCsv(value: T): string;
  toPage(value: T): Promise<Page>;
}

/** Returns the value in the requested format. */
async function inFormat<T>(
  reply: FastifyReply,
  { format, name, value, toCsv, toPage }: Formats<T>,
): Promise<T | string> {
  if (format === 'json') return value;
  if (format === 'html') return withPageHeaders(reply, await toPage(value));
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`);
  return toCsv(value);
}
