import { setTimeout } from 'node:timers/promises';
import t from 'tap';
import { createPasswords } from '../../../src/slices/accounts/sign-in/passwords.ts';
import { testSettings } from '../../helpers/app.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import { clientOf, expectStatus, memberPassword } from '../../helpers/families/client.ts';
import { startFamilies } from '../../helpers/families/families.ts';
import { tokenFor } from '../../helpers/families/tokens.ts';
import { claimsOf, deviceOf, handOver, pin, setPin, unlock, wrongPin } from './devices.ts';
import { statuses } from './registrations.ts';

/** Hashes that were verified; undefined for the one that no password matches. */
const verified: (string | undefined)[] = [];
/** What happens while a PIN is verified. */
let meanwhile = async () => {};
const passwords = createPasswords(testSettings.passwordMemoryKiB);
const { app, admin, database, newFamily } = await startFamilies(t, {
  services: {
    passwords: {
      hash: passwords.hash,
      verify(hash, ...rest) {
        verified.push(hash);
        return passwords.verify(hash, ...rest).finally(() => meanwhile());
      },
    },
  },
});
const invalid = refusal(401, 'INVALID_PIN');

/** Lets minutes pass for the limits. */
async function pass(minutes: number): Promise<void> {
  await database.sql`UPDATE login_attempts SET
    at = ARRAY(SELECT t - make_interval(secs => ${minutes * 60}) FROM unnest(at) t)`;
  await database.sql`UPDATE code_attempts SET last_at = last_at - make_interval(secs => ${minutes * 60})`;
}

t.test(
  'four pictures bring a learner back to a device, with a token that counts as handed over',
  async (t) => {
    const { parent, learner } = await newFamily();
    t.match(await setPin(parent, learner.id), { body: { learnerId: learner.id, hasPin: true } });
    const device = await handOver(app, parent, learner.id);
    const { body } = await expectStatus(200, unlock(device, learner.id));
    t.equal(body.user.id, learner.id);
    const back = deviceOf(app, body);
    t.match(claimsOf(back.token), { sub: String(learner.id), role: 'LEARNER', handedOverBy: parent.id });
    t.match(await back.get('/api/sessions'), { status: 200, body: [{ id: back.id, isHandedOver: true }] });
    t.match(await unlock(back, learner.id), { status: 200 }, 'and opens the device again');
  },
);

t.test('an ended and an expired token open with the PIN, and nothing without it', async (t) => {
  const { parent, learner } = await newFamily();
  await setPin(parent, learner.id);
  const ended = await handOver(app, parent, learner.id);
  await expectStatus(200, ended.post('/api/logout'));
  const claims = { sub: String(learner.id), role: 'LEARNER', handedOverBy: parent.id };
  const expired = clientOf(app, await tokenFor(app, database, { ...claims, iat: 1_000_000, exp: 1_000_300 }));
  await database.sql`UPDATE credentials SET changed_at = '1970-01-01' WHERE user_id = ${learner.id}`;
  // Rows of expired sessions are deleted.
  await database.sql`DELETE FROM sessions WHERE user_id = ${learner.id}`;
  for (const device of [ended, expired]) {
    t.match(await device.get('/api/user'), refusal(401, 'UNAUTHENTICATED'));
    t.match(await unlock(device, learner.id, wrongPin), invalid);
    t.match(await unlock(device, learner.id), { status: 200 });
  }
});

t.test('a new password takes back the devices that were handed over before it', async (t) => {
  const { parent, learner } = await newFamily();
  const { body: sibling } = await parent.post('/api/learners', { name: 'Mia' });
  for (const { id } of [learner, sibling]) {
    await setPin(parent, id);
    const device = await handOver(app, parent, id);
    const next = await expectStatus(200, unlock(device, id));
    // In the next second, since tokens have whole ones.
    await setTimeout(1100);
    await expectStatus(200, parent.put(`/api/learners/${id}/password`, { password: 'another password' }));
    for (const earlier of [device, deviceOf(app, next.body)]) t.match(await unlock(earlier, id), invalid);
    t.match(await unlock(await handOver(app, parent, id), id), { status: 200 }, 'a new hand-over');
  }
});

t.test('a new password while the PIN is checked refuses it', async (t) => {
  const { parent, learner } = await newFamily();
  await setPin(parent, learner.id);
  const device = await handOver(app, parent, learner.id);
  t.teardown(() => {
    meanwhile = async () => {};
  });
  meanwhile = async () => {
    await expectStatus(
      200,
      parent.put(`/api/learners/${learner.id}/password`, { password: 'another password' }),
    );
  };
  t.match(await unlock(device, learner.id), invalid);
});

t.test('a wrong PIN, no PIN and any other token get one answer after one verification', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const other = await newFamily();
  await setPin(parent, learner.id);
  const device = await handOver(app, parent, learner.id);
  const siblings = await handOver(app, parent, sibling.id);
  const [header, payload, signature] = device.token.split('.');
  const [, ofSibling] = siblings.token.split('.');
  const attempts = {
    'a wrong PIN': [device, learner.id, wrongPin],
    'the PIN in another order': [device, learner.id, pin.toReversed()],
    'no token': [clientOf(app), learner.id, pin],
    'a token of a login': [learner, learner.id, pin],
    "a sibling's device": [siblings, learner.id, pin],
    "a parent's token": [parent, learner.id, pin],
    'the token of an ADMIN': [admin, learner.id, pin],
    'a token of another family': [other.learner, learner.id, pin],
    'a forged token': [
      clientOf(app, `${header}.${payload}.${signature?.replace(/./g, 'A')}`),
      learner.id,
      pin,
    ],
    'a token with other claims': [clientOf(app, `${header}.${ofSibling}.${signature}`), sibling.id, pin],
    'a learner without a PIN': [siblings, sibling.id, pin],
    'an unknown learner': [device, 999_999, pin],
    'another user than a learner': [parent, parent.id, pin],
  } as const;
  let place = 0;
  for (const [name, [client, id, pictures]] of Object.entries(attempts)) {
    verified.length = 0;
    place += 1;
    const answer = await unlock(client, id, [...pictures], `203.0.113.${place}`);
    t.match(answer, invalid, name);
    t.equal(answer.body.detail, answer.body.title, `${name}: says no more`);
    t.equal(verified.length, 1, `${name}: one verification`);
    const hasHash = client === device && id === learner.id;
    t.equal(verified[0] !== undefined, hasHash, `${name}: against ${hasHash ? 'the PIN' : 'no PIN'}`);
  }
  const [row] = await database.sql`SELECT count(*)::int FROM sessions WHERE user_id = ${learner.id}`;
  t.equal(row?.['count'], 2, 'the sessions of the login and of the device');
});

t.test('10 wrong PINs a minute with a token lock that token only, and no password', async (t) => {
  const { parent, learner } = await newFamily();
  await setPin(parent, learner.id);
  const [device, second] = [await handOver(app, parent, learner.id), await handOver(app, parent, learner.id)];
  const answers = [];
  for (let i = 0; i < 12; i += 1) answers.push(await unlock(device, learner.id, wrongPin, `203.0.113.${i}`));
  t.same(statuses(answers), { 401: 10, 429: 2 });
  const refused = await unlock(device, learner.id);
  t.match(refused, refusal(429, 'TOO_MANY_ATTEMPTS'), 'even with the right one');
  t.ok(Number(refused.headers['retry-after']) > 0);
  t.match(await unlock(second, learner.id), { status: 200 }, 'another device');
  const { username } = (await learner.get('/api/user')).body;
  t.match(await device.post('/login', { username, password: memberPassword }), { status: 200 });
  await pass(1);
  t.match(await unlock(device, learner.id), { status: 200 }, 'a minute later');
});

t.test(
  'after 10 wrong PINs in a row with a token, each next guess waits longer, up to an hour',
  async (t) => {
    const { parent, learner } = await newFamily();
    await setPin(parent, learner.id);
    const device = await handOver(app, parent, learner.id);
    for (let i = 0; i < 10; i += 1) t.match(await unlock(device, learner.id, wrongPin), invalid);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      await pass(minutes - 0.5);
      t.match(await unlock(device, learner.id), refusal(429, 'TOO_MANY_ATTEMPTS'), `before ${minutes} min`);
      await pass(0.5);
      t.match(await unlock(device, learner.id, wrongPin), invalid, `after ${minutes} min`);
    }
    const next = await handOver(app, parent, learner.id);
    t.match(await unlock(next, learner.id), { status: 200 }, 'a new hand-over begins anew');
    await pass(60);
    t.match(await unlock(device, learner.id), { status: 200 });
    for (let i = 0; i < 10; i += 1)
      t.match(await unlock(device, learner.id, wrongPin), invalid, 'and so does a right PIN');
  },
);

t.test('right PINs count as no failure, at the same time too', async (t) => {
  const { parent, learner } = await newFamily();
  await setPin(parent, learner.id);
  const device = await handOver(app, parent, learner.id);
  const answers = await Promise.all(Array.from({ length: 25 }, () => unlock(device, learner.id)));
  t.same(statuses(answers), { 200: 25 });
});

t.test('attempts without a token of the device never use up its own', async (t) => {
  const { parent, learner } = await newFamily();
  await setPin(parent, learner.id);
  const device = await handOver(app, parent, learner.id);
  for (let i = 0; i < 12; i += 1) await unlock(clientOf(app), learner.id);
  t.match(await unlock(clientOf(app), learner.id), refusal(429, 'TOO_MANY_ATTEMPTS'));
  t.match(await unlock(device, learner.id), { status: 200 });
});

t.test('a new PIN replaces the old one, and none ends no session', async (t) => {
  const { parent, learner } = await newFamily();
  await setPin(parent, learner.id);
  const device = await handOver(app, parent, learner.id);
  await setPin(admin, learner.id, wrongPin);
  t.match(await unlock(device, learner.id, pin), invalid);
  t.match(await unlock(device, learner.id, wrongPin), { status: 200 });
  const removed = { body: { learnerId: learner.id, hasPin: false } };
  t.match(await setPin(parent, learner.id, null), removed);
  t.match(await setPin(parent, learner.id, null), removed, 'twice');
  t.match(await unlock(device, learner.id, wrongPin), invalid);
  t.match(await device.get('/api/user'), { status: 200 });
});

t.test('only the parent and an ADMIN set a PIN, of which the database has a slow hash', async (t) => {
  const { parent, learner, sibling } = await newFamily();
  const other = await newFamily();
  for (const by of [learner, sibling, other.parent])
    t.match(await by.put(`/api/learners/${learner.id}/pin`, { pictures: pin }), refusal(403, 'FORBIDDEN'));
  t.match(await parent.put('/api/learners/999999/pin', { pictures: pin }), refusal(404, 'LEARNER_NOT_FOUND'));
  await setPin(parent, learner.id);
  await setPin(parent, sibling.id);
  const rows = await database.sql<{ pin_hash: string }[]>`
    SELECT pin_hash FROM learner_pins WHERE family_id = ${parent.id}`;
  t.match(rows, [{ pin_hash: /^\$argon2id\$/ }, { pin_hash: /^\$argon2id\$/ }]);
  t.not(rows[0]?.pin_hash, rows[1]?.pin_hash, 'with a salt');
});
