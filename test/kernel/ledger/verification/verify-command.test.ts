import t from 'tap';
import { runCli, runCliWith } from '../../../helpers/cli.ts';
import { createKernel } from '../../../helpers/kernel/kernel.ts';
import { writeSample } from '../sample-family.ts';
import { createTampering } from './tampering.ts';

/** `ledger verify` on a database in which nearly everything is wrong. */

// A cluster refuses the statements that forge: they move rows between families, disable triggers and compute.
const kernel = await createKernel(t, { isPlain: true });
const familyId = await writeSample(kernel);
const other = await writeSample(kernel);
const { tamper, restore } = await createTampering(t, kernel, familyId, { keepsSchema: true });
const cli = (...args: string[]) => runCli(kernel.databaseUrl, 'ledger', ...args);

t.test('goes on after a family that it cannot read, and lists all problems as JSON', async (t) => {
  await tamper(`UPDATE families SET seq = 9007199254740993 WHERE family_id = ${familyId};
    UPDATE events SET actor_id = 5 WHERE family_id = ${other} AND seq = 4`);
  const { code, output } = await cli('verify', '--json');
  t.equal(code, 1);
  const { ok, families, problemCount, problems } = JSON.parse(output);
  t.match({ ok, families, problemCount }, { ok: false, families: 2, problemCount: problems.length });
  t.match(problems, [
    { familyId, kind: String },
    {
      familyId: other,
      seq: 4,
      eventType: 'RewardCreated',
      kind: 'hash',
      expected: /^\w{64}$/,
      found: /^\w{64}$/,
    },
  ]);
  for (const problem of problems)
    t.same(Object.keys(problem), ['familyId', 'seq', 'eventType', 'kind', 'expected', 'found', 'message']);
  await restore();

  await tamper('INSERT INTO families (family_id) VALUES (-5)');
  t.match(await cli('verify'), {
    code: 1,
    errors: /^account: the id of a family is no id: expected a positive integer below 2\^53, found -5$/m,
  });
  await tamper(`DELETE FROM families WHERE family_id = -5; DELETE FROM families WHERE family_id = ${other}`);
  const lines = `^family ${other}, event 0: account: events has rows of an unknown family: expected a row in families, found no row$`;
  t.match(await cli('verify'), { code: 1, errors: new RegExp(lines, 'm') });
  t.equal((await cli('verify', '--family', String(familyId))).code, 0, 'one family has no strays');
  await restore();
  t.equal((await cli('verify')).code, 0);
});

t.test('compares the schema first, and stores that it is not sound', async (t) => {
  const { sql } = kernel.database;
  await tamper('ALTER TABLE events DISABLE TRIGGER events_append_only');
  t.match(await cli('verify', '--family', String(other)), {
    code: 1,
    errors:
      /^schema: trigger events_append_only of events differs .*: expected enabled, found disabled\nVerifying/,
  });
  t.equal((await cli('verify')).code, 1);
  t.match(await sql`SELECT is_sound FROM last_verification`, [{ is_sound: false }]);
  await tamper(
    'ALTER TABLE events ENABLE TRIGGER events_append_only; ALTER TABLE entries RENAME COLUMN idx TO at; ALTER TABLE balances RENAME COLUMN family_id TO f',
  );
  const { code, errors } = await cli('verify');
  t.equal(code, 1);
  t.match(errors, /^schema: column idx of entries differs .*: expected idx .*, found nothing$/m);
  t.match(errors, /^account: the list of users and families cannot be read: .*"family_id"/m);
  for (const id of [familyId, other])
    t.match(errors, new RegExp(`^family ${id}, event 0: format: the ledger cannot be read: .*"idx"`, 'm'));
  await tamper(
    'ALTER TABLE entries RENAME COLUMN at TO idx; ALTER TABLE balances RENAME COLUMN f TO family_id',
  );
  t.equal((await cli('verify')).code, 0);
});

t.test('doctor: finds a changed schema, although other checks fail by it', async (t) => {
  const secrets = { JWT_SECRET: 'j'.repeat(32), SECRETS_KEY: 's'.repeat(32) };
  const examine = async () => {
    const { output } = await runCliWith(
      { ...secrets, DATABASE_URL: kernel.databaseUrl, PORT: '1' },
      'doctor',
      '--json',
    );
    const { findings } = JSON.parse(output) as { findings: { check: string }[] };
    return findings.filter(({ check }) => ['schema', 'database', 'jobs'].includes(check));
  };
  t.match(await examine(), [{ check: 'database' }, { check: 'schema', state: 'ok' }, { check: 'jobs' }]);
  await tamper('ALTER TABLE last_verification RENAME TO other');
  t.match(await examine(), [
    { check: 'database', state: 'ok' },
    {
      check: 'schema',
      state: 'problem',
      message:
        'Somebody changed the database: table last_verification differs from what the migrations make.',
      fix: String,
    },
  ]);
  await tamper('ALTER TABLE other RENAME TO last_verification');
});
