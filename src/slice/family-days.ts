import { knownTimeZone } from '../base/local-day.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { one } from '../kernel/state/reads.ts';
import type { AppSettings } from './deps.ts';

/** What the data of a command says about the days of its family (decisions.md 2.16). */
export interface FamilyDays {
  familyId: number;
  /** Zone of families that have set none: `settings.timeZone`. */
  serverTimeZone: string;
}

/** Returns what the data of a command says about the days of its family. */
export function daysOf({ timeZone }: Pick<AppSettings, 'timeZone'>, familyId: number): FamilyDays {
  return { familyId, serverTimeZone: timeZone };
}

/** Row of the family's parent or administrator; undefined for a family without one. */
type Zoned = Pick<Row<'users'>, 'time_zone'> | undefined;

/** Declares the row that has the family's time zone: that of its parent or administrator. */
export function timeZoneRead({ familyId }: FamilyDays) {
  return one('users', { id: familyId });
}

/** Returns the zone of the family's days. One that this Node does not know, from a newer instance, counts as none. */
export function timeZoneOf(parent: Zoned, serverTimeZone: string): string {
  return knownTimeZone(parent?.time_zone ?? '') ?? serverTimeZone;
}

/** Reads the zone of a family's days, to show times in it. */
export async function readTimeZone(
  { database: { db }, settings }: { database: { db: Db }; settings: Pick<AppSettings, 'timeZone'> },
  familyId: number,
): Promise<string> {
  const parent = await db
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', familyId)
    .executeTakeFirst();
  return timeZoneOf(parent, settings.timeZone);
}
