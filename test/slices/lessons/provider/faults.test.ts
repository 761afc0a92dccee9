import t, { type Test } from 'tap';
import { conceptById } from '../../../../curriculum/index.ts';
import type { Lesson } from '../../../../schema/lessons.ts';
import { faultOf } from '../../../../src/slices/lessons/provider/lint.ts';
import { type Answer, type Member, registerAdmin, registerFamily } from '../../../helpers/families/client.ts';
import type { FaultCase } from '../../../helpers/families/fake-provider.ts';
import { pirates } from '../../../helpers/families/pirates.ts';
import { apiKey, impatient, startWithProvider } from '../../../helpers/families/provider-lessons.ts';
import { createContentView } from '../../../helpers/families/stored-content.ts';
import { sampled } from '../../../helpers/sampled.ts';
import { faults } from './provider-faults.ts';

const service = await startWithProvider(t);
const { app, databaseUrl } = service;
const content = createContentView(t, databaseUrl);
await registerAdmin(app);
const { learner } = await registerFamily(app);

/** Returns the stored content without the count of requests. */
async function stored() {
  const { provider_usage: _, provider_shares: _shares, ...rest } = await content();
  return rest;
}

function create(topic: string, by: Member = learner): Promise<Answer> {
  return by.post('/api/lessons/create', { learnerId: by.id, gradeLevel: 5, topic });
}

/** Returns the faults of a lesson. Its questions must be good ones of the model, or the generators'. */
function faultsOf({ spec, moduleId }: Lesson): string[] {
  const faults = spec.questions.flatMap(({ question, choices, correctIndex, explanation }) => {
    const draft = pirates.find((known) => known.question === question);
    if (!draft) return conceptById(moduleId) ? [] : [`${question} is not known`];
    const full = { question, choices, correctIndex: correctIndex ?? -1, explanation: explanation ?? '' };
    return [
      choices[correctIndex ?? -1] === draft.choices[draft.correctIndex] ? '' : `${question}: a wrong key`,
      faultOf(full, { gradeLevel: 5, topic: 'pirates' }) ?? '',
    ].filter((fault) => fault !== '');
  });
  return spec.questions.length === 5 ? faults : [...faults, `${spec.questions.length} questions`];
}

const codes = { 400: 'TOPIC_REFUSED', 503: 'LESSON_GENERATION_FAILED' };

for (const [name, { fault, status, taboo, isEndless }] of sampled(Object.entries(faults), 0.3)) {
  await t.test(
    `${status === 201 ? 'creates' : 'rejects'} a lesson on a free topic after ${name}`,
    async (t) => {
      service.connect(fault, isEndless && { limits: impatient });
      const before = await stored();
      const answer = await create('pirates');
      t.equal(answer.status, status);
      if (status === 201) t.same(faultsOf(answer.body), []);
      else {
        t.equal(answer.body.code, codes[status]);
        t.same(await stored(), before, 'nothing is stored');
      }
      await checkSecrets(t, answer, taboo);
    },
  );

  await t.test(`${status === 400 ? 'rejects' : 'creates'} a lesson on a concept after ${name}`, async (t) => {
    service.connect(fault, isEndless && { limits: impatient });
    const answer = await create('fractions');
    // A refused topic is rejected even if it fits a concept.
    t.equal(answer.status, status === 400 ? 400 : 201);
    if (answer.status === 201) t.same(faultsOf(answer.body), []);
    await checkSecrets(t, answer, taboo);
  });
}

/** Checks that answer, log and database contain neither the key nor the taboo. */
async function checkSecrets(t: Test, answer: Answer, taboo: FaultCase['taboo']): Promise<void> {
  for (const secret of [apiKey, ...(taboo === undefined ? [] : [taboo])]) {
    t.notOk(JSON.stringify(answer.body).includes(secret), `the answer does not contain ${secret}`);
    t.notOk(service.log().includes(secret), `the log does not contain ${secret}`);
    t.notOk(await content.holds(secret), `the database does not contain ${secret}`);
  }
}
