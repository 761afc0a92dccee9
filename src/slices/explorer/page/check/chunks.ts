import { NoAnswer } from '../../../../http/pages/kit/client.ts';

/** Yields the chunks of a stream. Throws this error, by default a NoAnswer, if it breaks off. */
export async function* chunksOf(
  stream: ReadableStream<Uint8Array>,
  failure: (cause: unknown) => Error = (cause) => new NoAnswer(cause),
): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    // Browsers throw a TypeError in words of their own.
    throw error instanceof TypeError ? failure(error) : error;
  }
}
