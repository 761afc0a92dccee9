import { Secret, TOTP } from 'otpauth';
import { createKeyring } from '../../../src/base/envelope.ts';
import { createCode } from '../../../src/slices/accounts/sign-in/codes.ts';
import { totpContext } from '../../../src/slices/accounts/sign-in/second-factor.ts';
import { testSettings } from '../../helpers/app.ts';
import { expectStatus, memberPassword } from '../../helpers/families/client.ts';
import type { Contribution } from '../../helpers/families/contributions.ts';
import { address, password, text, title, withMicroseconds } from '../../helpers/families/values.ts';

const farAway = new Date('2100-01-01');

/** PIN of the example in the OpenAPI document. */
const samplePin = ['sun', 'fish', 'fish', 'key'];
const wrongPins = [[], samplePin.slice(1), [...samplePin, 'sun'], ['sun', 'sun', 'sun', 'dragon'], 'sun', {}];
const { tokenTtlSeconds } = testSettings;
const lifetime = {
  accepts: [300, tokenTtlSeconds + 1, 315_576_000],
  rejects: [299, 315_576_001, 2 ** 53, -1, 300.5, '300', true, null],
};

export const contribution: Contribution = {
  access: `
POST /register                                    201     201     201      201    201         201   201
POST /login                                       200     200     200      200    200         200   200
POST /logout                                      401     307     307      307    307         307   307
GET /user                                         401     307     307      307    307         307   307
POST /api/logout                                  401     200     200      200    200         200   200
GET /api/user                                     401     200     200      200    200         200   200
PUT /api/user/password                            401     200     200      200    200         200   200
PUT /api/user                                     401    role    role     role    200         200   200
DELETE /api/user                                  401    role    role     role    200         200   200
POST /api/users/{id}/recovery-codes               401    role    role     role   role        role   201
POST /api/recovery                                200     200     200      200    200         200   200
GET /api/sessions                                 401     200     403      403    200         403   200
DELETE /api/sessions                              401     200     200      200    200         200   200
DELETE /api/sessions/{id}                         401     404     404      404    200         404   404
POST /api/learners/{id}/session                   401    role    role     role    201         403   201
PUT /api/learners/{id}/pin                        401    role    role     role    200         403   200
POST /api/learners/{id}/unlock                 secret     200  secret   secret secret      secret secret
POST /api/invitations                             401    role    role     role   role        role   201
POST /api/user/totp                               401    role    role     role    200         200   200
PUT /api/user/totp                                401    role    role     role    200         409   409
DELETE /api/user/totp                             401    role    role     role    200         200   200
GET /api/healthcheck                              200     200     200      200    200         200   200
GET /api/version                                  200     200     200      200    200         200   200
`,
  statuses: {
    'POST /register': '400 401 403 429 503',
    'POST /login': '400 401 429 500',
    'PUT /api/user/password': '400 401 429',
    'PUT /api/user': '400 409',
    'DELETE /api/user': '400 401 409 429',
    'POST /api/users/{id}/recovery-codes': '400 401 403 404 429',
    'POST /api/invitations': '400 401 403 429',
    'POST /api/recovery': '400 401 429',
    'GET /api/sessions': '400 403 404',
    'POST /api/learners/{id}/session': '400 403 404',
    'PUT /api/learners/{id}/pin': '400 403 404',
    'POST /api/learners/{id}/unlock': '400 401 429',
    'POST /api/user/totp': '400 401 409 429',
    'PUT /api/user/totp': '400 401 409 429',
    'DELETE /api/user/totp': '400 401 429',
  },
  bounds: {
    'POST /register': {
      username: {
        accepts: ['A', text(64), 'a.b_c-d@e'],
        rejects: ['', ' ', text(65), 'a b', 'é', 'a/b', 'a\u0000', 5],
      },
      email: {
        accepts: [address(254)],
        rejects: ['', 'ada', 'ada@', '@example.org', 'a b@example.org', address(255)],
      },
      name: title,
      role: { accepts: ['PARENT'], rejects: ['parent', 'OWNER', '', null, ['PARENT']] },
      password,
      invitation: { accepts: [text(100)], rejects: ['', ' ', text(101), 5, null] },
      setupCode: { accepts: [text(100)], rejects: ['', ' ', text(101), 5, null] },
      confirmation: {
        accepts: [{ password: memberPassword }, { password: memberPassword, code: text(100) }],
        rejects: [{}, { password: ' ' }, { code: '123456' }, { password: 5 }, 'a password', null],
      },
    },
    'POST /login': { lifetimeSeconds: { accepts: [], rejects: lifetime.rejects } },
    'POST /api/learners/{id}/session': { lifetimeSeconds: lifetime },
    'PUT /api/learners/{id}/pin': { pictures: { accepts: [samplePin, null], rejects: wrongPins } },
    'POST /api/learners/{id}/unlock': {
      pictures: { accepts: [samplePin], rejects: [...wrongPins, null] },
      lifetimeSeconds: lifetime,
    },
    'POST /api/users/{id}/recovery-codes': {
      password: { accepts: [memberPassword], rejects: ['', ' ', 5, null] },
      code: { accepts: [text(100)], rejects: ['', ' ', text(101), 5, null] },
    },
    // A code works once, so a test of its own accepts values.
    'POST /api/recovery': {
      username: { accepts: [], rejects: ['', ' ', 5, null] },
      code: { accepts: [], rejects: ['', ' ', text(101), 5, null] },
      password: { accepts: [], rejects: password.rejects },
    },
    'PUT /api/user/password': {
      currentPassword: { accepts: [], rejects: ['', ' ', 5, null] },
      password: { accepts: [], rejects: password.rejects },
    },
    'PUT /api/user': {
      name: title,
      email: {
        accepts: [address(254, 'c')],
        rejects: ['', 'ada', 'ada@', '@example.org', 'a b@example.org', address(255), null],
      },
    },
    'POST /api/user/totp': { password: { accepts: [], rejects: ['', ' ', 5, null] } },
    'PUT /api/user/totp': { code: { accepts: [], rejects: ['', ' ', text(101), 5, null] } },
    'DELETE /api/user/totp': { code: { accepts: [], rejects: ['', ' ', text(101), 5, null] } },
    'DELETE /api/user': { password: { accepts: [], rejects: ['', ' ', 5, null] } },
  },
  async addThings({ parent, learner, database: { db, sql } }) {
    await expectStatus(200, parent.put(`/api/learners/${learner.id}/pin`, { pictures: samplePin }));
    const { username } = (await parent.get('/api/user')).body;
    const code = await createCode(db, { purpose: 'recovery', userId: parent.id, expiresAt: farAway });
    const secret = new Secret();
    const sealed = createKeyring(testSettings.secretsKey).encrypt(secret.base32, totpContext(parent.id));
    // Requests of earlier tests may have started a factor of the common callers.
    await sql`DELETE FROM second_factors`;
    await sql`INSERT INTO second_factors (user_id, secret) VALUES (${parent.id}, ${sealed})`;
    const [session] = await sql<{ jti: string }[]>`
      INSERT INTO sessions (jti, user_id, created_at, expires_at)
      VALUES (gen_random_uuid(), ${parent.id}, '2026-03-01', '2200-01-01') RETURNING jti`;
    return {
      'users.id': String(parent.id),
      'confirmTotp.code': new TOTP({ secret }).generate(),
      'recover.username': username,
      'recover.code': code,
      'sessions.id': String(session?.jti),
      'updateUser.email': `new-${parent.id}@example.org`,
    };
  },
  async addListed({ parent, learner, database: { sql } }) {
    await expectStatus(201, parent.post(`/api/learners/${learner.id}/session`));
    await sql`INSERT INTO sessions (jti, user_id, created_at, expires_at, wrong_codes, wrong_code_at)
      VALUES (gen_random_uuid(), ${parent.id}, ${withMicroseconds}, '2200-01-01', 2, ${withMicroseconds})`;
    return {};
  },
  async leaveTraces({ database: { db }, learner, parent }) {
    await expectStatus(200, parent.put(`/api/learners/${learner.id}/pin`, { pictures: samplePin }));
    await expectStatus(201, parent.post(`/api/learners/${learner.id}/session`));
    await expectStatus(200, parent.put('/api/user', { name: 'A later name' }));
    const { username } = (await learner.get('/api/user')).body;
    await expectStatus(200, learner.post('/login', { username, password: memberPassword }));
    await createCode(db, { purpose: 'recovery', userId: learner.id, expiresAt: farAway });
  },
  replica: {
    users: `SELECT $1::bigint, id, username, email, name, role, parent_id, created_at, time_zone FROM users
      WHERE $1 IN (id, parent_id)`,
  },
};
