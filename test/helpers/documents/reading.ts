import type { Lesson } from '../../../schema/lessons.ts';
import type { Database } from '../../../src/db/database.ts';

/** Moves the start of a lesson back, as if its learner had read it for ten minutes. Returns the lesson. */
export async function readSlowly({ sql }: Pick<Database, 'sql'>, lesson: Lesson): Promise<Lesson> {
  const [row] = await sql<
    { created_at: string }[]
  >`UPDATE lessons SET created_at = created_at - interval '10 minutes'
    WHERE id = ${lesson.id} RETURNING created_at`;
  if (!row) throw new Error('unknown lesson');
  return { ...lesson, createdAt: row.created_at };
}
