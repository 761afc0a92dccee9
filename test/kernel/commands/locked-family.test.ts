import { randomUUID } from 'node:crypto';
import t from 'tap';
import { holdStream } from '../../helpers/database/locks.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { createReward, expectStatus } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { sendKeyed } from '../../helpers/families/keyed.ts';
import { saved } from '../../slices/rewards/steps.ts';

const { app, databaseUrl, newFamily } = await startFamilies(t);

t.test('returns 503 with Retry-After for a family that stays locked and serves others', async (t) => {
  const [locked, free] = [await newFamily(10), await newFamily(1_000_000)];
  const [reward, other] = [await createReward(locked.parent), await createReward(free.parent)];
  const url = `/api/rewards/${reward.id}/save`;
  const keyed = {
    method: 'POST' as const,
    url,
    payload: { points: 1 },
    token: locked.learner.token,
    key: randomUUID(),
  };
  const release = await holdStream(databaseUrl, locked.parent.id);
  let isOver = false;
  const requests = Promise.all([locked.learner.post(url, { points: 1 }), sendKeyed(app, keyed)]).finally(
    () => {
      isOver = true;
    },
  );
  let saves = 0;
  for (; !isOver; saves++)
    await expectStatus(200, free.learner.post(`/api/rewards/${other.id}/save`, { points: 1 }));
  const [plain, withKey] = await requests;
  t.match(plain, { ...refusal(503, 'SERVICE_UNAVAILABLE'), headers: { 'retry-after': /^[1-9]\d*$/ } });
  t.match(withKey, { answer: { status: 503 }, isReplay: false });
  t.ok(saves > 10, 'serves the other family meanwhile');
  await release();
  t.equal(await saved(locked.learner, reward), 0, 'rejected requests have no effect');
  t.match(await sendKeyed(app, keyed), { answer: { status: 200 }, isReplay: false }, 'a 503 is not stored');
  await expectStatus(200, locked.learner.post(url, { points: 1 }));
  t.equal(await saved(locked.learner, reward), 2);
});
