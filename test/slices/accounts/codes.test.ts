import t from 'tap';
import { createCode, useCode } from '../../../src/slices/accounts/sign-in/codes.ts';
import { startApp } from '../../helpers/app.ts';
import { person } from './registrations.ts';

const now = new Date('2026-03-01T08:30:00Z');
const expiresAt = new Date(now.getTime() + 1000);

t.test('accepts a code once, for its purpose and until it expires', async (t) => {
  const { app, database } = await startApp(t);
  const { db } = database;
  const { id } = await person(app);
  const code = await createCode(db, { purpose: 'recovery', userId: id, createdBy: id, expiresAt });
  t.match(code, /^[\w-]{22}$/, 'has 128 random bits');
  t.not(await createCode(db, { purpose: 'recovery', userId: id, expiresAt }), code);
  t.equal(await useCode(db, { purpose: 'invitation', code, now }), undefined, 'another purpose');
  t.equal(await useCode(db, { purpose: 'recovery', code: `${code}A`, now }), undefined, 'another code');
  t.same(await useCode(db, { purpose: 'recovery', code, now }), { userId: id, createdBy: id });
  t.equal(await useCode(db, { purpose: 'recovery', code, now }), undefined, 'used');
  const late = await createCode(db, { purpose: 'setup', expiresAt });
  t.equal(await useCode(db, { purpose: 'setup', code: late, now: expiresAt }), undefined, 'expired');
  t.same(await db.selectFrom('one_time_codes').selectAll().execute(), [], 'expired codes are deleted');
});

t.test('accepts a code in one of 50 concurrent requests', async (t) => {
  const { database } = await startApp(t);
  const { db } = database;
  const code = await createCode(db, { purpose: 'invitation', expiresAt });
  const uses = Array.from({ length: 50 }, () =>
    db.transaction().execute((trx) => useCode(trx, { purpose: 'invitation', code, now })),
  );
  const used = (await Promise.all(uses)).filter((row) => row !== undefined);
  t.same(used, [{ userId: null, createdBy: null }]);
});

t.test('stores no text of a code', async (t) => {
  const { database } = await startApp(t);
  const code = await createCode(database.db, { purpose: 'setup', expiresAt });
  const [row] =
    await database.sql`SELECT one_time_codes::text AS text, length(code_hash) AS bytes FROM one_time_codes`;
  t.notMatch(row?.['text'], code);
  t.notMatch(row?.['text'], Buffer.from(code).toString('hex'));
  t.equal(row?.['bytes'], 32);
});
