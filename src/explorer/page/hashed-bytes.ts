const encoder = new TextEncoder();

/** Returns the fields as UTF-8, each after its length in four bytes (big-endian), as docs/ledger-format.md says. */
export function hashedBytes(fields: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '';
  for (const field of fields) text += `\0\0\0\0${field}`;
  const bytes = encoder.encode(text);
  // Most texts are ASCII, where each character is one byte.
  const isAscii = bytes.length === text.length;
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const field of fields) {
    const length = isAscii ? field.length : encoder.encode(field).length;
    view.setUint32(offset, length);
    offset += 4 + length;
  }
  return bytes;
}
