import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Witness } from '../../../../src/kernel/ledger/witnesses/witness-client.ts';
import type { TestContext } from '../../../helpers/app.ts';
import { isContinued, signedText } from '../checkpoints/reference.ts';

/** Witnesses, written from the C2SP specifications tlog-witness and tlog-cosignature alone. */

/** Key with which a witness cosigns. */
export interface Cosigner {
  name: string;
  publicKey: string;
  /** Returns the line of a cosignature of a checkpoint's text. */
  cosign(body: string, at: Date): string;
}

/** Creates the key of a witness. Another seed gives another key, whose signatures have the name and id of the first. */
export function createCosigner(name: string, seed = name): Cosigner {
  const keyOf = (text: string) => {
    const bytes = createHash('sha256').update(text).digest();
    const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), bytes]);
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  };
  const spki = createPublicKey(keyOf(name)).export({ format: 'der', type: 'spki' });
  const typed = Buffer.concat([Buffer.of(4), spki.subarray(-32)]);
  const id = createHash('sha256').update(`${name}\n`).update(typed).digest().subarray(0, 4);
  return {
    name,
    publicKey: `${name}+${id.toString('hex')}+${typed.toString('base64')}`,
    cosign(body, at) {
      const seconds = Math.floor(at.getTime() / 1000);
      const time = Buffer.alloc(8);
      time.writeBigUInt64BE(BigInt(seconds));
      const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${seconds}\n${body}`), keyOf(seed));
      return `\u2014 ${name} ${Buffer.concat([id, time, signature]).toString('base64')}`;
    },
  };
}

/** Checkpoint that a witness has cosigned. */
interface Seen {
  size: number;
  root: Buffer;
}

/** Witness on loopback. */
export interface FakeWitness extends Witness {
  /** Requests that it got, as the old size and the status of the answer. */
  requests: (readonly [old: number, status: number])[];
  /** Checkpoint that it has cosigned last; undefined before the first one. */
  seen: Seen | undefined;
  /** Public key that it trusts for the log. */
  logKey: string;
  now: () => Date;
  /** Cosigns a text instead of it. */
  cosign: (body: string, at: Date) => string;
  /** Answers instead of it. */
  answer: ((response: ServerResponse) => void) | undefined;
  stop(): Promise<void>;
  /** Starts it again at its address. */
  start(): Promise<void>;
}

/** Starts a witness that trusts a log. */
export async function startFakeWitness(
  t: TestContext,
  { name, logKey }: { name: string; logKey: string },
): Promise<FakeWitness> {
  const server = createServer(async (request, response) => {
    response.on('error', () => {});
    const body = await text(request);
    if (witness.answer) return witness.answer(response);
    const isKnown = request.method === 'POST' && request.url === '/prefix/add-checkpoint';
    const { status, type, answer } = isKnown ? await addCheckpoint(witness, body) : { status: 404 };
    witness.requests.push([oldSizeIn(body), status]);
    response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(answer);
  });
  let port = 0;
  const witness: FakeWitness = {
    ...createCosigner(name),
    url: '',
    requests: [],
    seen: undefined,
    logKey,
    now: () => new Date(),
    answer: undefined,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    async start() {
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      // A server that listens on TCP has an address object.
      port = (server.address() as AddressInfo).port;
      witness.url = `http://127.0.0.1:${port}/prefix`;
    },
  };
  await witness.start();
  t.teardown(witness.stop);
  return witness;
}

interface WitnessAnswer {
  status: number;
  type?: string;
  answer?: string;
}

/** Answers a request. The order of the checks is that of the specification. */
async function addCheckpoint(witness: FakeWitness, body: string): Promise<WitnessAnswer> {
  const old = oldSizeIn(body);
  const end = body.indexOf('\n\n');
  const [, ...hashes] = body.slice(0, end).split('\n');
  const note = body.slice(end + 2);
  const [origin, size, root = ''] = note.split('\n');
  if (origin !== witness.logKey.split('+')[0]) return { status: 404 };
  const signed = await signedText(note, witness.logKey);
  if (signed === undefined) return { status: 403 };
  const offered = { size: Number(size), root: Buffer.from(root, 'base64') };
  if (!(old <= offered.size) || hashes.length > 63) return { status: 400 };
  const { seen } = witness;
  const current = seen?.size ?? 0;
  if (old !== current) return { status: 409, type: 'text/x.tlog.size', answer: `${current}\n` };
  const proof = hashes.map((hash) => Buffer.from(hash, 'base64'));
  const isFirst = old === 0 && proof.length === 0;
  if (!isFirst && !(seen && (await isContinued(seen, offered, proof)))) return { status: 422 };
  witness.seen = offered;
  return { status: 200, answer: `${witness.cosign(signed, witness.now())}\n` };
}

/** Returns the old size of a request; NaN for another form. */
function oldSizeIn(body: string): number {
  return Number(/^old (0|[1-9]\d*)\n/.exec(body)?.[1]);
}
