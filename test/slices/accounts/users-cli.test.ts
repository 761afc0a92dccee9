import t from 'tap';
import { startApp, testSettings } from '../../helpers/app.ts';
import { runCli, runCliTyping, runCliWith } from '../../helpers/cli.ts';
import { type Client, clientOf, expectStatus } from '../../helpers/families/client.ts';
import { recordsOf } from '../../helpers/kernel/audit-records.ts';
import { ledgerFaults } from '../../helpers/kernel/ledger-laws.ts';
import { until } from '../../helpers/until.ts';
import { logIn, person } from './registrations.ts';

const { app, database, databaseUrl } = await startApp(t);
const cli = (...args: string[]) => runCli(databaseUrl, 'users', ...args);
const variables = {
  DATABASE_URL: databaseUrl,
  SECRETS_KEY: testSettings.secretsKey,
  LEDGER_SIGNING_KEY: testSettings.ledgerSigningKey,
};
const next = ' a new password ';

/** Runs a command that reads a password from standard input, or from a terminal. */
function typing(lines: string[], isTerminal: boolean, ...args: string[]) {
  return runCliTyping({ lines, isTerminal }, variables, 'users', ...args);
}

/** Waits until the running service knows that the session has ended: within a second. */
function ended(client: Client): Promise<void> {
  return until('the session ends', async () => (await client.get('/api/user')).status === 401);
}

t.test('create-admin: creates the first user and further ones, who can log in', async (t) => {
  const create = ['create-admin', 'Root', '--email', 'root@example.org', '--password-stdin'];
  const created = await typing([next], false, ...create);
  t.match(created, { code: 0, output: '', errors: /^Created the administrator Root with the id \d+\.\n$/ });
  const { body } = await expectStatus(200, logIn(app, 'root', next));
  t.match(body.user, { role: 'ADMIN', name: 'Root', email: 'root@example.org' });
  t.match(await typing([next], false, ...create), { code: 1, errors: 'The username already exists.\n' });
  const json = await typing(
    [next],
    false,
    'create-admin',
    'two',
    '--email',
    'two@example.org',
    '--password-stdin',
    '--json',
  );
  const { id } = JSON.parse(json.output);
  t.match(JSON.parse(json.output), { id: Number, username: 'two' });
  const record = { actor_id: null, actor_role: 'OPERATOR', outcome: 'SUCCESS' };
  t.match(
    await recordsOf(database, 'ADMIN_CREATED'),
    [body.user.id, id].map((created) => ({ ...record, family_id: created, subject_id: created })),
  );
});

t.test('create-admin: refuses bad names and passwords in plain words', async (t) => {
  const create = (name: string, email: string, word = next) =>
    typing([word], false, 'create-admin', name, '--email', email, '--password-stdin');
  t.match(await create('Ada Lovelace', 'nowhere'), {
    code: 1,
    errors:
      'username may have only ASCII letters, digits, `.`, `_`, `-` and `@`\nemail must be an email address\n',
  });
  t.match(await create('short', 'short@example.org', '1234567'), {
    code: 1,
    errors: 'password must have 8 to 1024 bytes.\n',
  });
  const withoutTerminal = await typing([next], false, 'create-admin', 'x', '--email', 'x@example.org');
  t.match(withoutTerminal, {
    code: 2,
    errors: 'There is no terminal for typing the password: use --password-stdin.',
  });
});

t.test('set-password: ends the sessions of parents and learners, and asks twice without echo', async (t) => {
  const parent = await person(app);
  const { body: learner } = await expectStatus(201, parent.post('/api/learners', { name: 'Mia' }));
  const set = await typing([next, next], true, 'set-password', parent.username);
  t.match(set, {
    code: 0,
    output: '',
    errors: `Set the password of ${parent.username}, and ended their sessions.`,
  });
  t.match(set.errors, /^password: \npassword again: \n/, 'shows nothing of the password');
  await ended(parent);
  await expectStatus(200, logIn(app, parent.username, next));
  const ofLearner = await typing([next], false, 'set-password', String(learner.id), '--password-stdin');
  t.equal(ofLearner.code, 0, ofLearner.errors);
  await expectStatus(200, logIn(app, learner.username, next));
  const different = await typing([next, 'another password'], true, 'set-password', parent.username);
  t.match(different, { code: 1, errors: /The two entries differ\.\n$/ });
});

t.test('list, show: show accounts as text and as JSON, without secrets', async (t) => {
  const parent = await person(app);
  const { body: learner } = await expectStatus(201, parent.post('/api/learners', { name: 'Mia' }));
  const all = await cli('list');
  t.match(all, { code: 0, errors: /^\d+ users\.\n$/ });
  t.match(
    all.output,
    new RegExp(`^ *${learner.id} {2}LEARNER {2}${learner.username} .*family ${parent.id}$`, 'm'),
  );
  const learners = JSON.parse((await cli('list', '--role', 'learner', '--json')).output);
  t.match(learners.at(-1), { id: learner.id, parentId: parent.id, role: 'LEARNER', isWaiting: false });
  t.notOk(learners.some(({ role }: { role: string }) => role !== 'LEARNER'));
  t.same(
    JSON.parse((await runCli(databaseUrl, '--json', 'users', 'show', parent.username.toUpperCase())).output),
    {
      ...(await parent.get('/api/user')).body,
      isWaiting: false,
      createdAt: JSON.parse((await cli('show', String(parent.id), '--json')).output).createdAt,
      hasPassword: true,
      hasSecondFactor: false,
      sessions: 1,
      learners: [learner.username],
    },
  );
  t.match((await cli('show', parent.username)).output, new RegExp(`^learners: +${learner.username}$`, 'm'));
  t.match(await cli('show', 'nobody'), { code: 1, errors: 'There is no user with the username nobody.\n' });
  t.match(await cli('show', '99999'), { code: 1, errors: 'There is no user with the id 99999.\n' });
  t.match(await cli('list', '--role', 'king'), {
    code: 2,
    errors: /Allowed choices are admin, parent, learner/,
  });
});

t.test('list, show: a name cannot control the terminal or forge a row', async (t) => {
  const forged = 'Eve\u001b[2K\u0007\r\n     1  ADMIN    root\t\u007f\u0085\u009b1m\u2028\u2029X';
  const { id, username } = await person(app);
  // As earlier versions stored it.
  await database.query('UPDATE users SET name = $1 WHERE id = $2', [`${forged}\u202e\u2066\u200f`, id]);
  const shown =
    'Eve\\u001b[2K\\u0007\\u000d\\u000a     1  ADMIN    root\\u0009\\u007f\\u0085\\u009b1m\\u2028\\u2029X\\u202e\\u2066\\u200f';
  const listed = await cli('list');
  const rows = listed.output.split('\n').slice(0, -1);
  t.equal(listed.errors, `${rows.length} users.\n`, 'one row for each user');
  t.ok(
    rows.some((row) => row.includes(username) && row.includes(shown)),
    'the row has escapes',
  );
  t.ok((await cli('show', username)).output.split('\n').includes(`name:            ${shown}`));
  const json = await cli('show', username, '--json');
  t.equal(JSON.parse(json.output).name, `${forged}\u202e\u2066\u200f`, 'JSON has the same name');
  const unknown = await cli('show', 'x\u001b[2J');
  t.equal(unknown.errors, 'There is no user with the username x\\u001b[2J.\n');
  for (const { output, errors } of [listed, json, unknown])
    t.notMatch(output + errors, /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
});

t.test('remove: erases a learner and closes a family, while the service runs', async (t) => {
  const parent = await person(app);
  const { body: mia } = await expectStatus(201, parent.post('/api/learners', { name: 'Mia' }));
  const { body: ben } = await expectStatus(201, parent.post('/api/learners', { name: 'Ben' }));
  const waiting = await person(app, { role: 'LEARNER', parentId: parent.id });
  const remove = (name: string, ...options: string[]) =>
    runCliWith(variables, 'users', 'remove', name, ...options);

  t.match(await remove(mia.username), {
    code: 2,
    errors: 'There is no terminal for confirming this: use --yes.',
  });
  const no = await typing(['no'], true, 'remove', mia.username);
  t.match(no, { code: 1, errors: /erases the learner .* This cannot be undone\. .*Nothing was done\.\n$/s });
  t.match((await parent.get('/api/learners')).body, [{ id: mia.id }, { id: ben.id }]);
  const yes = await typing(['yes'], true, 'remove', mia.username);
  t.match(yes, { code: 0, errors: `Erased the learner ${mia.username}.` });
  t.match((await parent.get('/api/learners')).body, [{ id: ben.id }]);
  t.equal((await remove(waiting.username, '--yes')).code, 0, 'refuses a waiting learner');

  t.match(await remove(parent.username, '--yes'), {
    code: 0,
    errors: /^Closed the family of .* and erased 1 learner\.$/m,
  });
  await ended(parent);
  const records =
    await database.sql`SELECT action FROM audit_log WHERE family_id = ${parent.id} AND actor_role = 'OPERATOR' ORDER BY id`;
  t.same(
    records.map(({ action }) => action),
    ['ERASURE', 'ERASURE', 'FAMILY_CLOSED'],
  );
  const events =
    await database.sql`SELECT type FROM events WHERE family_id = ${parent.id} ORDER BY seq DESC LIMIT 2`;
  t.same(
    events.map(({ type }) => type),
    ['FamilyClosed', 'LearnerRemoved'],
  );
  t.same(await ledgerFaults(database.sql), []);
});

t.test('remove: refuses the last administrator', async (t) => {
  t.equal((await runCliWith(variables, 'users', 'remove', 'two', '--yes')).code, 0);
  const last = await runCliWith(variables, 'users', 'remove', 'root', '--yes');
  t.match(last, { code: 1, errors: 'The last administrator cannot close their account.\n' });
  t.equal((await clientOf(app).post('/login', { username: 'root', password: next })).status, 200);
});
