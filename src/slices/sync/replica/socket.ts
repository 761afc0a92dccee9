import { once } from 'node:events';
import { isIP, type LookupFunction, connect as openTcp, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { connect as openTls } from 'node:tls';
import { type DnsLookUp, resolveHost } from './addresses.ts';
import { ReplicaError } from './error.ts';
import { ProtocolGuard } from './protocol.ts';
import type { ReplicaUrl } from './url.ts';

/** PostgreSQL's SSLRequest: its length and its code. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
/** Options of TCP connections: keep-alive probes start after 30 s of silence. */
const tcpOptions = { noDelay: true, keepAlive: true, keepAliveInitialDelay: 30_000 };

/**
 * Opens the driver's connection: to a checked address, with TLS and a fully verified certificate for every sslmode.
 * Only `disable` skips TLS, if the operator allows private targets.
 * @param signal cancels the attempt and closes its socket
 * @throws ReplicaError and system errors
 */
export async function connectSocket(
  url: ReplicaUrl,
  options: { allowPrivate: boolean; signal: AbortSignal; lookUp?: DnsLookUp | undefined },
): Promise<GuardedSocket> {
  const { allowPrivate, signal, lookUp } = options;
  const { host, port } = url;
  const addresses = await abortable(resolveHost(host, allowPrivate, lookUp), signal);
  const tcp = openTcp({ host, port, lookup: lookupOf(addresses), ...tcpOptions });
  tcp.on('error', ignoreError);
  try {
    await abortable(once(tcp, 'connect'), signal);
    if (isPlain(url, allowPrivate)) return new GuardedSocket(tcp, new ProtocolGuard(false));
    await abortable(agreeOnTls(tcp), signal);
    // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED would disable it.
    const tls = openTls({ socket: tcp, host, servername: serverName(host), rejectUnauthorized: true });
    tls.on('error', ignoreError);
    await abortable(once(tls, 'secureConnect'), signal);
    return new GuardedSocket(tls, new ProtocolGuard(true));
  } catch (error) {
    tcp.destroy();
    throw error;
  }
}

/** Returns true if the connection skips TLS, which operators may allow in private networks. */
export function isPlain({ sslmode }: ReplicaUrl, allowPrivate: boolean): boolean {
  return sslmode === 'disable' && allowPrivate;
}

/** Prevents a late error of a socket from ending the process. Callers that await the socket still get it. */
function ignoreError(): void {}

/** Waits for a promise; rejects when the signal aborts. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(reasonOf(signal));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

/** Returns the error of an aborted signal, which is a timeout unless the signal says otherwise. */
export function reasonOf({ reason }: AbortSignal): ReplicaError {
  return reason instanceof ReplicaError ? reason : new ReplicaError('timeout');
}

/** Returns a lookup that answers with the checked addresses. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) =>
    all ? callback(null, found) : callback(null, found[0]?.address ?? '', found[0]?.family);
}

/** Returns the name for SNI; empty for an address, which Node compares with those in the certificate. */
function serverName(host: string): string {
  return isIP(host) === 0 ? host : '';
}

/** Requests TLS. Accepts one byte only, since more could be injected plain text that looks encrypted. */
async function agreeOnTls(tcp: Socket): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  tcp.once('data', (answer: Buffer) => {
    tcp.pause();
    const text = answer.toString('latin1');
    if (text === 'S') resolve();
    else reject(new ReplicaError(text === 'N' ? 'tls' : 'protocol'));
  });
  const close = () => reject(new ReplicaError('connection'));
  tcp.once('close', close);
  tcp.write(sslRequest);
  await promise.finally(() => tcp.off('close', close));
}

/** Connection that passes only checked messages to the driver. */
export class GuardedSocket extends Duplex {
  readonly #inner: Socket;
  readonly #guard: ProtocolGuard;

  constructor(inner: Socket, guard: ProtocolGuard) {
    super();
    this.#inner = inner;
    this.#guard = guard;
    this.on('error', ignoreError);
    // Data waits for the driver, so that it gets the errors.
    inner.pause();
    inner.on('data', (chunk: Buffer) => {
      try {
        guard.check(chunk);
      } catch (error) {
        this.destroy(error instanceof Error ? error : new ReplicaError('protocol'));
        return;
      }
      if (!this.push(chunk)) inner.pause();
    });
    inner.on('end', () => this.push(null));
    inner.on('error', (error) => this.destroy(error));
    inner.on('close', () => this.destroy());
  }

  /** State of a socket, which the driver reads. */
  get readyState(): 'open' | 'closed' {
    return this.destroyed ? 'closed' : 'open';
  }

  override _read(): void {
    this.#inner.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#guard.requestSent();
    this.#inner.write(chunk, done);
  }

  override _final(done: () => void): void {
    this.#inner.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#inner.destroy();
    done(error);
  }
}
