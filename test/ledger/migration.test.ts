import t from 'tap';
import { createKernel } from '../helpers/kernel.ts';
import { take } from './steps.ts';

t.test('runs commands while another instance migrates the tables that they read', async (t) => {
  const { database, commands, newFamily } = await createKernel(t);
  const familyId = await newFamily();
  const learnerId = 4711;
  const send = (step: Parameters<typeof take>[0]) => take(step, { familyId, actorId: 1 }, commands.execute);
  await send({ kind: 'addLearner', learnerId });
  for (let i = 1; i <= 3; i++) await send({ kind: 'adjust', learnerId, amount: 1 });
  await database.query('ALTER TABLE balances ADD COLUMN of_a_later_version text');
  await send({ kind: 'adjust', learnerId, amount: 1 });
  t.same(await database.query('SELECT balance FROM balances'), [{ balance: 4 }]);
});
