import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { TestContext } from '../app.ts';

/** Proxy to a database that a test can cut and reopen. */
export interface Proxy {
  /** Connection string through the proxy. */
  url: string;
  /** Cuts all connections and rejects new ones. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  open(): Promise<void>;
}

/** Copies bytes between the client's socket and the server's. If one socket closes, so does the other. */
export type Carrier = (client: Socket, server: Socket) => void;

const carry: Carrier = (client, server) => void client.pipe(server).pipe(client);

/** Starts a proxy to a database; it ends with the test. */
export async function createProxy(t: TestContext, databaseUrl: string, carrier = carry): Promise<Proxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;

  function join(from: Socket): void {
    const to = connect(Number(target.port), target.hostname);
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
    to.on('error', () => from.destroy()).on('close', () => from.destroy());
    carrier(from, to);
  }

  async function open(): Promise<void> {
    server = createServer(join).listen(port, '127.0.0.1');
    await once(server, 'listening');
    // A server that listens on TCP has an address object.
    port = (server.address() as AddressInfo).port;
  }

  async function cut(): Promise<void> {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server = undefined;
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await open();
  t.teardown(cut);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, cut, open };
}
