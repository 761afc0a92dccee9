import type { Statement } from './transaction.ts';

/**
 * Joins statements that change different tables into one, since each has a cost of its own, on top of its rows. PostgreSQL
 * executes the first one first, the others in any order, and checks foreign keys at the end. Returns none for none.
 */
export function joinStatements(statements: readonly Statement[]): Statement[] {
  if (statements.length === 0) return [];
  const parameters = statements.flatMap((statement) => statement.parameters);
  return [{ text: textOf(statements), parameters }];
}

const maxTexts = 500;
/** Joined texts by the separate ones. Numbering the parameters again takes longer than sending them. */
const joinedTexts = new Map<string, string>();

function textOf(statements: readonly Statement[]): string {
  const key = statements.map(({ text }) => text).join(';');
  const known = joinedTexts.get(key);
  if (known !== undefined) return known;
  const text = joinTexts(statements);
  if (joinedTexts.size >= maxTexts) joinedTexts.clear();
  joinedTexts.set(key, text);
  return text;
}

function joinTexts(statements: readonly Statement[]): string {
  let given = 0;
  const [first = '', ...others] = statements.map(({ text, parameters }) => {
    const before = given;
    given += parameters.length;
    return text.replace(/\$(\d+)/g, (_, n) => `$${Number(n) + before}`);
  });
  const joined = others.map((text, i) => `w${i} AS (${text})`);
  return joined.length > 0 ? `WITH ${joined.join(', ')} ${first}` : first;
}
