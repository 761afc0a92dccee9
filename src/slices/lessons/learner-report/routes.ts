import { Type } from '@sinclair/typebox';
import { Binary } from '../../../../schema/common.ts';
import { LearnerReport, LearnerReportQuery } from '../../../../schema/learner-report.ts';
import { namedLearner } from '../../../http/access.ts';
import { type App, roles } from '../../../http/app-types.ts';
import { callerOf } from '../../../http/authentication.ts';
import { learnerErrors, operation } from '../../../http/operation.ts';
import { withPageHeaders } from '../../../http/pages/page.ts';
import type { Deps } from '../../../slice/deps.ts';
import { readTimeZone } from '../../../slice/family-days.ts';
import { reportPage } from './page.ts';
import { periodOf } from './period.ts';
import { readReport } from './read-report.ts';

const getReport = operation('getLearnerReport', 'Lessons', {
  access: roles,
  rateClass: 'statement',
  hasLargeAnswer: true,
  errors: [...learnerErrors, 'PROFILE_NOT_FOUND'],
  summary: "A report on a learner's lessons",
  description: `Says for each subject what the learner did from \`from\` to \`to\`, both included: the level then and now, lessons,
minutes, concepts that were mastered, concepts that need help with the missed questions and the given answers, and the concept that
comes next. Days are those of the family. By default it is about the last 30 days. Voided questions do not count. A LEARNER gets
their own report; a PARENT or ADMIN names the learner with \`learnerId\`.`,
  querystring: LearnerReportQuery,
  response: {
    200: Type.Unsafe<LearnerReport | string>({
      description: 'The report.',
      content: {
        'application/json': { schema: Type.Ref(LearnerReport) },
        'text/html': { schema: Binary },
      },
    }),
  },
});

/** Registers the report for parents (decisions.md 4.24). */
export function registerLearnerReport(app: App, deps: Deps): void {
  app.get('/api/reports/learner', getReport, async (request, reply) => {
    const { learnerId, format, ...days } = request.query;
    const access = await namedLearner(deps.database.db, callerOf(request), learnerId);
    const timeZone = await readTimeZone(deps, access.familyId);
    const report = await readReport(deps, access, periodOf(days, timeZone, deps.now()), timeZone);
    return format === 'html' ? withPageHeaders(reply, reportPage(report)) : report;
  });
}
