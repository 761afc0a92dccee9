/** Returns the body of a response from a host that is not trusted; undefined if it is larger than `maxBytes`. */
export async function readUpTo(
  maxBytes: number,
  { body, headers }: Response,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const isTooLarge = () => Math.max(bytes, Number(headers.get('content-length') ?? 0)) > maxBytes;
  if (isTooLarge()) await body.cancel();
  else {
    // Leaving the loop cancels the stream and closes the connection.
    for await (const chunk of body) {
      bytes += chunk.length;
      if (isTooLarge()) break;
      chunks.push(chunk);
    }
  }
  return isTooLarge() ? undefined : new Uint8Array(Buffer.concat(chunks));
}
