import t, { type Test } from 'tap';
import { listen } from '../../src/db/listen.ts';
import { connect } from '../helpers/database/connection.ts';
import { createDatabase } from '../helpers/database/database.ts';
import { type Carrier, createProxy } from '../helpers/database/proxy.ts';
import { until } from '../helpers/until.ts';

/** Listens through a proxy that the test can cut; returns a function that waits until a notification arrives. */
async function startListening(t: Test, carrier?: Carrier) {
  const url = await createDatabase(t);
  const proxy = await createProxy(t, url, carrier);
  const sql = connect(url);
  const received: string[] = [];
  const end = listen(proxy.url, 'news', (payload) => received.push(payload));
  t.teardown(async () => {
    await end();
    await sql.end();
  });
  /** Repeated, since notifications without a listener are lost. */
  const untilReceived = (payload: string) =>
    until(`${payload} arrives`, async () => {
      await sql.notify('news', payload);
      return received.includes(payload);
    });
  return { proxy, untilReceived };
}

t.test('receives notifications, also after the connection was lost', async (t) => {
  const { proxy, untilReceived } = await startListening(t);
  await untilReceived('one');
  await proxy.cut();
  await proxy.open();
  await untilReceived('two');
});

t.test('reconnects if LISTEN gets no answer', async (t) => {
  let connections = 0;
  const { untilReceived } = await startListening(t, (client, server) => {
    connections += 1;
    let isSilent = false;
    const isFirst = connections === 1;
    client.on('data', (data) => {
      isSilent ||= isFirst && data.includes('LISTEN');
    });
    client.pipe(server);
    server.on('data', (data) => isSilent || client.write(data));
  });
  await untilReceived('news');
  t.equal(connections, 2);
});
