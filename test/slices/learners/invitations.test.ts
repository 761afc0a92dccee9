import { sql } from 'kysely';
import t from 'tap';
import type { App } from '../../../src/http/app-types.ts';
import { startApp } from '../../helpers/app.ts';
import { runCli } from '../../helpers/cli.ts';
import { createClock } from '../../helpers/clock.ts';
import { refusal } from '../../helpers/documents/expectations.ts';
import {
  type Answer,
  type Client,
  clientOf,
  expectStatus,
  memberPassword,
  register,
  registerAdmin,
} from '../../helpers/families/client.ts';
import { atOnce, tally } from '../../helpers/families/races.ts';
import { applyTo, waitFor } from '../../helpers/families/waiting.ts';
import { recordsOf } from '../../helpers/kernel/audit-records.ts';

/** Starts an instance with an administrator and two parents. */
async function start(registration: 'open' | 'invited' | 'closed' = 'closed') {
  const clock = createClock();
  const started = await startApp(t, { now: clock.now, settings: { registration } });
  const admin = await registerAdmin(started.app);
  const parent = await register(started.app, 'PARENT', admin);
  const other = await register(started.app, 'PARENT', admin);
  return { ...started, clock, admin, parent, other };
}

async function inviteBy(parent: Client, body: object = {}): Promise<string> {
  return (await expectStatus(201, parent.post('/api/learners/invitations', body))).body.code;
}

/** Returns what a refused client learns: the answer without the id of the request. */
function learned({ status, body }: Answer) {
  const { requestId: _requestId, ...rest } = body;
  return { status, ...rest };
}

async function isInFamily(app: App, { body }: Answer): Promise<boolean> {
  const answer = await clientOf(app, body.token).get(`/api/learner-profile/${body.user.id}`);
  return answer.status === 200;
}

t.test(
  'REGISTRATION=closed and invited: refuse a learner alike for every parent, before any look-up',
  async (t) => {
    for (const registration of ['closed', 'invited'] as const) {
      const { app, database, parent, other, admin } = await start(registration);
      const { body: child } = await parent.post('/api/learners', { name: 'Mia' });
      const code = { closed: 'REGISTRATION_CLOSED', invited: 'INVITATION_REQUIRED' }[registration];
      for (const as of [undefined, other]) {
        const ids = [parent.id, admin.id, child.id, 999_999, Number.MAX_SAFE_INTEGER];
        const answers: Answer[] = [];
        // Nobody can read these tables meanwhile, so an answer is one without a look-up of parent, code or names.
        await database.db.transaction().execute(async (trx) => {
          if (!as) await sql`LOCK TABLE users, families, one_time_codes, credentials`.execute(trx);
          for (const id of ids) answers.push(await applyTo(app, id, {}, as));
        });
        t.match(answers[0], refusal(403, code));
        for (const answer of answers) t.same(learned(answer), learned(answers[0] ?? answer));
      }
      t.match(await applyTo(app, parent.id, {}, clientOf(app, 'garbage')), refusal(401, 'UNAUTHENTICATED'));
      t.same((await parent.get('/api/learners?status=waiting')).body, []);
      for (const as of [parent, admin])
        t.ok(await isInFamily(app, await expectStatus(201, applyTo(app, parent.id, {}, as))));
    }
  },
);

t.test("adds a learner at once with the parent's code, which works once and for this family", async (t) => {
  for (const registration of ['closed', 'invited', 'open'] as const) {
    const { app, admin, parent, other } = await start(registration);
    const answer = await parent.post('/api/learners/invitations');
    t.match(answer, { status: 201, body: { code: /^[\w-]{22}$/, expiresAt: '2100-03-08T12:00:00.000Z' } });
    const { code: invitation } = answer.body;
    const wrong: [number, string][] = [
      [other.id, invitation],
      [999_999, invitation],
      [parent.id, `${invitation}x`],
      [parent.id, (await admin.post('/api/invitations')).body.code],
    ];
    const answers = [];
    for (const [id, code] of wrong) answers.push(await applyTo(app, id, { invitation: code }));
    for (const one of answers) {
      t.match(one, refusal(403, 'INVITATION_REQUIRED'));
      t.same(learned(one), learned(answers[0] ?? one));
    }
    const taken = { invitation, username: (await parent.get('/api/user')).body.username };
    t.match(await applyTo(app, parent.id, taken), refusal(400, 'USERNAME_TAKEN'), 'keeps the code');
    const joined = await expectStatus(201, applyTo(app, parent.id, { invitation: ` ${invitation} ` }));
    t.ok(await isInFamily(app, joined));
    t.match(await applyTo(app, parent.id, { invitation }), refusal(403, 'INVITATION_REQUIRED'));
  }
});

t.test('an ADMIN invites for a family that it names, or for its own', async (t) => {
  const { app, database, admin, parent, other } = await start();
  const named = await inviteBy(admin, { parentId: String(parent.id) });
  t.ok(await isInFamily(app, await expectStatus(201, applyTo(app, parent.id, { invitation: named }))));
  const own = await inviteBy(admin);
  t.ok(await isInFamily(app, await expectStatus(201, applyTo(app, admin.id, { invitation: own }))));
  const ofOther = await inviteBy(other, { parentId: parent.id });
  t.match(await applyTo(app, parent.id, { invitation: ofOther }), refusal(403, 'INVITATION_REQUIRED'));
  const [{ id: childId }] = (await parent.get('/api/learners')).body;
  for (const parentId of [999_999, childId])
    t.match(await admin.post('/api/learners/invitations', { parentId }), refusal(400, 'INVALID_PARENT'));
  t.match(await recordsOf(database, 'INVITATION_CREATED'), [
    { family_id: parent.id, actor_id: admin.id },
    { family_id: admin.id, actor_id: admin.id },
    { family_id: other.id, actor_id: other.id },
  ]);
});

t.test('adds one of 20 learners who use a code at once', async (t) => {
  const { app, parent } = await start();
  const invitation = await inviteBy(parent);
  const answers = await atOnce(20, () => applyTo(app, parent.id, { invitation }));
  t.same(tally(answers), { 201: 1, '403 INVITATION_REQUIRED': 19 });
  t.equal((await parent.get('/api/learners')).body.length, 1);
});

t.test('ends a code after 7 days, with the 20th after it, and with the family', async (t) => {
  const { app, clock, database, parent, other } = await start();
  const codes = async () => (await database.sql`SELECT FROM one_time_codes WHERE purpose = 'learner'`).length;
  const [first, second] = [await inviteBy(parent), await inviteBy(parent)];
  clock.set('2100-03-01T12:00:01.000Z');
  await inviteBy(other);
  for (let i = 0; i < 19; i += 1) {
    clock.set(`2100-03-01T12:01:${String(i).padStart(2, '0')}.000Z`);
    await inviteBy(parent);
  }
  t.equal(await codes(), 21, 'at most 20 of a family');
  const results = [];
  for (const invitation of [first, second])
    results.push((await applyTo(app, parent.id, { invitation })).status);
  t.same(results.sort(), [201, 403], 'one of the two oldest');
  await atOnce(30, () => parent.post('/api/learners/invitations'));
  t.equal(await codes(), 21);

  const last = await inviteBy(parent);
  clock.set('2100-03-08T12:01:18.000Z');
  t.match(await applyTo(app, parent.id, { invitation: last }), refusal(403, 'INVITATION_REQUIRED'));
  const invitation = await inviteBy(other);
  const closing = { method: 'DELETE', url: '/api/user', payload: { password: memberPassword } } as const;
  await expectStatus(200, other.send(closing));
  t.match(await applyTo(app, other.id, { invitation }), refusal(403, 'INVITATION_REQUIRED'));
});

t.test('a code passes the limit of waiting learners', async (t) => {
  const { app, parent } = await start('open');
  for (let i = 0; i < 20; i += 1) await waitFor(app, parent.id);
  t.match(await applyTo(app, parent.id), refusal(409, 'TOO_MANY_WAITING_LEARNERS'));
  const invitation = await inviteBy(parent);
  t.ok(await isInFamily(app, await expectStatus(201, applyTo(app, parent.id, { invitation }))));
});

t.test("cuts a stranger's texts for others until the confirmation, and lists them last", async (t) => {
  const { app, databaseUrl, parent } = await start('open');
  const name = `${'😀 Call this number '.repeat(9)}end`;
  const email = `${'call.this.number.'.repeat(5)}now@example.org`.slice(-60);
  const waiting = await waitFor(app, parent.id, { name, email });
  const { body: child } = await parent.post('/api/learners', { name: 'Mia' });
  const shown = '😀 Call this number 😀 Call this number 😀…';
  const [listed] = (await parent.get('/api/learners?status=waiting')).body;
  t.match(listed, { id: waiting.id, name: shown, email: `${email.slice(0, 40)}…` });
  t.match((await parent.get('/api/learners')).body, [{ id: child.id }]);
  const url = `/api/learners/${waiting.id}`;
  t.match(await parent.put(url, { username: 'mia.two' }), { status: 200, body: { name: shown } });
  t.match((await waiting.get('/api/user')).body, { name, email }, 'the own account is whole');

  const { output } = await runCli(databaseUrl, 'users', 'list');
  const lines = output.trimEnd().split('\n');
  t.match(lines.at(-1), `waits for ${parent.id}`, 'after the learner who joined later');
  t.match(lines.at(-1), shown);
  t.notMatch(output, name);
  t.notMatch((await runCli(databaseUrl, 'users', 'show', 'mia.two')).output, name);

  t.match(await parent.put(`${url}/confirm`), { status: 200, body: { name, email } });
  t.match((await parent.get('/api/learners')).body, [{ name: 'Mia' }, { name }].reverse());
});
