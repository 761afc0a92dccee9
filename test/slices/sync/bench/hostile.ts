import { once } from 'node:events';
import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';

/** Starts a server, and returns its port. */
export async function listening(servers: Server[], serve: (socket: Socket) => void): Promise<number> {
  const listener = createServer((socket) => {
    socket.on('error', () => {});
    serve(socket);
  });
  servers.push(listener.listen(0, '127.0.0.1'));
  await once(listener, 'listening');
  return Number(Object(listener.address()).port);
}

/** Floods the client after its first message. */
export function flood(socket: Socket): void {
  const chunk = Buffer.alloc(1 << 16, 'R\0\0\0\x0c\0\0\0\x05abcd');
  const send = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on('drain', send).once('data', send);
}

/** Forwards to the real server until the first statement of a round, and then ignores the client. */
export function fallSilent(socket: Socket, databaseUrl: string): void {
  const { hostname, port } = new URL(databaseUrl);
  const real = connectTo(Number(port || 5432), hostname);
  real.on('error', () => socket.destroy());
  socket.on('close', () => real.destroy());
  real.on('data', (data) => socket.write(data));
  let isSilent = false;
  socket.on('data', (data) => {
    isSilent ||= data.includes('sync_cursor AS c');
    if (!isSilent) real.write(data);
  });
}
