import t from 'tap';
import { startApp } from '../../helpers/app.ts';
import { invalid, refusal } from '../../helpers/documents/expectations.ts';
import { logIn, person, registerWith } from './registrations.ts';

const { app } = await startApp(t);
const admin = await person(app, { timeZone: 'Asia/Seoul' });

const badZones = [
  '+09:00',
  '-05',
  'UTC+3',
  'GMT+3',
  'Mars/Phobos',
  'Europe',
  'Europe/Berlin/',
  '../etc/localtime',
  'Europe/Berlin\u200b',
  '',
  ' ',
  9,
  true,
  {},
  ['Asia/Seoul'],
];

t.test('stores the time zone of a new administrator or parent', async (t) => {
  t.equal((await admin.get('/api/user')).body.timeZone, 'Asia/Seoul', 'the first administrator');
  for (const role of ['ADMIN', 'PARENT']) {
    for (const [timeZone, stored] of [
      ['America/Los_Angeles', 'America/Los_Angeles'],
      ['UTC', 'UTC'],
      [' Europe/Kyiv ', 'Europe/Kyiv'],
      ['america/new_york', 'America/New_York'],
      [null, null],
      [undefined, null],
    ]) {
      const token = role === 'ADMIN' ? admin.token : undefined;
      const { status, body } = await registerWith(app, { role, timeZone }, token);
      t.match({ status, user: body.user }, { status: 201, user: { role, timeZone: stored } }, `${timeZone}`);
      const login = await logIn(app, body.user.username);
      t.equal(login.body.user.timeZone, stored);
    }
  }
});

t.test('a learner has no time zone, with any timeZone in the registration: the parent has it', async (t) => {
  const parent = await person(app, { timeZone: 'Europe/Berlin' });
  for (const token of [undefined, parent.token]) {
    for (const timeZone of ['Asia/Tokyo', null, undefined]) {
      const fields = { role: 'LEARNER', parentId: parent.id, timeZone };
      const { status, body } = await registerWith(app, fields, token);
      t.match({ status, user: body.user }, { status: 201, user: { role: 'LEARNER', timeZone: null } });
    }
  }
  for (const { timeZone } of (await parent.get('/api/learners')).body) t.equal(timeZone, null);
  t.equal((await parent.get('/api/user')).body.timeZone, 'Europe/Berlin');
});

t.test('refuses offsets, unknown names and other types with the pointer', async (t) => {
  const parent = await person(app, { timeZone: 'Europe/Berlin' });
  const learner = { role: 'LEARNER', parentId: parent.id };
  for (const timeZone of badZones) {
    const answers = [
      await registerWith(app, { timeZone }),
      await registerWith(app, { ...learner, timeZone }, parent.token),
      await registerWith(app, { role: 'ADMIN', timeZone }, admin.token),
      await parent.put('/api/user', { timeZone }),
    ];
    for (const answer of answers) t.match(answer, invalid('/body/timeZone'), JSON.stringify(timeZone));
  }
  const long = { timeZone: 'x'.repeat(65) };
  t.match(await parent.put('/api/user', long), invalid('/body/timeZone', '/body/timeZone'), 'its length too');
  t.equal((await parent.get('/api/user')).body.timeZone, 'Europe/Berlin');
});

t.test('changes the time zone of a parent or an administrator, and nothing else', async (t) => {
  for (const user of [admin, await person(app)]) {
    const before = (await user.get('/api/user')).body;
    for (const [timeZone, stored] of [
      ['asia/TOKYO', 'Asia/Tokyo'],
      ['Asia/Kathmandu', 'Asia/Kathmandu'],
      [' Pacific/Kiritimati ', 'Pacific/Kiritimati'],
      [null, null],
      ['Asia/Seoul', 'Asia/Seoul'],
    ]) {
      const { body } = await user.put('/api/user', { timeZone });
      t.same(body, { ...before, timeZone: stored });
    }
    const { body } = await user.put('/api/user', { name: 'Ada' });
    t.match(body, { name: 'Ada', timeZone: 'Asia/Seoul' }, 'absent: unchanged');
    t.same((await user.get('/api/user')).body, body);
  }
});

t.test('a learner cannot change the time zone', async (t) => {
  const parent = await person(app, { timeZone: 'Europe/Berlin' });
  const learner = await person(app, { role: 'LEARNER', parentId: parent.id }, parent.token);
  t.match(await learner.put('/api/user', { timeZone: 'Asia/Seoul' }), refusal(403, 'FORBIDDEN'));
  t.equal((await parent.get('/api/user')).body.timeZone, 'Europe/Berlin');
});
