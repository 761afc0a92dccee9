/**
 * Bytes of a row beyond its values: its header, its entries in indexes, and its line in the change log. Measured by
 * test/http/limits/growth.slow.test.ts: with these, no operation writes more than it counts.
 */
export const rowBytes = 300;

/**
 * Returns about how many bytes a value takes in the database: those of its texts in UTF-8, and 8 for anything else. Texts count a tenth
 * more, since the chunks of long ones do not fill their pages, and each name in JSON has a header of 4 bytes.
 */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 4 + Math.ceil(1.1 * Buffer.byteLength(value));
  if (typeof value !== 'object' || value === null) return 8;
  if (value instanceof Uint8Array) return 4 + value.length;
  let size = 8;
  const isList = Array.isArray(value);
  for (const [name, member] of Object.entries(value)) size += sizeOf(member) + (isList ? 0 : 4 + name.length);
  return size;
}
