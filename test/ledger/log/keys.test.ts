import t from 'tap';
import { openCheckpoint } from '../../../src/ledger/checkpoints/checkpoint.ts';
import { createSigner } from '../../../src/ledger/checkpoints/note.ts';
import { openKeyChange, readKeys } from '../../../src/ledger/log/keys.ts';
import { startApp, testSettings } from '../../helpers/app.ts';
import { registerFamily } from '../../helpers/client.ts';
import { checkpointOfHeads } from '../checkpoints/of-heads.ts';
import { asSuperuser } from '../checkpoints/tampering.ts';
import { createInstance, errorOf } from './instance.ts';

const [first, second, third] = [1, 2, 3].map((n) => Buffer.alloc(32, n).toString('base64'));
const { app, databaseUrl } = await startApp(t);
const { parent } = await registerFamily(app);
const instance = (ledgerSigningKey: string | undefined, settings = {}) =>
  createInstance(t, databaseUrl, { settings: { ...testSettings, ledgerSigningKey, ...settings } });

t.test('the earlier key signs the statement of a changed key, and of a changed address', async (t) => {
  const before = instance(first);
  const old = await before.current();
  const after = instance(`${second}, ${first}`);
  const made = await after.current();
  t.ok(openCheckpoint(made.note, after.verifierKey));
  t.ok(made.root.equals(old.root), 'the events are the same');
  t.equal((await after.current()).id, made.id, 'makes one checkpoint');
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

t.test('a lost key is an error in the log, and has no statement', async (t) => {
  const after = instance(third, { appUrl: 'https://new.example/' });
  await after.current();
  t.equal(after.errors.length, 1);
  t.match(after.errors[0], /^The key of the log changes from new\.example\/.* without a statement: /);
  t.match((await readKeys(after.database)).at(-1), { publicKey: after.verifierKey, statement: null });
  const back = instance(`${second},${third}`, { appUrl: 'https://new.example/' });
  t.match(
    await errorOf(back.current()),
    { problems: [{ kind: 'key', found: 'no statement' }] },
    'the key was not lost',
  );
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
