import type { Socket } from 'node:net';
import t from 'tap';
import { verifyLog } from '../../../../src/kernel/ledger/log/verify-log.ts';
import { createDatabase } from '../../../helpers/database/database.ts';
import { type Carrier, createProxy } from '../../../helpers/database/proxy.ts';
import { addFamilies } from './add-families.ts';
import { createInstance } from './instance.ts';

const databaseUrl = await createDatabase(t);
const other = createInstance(t, databaseUrl);
const { database } = other;

type Cut = (client: Socket, server: Socket, bytes: Buffer) => void;
const atOnce: Cut = (client) => client.destroy();
const afterIt: Cut = (client, server, bytes) => {
  server.removeAllListeners('data').once('data', () => client.destroy());
  server.write(bytes);
};

/** Statements at which the connection ends, and what of the append remains. */
const cuts: [statement: string, cut: Cut, remains: boolean][] = [
  ['INSERT INTO log_leaves', afterIt, false],
  ['INSERT INTO log_tiles', afterIt, false],
  ['INSERT INTO log_keys', atOnce, false],
  ['INSERT INTO log_checkpoints', afterIt, false],
  ['COMMIT', atOnce, false],
  ['COMMIT', afterIt, true],
];

t.test(
  'an append of which the connection ends leaves all or nothing, and another instance continues',
  async (t) => {
    for (const [i, [statement, cut, remains]] of cuts.entries()) {
      const carrier: Carrier = (client, server) => {
        server.on('data', (bytes) => client.write(bytes));
        client.on('data', (bytes) =>
          bytes.includes(statement) ? cut(client, server, bytes) : server.write(bytes),
        );
      };
      const proxy = await createProxy(t, databaseUrl, carrier);
      await addFamilies(database, { first: i + 1, events: 1300 });
      // Each has another key, so that all append one.
      const ledgerSigningKey = [i + 1, i].map((n) => Buffer.alloc(32, n).toString('base64')).join();
      const settings = { ledgerSigningKey };
      const before = await counts();
      await t.rejects(createInstance(t, proxy.url, { settings }).current(), `${statement} ${i}`);
      if (!remains) t.same(await counts(), before);
      const next = createInstance(t, databaseUrl, { settings });
      const { size, id } = await next.current();
      t.same([size, id], [(i + 1) * 1300, i + 1], 'one checkpoint has the events');
      t.same(await verifyLog(database, { signers: next.signers }), []);
    }
  },
);

async function counts() {
  const [row] = await database.sql`SELECT (SELECT count(*) FROM log_leaves) AS leaves,
    (SELECT count(*) FROM log_tiles) AS tiles, (SELECT count(*) FROM log_keys) AS keys,
    (SELECT count(*) FROM log_checkpoints) AS checkpoints`;
  return row;
}
