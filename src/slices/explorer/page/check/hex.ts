const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Returns bytes in hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += digits[byte];
  return text;
}

/** Writes a hexadecimal text of lower-case digits as bytes, much faster than the Buffer for browsers. */
export function writeHex(text: string, bytes: Uint8Array, at: number): void {
  for (let i = 0; i < text.length; i += 2)
    bytes[at + i / 2] = (digitOf(text.charCodeAt(i)) << 4) | digitOf(text.charCodeAt(i + 1));
}

/** Returns the value of a digit: '0' to '9' are 48 to 57, 'a' to 'f' are 97 to 102. */
function digitOf(code: number): number {
  return code < 58 ? code - 48 : code - 87;
}
