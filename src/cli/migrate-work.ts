import { countOf } from '../base/count-of.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { migrationsDirectory, prepareDatabase } from '../service/prepare-database.ts';
import type { CliTools } from '../slice/slice.ts';
import { quietLog, withAnyDatabase } from './open-database.ts';

/** Applies the missing migrations, or lists them. */
export async function migrateDatabase(
  tools: CliTools,
  { dryRun = false }: { dryRun?: boolean },
): Promise<void> {
  await withAnyDatabase(
    async (database, urls) => {
      if (dryRun) {
        const pending = await pendingMigrations(database, migrationsDirectory);
        tools.print({ pending }, ...(pending.length > 0 ? pending : ['The schema is up to date.']));
        return;
      }
      const applied = await prepareDatabase(urls, { ...quietLog, info: tools.note });
      for (const name of applied) tools.note(`Applied migration ${name}`);
      tools.finish(
        { applied },
        applied.length > 0
          ? `Applied ${countOf(applied.length, 'migration')}.`
          : 'The schema was up to date already.',
      );
    },
    { creates: !dryRun },
  );
}
