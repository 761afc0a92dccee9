import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';

/** Checked question of a lesson as its row keeps it. Pure. */
const StoredCheck = Type.Object({
  /** Index of the question, 0-based. */
  question: Type.Integer({ minimum: 0 }),
  /** Index of the first choice; null for none. */
  choice: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  isDoubled: Type.Boolean(),
});
export type StoredCheck = Static<typeof StoredCheck>;

const checks = TypeCompiler.Compile(Type.Array(StoredCheck));

/** Returns the checks of a lesson by question; none if the column has another form. */
export function checksOf(row: { checks: unknown }): ReadonlyMap<number, StoredCheck> {
  return new Map(checks.Check(row.checks) ? row.checks.map((check) => [check.question, check]) : []);
}
