import { TOTP } from 'otpauth';
import type { App } from '../../../src/http/app-types.ts';
import { operatorActor } from '../../../src/kernel/audit-log.ts';
import { createRecoveryCode } from '../../../src/slices/accounts/sign-in/recovery.ts';
import {
  type Client,
  clientOf,
  createLesson,
  expectStatus,
  type Member,
  memberPassword,
} from '../../helpers/families/client.ts';
import type { Household } from '../../helpers/families/contributions.ts';
import { until } from '../../helpers/until.ts';

/** Text that persons type. It fits usernames, reasons and names. */
export const mark = 'Xantippe7';

const pin = ['sun', 'fish', 'fish', 'key'];
const imageId = '01945f7e-3b5c-7d2a-9c41-5a6f3c2b1d00';

/** Turns the second factor on, and returns its recovery codes. */
async function startSecondFactor(parent: Member): Promise<string[]> {
  const { body } = await expectStatus(200, parent.post('/api/user/totp', { password: memberPassword }));
  const code = new TOTP({ secret: body.secret }).generate();
  return (await expectStatus(200, parent.put('/api/user/totp', { code }))).body.recoveryCodes;
}

/** Logs in. Usernames of members are in their accounts. */
export async function login(app: App, member: Member, password = memberPassword) {
  const { username } = (await member.get('/api/user')).body;
  return clientOf(app).post('/login', { username, password });
}

/** Family that a case changes, with the administrator and a client without an account. */
interface Scene extends Household {
  app: App;
  nobody: Client;
}

interface Case {
  action: string;
  work(scene: Scene): Promise<unknown>;
  /** Expected members of records before it. */
  before?: object[];
  /** Expected members of the only record. */
  record(scene: Scene): object;
}

const sync = { targetDbUrl: `postgresql://me:${mark}@db.example.org:5432/copy`, continuousSync: false };

/** Actions, each of which must leave one record. */
export const recordedActions: Record<string, Case> = {
  'a sign-in': {
    action: 'SIGN_IN',
    work: ({ app, learner }) => login(app, learner),
    record: ({ parent, learner }) => ({
      actorId: learner.id,
      actorRole: 'LEARNER',
      familyId: parent.id,
      subjectId: learner.id,
    }),
  },
  'a device that a parent hands over': {
    action: 'LEARNER_SIGN_IN',
    work: ({ parent, learner }) => expectStatus(201, parent.post(`/api/learners/${learner.id}/session`)),
    record: ({ parent, learner }) => ({
      actorId: parent.id,
      actorRole: 'PARENT',
      familyId: parent.id,
      subjectId: learner.id,
    }),
  },
  'a new PIN': {
    action: 'PIN_SET',
    work: ({ admin, learner }) =>
      expectStatus(200, admin.put(`/api/learners/${learner.id}/pin`, { pictures: pin })),
    record: ({ admin, parent, learner }) => ({
      actorId: admin.id,
      actorRole: 'ADMIN',
      familyId: parent.id,
      subjectId: learner.id,
    }),
  },
  'a sign-in with a PIN': {
    action: 'SIGN_IN',
    async work({ app, parent, learner }) {
      const path = `/api/learners/${learner.id}`;
      await expectStatus(200, parent.put(`${path}/pin`, { pictures: pin }));
      const { body } = await expectStatus(201, parent.post(`${path}/session`));
      const device = clientOf(app, body.token);
      await expectStatus(401, device.post(`${path}/unlock`, { pictures: pin.toReversed() }));
      await until('the failure is recorded', async () => {
        const { body: records } = await parent.get('/api/audit-log?action=SIGN_IN_FAILED');
        return records.length > 0;
      });
      await expectStatus(200, device.post(`${path}/unlock`, { pictures: pin }));
    },
    before: [
      { action: 'PIN_SET' },
      { action: 'LEARNER_SIGN_IN' },
      { action: 'SIGN_IN_FAILED', outcome: 'INVALID_PIN', actorId: null },
    ],
    record: ({ parent, learner }) => ({
      actorId: learner.id,
      actorRole: 'LEARNER',
      familyId: parent.id,
      subjectId: learner.id,
    }),
  },
  'a sign-in with a wrong password': {
    action: 'SIGN_IN_FAILED',
    work: ({ app, parent }) => login(app, parent, mark),
    record: ({ parent }) => ({
      outcome: 'INVALID_CREDENTIALS',
      actorId: null,
      actorRole: null,
      familyId: parent.id,
      subjectId: parent.id,
    }),
  },
  'sign-ins with unknown names within a minute': {
    action: 'SIGN_IN_FAILED',
    async work({ nobody, database }) {
      const fail = (n: number) => nobody.post('/login', { username: `${mark}-${n}`, password: mark });
      await fail(1);
      await until('the first one is recorded', async () => {
        const rows =
          await database.sql`SELECT FROM audit_log WHERE action = 'SIGN_IN_FAILED' AND subject_id IS NULL`;
        return rows.length > 0;
      });
      await Promise.all([fail(2), fail(3)]);
    },
    record: () => ({ outcome: 'INVALID_CREDENTIALS', actorId: null, familyId: null, subjectId: null }),
  },
  'a recovery code': {
    action: 'RECOVERY_CODE_CREATED',
    work: ({ admin, parent }) => admin.post(`/api/users/${parent.id}/recovery-codes`),
    record: ({ admin, parent }) => ({
      actorId: admin.id,
      familyId: parent.id,
      subjectId: parent.id,
      detail: { kind: 'account' },
    }),
  },
  'a wrong recovery code': {
    action: 'SIGN_IN_FAILED',
    async work({ nobody, parent }) {
      const { username } = (await parent.get('/api/user')).body;
      await nobody.post('/api/recovery', { username, code: mark, password: memberPassword });
    },
    record: ({ parent }) => ({ outcome: 'INVALID_CODE', familyId: parent.id, subjectId: parent.id }),
  },
  'a new password of a parent': {
    action: 'PASSWORD_CHANGED',
    work: ({ parent }) =>
      parent.put('/api/user/password', { currentPassword: memberPassword, password: `${mark}-${mark}` }),
    record: ({ parent }) => ({ actorId: parent.id, familyId: parent.id, subjectId: parent.id }),
  },
  'a new password of a learner': {
    action: 'PASSWORD_CHANGED',
    work: ({ parent, learner }) =>
      parent.put(`/api/learners/${learner.id}/password`, { password: `${mark}-${mark}` }),
    record: ({ parent, learner }) => ({ actorId: parent.id, familyId: parent.id, subjectId: learner.id }),
  },
  'another name and username of a learner': {
    action: 'LEARNER_RENAMED',
    work: ({ admin, learner }) =>
      admin.put(`/api/learners/${learner.id}`, { name: mark, username: `${mark}-${learner.id}` }),
    record: ({ admin, parent, learner }) => ({
      actorId: admin.id,
      familyId: parent.id,
      subjectId: learner.id,
    }),
  },
  'an export of the own ledger': {
    action: 'EXPORT',
    work: ({ parent }) => parent.get('/api/ledger/export'),
    record: ({ parent }) => ({
      actorId: parent.id,
      familyId: parent.id,
      detail: { operation: 'exportLedger' },
    }),
  },
  "an administrator's export of another ledger": {
    action: 'EXPORT',
    work: ({ admin, parent }) => admin.get(`/api/ledger/export?familyId=${parent.id}&format=csv`),
    record: ({ admin, parent }) => ({ actorId: admin.id, actorRole: 'ADMIN', familyId: parent.id }),
  },
  "a learner's export of its part of the ledger": {
    action: 'EXPORT',
    work: ({ learner }) => learner.get(`/api/learners/${learner.id}/ledger`),
    record: ({ parent, learner }) => ({
      actorId: learner.id,
      actorRole: 'LEARNER',
      familyId: parent.id,
      subjectId: learner.id,
      detail: { operation: 'exportLearnerLedger' },
    }),
  },
  'an adjustment': {
    action: 'ADJUSTMENT',
    work: ({ admin, learner }) =>
      admin.post('/api/points/adjust', { learnerId: learner.id, amount: 5, reason: mark }),
    record: ({ admin, parent, learner }) => ({
      actorId: admin.id,
      familyId: parent.id,
      subjectId: learner.id,
      detail: { seq: Number },
    }),
  },
  "an administrator's read of a learner": {
    action: 'ADMIN_READ',
    work: ({ admin, learner }) => admin.get(`/api/learner-profile/${learner.id}`),
    record: ({ admin, parent, learner }) => ({
      actorId: admin.id,
      familyId: parent.id,
      subjectId: learner.id,
      detail: { operation: 'getLearnerProfile' },
    }),
  },
  "an administrator's read of an image that it has stored": {
    action: 'ADMIN_READ',
    async work({ database, admin, learner }) {
      const { id } = await createLesson(learner, learner.id);
      await database.sql`
        INSERT INTO lesson_images SELECT family_id, ${id}, ${imageId}, learner_id, 'image/png', '' FROM lessons WHERE id = ${id}`;
      const url = `/api/lessons/${id}/images/${imageId}`;
      await expectStatus(304, admin.send({ method: 'GET', url, headers: { 'if-none-match': '*' } }));
    },
    record: ({ admin, parent, learner }) => ({
      actorId: admin.id,
      familyId: parent.id,
      subjectId: learner.id,
      detail: { operation: 'getLessonImage' },
    }),
  },
  "an administrator's read of a catalog": {
    action: 'ADMIN_READ',
    work: ({ admin, parent }) => admin.get(`/api/rewards?parentId=${parent.id}`),
    record: ({ admin, parent }) => ({ actorId: admin.id, familyId: parent.id, subjectId: null }),
  },
  "an administrator's listing of families": {
    action: 'ADMIN_READ',
    work: ({ admin }) => admin.get(`/api/families?search=${mark}`),
    record: ({ admin }) => ({ actorId: admin.id, familyId: null, detail: { operation: 'listFamilies' } }),
  },
  "an administrator's read of all families": {
    action: 'ADMIN_READ',
    work: ({ admin }) => admin.get('/api/redemptions'),
    record: ({ admin }) => ({ actorId: admin.id, familyId: null, detail: { operation: 'listRedemptions' } }),
  },
  'an erasure': {
    action: 'ERASURE',
    work: ({ parent, learner }) => parent.delete(`/api/learners/${learner.id}`),
    record: ({ parent, learner }) => ({
      actorId: parent.id,
      familyId: parent.id,
      subjectId: learner.id,
      detail: { seq: Number },
    }),
  },
  'the use of a recovery code': {
    action: 'RECOVERY_CODE_USED',
    async work({ database, nobody, parent }) {
      const { username } = (await parent.get('/api/user')).body;
      const { code } = await createRecoveryCode(database.db, {
        userId: parent.id,
        actor: operatorActor,
        now: new Date(),
      });
      await expectStatus(200, nobody.post('/api/recovery', { username, code, password: memberPassword }));
    },
    before: [{ action: 'RECOVERY_CODE_CREATED', actorId: null, actorRole: 'OPERATOR', requestId: null }],
    record: ({ parent }) => ({ actorId: parent.id, familyId: parent.id, detail: { kind: 'account' } }),
  },
  'a second factor with its recovery codes': {
    action: 'RECOVERY_CODE_CREATED',
    work: ({ parent }) => startSecondFactor(parent),
    record: ({ parent }) => ({
      actorId: parent.id,
      familyId: parent.id,
      detail: { kind: 'second-factor' },
    }),
  },
  'the end of a second factor': {
    action: 'SECOND_FACTOR_REMOVED',
    async work({ parent }) {
      const [code] = await startSecondFactor(parent);
      const payload = { password: memberPassword, code };
      await expectStatus(200, parent.send({ method: 'DELETE', url: '/api/user/totp', payload }));
      // None is left, so it changes nothing.
      await expectStatus(200, parent.send({ method: 'DELETE', url: '/api/user/totp', payload }));
    },
    before: [{ action: 'RECOVERY_CODE_CREATED' }, { action: 'RECOVERY_CODE_USED' }],
    record: ({ parent }) => ({ actorId: parent.id, familyId: parent.id, subjectId: parent.id }),
  },
  'a new administrator': {
    action: 'ADMIN_CREATED',
    async work({ admin }) {
      const person = { username: mark, email: `${mark}@example.com`, name: mark, password: mark };
      await expectStatus(201, admin.post('/register', { ...person, role: 'ADMIN' }));
    },
    record: ({ admin }) => ({ actorId: admin.id, actorRole: 'ADMIN', familyId: Number, subjectId: Number }),
  },
  'an invitation': {
    action: 'INVITATION_CREATED',
    work: ({ admin }) => admin.post('/api/invitations'),
    record: ({ admin }) => ({ actorId: admin.id, actorRole: 'ADMIN', familyId: null, subjectId: null }),
  },
  'a sign-in with a recovery code': {
    action: 'SIGN_IN',
    async work({ nobody, parent }) {
      const { username } = (await parent.get('/api/user')).body;
      const [code] = await startSecondFactor(parent);
      await nobody.post('/login', { username, password: memberPassword, code: '000000' });
      await expectStatus(200, nobody.post('/login', { username, password: memberPassword, code }));
    },
    before: [
      { action: 'RECOVERY_CODE_CREATED' },
      { action: 'SIGN_IN_FAILED', outcome: 'INVALID_CODE' },
      { action: 'RECOVERY_CODE_USED', detail: { kind: 'second-factor' } },
    ],
    record: ({ parent }) => ({ actorId: parent.id, familyId: parent.id }),
  },
  'changes of a sync configuration': {
    action: 'SYNC_CHANGED',
    async work({ parent }) {
      const { id } = (await expectStatus(201, parent.post('/api/sync-configs', sync))).body;
      await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { continuousSync: true }));
      await expectStatus(200, parent.put(`/api/sync-configs/${id}`, { continuousSync: true }));
      await expectStatus(204, parent.delete(`/api/sync-configs/${id}`));
    },
    before: [{ detail: { change: 'created' } }, { detail: { change: 'updated' } }],
    record: ({ parent }) => ({ familyId: parent.id, detail: { change: 'deleted', configId: String } }),
  },
  'the end of a family': {
    action: 'FAMILY_CLOSED',
    work: ({ parent }) =>
      parent.send({ method: 'DELETE', url: '/api/user', payload: { password: memberPassword } }),
    record: ({ parent }) => ({ actorId: parent.id, familyId: parent.id, detail: { seq: Number } }),
  },
};
