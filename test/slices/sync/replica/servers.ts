import { createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { TestContext } from '../../../helpers/app.ts';

/** Starts a TCP server that passes each connection to a function; it stops with the test. Returns its port. */
export async function listen(t: TestContext, onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  // The address of a TCP server has a port.
  return (server.address() as AddressInfo).port;
}

/** Builds a message of PostgreSQL's protocol. */
export function message(type: string, ...fields: (string | number | Buffer)[]): Buffer {
  const body = Buffer.concat(
    fields.map((field) => (typeof field === 'number' ? int32(field) : Buffer.from(field))),
  );
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Messages after a successful authentication. They leave out the settings about which the driver could ask. */
export const welcome = Buffer.concat([message('R', 0), message('K', 1, 2), message('Z', 'I')]);

/** Reply to a statement without rows. */
export const done = Buffer.concat([message('C', 'SET\0'), message('Z', 'I')]);

/** Accepts the client without a password and its settings, then calls `answer` for each statement. */
export function trusting(answer: (statement: number, socket: Socket) => void): (socket: Socket) => void {
  return (socket) => {
    let statement = -1;
    socket.on('data', () => {
      statement += 1;
      if (statement === 0) socket.write(welcome);
      else if (statement === 1) socket.write(done);
      else answer(statement - 1, socket);
    });
  };
}

/** Messages of a server in SCRAM (RFC 5802). */
export interface Scram {
  challenge(clientNonce: string): string;
  final(authMessage: string): string;
}

const salt = Buffer.from('salt of a test');

/** Returns the messages of a server that knows the password. */
export function honestScram(password: string, iterations = 4096): Scram {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const serverKey = createHmac('sha256', salted).update('Server Key').digest();
  return {
    challenge: (nonce) =>
      `r=${nonce}${randomBytes(9).toString('hex')},s=${salt.toString('base64')},i=${iterations}`,
    final: (authMessage) => `v=${createHmac('sha256', serverKey).update(authMessage).digest('base64')}`,
  };
}

/** Requests SCRAM and accepts every client, because the tests concern the client's checks. */
export function scramServer(scram: Scram): (socket: Socket) => void {
  return (socket) => {
    let first = '';
    let challenge = '';
    const steps = [
      () => message('R', 10, 'SCRAM-SHA-256\0\0'),
      (data: Buffer) => {
        first = /n=\*,r=[^,]+$/.exec(data.toString('latin1'))?.[0] ?? '';
        challenge = scram.challenge(first.slice(6));
        return message('R', 11, challenge);
      },
      (data: Buffer) => {
        const proven = /c=biws,r=[^,]+/.exec(data.toString('latin1'))?.[0] ?? '';
        return Buffer.concat([message('R', 12, scram.final(`${first},${challenge},${proven}`)), welcome]);
      },
    ];
    socket.on('data', (data) => socket.write(steps.shift()?.(data) ?? done));
  };
}

/** Starts TLS with this certificate, and passes the connection on. */
export function withTls(
  certificate: { cert: string; key: string },
  next: (socket: Socket) => void,
): (socket: Socket) => void {
  return (socket) => {
    socket.once('data', () => {
      socket.pause();
      socket.write('S');
      const secured = new TLSSocket(socket, { isServer: true, ...certificate });
      secured.on('error', () => {});
      next(secured);
    });
  };
}
