import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { createClock } from '../../helpers/clock.ts';
import { contractOf } from '../../helpers/documents/contract.ts';
import { invalid, refusal, shapeFaults } from '../../helpers/documents/expectations.ts';
import {
  type Client,
  clientOf,
  expectStatus,
  register,
  registerAdmin,
  registerFamily,
} from '../../helpers/families/client.ts';
import { addLearner } from '../../helpers/families/learners.ts';

const { app, database } = await startApp(t);
const admin = await registerAdmin(app);

const userShape = {
  id: 'integer',
  username: 'string',
  email: 'string',
  name: 'string',
  role: 'string',
  parentId: 'integer',
  timeZone: 'string?',
} as const;

async function gradeOf(client: Client, learnerId: number): Promise<unknown> {
  return (await client.get(`/api/learner-profile/${learnerId}`)).body.gradeLevel;
}

async function countUsers(): Promise<number> {
  const rows = await database.sql<{ count: number }[]>`SELECT count(*) FROM users`;
  return rows[0]?.count ?? 0;
}

t.test('returns 201 with the new learner as a User of the parent', async (t) => {
  const parent = await register(app, 'PARENT');
  const answer = await parent.post('/api/learners', { name: ' Mia Smith ', email: 'mia.smith@example.org' });
  t.equal(answer.status, 201);
  t.same(shapeFaults(answer.body, userShape), []);
  const { name, email, role, parentId } = answer.body;
  t.same(
    { name, email, role, parentId },
    { name: 'Mia Smith', email: 'mia.smith@example.org', role: 'LEARNER', parentId: parent.id },
  );
});

t.test('builds the username from the lower-case name, dashes and the time', async (t) => {
  const parent = await register(app, 'PARENT');
  const cases: [name: string, username: RegExp][] = [
    ['Mia', /^mia-[0-9a-z]+$/],
    ["Zoë  O'Brien, the 3rd!", /^zo-o-brien-the-3rd-[0-9a-z]+$/],
    ['李小龍', /^learner-[0-9a-z]+$/],
    ['--', /^learner-[0-9a-z]+$/],
    ['x'.repeat(200), /^x{40}-[0-9a-z]+$/],
    [`${'y'.repeat(39)} z`, /^y{39}-[0-9a-z]+$/],
  ];
  for (const [name, username] of cases) {
    const learner = await addLearner(parent, { name });
    t.match(learner.username, username);
    t.equal(learner.name, name, 'the name does not change');
  }
});

t.test('derives a missing email address from the username', async (t) => {
  const parent = await register(app, 'PARENT');
  const { username, email } = await addLearner(parent);
  t.equal(email, `${username}@learners.invalid`);
});

t.test('generates another username if one is taken', async (t) => {
  const clock = createClock();
  const { app } = await startApp(t, { now: clock.now });
  const parent = await register(app, 'PARENT');
  const first = await addLearner(parent);
  const suffix = clock.now().getTime();
  t.equal(first.username, `mia-${suffix.toString(36)}`);
  const registration = { role: 'PARENT', name: 'Another', password: 'a password for tests' };
  const taken = new RegExp(`^${first.username}-[0-9a-f]{10}$`);
  const second = await addLearner(parent);
  t.match(second.username, taken, 'retries if the username is taken');
  t.equal(second.email, `${second.username}@learners.invalid`);
  const email = `leo-${suffix.toString(36)}@Learners.invalid`;
  await clientOf(app).post('/register', { ...registration, username: 'someone', email });
  t.match(
    (await addLearner(parent, { name: 'Leo' })).username,
    /^leo-[0-9a-z]+-[0-9a-f]{10}$/,
    'or the address',
  );
  const headers = { 'idempotency-key': 'once' };
  const request = { method: 'POST', url: '/api/learners', headers, payload: { name: 'Mia' } } as const;
  const third = await expectStatus(201, parent.send(request));
  t.match(third.body.username, taken, 'retries with the key of the request');
});

t.test('uses grade 5 by default', async (t) => {
  const parent = await register(app, 'PARENT');
  t.equal(await gradeOf(parent, (await addLearner(parent)).id), 5);
});

t.test('accepts grades 0 to 12 as number or string, and K for 0', async (t) => {
  const parent = await register(app, 'PARENT');
  const cases: [given: unknown, grade: number][] = [
    [0, 0],
    [12, 12],
    ['0', 0],
    ['12', 12],
    ['K', 0],
  ];
  for (const [gradeLevel, grade] of cases) {
    t.equal(await gradeOf(parent, (await addLearner(parent, { gradeLevel })).id), grade);
  }
});

t.test('rejects an invalid grade with 400 and adds nobody', async (t) => {
  const parent = await register(app, 'PARENT');
  const before = await countUsers();
  for (const gradeLevel of [-1, 13, 5.5, '13', '05', '5.0', 'Kindergarten', '', null, true, [5]]) {
    const answer = await parent.post('/api/learners', { name: 'Mia', gradeLevel });
    t.match(answer, invalid('/body/gradeLevel'), JSON.stringify(gradeLevel));
  }
  t.equal(await countUsers(), before);
});

t.test('requires a name of 1 to 200 characters', async (t) => {
  const parent = await register(app, 'PARENT');
  for (const name of [undefined, null, 5, '', ' \t', 'x'.repeat(201), 'a\0b', 'half \ud800 a pair']) {
    const answer = await parent.post('/api/learners', { name });
    t.match(answer, invalid('/body/name'), JSON.stringify(name));
  }
  const longest = '🦉'.repeat(200);
  t.equal((await addLearner(parent, { name: longest })).name, longest);
});

t.test('rejects an invalid email address and one over 254 characters', async (t) => {
  const parent = await register(app, 'PARENT');
  const tooLong = `${'x'.repeat(243)}@example.org`;
  for (const email of [
    '',
    'mia',
    'mia@',
    '@example.org',
    'mia@example',
    'a b@example.org',
    5,
    null,
    tooLong,
  ]) {
    const answer = await parent.post('/api/learners', { name: 'Mia', email });
    t.match(answer, invalid('/body/email'), JSON.stringify(email));
  }
  const email = tooLong.slice(1);
  t.equal((await addLearner(parent, { email })).email, email);
});

t.test('returns 409 for a used email address in any case', async (t) => {
  const parent = await register(app, 'PARENT');
  await addLearner(parent, { email: 'taken@example.org' });
  const before = await countUsers();
  const answer = await parent.post('/api/learners', { name: 'Tim', email: 'TAKEN@example.org' });
  t.match(answer, refusal(409, 'EMAIL_TAKEN'));
  t.equal(await countUsers(), before);
});

t.test(
  'interface.md 7: documents EMAIL_TAKEN and USERNAME_TAKEN for 409, along with the quota',
  async (t) => {
    const operation = contractOf(app).operations.find(({ operationId }) => operationId === 'createLearner');
    const examples = operation?.responses[409]?.content?.['application/problem+json']?.examples;
    t.same(Object.keys(examples ?? {}), ['EMAIL_TAKEN', 'TOO_MANY_LEARNERS', 'USERNAME_TAKEN']);
  },
);

t.test('returns 400 for a role other than LEARNER', async (t) => {
  const parent = await register(app, 'PARENT');
  for (const role of ['PARENT', 'ADMIN', 'learner', '']) {
    t.match(await parent.post('/api/learners', { name: 'Mia', role }), refusal(400, 'INVALID_ROLE'), role);
  }
  t.equal((await addLearner(parent, { role: 'LEARNER' })).role, 'LEARNER');
});

t.test("ignores a parent's parentId and adds its own learner", async (t) => {
  const [parent, other] = [await register(app, 'PARENT'), await register(app, 'PARENT')];
  t.equal((await addLearner(parent, { parentId: other.id })).parentId, parent.id);
});

t.test("adds an administrator's learner to any parent, by default to itself", async (t) => {
  const { parent, learner } = await registerFamily(app);
  t.equal((await addLearner(admin, { parentId: parent.id })).parentId, parent.id);
  t.equal((await addLearner(admin, { parentId: String(parent.id) })).parentId, parent.id);
  t.equal((await addLearner(admin)).parentId, admin.id);
  for (const parentId of [learner.id, 999_999]) {
    const answer = await admin.post('/api/learners', { name: 'Mia', parentId });
    t.match(answer, refusal(400, 'INVALID_PARENT'));
  }
  for (const parentId of [0, -1, 1.5, '0x1', 'one', null]) {
    const answer = await admin.post('/api/learners', { name: 'Mia', parentId });
    t.match(answer, invalid('/body/parentId'), JSON.stringify(parentId));
  }
});

t.test('ignores unknown properties', async (t) => {
  const parent = await register(app, 'PARENT');
  const learner = await addLearner(parent, { id: 999_999, username: 'chosen', doubleOrLossEnabled: true });
  t.not(learner.id, 999_999);
  t.match(learner.username, /^mia-/);
  const settings = await parent.get(`/api/learner-settings/${learner.id}`);
  t.same(settings.body, { doubleOrLossEnabled: false });
});

t.test('lets only a learner with a password log in', async (t) => {
  const parent = await register(app, 'PARENT');
  const password = ' two blanks at the ends ';
  const learner = await addLearner(parent, { password });
  const logIn = (username: string, password: string) => clientOf(app).post('/login', { username, password });
  const login = await logIn(learner.username, password);
  t.equal(login.status, 200);
  t.same(login.body.user, learner);
  t.match(await logIn(learner.username, password.trim()), refusal(401, 'INVALID_CREDENTIALS'));
  const { username } = await addLearner(parent, { name: 'Tim' });
  t.match(await logIn(username, password), refusal(401, 'INVALID_CREDENTIALS'));
});

t.test('rejects a password outside 8 to 1024 bytes', async (t) => {
  const parent = await register(app, 'PARENT');
  for (const password of ['1234567', 'é'.repeat(513), ' '.repeat(8), 12345678, null]) {
    const answer = await parent.post('/api/learners', { name: 'Mia', password });
    t.match(answer, invalid('/body/password'), JSON.stringify(password));
  }
  for (const password of ['éééé', 'é'.repeat(512)]) await addLearner(parent, { password });
});

t.test('creates a profile with the default subjects', async (t) => {
  const parent = await register(app, 'PARENT');
  const learner = await addLearner(parent, { gradeLevel: 3 });
  const { rows } = {
    rows: await database.sql`SELECT * FROM learner_profiles WHERE learner_id = ${learner.id}`,
  };
  t.match(rows, [{ family_id: parent.id, grade_level: 3, subjects: ['Math', 'Reading', 'Science'] }]);
});

t.test('returns 403 to learners and 401 without a token', async (t) => {
  const { learner } = await registerFamily(app);
  for (const name of ['Mia', '']) {
    t.match(await learner.post('/api/learners', { name }), refusal(403, 'FORBIDDEN'));
  }
  t.match(await clientOf(app).post('/api/learners', { name: 5 }), refusal(401, 'UNAUTHENTICATED'));
});

t.test('gives each of many concurrent learners with one name a unique username', async (t) => {
  const parents = [await register(app, 'PARENT'), await register(app, 'PARENT')];
  const added = await Promise.all(
    Array.from({ length: 30 }, () =>
      parents.map((parent) => addLearner(parent, { name: 'Same Name' })),
    ).flat(),
  );
  t.equal(new Set(added.map((learner) => learner.username)).size, 60);
  t.equal(new Set(added.map((learner) => learner.email)).size, 60);
  t.equal(new Set(added.map((learner) => learner.id)).size, 60);
});
