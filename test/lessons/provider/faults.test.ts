import t, { type Test } from 'tap';
import type { Lesson } from '../../../schema/lessons.ts';
import { conceptById } from '../../../src/lessons/generators/index.ts';
import { faultOf } from '../../../src/lessons/provider/lint.ts';
import { type Answer, type Member, registerAdmin, registerFamily } from '../../helpers/client.ts';
import { openContent } from '../../helpers/content.ts';
import type { FaultCase } from '../../helpers/fake-provider.ts';
import { pirates } from '../../helpers/pirates.ts';
import { apiKey, impatient, startWithProvider } from '../../helpers/provider-lessons.ts';
import { faults } from './faults.ts';

const service = await startWithProvider(t);
const { app, databaseUrl } = service;
const content = openContent(t, databaseUrl);
await registerAdmin(app);
const { learner } = await registerFamily(app);

/** What is stored, but for the count of requests. */
async function stored() {
  const { provider_usage: _, ...rest } = await content();
  return rest;
}

function create(topic: string, by: Member = learner): Promise<Answer> {
  return by.post('/api/lessons/create', { learnerId: by.id, gradeLevel: 5, topic });
}

/** What is wrong with a lesson: each of its questions is a good one of the model's, or the generators'. */
function faultsOf({ spec, moduleId }: Lesson): string[] {
  const faults = spec.questions.flatMap(({ question, choices, correctIndex, explanation }) => {
    const written = pirates.find((known) => known.question === question);
    if (!written) return conceptById(moduleId) ? [] : [`${question} is not known`];
    const full = { question, choices, correctIndex: correctIndex ?? -1, explanation: explanation ?? '' };
    return [
      choices[correctIndex ?? -1] === written.choices[written.correctIndex] ? '' : `${question}: a wrong key`,
      faultOf(full, { gradeLevel: 5, topic: 'pirates' }) ?? '',
    ].filter((fault) => fault !== '');
  });
  return spec.questions.length === 5 ? faults : [...faults, `${spec.questions.length} questions`];
}

const codes = { 400: 'TOPIC_REFUSED', 503: 'LESSON_GENERATION_FAILED' };

for (const [name, { fault, status, taboo, isEndless }] of Object.entries(faults)) {
  await t.test(`${name}: a lesson on a topic is ${status === 201 ? 'sound' : 'refused'}`, async (t) => {
    service.meet(fault, isEndless && { limits: impatient });
    const before = await stored();
    const answer = await create('pirates');
    t.equal(answer.status, status);
    if (status === 201) t.same(faultsOf(answer.body), []);
    else {
      t.equal(answer.body.code, codes[status]);
      t.same(await stored(), before, 'nothing is stored');
    }
    await keepsSecrets(t, answer, taboo);
  });

  await t.test(`${name}: a lesson on a topic of the generators is there all the same`, async (t) => {
    service.meet(fault, isEndless && { limits: impatient });
    const answer = await create('fractions');
    // What the provider refuses is refused, whatever else it resembles.
    t.equal(answer.status, status === 400 ? 400 : 201);
    if (answer.status === 201) t.same(faultsOf(answer.body), []);
    await keepsSecrets(t, answer, taboo);
  });
}

/** Nothing tells the key, or what the provider should not have said. */
async function keepsSecrets(t: Test, answer: Answer, taboo: FaultCase['taboo']): Promise<void> {
  for (const secret of [apiKey, ...(taboo === undefined ? [] : [taboo])]) {
    t.notOk(JSON.stringify(answer.body).includes(secret), `the answer does not hold ${secret}`);
    t.notOk(service.log().includes(secret), `the log does not hold ${secret}`);
    t.notOk(await content.holds(secret), `the database does not hold ${secret}`);
  }
}
