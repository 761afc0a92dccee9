import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a database that triggers an event at a given message. */
export interface StepProxy {
  /** Connection string through the proxy. */
  url: string;
  /** Client port of the connection that sent the last message. */
  readonly clientPort: number;
  /** Triggers the event at the n-th message from now, alternately before and after passing it on. */
  at(message: number, event: () => Promise<void> | void): Promise<void>;
  disarm(): void;
  /** Cuts all connections, and accepts new ones. */
  cut(): void;
  close(): Promise<void>;
}

/** Creates a proxy to a database. Each chunk from a client counts as one message. */
export async function createStepProxy(databaseUrl: string): Promise<StepProxy> {
  const database = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let armed: { left: number; event(): Promise<void> | void; isBefore: boolean; done(): void } | undefined;
  let isBefore = false;
  let clientPort = 0;

  async function pass(chunk: Buffer, from: Socket, to: Socket): Promise<void> {
    clientPort = from.remotePort ?? 0;
    if (armed) armed.left -= 1;
    if (!armed || armed.left > 0) {
      to.write(chunk);
      return;
    }
    const { event, done, isBefore } = armed;
    armed = undefined;
    if (!isBefore) to.write(chunk);
    await event();
    done();
    if (isBefore && to.writable) to.write(chunk);
  }

  const server = createServer((from) => {
    const to = connect(Number(database.port), database.hostname);
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
    to.on('error', () => from.destroy()).on('close', () => from.destroy());
    from.on('data', (chunk) => void pass(chunk, from, to));
    to.pipe(from);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: urlOf(server, databaseUrl),
    get clientPort() {
      return clientPort;
    },
    at(message, event) {
      const { promise, resolve } = Promise.withResolvers<void>();
      isBefore = !isBefore;
      armed = { left: message, event, isBefore, done: resolve };
      return promise;
    },
    disarm() {
      armed = undefined;
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function urlOf(server: Server, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  // The address of a TCP server is an object.
  url.port = String((server.address() as AddressInfo).port);
  return url.href;
}
