import { canonicalJson } from '../../base/canonical-json.ts';
import type { CommittedTexts } from '../../kernel/ledger/committed-texts.ts';

/** Questions with their keys and the given answers of answered lessons, to which the events commit. */
export const lessonTexts: CommittedTexts = {
  on: ['QuizAnswered'],
  keyOf: ({ payload }) => ('lessonId' in payload ? payload.lessonId : ''),
  async read(tx, familyId, keys) {
    const rows = await tx.query<{ key: string; salt: string | null; questions: unknown; answers: unknown }>(
      `SELECT id AS key, salt, spec->'questions' AS questions, answers FROM lessons
       WHERE family_id = $1 AND id = ANY ($2::text[]::uuid[])`,
      [String(familyId), [...keys]],
    );
    return rows.map(({ key, salt, questions, answers }) => ({
      key,
      salt,
      texts: { questions: textOf(questions), answers: textOf(answers) },
    }));
  },
};

function textOf(value: unknown): string | undefined {
  return value === null ? undefined : canonicalJson(value);
}
