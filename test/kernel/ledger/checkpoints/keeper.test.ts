import t from 'tap';
import { createDatabasePool } from '../../../../src/db/database.ts';
import { keepCheckpoints } from '../../../../src/kernel/ledger/log/checkpoint-keeper.ts';
import { createLedgerLog } from '../../../../src/kernel/ledger/log/log.ts';
import { LogContradiction, logFault } from '../../../../src/kernel/ledger/log/log-problems.ts';
import { testSettings } from '../../../helpers/app.ts';
import { connect } from '../../../helpers/database/connection.ts';
import { createDatabase } from '../../../helpers/database/database.ts';
import { createProxy } from '../../../helpers/database/proxy.ts';
import { until } from '../../../helpers/until.ts';

t.test(
  'makes checkpoints automatically until it is stopped, also after the database was unavailable',
  async (t) => {
    const databaseUrl = await createDatabase(t);
    const sql = connect(databaseUrl);
    const proxy = await createProxy(t, databaseUrl);
    const database = createDatabasePool(proxy.url);
    t.teardown(async () => {
      await database.close();
      await sql.end();
    });
    const warnings: string[] = [];
    const errors: string[] = [];
    const error = (message: string) => void errors.push(message);
    const log = { info: () => {}, error, warn: (message: string) => void warnings.push(message) };
    const checkpoints = createLedgerLog({ database, settings: testSettings, now: () => new Date(), log });
    const size = async () => {
      const [newest] = await sql<
        { size: number }[]
      >`SELECT size::int FROM log_checkpoints ORDER BY id DESC LIMIT 1`;
      return newest?.size;
    };
    let families = 0;
    const addFamily = async () => {
      families += 1;
      await sql`INSERT INTO users (id, username, email, name, role)
      VALUES (${families}, ${`user${families}`}, ${`${families}@example.org`}, 'A User', 'PARENT')`;
      // The log checks neither payloads nor chains.
      const head = Buffer.alloc(32, families);
      await sql.begin(async (tx) => {
        await tx`INSERT INTO families (family_id, seq, head) VALUES (${families}, 1, ${head})`;
        await tx`INSERT INTO events (family_id, seq, id, type, payload, actor_id, recorded_at, hash)
          VALUES (${families}, 1, gen_random_uuid(), 'X', '{}', 1, now(), ${head})`;
      });
    };

    const end = keepCheckpoints(checkpoints, { log, everyMs: 10 });
    await until('a checkpoint of the empty tree exists', async () => (await size()) === 0);
    await addFamily();
    await until('the new event is in a checkpoint', async () => (await size()) === 1);

    await proxy.cut();
    await until('it logs that it cannot make one', () => warnings.length >= 2);
    await addFamily();
    t.equal(await size(), 1);
    await proxy.open();
    await until('it continues', async () => (await size()) === 2);

    await end();
    let rounds = 0;
    const endAtOnce = keepCheckpoints({ keepCurrent: async () => (rounds += 1) }, { log, everyMs: 10 });
    await endAtOnce();
    await addFamily();
    await checkpoints.current();
    t.equal(rounds, 1, 'no round follows the stop');

    const [warned, problems] = [
      warnings.length,
      [logFault('size', 'the log has shrunk', { expected: 2, found: 1 })],
    ];
    const found: unknown[] = [];
    const keepCurrent = () => Promise.reject(new LogContradiction(problems));
    const onRound = (failure: unknown) => void found.push(failure);
    await keepCheckpoints({ keepCurrent }, { log, everyMs: 10, onRound })();
    t.same(errors, [], 'the log of the ledger has reported it');
    t.match([found.length, found[0], warnings.length], [1, LogContradiction, warned]);
  },
);
