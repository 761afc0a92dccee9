import t from 'tap';
import { createKernel } from '../../helpers/kernel/kernel.ts';
import { take } from './model/steps.ts';

t.test(
  'runs commands while a newer instance adds columns to the tables that they read and write',
  async (t) => {
    const { database, commands, newFamily } = await createKernel(t);
    const familyId = await newFamily();
    const [learnerId, sibling] = [4711, 4712];
    const send = (step: Parameters<typeof take>[0]) => take(step, { familyId, actorId: 1 }, commands.execute);
    await send({ kind: 'addLearner', learnerId });
    for (let i = 1; i <= 3; i++) await send({ kind: 'adjust', learnerId, amount: 1 });
    // Several of one command's tables: a second outdated plan once left the transaction without an answer.
    for (const table of [
      'balances',
      'families',
      'events',
      'entries',
      'catalogs',
      'rewards',
      'idempotency_keys',
    ])
      await database.query(`ALTER TABLE ${table} ADD COLUMN of_a_later_release text DEFAULT 'new'`);
    await database.query(`UPDATE balances SET of_a_later_release = 'kept'`);
    await send({ kind: 'adjust', learnerId, amount: 1 });
    await send({ kind: 'addLearner', learnerId: sibling });
    t.same(
      await database.query('SELECT balance, of_a_later_release AS later FROM balances ORDER BY learner_id'),
      [
        { balance: 4, later: 'kept' },
        { balance: 0, later: 'new' },
      ],
    );
  },
);
