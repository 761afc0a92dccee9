import { Writable } from 'node:stream';
import t from 'tap';
import { loggerOptions } from '../../../src/service/logging.ts';
import { startApp } from '../../helpers/app.ts';
import { clientOf } from '../../helpers/families/client.ts';
import { logIn, newcomer, registerWith } from './registrations.ts';

t.test(
  'interface.md 2.1: keeps passwords and hashes out of logs and responses, and tokens out of logs',
  async (t) => {
    const canary = 'Canary-Password-4711';
    let log = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += String(chunk);
        done();
      },
    });
    const { app, database } = await startApp(t, { logger: { ...loggerOptions('trace'), stream } });
    const answers = [await registerWith(app, { username: 'canary', password: canary })];
    const token: string = answers[0]?.body.token;
    const user = clientOf(app, token);
    answers.push(
      await registerWith(app, { username: 'canary', password: canary }),
      await registerWith(app, { role: 'LEARNER', parentId: 1, password: canary }),
      await registerWith(app, { role: 'ADMIN', password: canary }, `${token}x`),
      await registerWith(app, { email: canary, password: canary }),
      await registerWith(app, { role: 'ADMIN', confirmation: { password: canary, code: canary } }, token),
      await user.post('/api/invitations', { password: canary }),
      await registerWith(app, { password: canary.slice(0, 6) }),
      await logIn(app, 'canary', canary),
      await logIn(app, canary, canary),
      await logIn(app, 'canary', `${canary}!`),
      await user.send({
        method: 'POST',
        url: '/login',
        payload: `{"password": "${canary}`,
        headers: { 'content-type': 'application/json' },
      }),
      await user.send({
        method: 'POST',
        url: '/login',
        payload: canary,
        headers: { 'content-type': 'text/plain' },
      }),
      await user.get('/api/user'),
      await user.post('/api/learners', { name: 'Child', password: canary }),
      await user.get('/api/learners'),
    );
    for (let i = 0; i < 11; i += 1) answers.push(await logIn(app, 'canary', `${canary}${i}`));
    // An unexpected error with PostgreSQL's details.
    await database.sql`ALTER TABLE credentials ADD CONSTRAINT none CHECK (password_hash = '') NOT VALID`;
    const failure = await clientOf(app).post('/register', newcomer({ password: canary }));
    t.equal(failure.status, 500);
    t.match(log, /request failed/);

    const hashes = await database.sql<{ password_hash: string }[]>`SELECT password_hash FROM credentials`;
    t.ok(hashes.length >= 3);
    const bodies = JSON.stringify([...answers, failure]);
    for (const secret of [
      canary.slice(0, 15),
      '$argon2',
      ...hashes.map(({ password_hash }) => password_hash),
    ]) {
      t.notOk(bodies.includes(secret), 'not in a response');
      t.notOk(log.includes(secret), 'not in a log line');
    }
    t.notOk(log.includes(token.split('.')[2] ?? ''), 'the token is not in a log line');
  },
);
