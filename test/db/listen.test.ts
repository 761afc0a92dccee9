import t, { type Test } from 'tap';
import { listen } from '../../src/db/listen.ts';
import { connect } from '../helpers/connection.ts';
import { createDatabase } from '../helpers/database.ts';
import { type Carrier, createProxy } from '../helpers/proxy.ts';
import { until } from '../helpers/until.ts';

/** Listens by a way that can be cut; returns what waits until something that is told arrives. */
async function startListening(t: Test, carrier?: Carrier) {
  const url = await createDatabase(t);
  const proxy = await createProxy(t, url, carrier);
  const sql = connect(url);
  const heard: string[] = [];
  const end = listen(proxy.url, 'news', (payload) => heard.push(payload));
  t.teardown(async () => {
    await end();
    await sql.end();
  });
  /** Told again and again, since what is told while nobody listens is lost. */
  const untilHeard = (payload: string) =>
    until(`${payload} is heard`, async () => {
      await sql.notify('news', payload);
      return heard.includes(payload);
    });
  return { proxy, untilHeard };
}

t.test('what is told on a channel is heard, also after the connection was lost', async (t) => {
  const { proxy, untilHeard } = await startListening(t);
  await untilHeard('one');
  await proxy.cut();
  await proxy.open();
  await untilHeard('two');
});

t.test('a connection on which LISTEN is never answered is given up for another', async (t) => {
  let connections = 0;
  const { untilHeard } = await startListening(t, (client, server) => {
    connections += 1;
    let isSilent = false;
    const isFirst = connections === 1;
    client.on('data', (data) => {
      isSilent ||= isFirst && data.includes('LISTEN');
    });
    client.pipe(server);
    server.on('data', (data) => isSilent || client.write(data));
  });
  await untilHeard('news');
  t.equal(connections, 2);
});
