import { randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { verifyFamily } from '../../../../src/kernel/ledger/verification/verify-family.ts';
import { createKernel } from '../../../helpers/kernel/kernel.ts';
import { take } from '../../../kernel/ledger/model/steps.ts';

const file = join(import.meta.dirname, '../../../../sql/migrations/0057_voided_questions.sql');

t.test('the migration adds the quizzes of earlier events, as a replay of these gives them', async (t) => {
  const { commands, context, database, newFamily } = await createKernel(t);
  const familyId = await newFamily();
  const origin = { familyId, actorId: familyId };
  const send: typeof commands.execute = (command) => commands.execute(command);
  for (const learnerId of [91, 92]) {
    const lessonId = randomUUIDv7();
    await take({ kind: 'addLearner', learnerId }, origin, send);
    await take({ kind: 'setDouble', learnerId, enabled: true }, origin, send);
    await take({ kind: 'createLesson', learnerId, lessonId, rightAnswers: [0, 0, 0] }, origin, send);
    const answers = { answers: [0, 1, 1], doubleOrLoss: true, doubleQuestionIndices: [] };
    await take({ kind: 'answer', learnerId, lessonId, ...answers }, origin, send);
  }
  await take({ kind: 'removeLearner', learnerId: 92 }, origin, send);
  const [statement = ''] = /INSERT INTO quizzes[^;]+;/.exec(await readFile(file, 'utf8')) ?? [];
  await database.sql`DELETE FROM quizzes`;
  t.match((await verifyFamily(context, familyId))?.problems, [{ kind: 'projection' }]);
  await database.query(statement);
  t.same((await verifyFamily(context, familyId))?.problems, []);
  t.match(await database.sql`SELECT learner_id, deducted FROM quizzes`, [{ learner_id: 91, deducted: 2 }]);
});
