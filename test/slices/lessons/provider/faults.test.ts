import t, { type Test } from 'tap';
import type { Lesson } from '../../../../schema/lessons.ts';
import { questionOf } from '../../../../src/slices/lessons/provider/answer-schemas.ts';
import { faultOf } from '../../../../src/slices/lessons/provider/lint.ts';
import {
  type Answer,
  expectStatus,
  type Member,
  registerAdmin,
  registerFamily,
} from '../../../helpers/families/client.ts';
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

/** Returns the faults of a lesson. Its questions must be good ones of the model. */
function faultsOf({ spec }: Lesson): string[] {
  const faults = spec.questions.flatMap(({ question, choices, correctIndex, explanation, hints }) => {
    const draft = pirates.find((known) => known.question === question);
    if (!draft) return [`${question} is not known`];
    const advice = choices.map((choice) => `Why is ${choice} not right?`);
    const full = questionOf({ question, choices, correctIndex, explanation, hints, advice });
    return [
      choices[correctIndex ?? -1] === draft.choices[draft.correctIndex] ? '' : `${question}: a wrong key`,
      full ? (faultOf(full, { gradeLevel: 5, topic: 'pirates' }) ?? '') : 'a missing part',
    ].filter((fault) => fault !== '');
  });
  return spec.questions.length === 5 ? faults : [...faults, `${spec.questions.length} questions`];
}

/** Returns a new learner who has seen all that the generators have on sharks. */
async function registerWithSharks(): Promise<Member> {
  const { learner } = await registerFamily(app);
  await expectStatus(201, create('sharks', learner));
  return learner;
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

  await t.test(`creates a lesson on a topic that the generators know after ${name}`, async (t) => {
    const knowing = await registerWithSharks();
    service.connect(fault, isEndless && { limits: impatient });
    const answer = await create('sharks', knowing);
    t.equal(answer.status, 201);
    const lesson: Lesson = answer.body;
    if (lesson.moduleId.startsWith('topic.')) t.same(faultsOf(lesson), []);
    else t.equal(lesson.moduleId, 'science.animals.groups', 'the generators repeat theirs');
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
