import type { Socket } from 'node:net';
import timers from 'node:timers';
import type { App } from '../app-types.ts';
import { addressBlock } from './address-block.ts';
import { Pace } from './pace.ts';
import { createProxyCheck } from './proxies.ts';

interface ConnectionOptions {
  trustProxy: false | number | string;
  hasRateLimits(): boolean;
  /** Number of processes that share the connections; 1 by default. */
  workers?: number;
}

/** Maximum numbers of connections: of all clients, and of one address block without trusted proxies. */
const maxConnections = { all: 5000, ofBlock: 200 };
const checkMs = 5000;

/** Limits connections, and cuts those whose clients do not read their answers. */
export function registerConnections(
  app: App,
  { trustProxy, hasRateLimits, workers = 1 }: ConnectionOptions,
): void {
  const { server } = app;
  server.maxConnections = Math.ceil(maxConnections.all / workers);
  // Missing in the types. Otherwise a worker would pass further ones on to the next, which may be full too, without end.
  Object.assign(server, { dropMaxConnection: true });
  // A block's connections go to the workers in turn, but may end unevenly.
  const maxOfBlock = Math.min(maxConnections.ofBlock, Math.ceil((2 * maxConnections.ofBlock) / workers));
  const isProxy = createProxyCheck(trustProxy);
  const counts = new Map<string, number>();
  const paces = new Map<Socket, Pace>();

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const block = addressBlock(remoteAddress);
    const count = (counts.get(block) ?? 0) + 1;
    counts.set(block, count);
    paces.set(socket, new Pace());
    socket.once('close', () => {
      const left = (counts.get(block) ?? 1) - 1;
      if (left > 0) counts.set(block, left);
      else counts.delete(block);
      paces.delete(socket);
    });
    if (count > maxOfBlock && !isProxy(remoteAddress) && hasRateLimits()) socket.destroy();
  });

  function check(): void {
    for (const [socket, pace] of paces) {
      if (!pace.isStalled(bytesWaitingFor(socket))) continue;
      app.log.info('closed a connection whose client does not read');
      socket.destroy();
    }
    timer = timers.setTimeout(check, checkMs).unref();
  }
  let timer = timers.setTimeout(check, checkMs).unref();
  app.addHook('onClose', async () => timers.clearTimeout(timer));
}

/** Returns the bytes that the system has accepted; undefined if none wait, so that the client is not the cause. */
function bytesWaitingFor(socket: Socket): number | undefined {
  if (socket.writableLength === 0) return undefined;
  // Public counters show a write only as a whole, and an answer can be one write of megabytes. Node's own timeouts use this.
  const { _handle: handle }: { _handle?: { bytesWritten: number; writeQueueSize: number } | null } & Socket =
    socket;
  return handle ? handle.bytesWritten - handle.writeQueueSize : undefined;
}
