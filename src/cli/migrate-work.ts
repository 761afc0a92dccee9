import postgres from 'postgres';
import { countOf } from '../count-of.ts';
import { migrate, pendingMigrations } from '../db/migrate.ts';
import type { CliTools } from '../slice.ts';
import { migrationsDirectory as directory, quietLog, withAnyDatabase } from './database.ts';

/** Applies the missing migrations, or lists them. */
export async function migrateDatabase(
  tools: CliTools,
  { dryRun = false }: { dryRun?: boolean },
): Promise<void> {
  await withAnyDatabase(
    async (database, url) => {
      if (dryRun) {
        const pending = await pendingMigrations(database, directory);
        tools.print({ pending }, pending.join('\n') || 'The schema is up to date.');
        return;
      }
      const applied = await apply(tools, url);
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

/** Applies migrations on a connection of its own: they may exceed the statement timeout of requests. */
async function apply(tools: CliTools, url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    return await migrate(sql, { directory, log: { ...quietLog, info: tools.note } });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
