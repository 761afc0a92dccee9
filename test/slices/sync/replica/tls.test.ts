import { connect } from 'node:net';
import { pipeline } from 'node:stream';
import { mock } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import t, { type Test } from 'tap';
import { isPlain } from '../../../../src/slices/sync/replica/socket.ts';
import { parseReplicaUrl } from '../../../../src/slices/sync/replica/url.ts';
import { createDatabase } from '../../../helpers/database/database.ts';
import { replicaUrlOf } from '../replicas.ts';
import { authority, localhost, localhostByName, otherExample, selfSigned } from './certificates.ts';
import { at, failureOf, reach } from './reach.ts';
import { listen, withTls } from './servers.ts';

// Trusts the test authority, like NODE_EXTRA_CA_CERTS.
setDefaultCACertificates([...getCACertificates('default'), authority]);

/** Starts a TLS proxy to the database. */
function listenWithTls(t: Test, databaseUrl: string, certificate: { cert: string; key: string }) {
  const { hostname, port } = new URL(databaseUrl);
  return listen(
    t,
    withTls(certificate, (socket) => {
      const database = connect(Number(port || 5432), hostname);
      pipeline(socket, database, socket, () => {});
    }),
  );
}

t.test('verifies TLS fully for every sslmode, and uses it for all rows', async (t) => {
  const databaseUrl = await createDatabase(t);
  const { user, password, database } = parseReplicaUrl(replicaUrlOf(databaseUrl));
  const good = await listenWithTls(t, databaseUrl, localhost);
  const untrusted = await listenWithTls(t, databaseUrl, selfSigned);
  const another = await listenWithTls(t, databaseUrl, otherExample);
  const byName = await listenWithTls(t, databaseUrl, localhostByName);
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const warning = mock.method(process, 'emitWarning', () => {}); // Node warns about the variable.
  t.teardown(() => {
    delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
    warning.mock.restore();
  });
  for (const sslmode of [undefined, 'require', 'verify-ca', 'verify-full'] as const) {
    const account = { user, password, database, sslmode };
    for (const host of ['localhost', '127.0.0.1']) {
      const session = await reach(t, at(good, { ...account, host }));
      const [row] = await session.query<{ text: string }>("SELECT repeat('x', 200000) AS text");
      t.equal(row?.text.length, 200_000, `${sslmode} by ${host}`);
    }
    const refusals = { kind: 'connection', message: /cannot reach/ };
    t.match(await failureOf(reach(t, at(untrusted, account))), {
      ...refusals,
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
    t.match(await failureOf(reach(t, at(another, account))), {
      ...refusals,
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
    await reach(t, at(byName, account));
    for (const port of [another, byName]) {
      const failure = await failureOf(reach(t, at(port, { ...account, host: '127.0.0.1' })));
      t.match(failure, { ...refusals, code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'by its address');
    }
  }
});

t.test('skips TLS for sslmode=disable only if private targets are allowed', async (t) => {
  for (const sslmode of [undefined, 'disable', 'require', 'verify-ca', 'verify-full'] as const) {
    t.equal(isPlain(at(1, { sslmode }), true), sslmode === 'disable');
    t.equal(isPlain(at(1, { sslmode }), false), false);
  }
  const first = Promise.withResolvers<Buffer>();
  const port = await listen(t, (socket) => {
    socket.once('data', (data) => {
      first.resolve(data);
      socket.end('N');
    });
  });
  t.match(await failureOf(reach(t, at(port))), { kind: 'tls' }, 'rejects a server without TLS');
  t.same(await first.promise, Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]), 'requests TLS first');
});
