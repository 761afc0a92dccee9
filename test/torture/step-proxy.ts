import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a database on which something can be made to happen at a certain message. */
export interface StepProxy {
  /** The connection string by this way. */
  url: string;
  /** The client's port of the connection that sent the last message. */
  readonly clientPort: number;
  /** Does it when the n-th message from now on comes by; every other time before it is passed on. */
  at(message: number, event: () => Promise<void> | void): Promise<void>;
  disarm(): void;
  /** Cuts all connections. New ones are taken. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a way to the database of a connection string. What a client sends in one go counts as one message. */
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
  // The address of a server that listens on TCP is an object.
  url.port = String((server.address() as AddressInfo).port);
  return url.href;
}
