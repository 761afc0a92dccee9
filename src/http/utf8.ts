import { isUtf8 } from 'node:buffer';

/** Drops a byte order mark at the start, as RFC 8259 allows. */
const decoder = new TextDecoder();

/** Returns the text of bytes; or the offset of the first byte, from 0, that begins no character of UTF-8. */
export function decodeUtf8(
  bytes: Buffer,
): { text: string; invalidAt?: undefined } | { text?: undefined; invalidAt: number } {
  return isUtf8(bytes) ? { text: decoder.decode(bytes) } : { invalidAt: firstInvalid(bytes) };
}

function firstInvalid(bytes: Buffer): number {
  // Has a replacement character in the place of each fault, and equals the bytes before the first.
  const replaced = Buffer.from(bytes.toString());
  let at = bytes.findIndex((byte, i) => byte !== replaced[i]);
  // A character that ends too early may be a part of the replacement character.
  if (at === -1) at = bytes.length;
  while (!isUtf8(bytes.subarray(0, at))) at -= 1;
  return at;
}
