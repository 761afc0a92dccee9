import { countOf } from '../../base/count-of.ts';
import { utcDay } from '../../base/local-day.ts';
import type { Database } from '../../db/database.ts';
import type { Config } from '../../service/config.ts';
import type { Finding } from '../../slice/slice.ts';

/** Says which families have written most today, and whether one is at its quota. */
export async function growthOf(
  { quotas: { bytesPerDay } }: Config,
  database: Database,
  now: Date,
): Promise<Finding> {
  const check = 'growth';
  const rows = await database.query<{ family_id: number; seq: number; bytes: number }>(
    `SELECT family_id, seq, written_bytes::float8 AS bytes FROM families WHERE written_day = $1::text
     ORDER BY written_bytes DESC LIMIT 3`,
    [utcDay(now.toISOString())],
  );
  const texts = rows.map(
    (row) =>
      `family ${row.family_id} ${(row.bytes / 1e6).toFixed(1)} MB (${countOf(row.seq, 'event')} in all)`,
  );
  const message = `Families wrote most today: ${texts.join(', ') || 'none'}.`;
  if (!rows.some(({ bytes }) => bytes >= bytesPerDay)) return { check, state: 'ok', message };
  const fix = 'A family is at QUOTA_MB_PER_DAY. Ask its parent, or see "Growth" in docs/operating.md.';
  return { check, state: 'warning', message, fix };
}
