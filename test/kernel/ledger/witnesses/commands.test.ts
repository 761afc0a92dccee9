import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { cosignNewest } from '../../../../src/kernel/ledger/witnesses/cosign.ts';
import { startApp, testSettings } from '../../../helpers/app.ts';
import { runCli } from '../../../helpers/cli.ts';
import { register } from '../../../helpers/families/client.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import { asSuperuser } from '../checkpoints/tampering.ts';
import { createInstance } from '../log/instance.ts';
import { createCosigner, startFakeWitness } from './fake-witness.ts';

t.test('the command line checks cosignatures of saved and of stored checkpoints', async (t) => {
  const { app, databaseUrl, database } = await startApp(t);
  const parent = await register(app, 'PARENT');
  await addLearner(parent);
  const instance = createInstance(t, databaseUrl);
  await instance.current();
  const witness = await startFakeWitness(t, { name: 'witness.example/w1', logKey: instance.verifierKey });
  const stopping = new AbortController().signal;
  t.match(await cosignNewest({ database, now: () => new Date(), stopping }, witness), {
    outcome: 'cosigned',
  });
  const directory = await mkdtemp(join(tmpdir(), 'learning-witness-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const save = async (name: string, text: string) => {
    await writeFile(join(directory, name), text);
    return join(directory, name);
  };
  const answers = ['checkpoint', 'proof', 'export'].map(async (path) =>
    save(
      path,
      (await app.inject({ url: `/api/ledger/${path}`, headers: { authorization: `Bearer ${parent.token}` } }))
        .body,
    ),
  );
  const [checkpoint = '', proof = '', exported = ''] = await Promise.all(answers);
  const stranger = createCosigner('stranger.example').publicKey;
  const ledger = (...args: string[]) => runCli(databaseUrl, 'ledger', ...args);
  const withFile = (file: string, ...keys: string[]) => [
    ...['--checkpoint', file, '--key', instance.verifierKey],
    ...keys.flatMap((key) => ['--witness', key]),
  ];
  t.match(await ledger('verify', ...withFile(checkpoint, witness.publicKey)), { code: 0 });
  t.match(await ledger('verify-file', exported, ...withFile(proof, witness.publicKey)), { code: 0 });
  const both = withFile(proof, witness.publicKey, stranger);
  t.match(await ledger('verify-file', exported, ...both), {
    code: 1,
    errors: `witness: the witness did not cosign the checkpoint: expected a cosignature by ${stranger}, found there are 0`,
  });
  t.match(await ledger('verify-file', exported, '--witness', stranger), { code: 2 });

  await asSuperuser(databaseUrl, (sql) => sql`UPDATE log_cosignatures SET witness = ${stranger}`);
  t.match(await ledger('verify', ...withFile(checkpoint)), {
    code: 1,
    errors: /cosignature: the stored cosignature of checkpoint 1 is not valid/,
  });

  const settings = {
    ledgerSigningKey: `${Buffer.alloc(32, 9).toString('base64')},${testSettings.ledgerSigningKey}`,
  };
  const rotated = createInstance(t, databaseUrl, { settings });
  const { size } = await rotated.current();
  witness.logKey = rotated.verifierKey;
  const sizes = [witness.seen?.size, ...witness.requests.map(([old]) => old)];
  t.same(sizes, [size, 0], 'the new key signs the same events again');
  t.match(await cosignNewest({ database, now: () => new Date(), stopping }, witness), {
    outcome: 'cosigned',
  });
  t.same(witness.requests.slice(1), [
    [0, 409],
    [size, 200],
  ]);
});
