import { readUpTo } from '../../../base/bounded-body.ts';
import { loggedText } from '../../../base/logged-error.ts';

/** Client of the C2SP witness protocol (https://c2sp.org/tlog-witness). */

/** Somebody else's service, which cosigns checkpoints that continue those that it has seen. */
export interface Witness {
  name: string;
  /** Public key in the form `name+key id+Base64 of type and public key`. */
  publicKey: string;
  /** Prefix of the URLs of its operations. */
  url: string;
}

/** Answer of a witness: lines of signatures, the size that it has, another status, or a fault of the connection. */
export type Answer = { lines: string } | { size: number } | { status: number } | { fault: string };

/** Time limit of a request with its answer. */
const limitMs = 10_000;
/** Maximum size of an answer: that of the largest note that we read. */
const maxBytes = 100_000;

/** Asks a witness to cosign a checkpoint, with the proof that it continues the checkpoint of the old size. */
export async function addCheckpoint(
  { url }: Witness,
  { old, proof, note }: { old: number; proof: readonly Buffer[]; note: string },
  stopping: AbortSignal,
  timeoutMs = limitMs,
): Promise<Answer> {
  const lines = [`old ${old}`, ...proof.map((hash) => hash.toString('base64')), '', note];
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${url}/add-checkpoint`, {
      method: 'POST',
      body: lines.join('\n'),
      // The witness that the operator chose answers, and no other.
      redirect: 'manual',
      signal: AbortSignal.any([stopping, timeout]),
    });
    const body = await readUpTo(maxBytes, response);
    return body ? answerOf(response, Buffer.from(body).toString()) : { fault: 'too large an answer' };
  } catch (error) {
    if (timeout.aborted) return { fault: `no answer within ${timeoutMs / 1000} s` };
    return { fault: loggedText(error instanceof TypeError && error.cause ? error.cause : error) };
  }
}

function answerOf({ status, headers }: Response, text: string): Answer {
  if (status === 200) return { lines: text };
  const [, size] = /^(0|[1-9]\d{0,14})\n$/.exec(text) ?? [];
  const isSize = status === 409 && headers.get('content-type') === 'text/x.tlog.size';
  return isSize && size !== undefined ? { size: Number(size) } : { status };
}
