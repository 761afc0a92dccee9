import { namedFamily, namedLearner } from '../../http/access.ts';
import type { App } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { sendUnchanged, setTag } from '../../http/listings/etags.ts';
import type { Deps } from '../../slice/deps.ts';
import { markAt, toFamilyHome, toHome } from './home.ts';
import * as operations from './operations.ts';
import { readFamilyHome, readHome, readMark } from './queries.ts';

/** Registers the homes of learners and families (decisions.md 11). */
export function registerHomeRoutes(app: App, deps: Deps): void {
  const { db } = deps.database;
  const { subjectOf } = deps.services;
  const moment = () => ({ now: deps.now(), serverTimeZone: deps.settings.timeZone });

  const presentMark = async (familyId: number) => {
    const [row] = await readMark(deps, { familyId }, 1);
    return row && markAt(row, moment());
  };

  app.get('/api/home', operations.getHome, async (request, reply) => {
    const access = await namedLearner(db, callerOf(request), request.query.learnerId);
    if (await sendUnchanged(request, reply, () => presentMark(access.familyId))) return reply;
    const row = theRow(await readHome(deps, access, 1));
    const at = moment();
    const home = toHome(row, at, subjectOf);
    setTag(request, reply, markAt(row, at));
    return home;
  });

  app.get('/api/family/home', operations.getFamilyHome, async (request, reply) => {
    const familyId = await namedFamily(db, callerOf(request), request.query.parentId);
    if (await sendUnchanged(request, reply, () => presentMark(familyId))) return reply;
    const row = theRow(await readFamilyHome(deps, { familyId }, 1));
    const at = moment();
    setTag(request, reply, markAt(row, at));
    return toFamilyHome(row, at);
  });
}

/** Returns the row of a select that always has one. */
function theRow<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('the row of a home is missing');
  return row;
}
