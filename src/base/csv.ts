/** Value of a cell: a number stays a number. */
export type Cell = string | number | null;

/** Returns a line of CSV (RFC 4180). */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** Characters with which a spreadsheet takes a text for a formula, in some languages also in full width. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Quotes a cell if needed. A text like a formula gets an apostrophe: it could read other cells and send them elsewhere. */
function cellOf(value: Cell): string {
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
