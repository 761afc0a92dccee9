import t from 'tap';
import { eventHash } from '../../../src/kernel/ledger/chain.ts';
import type { RecordedEvent } from '../../../src/kernel/ledger/events.ts';
import { createReward, expectStatus, givePoints, type Member } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';

type Line = RecordedEvent & { isPartial?: true };

const { admin, newFamily } = await startFamilies(t);

/** Returns the lines of an export. */
async function linesOf(client: Member, url: string): Promise<string[]> {
  const { body } = await expectStatus(200, client.get(url));
  return String(body).trimEnd().split('\n');
}

t.test('sends the learner, its parent and an administrator the same part of the ledger', async (t) => {
  const { parent, learner, sibling } = await newFamily(20);
  await givePoints(admin, sibling.id, 30);
  const { id } = await createReward(parent, { title: 'A secret', tokenCost: 10 });
  for (const saver of [learner, sibling])
    await expectStatus(200, saver.post(`/api/rewards/${id}/save`, { points: 4 }));
  await expectStatus(200, parent.delete(`/api/rewards/${id}`));
  await givePoints(admin, learner.id, 1);
  const url = `/api/learners/${learner.id}/ledger`;
  const answer = await expectStatus(200, learner.get(url));
  t.match(answer.headers, {
    'content-type': 'application/x-ndjson',
    'content-disposition': `attachment; filename="learner-${learner.id}.ndjson"`,
    'cache-control': 'no-store',
  });
  for (const client of [parent, admin]) t.equal((await client.get(url)).body, answer.body);

  const [header = '', ...texts] = String(answer.body).trimEnd().split('\n');
  const [familyHeader = '', ...whole] = await linesOf(parent, '/api/ledger/export');
  const { format: _format, ...end } = JSON.parse(familyHeader);
  t.same(JSON.parse(header), {
    format: 'learning-service/learner-ledger/1',
    learnerId: learner.id,
    ...end,
  });
  const lines = texts.map((text): Line => JSON.parse(text));
  t.equal(lines.length, end.events);
  const deletion = lines.at(-2);
  t.match(deletion, { type: 'RewardDeleted', isPartial: true });
  t.same(
    deletion?.entries.map(({ learnerId, amount }) => [learnerId, amount]),
    [[learner.id, 4]],
  );
  t.equal(texts.at(-1), whole.at(-1));
  const last = lines.at(-1);
  t.equal(last && eventHash(deletion?.hash ?? '', last), last?.hash, 'its hash covers that of a part');
  t.notMatch(texts.join('\n'), new RegExp(`"learnerId":${sibling.id}\\b`));
});

t.test('shows a learner no part of the ledger of a sibling that joined, acted and left', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  await givePoints(admin, sibling.id, 30);
  const before = (await linesOf(learner, `/api/learners/${learner.id}/ledger`)).length;
  await expectStatus(200, parent.delete(`/api/learners/${sibling.id}`));
  const lines = await linesOf(learner, `/api/learners/${learner.id}/ledger`);
  for (const line of lines.slice(before)) t.match(line, /^\{"seq":\d+,"hash":"[0-9a-f]{64}"\}$/);
  t.equal(lines.length, before + 1);
});
