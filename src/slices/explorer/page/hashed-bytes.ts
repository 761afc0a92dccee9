const encoder = new TextEncoder();
/** Buffer for the next event: larger than those of nearly all events. */
let shared = new Uint8Array(16_384);

/**
 * Returns the fields as UTF-8, each after its length in four bytes (big-endian), as docs/ledger-format.md says. The bytes
 * are valid until the next call: all events share one array.
 */
export function hashedBytes(fields: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '';
  for (const field of fields) text += `\0\0\0\0${field}`;
  // A character takes at most three bytes.
  if (text.length * 3 > shared.length) shared = new Uint8Array(text.length * 3);
  const { written } = encoder.encodeInto(text, shared);
  // Most texts are ASCII, where each character is one byte.
  const isAscii = written === text.length;
  let offset = 0;
  for (const field of fields) {
    const length = isAscii ? field.length : encoder.encode(field).length;
    shared[offset] = length >>> 24;
    shared[offset + 1] = length >>> 16;
    shared[offset + 2] = length >>> 8;
    shared[offset + 3] = length;
    offset += 4 + length;
  }
  return shared.subarray(0, written);
}
