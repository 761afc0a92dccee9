import { once } from 'node:events';
import { isIP, type LookupFunction, connect as openTcp, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { connect as openTls } from 'node:tls';
import { type LookUp, resolveTarget } from './addresses.ts';
import { TargetError } from './error.ts';
import { ProtocolGuard } from './protocol.ts';
import type { TargetUrl } from './url.ts';

/** What a client sends to ask for TLS: its length and a number of its own (PostgreSQL's SSLRequest). */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
/** Silence after which the network is asked whether the other side is still there. */
const keepAliveMs = 30_000;

/**
 * Connects to a target, as far as the point where the driver takes over: to an address that was checked, and in TLS with
 * a certificate that was verified in full, whatever the sslmode, except for `disable` where private targets are allowed.
 * @param signal ends the attempt, and the socket while it is not yet returned
 * @throws TargetError, and what the system says
 */
export async function openTargetSocket(
  url: TargetUrl,
  {
    allowPrivate,
    signal,
    lookUp,
  }: { allowPrivate: boolean; signal: AbortSignal; lookUp?: LookUp | undefined },
): Promise<GuardedSocket> {
  const addresses = await abortable(resolveTarget(url.host, allowPrivate, lookUp), signal);
  const tcp = openTcp({
    host: url.host,
    port: url.port,
    lookup: answering(addresses),
    noDelay: true,
    keepAlive: true,
    keepAliveInitialDelay: keepAliveMs,
  });
  tcp.on('error', heard);
  try {
    await abortable(once(tcp, 'connect'), signal);
    if (isPlain(url, allowPrivate)) return new GuardedSocket(tcp, new ProtocolGuard(false));
    await abortable(agreeOnTls(tcp), signal);
    // Explicit, since NODE_TLS_REJECT_UNAUTHORIZED would turn it off.
    const tls = openTls({
      socket: tcp,
      host: url.host,
      servername: serverName(url.host),
      rejectUnauthorized: true,
    });
    tls.on('error', heard);
    await abortable(once(tls, 'secureConnect'), signal);
    return new GuardedSocket(tls, new ProtocolGuard(true));
  } catch (error) {
    tcp.destroy();
    throw error;
  }
}

/** Whether the connection goes without TLS. In private networks, an operator may let families do that. */
export function isPlain({ sslmode }: TargetUrl, allowPrivate: boolean): boolean {
  return sslmode === 'disable' && allowPrivate;
}

/** Whoever waits for a socket hears of its errors; one that comes when nobody waits any more must not end the process. */
function heard(): void {}

/** Rejects when the signal does, with what is then left of the promise to nobody. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new TargetError('timeout'));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

/** In the place of a look-up: the addresses that were checked. */
function answering(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) =>
    all ? callback(null, found) : callback(null, found[0]?.address ?? '', found[0]?.family);
}

/** An address is no name that a server could have a certificate by; it is compared with those in the certificate. */
function serverName(host: string): string {
  return isIP(host) === 0 ? host : '';
}

/** Asks for TLS. One byte answers; more would be somebody's who wants it taken for what came encrypted. */
async function agreeOnTls(tcp: Socket): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  tcp.once('data', (answer: Buffer) => {
    tcp.pause();
    if (answer.length === 1 && answer[0] === 'S'.charCodeAt(0)) resolve();
    else reject(new TargetError('protocol'));
  });
  const close = () => reject(new TargetError('connection'));
  tcp.once('close', close);
  tcp.write(sslRequest);
  await promise.finally(() => tcp.off('close', close));
}

/** A connection on which the driver gets to see what the guard has let pass. */
export class GuardedSocket extends Duplex {
  readonly #inner: Socket;
  readonly #guard: ProtocolGuard;

  constructor(inner: Socket, guard: ProtocolGuard) {
    super();
    this.#inner = inner;
    this.#guard = guard;
    this.on('error', heard);
    // Nothing is read before the driver does: of what is wrong with it, nobody would hear.
    inner.pause();
    inner.on('data', (chunk: Buffer) => {
      try {
        guard.check(chunk);
      } catch (error) {
        this.destroy(error instanceof Error ? error : new TargetError('protocol'));
        return;
      }
      if (!this.push(chunk)) inner.pause();
    });
    inner.on('end', () => this.push(null));
    inner.on('error', (error) => this.destroy(error));
    inner.on('close', () => this.destroy());
  }

  /** The driver asks for it, as sockets have it. */
  get readyState(): 'open' | 'closed' {
    return this.destroyed ? 'closed' : 'open';
  }

  override _read(): void {
    this.#inner.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#guard.asked();
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
