import t from 'tap';
import { openCheckpoint, signCheckpoint } from '../../../../src/kernel/ledger/checkpoints/checkpoint.ts';
import { createSigner } from '../../../../src/kernel/ledger/checkpoints/note.ts';
import { storeOrigin } from '../../../../src/kernel/ledger/checkpoints/origin.ts';
import {
  openAcceptance,
  openKeyChange,
  readKeys,
  signKeyChange,
} from '../../../../src/kernel/ledger/log/keys.ts';
import { verifyLog } from '../../../../src/kernel/ledger/log/verify-log.ts';
import { startApp, testSettings } from '../../../helpers/app.ts';
import { runCliWith } from '../../../helpers/cli.ts';
import { registerFamily } from '../../../helpers/families/client.ts';
import { recordsOf } from '../../../helpers/kernel/audit-records.ts';
import { checkpointOfHeads } from '../checkpoints/of-heads.ts';
import { asSuperuser } from '../checkpoints/tampering.ts';
import { createInstance, errorOf } from './instance.ts';

const keyOf = (n: number) => Buffer.alloc(32, n).toString('base64');
const [first, second, third] = [keyOf(1), keyOf(2), keyOf(3)];
const { app, database, databaseUrl } = await startApp(t);
const { parent } = await registerFamily(app);
const instance = (ledgerSigningKey: string, settings = {}) =>
  createInstance(t, databaseUrl, { settings: { ledgerSigningKey, ...settings } });

t.test('the earlier key signs the statement of a changed key, and of a changed address', async (t) => {
  const before = instance(first);
  const old = await before.current();
  const after = instance(`${second}, ${first}`);
  const made = await after.current();
  t.ok(openCheckpoint(made.note, after.verifierKey));
  t.ok(made.root.equals(old.root), 'the events are the same');
  t.equal((await after.current()).id, made.id, 'makes one checkpoint');
  await database.transaction((tx) => storeOrigin(tx, 'new.example/ledger'));
  const moved = instance(second, { appUrl: 'https://new.example/' });
  const { checkpoint } = (await moved.prove(parent.id)) ?? {};
  t.match(checkpoint, { publicKey: moved.verifierKey });
  const keys = await readKeys(after.database);
  t.same(
    keys.map(({ publicKey, size }) => [publicKey, size]),
    [
      [before.verifierKey, 0],
      [after.verifierKey, old.size],
      [moved.verifierKey, old.size],
    ],
  );
  for (const [i, { statement, publicKey }] of keys.entries()) {
    const earlier = keys[i - 1]?.publicKey;
    if (earlier === undefined) t.equal(statement, null);
    else {
      const change = openKeyChange(statement ?? '', earlier);
      t.same(change, { from: earlier, to: publicKey, size: old.size, root: old.root });
      t.equal(openKeyChange(statement ?? '', publicKey), undefined, 'the new key did not sign it');
    }
  }
  t.same(
    [before, after, moved].flatMap(({ errors }) => errors),
    [],
  );
  t.match(await moved.ofSize(old.size), { publicKey: moved.verifierKey }, 'the newest of that size');
});

t.test('instances with different addresses sign under that of the last start', async (t) => {
  const other = instance(second, { appUrl: 'https://elsewhere.example/' });
  const before = await other.current();
  t.match(before.publicKey, /^new\.example\/ledger\/log\+/);
  t.equal((await instance(second).current()).id, before.id, 'no key follows');
});

t.test('a lost key is an alert, until the operator accepts the change', async (t) => {
  const moved = { appUrl: 'https://new.example/' };
  const lost = instance(second, moved).verifierKey;
  const after = instance(third, moved);
  const { problems } = await errorOf(after.current());
  t.match(problems, [
    { kind: 'key', expected: after.verifierKey, found: lost, message: /LEDGER_SIGNING_KEY/ },
  ]);
  await errorOf(after.keepCurrent(60_000));
  const key = ['ledger', 'accept-key'];
  const command = (...args: string[]) =>
    runCliWith({ DATABASE_URL: databaseUrl, LEDGER_SIGNING_KEY: third }, ...args);
  t.match(await command(...key, after.verifierKey), { code: 1, errors: /another last key/ });
  t.equal((await readKeys(database)).length, 3, 'nothing is signed');
  t.match(await command(...key, lost), { code: 0, errors: /^Accepted the key\. / });
  t.match(await recordsOf(database, 'KEY_ACCEPTED'), [{ actor_role: 'OPERATOR', family_id: 0 }]);
  const last = (await readKeys(database)).at(-1);
  t.match(openAcceptance(last?.statement ?? '', after.verifierKey), { from: lost, to: after.verifierKey });
  t.equal(openKeyChange(last?.statement ?? '', lost), undefined, 'the lost key did not sign it');
  await after.keepCurrent(60_000);
  t.equal(after.contradictions(), 0);
  t.match(await after.current(), { publicKey: after.verifierKey });
  const back = instance(`${third},${second}`, moved);
  t.match(
    await errorOf(back.current()),
    { problems: [{ kind: 'key', found: 'an acceptance' }] },
    'the key was not lost',
  );
});

t.test('signs over no log whose last key somebody else has', async (t) => {
  const { databaseUrl, app } = await startApp(t);
  await registerFamily(app);
  const own = (ledgerSigningKey: string) =>
    createInstance(t, databaseUrl, { settings: { ledgerSigningKey } });
  const genuine = own(first);
  await genuine.current();
  const known = own(`${second},${first}`);
  const forger = own(third);
  const forged = (await forger.accept(genuine.verifierKey, async () => {}))?.publicKey;
  for (const { current, signers, database } of [known, own(first)]) {
    const { problems } = await errorOf(current());
    t.match(problems, [
      { kind: 'key', found: 'an acceptance' },
      { kind: 'key', found: forged },
    ]);
    t.same(await database.snapshot((tx) => verifyLog(tx, { signers })), problems);
  }
  // Without the genuine log, the last key alone shows it.
  await asSuperuser(databaseUrl, async (sql) => {
    for (const table of ['log_checkpoints', 'log_keys', 'log_leaves', 'log_tiles'])
      await sql`DELETE FROM ${sql(table)}`;
  });
  await own(third).current();
  for (const { current, signers, database } of [own(`${second},${first}`), own(first)]) {
    const { problems } = await errorOf(current());
    t.match(problems, [{ kind: 'key', found: forged }]);
    t.same(await database.snapshot((tx) => verifyLog(tx, { signers })), problems);
  }
});

t.test('refuses a newest checkpoint of a retired key, and a statement with another root', async (t) => {
  const { databaseUrl, app, database } = await startApp(t);
  await registerFamily(app);
  const own = (ledgerSigningKey: string) =>
    createInstance(t, databaseUrl, { settings: { ledgerSigningKey } });
  const retired = own(first);
  await retired.current();
  const { signers, verifierKey } = own(`${second},${first}`);
  const head = await own(`${second},${first}`).current();
  await asSuperuser(databaseUrl, async (sql) => {
    const note = signCheckpoint(head, retired.signers.current);
    await sql`INSERT INTO log_checkpoints (id, created_at, size, root, note)
      SELECT id + 1, created_at, size, root, ${note} FROM log_checkpoints WHERE id = ${head.id}`;
  });
  t.match(await errorOf(own(second).check()), {
    problems: [{ kind: 'key', expected: verifierKey, found: retired.verifierKey }],
  });
  await asSuperuser(databaseUrl, async (sql) => {
    await sql`DELETE FROM log_checkpoints WHERE id > ${head.id}`;
    const change = { from: retired.verifierKey, to: verifierKey, size: head.size, root: Buffer.alloc(32) };
    await sql`UPDATE log_keys SET statement = ${signKeyChange(change, retired.signers.current)} WHERE id = 2`;
  });
  t.match(await verifyLog(database, { signers }), [
    { kind: 'key', found: Buffer.alloc(32).toString('base64') },
  ]);
});

t.test('refuses a forged statement', async (t) => {
  const { databaseUrl } = await startApp(t);
  const before = createInstance(t, databaseUrl, { settings: { ledgerSigningKey: first } });
  await before.current();
  const after = createInstance(t, databaseUrl, { settings: { ledgerSigningKey: `${second},${first}` } });
  await after.current();
  await asSuperuser(
    databaseUrl,
    (sql) =>
      sql`UPDATE log_keys SET statement = replace(statement, ${after.verifierKey}, ${before.verifierKey})`,
  );
  t.match(await errorOf(after.current()), { problems: [{ kind: 'key', found: 'an invalid statement' }] });
});

t.test('the first key of the log follows that of checkpoints over heads', async (t) => {
  const { databaseUrl } = await startApp(t);
  const own = createInstance(t, databaseUrl);
  const old = createSigner('learn.example/ledger', testSettings.ledgerSigningKey);
  const note = old.sign(`${checkpointOfHeads.note.split('\n\n')[0]}\n`);
  await own.database
    .sql`INSERT INTO checkpoints (created_at, size, root, note) VALUES (now(), 3, ${Buffer.alloc(32)}, ${note})`;
  await own.current();
  const [before, now] = await readKeys(own.database);
  t.match([before, now], [{ publicKey: old.verifierKey, statement: null }, { publicKey: own.verifierKey }]);
  t.match(openKeyChange(now?.statement ?? '', old.verifierKey), { to: own.verifierKey, size: 0 });
});
