/** Parts of SQL: comments, strings, quoted names, dollar-quoted texts, the end of a statement, and other characters. */
const parts = /(--[^\n]*|\/\*.*?\*\/)|[eE]'(?:[^'\\]|\\.|'')*'|'[^']*'|"[^"]*"|\$(\w*)\$.*?\$\2\$|./gs;

/** Splits a text of SQL into its statements, without the comments between them. It knows no bodies with BEGIN ATOMIC. */
export function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  for (const [part, comment] of `${text};`.matchAll(parts)) {
    if (part !== ';') current += comment === undefined ? part : ' ';
    else {
      if (current.trim() !== '') statements.push(current.trim());
      current = '';
    }
  }
  return statements;
}
