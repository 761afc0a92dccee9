import { randomUUID } from 'node:crypto';
import t from 'tap';
import { documentOf, operationsOf } from '../../helpers/documents/document.ts';
import { answersTo, createLesson, createReward, type Family } from '../../helpers/families/client.ts';
import { contributions, type KeyedCase } from '../../helpers/families/contributions.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { sendKeyed } from '../../helpers/families/keyed.ts';
import { createContentView } from '../../helpers/families/stored-content.ts';
import { redeem, save } from '../../slices/rewards/steps.ts';

const { app, admin, databaseUrl, newFamily } = await startFamilies(t);
const contentNow = createContentView(t, databaseUrl);

/** Requests for each operation that appends to a ledger and accepts a key. */
const cases: Record<string, (family: Family) => Promise<KeyedCase> | KeyedCase> = {
  createReward({ parent: by }) {
    const request = {
      method: 'POST' as const,
      url: '/api/rewards',
      payload: { title: 'A reward', tokenCost: 3 },
    };
    return { by, request, others: [{ ...request, payload: { title: 'A reward', tokenCost: 4 } }] };
  },
  async updateReward({ parent: by }) {
    const [reward, other] = [await createReward(by), await createReward(by)];
    const request = { method: 'PUT' as const, url: `/api/rewards/${reward.id}`, payload: { tokenCost: 4 } };
    const others = [
      { ...request, payload: { tokenCost: 5 } },
      { ...request, url: `/api/rewards/${other.id}` },
    ];
    return { by, request, others };
  },
  async savePoints({ parent, learner: by }) {
    const { id } = await createReward(parent);
    const url = `/api/rewards/${id}/save`;
    const request = { method: 'POST' as const, url, payload: { points: 3 } };
    const others = [
      { ...request, payload: { points: 4 } },
      { ...request, url: `${url}?learnerId=${by.id}` },
    ];
    return { by, request, others };
  },
  async redeemReward({ parent, learner: by }) {
    const reward = await createReward(parent, { tokenCost: 3 });
    await save(by, reward, 10);
    const request = { method: 'POST' as const, url: `/api/rewards/${reward.id}/redeem` };
    return { by, request, others: [{ ...request, url: `${request.url}?learnerId=${by.id}` }] };
  },
  approveRedemption: (family) => decisionCase(family, 'approve'),
  rejectRedemption: (family) => decisionCase(family, 'reject'),
  async answerLesson({ learner: by }) {
    const lesson = await createLesson(by, by.id);
    const url = `/api/lessons/${lesson.id}/answer`;
    const request = { method: 'POST' as const, url, payload: { answers: answersTo(lesson) } };
    return { by, request, others: [{ ...request, payload: { answers: answersTo(lesson, 1) } }] };
  },
  adjustPoints({ learner, sibling }) {
    const payload = { learnerId: learner.id, amount: 3, reason: 'a reason' };
    const request = { method: 'POST' as const, url: '/api/points/adjust', payload };
    const others = [
      { ...request, payload: { ...payload, amount: 4 } },
      { ...request, payload: { ...payload, learnerId: sibling.id } },
    ];
    return { by: admin, request, others };
  },
  createLearner({ parent: by }) {
    const payload = { name: 'Mia', password: 'a password' };
    const request = { method: 'POST' as const, url: '/api/learners', payload };
    return { by, request, others: [{ ...request, payload: { ...payload, name: 'Max' } }] };
  },
  ...Object.assign({}, ...contributions.map(({ keyed }) => keyed)),
};

async function decisionCase({ parent: by, learner }: Family, verb: string): Promise<KeyedCase> {
  const reward = await createReward(by, { tokenCost: 3 });
  await save(learner, reward, 10);
  const [one, two] = [await redeem(learner, reward), await redeem(learner, reward)];
  const urlOf = ({ id }: { id: string }) => `/api/redemptions/${id}/${verb}`;
  const request = { method: 'PUT' as const, url: urlOf(one), payload: { notes: 'a note' } };
  const others = [
    { ...request, payload: { notes: 'another note' } },
    { ...request, url: urlOf(two) },
  ];
  return { by, request, others };
}

t.test('documents the Idempotency-Key for each operation that appends to a ledger', async (t) => {
  const operations = operationsOf(documentOf(app));
  for (const name of Object.keys(cases)) {
    const operation = operations.find(({ operationId }) => operationId === name);
    const header = operation?.parameters?.find((parameter) => parameter.in === 'header');
    t.match(header, { name: /^idempotency-key$/i, required: false }, name);
    t.ok(operation?.responses[422], `${name} documents 422`);
  }
});

for (const [name, caseOf] of Object.entries(cases)) {
  t.test(`${name}: replays the same answer for the same key without a second effect`, async (t) => {
    const { by, request } = await caseOf(await newFamily(50));
    const keyed = { ...request, token: by.token, key: randomUUID() };
    const first = await sendKeyed(app, keyed);
    t.ok(first.answer.status < 300, first.answer.text);
    t.notOk(first.isReplay, 'the first answer is not a replay');
    const content = await contentNow();
    for (let i = 0; i < 3; i++) t.same(await sendKeyed(app, keyed), { ...first, isReplay: true });
    t.same(await contentNow(), content);
  });

  t.test(`${name}: returns 422 for the key with another request and changes nothing`, async (t) => {
    const { by, request, others } = await caseOf(await newFamily(50));
    const keyed = { token: by.token, key: randomUUID() };
    await sendKeyed(app, { ...keyed, ...request });
    const content = await contentNow();
    for (const other of others) {
      const { answer, isReplay } = await sendKeyed(app, { ...keyed, ...other });
      t.match([answer.status, answer.text], [422, '"code":"IDEMPOTENCY_KEY_REUSED"']);
      t.notOk(isReplay);
    }
    t.same(await contentNow(), content);
    for (const other of others) {
      const { answer } = await sendKeyed(app, { ...other, token: by.token, key: randomUUID() });
      t.not(answer.status, 422, 'accepted with another key');
    }
  });
}
