import t from 'tap';
import { checkCosignatures } from '../../../../src/kernel/ledger/witnesses/check-cosignatures.ts';
import { cosignNewest } from '../../../../src/kernel/ledger/witnesses/cosign.ts';
import { createWitnessMetrics } from '../../../../src/kernel/ledger/witnesses/metrics.ts';
import { addCheckpoint } from '../../../../src/kernel/ledger/witnesses/witness-client.ts';
import { keepCosigned } from '../../../../src/kernel/ledger/witnesses/witness-keeper.ts';
import { createMetrics } from '../../../../src/slice/metrics.ts';
import { startApp } from '../../../helpers/app.ts';
import { createClock } from '../../../helpers/clock.ts';
import { expectStatus, register } from '../../../helpers/families/client.ts';
import { addLearner } from '../../../helpers/families/learners.ts';
import { metricsToken, readMetrics } from '../../../helpers/metrics.ts';
import { until } from '../../../helpers/until.ts';
import { asSuperuser } from '../checkpoints/tampering.ts';
import { createInstance } from '../log/instance.ts';
import { createCosigner, type FakeWitness, startFakeWitness } from './fake-witness.ts';

const metrics = createMetrics(metricsToken);
const { app, databaseUrl, database } = await startApp(t, { metrics });
const parent = await register(app, 'PARENT');
const instance = createInstance(t, databaseUrl);
const logKey = instance.verifierKey;
const stopping = new AbortController().signal;

/** Appends an event, and makes a checkpoint. */
async function grow() {
  await addLearner(parent);
  return instance.current();
}

const start = (name: string) => startFakeWitness(t, { name, logKey });

/** Asks a witness once. */
const ask = (witness: FakeWitness, now = () => new Date()) =>
  cosignNewest({ database, now, stopping }, witness);

const inHours = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);

/** Returns the stored cosignatures of a witness, oldest first. */
const storedOf = ({ publicKey }: FakeWitness) =>
  database.sql<{ size: number; line: string; note: string }[]>`
    SELECT c.size, s.line, c.note FROM log_cosignatures s JOIN log_checkpoints c ON c.id = s.checkpoint_id
    WHERE s.witness = ${publicKey} ORDER BY c.id`;

t.test('cosigns the first checkpoint and each later one, with a proof', async (t) => {
  const witness = await start('witness.example/growing');
  const sizes: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const { size } = await grow();
    t.match(await ask(witness), { outcome: 'cosigned' });
    t.equal(witness.seen?.size, size);
    sizes.push(size);
  }
  t.equal(await ask(witness), undefined, 'asks nothing without a new checkpoint');
  t.same(
    witness.requests,
    sizes.map((_, i) => [sizes[i - 1] ?? 0, 200]),
  );
  const stored = await storedOf(witness);
  t.same(
    stored.map(({ size }) => size),
    sizes,
  );
  const { body } = await expectStatus(200, parent.get('/api/ledger/checkpoint'));
  t.same(body.cosignatures, [stored.at(-1)?.line], 'the newest checkpoint has it');
  const proof = (await parent.get('/api/ledger/proof')).body;
  t.equal(proof.checkpoint, `${body.note}${body.cosignatures[0]}\n`, 'so has the checkpoint of a proof');
});

t.test('a changed key of the log makes the witness refuse until its operator knows it', async (t) => {
  const witness = await start('witness.example/strict');
  witness.logKey = createInstance(t, databaseUrl, {
    settings: { ledgerSigningKey: Buffer.alloc(32, 9).toString('base64') },
  }).verifierKey;
  t.match(await ask(witness), { outcome: 'refused', message: /answers 403 \(it has another public key/ });
  witness.logKey = 'elsewhere.example/ledger/log+00000000+AQ==';
  t.match(await ask(witness, inHours(2)), {
    outcome: 'refused',
    message: /answers 404 \(it does not know this log/,
  });
  t.same(await storedOf(witness), []);
});

t.test(
  'continues from the size of a witness that lost its last state, or knows the log already',
  async (t) => {
    const witness = await start('witness.example/forgetful');
    await grow();
    await ask(witness);
    const { seen } = witness;
    const next = await grow();
    await ask(witness);
    witness.seen = seen;
    const last = await grow();
    t.match(await ask(witness), { outcome: 'cosigned' });
    t.same(witness.requests.slice(2), [
      [next.size, 409],
      [seen?.size, 200],
    ]);
    t.equal(witness.seen?.size, last.size);
    const other = await start('witness.example/earlier');
    other.seen = seen;
    t.match(await ask(other), { outcome: 'cosigned' });
    t.same(
      other.requests,
      [
        [0, 409],
        [seen?.size, 200],
      ],
      'a database without its cosignatures begins at 0',
    );
  },
);

t.test('reports a witness that has seen more than this log, or another log', async (t) => {
  const witness = await start('witness.example/ahead');
  const { size, root } = await grow();
  witness.seen = { size: size + 5, root };
  const ahead = await ask(witness);
  t.match(ahead, {
    outcome: 'ahead',
    message: `has cosigned ${size + 5} events, but this log has only ${size}:`,
  });
  const other = await start('witness.example/other');
  other.seen = { size: size - 1, root };
  t.match(await ask(other), { outcome: 'inconsistent', message: /the log was rewritten/ });
  t.same(other.requests, [
    [0, 409],
    [size - 1, 422],
  ]);
  t.same([...(await storedOf(witness)), ...(await storedOf(other))], []);
});

t.test('neither stores nor serves what is no cosignature by the witness', async (t) => {
  const witness = await start('witness.example/forger');
  const { publicKey } = witness;
  witness.cosign = createCosigner(witness.name, 'another').cosign;
  await grow();
  t.match(await ask(witness), {
    outcome: 'invalid',
    message: 'The witness witness.example/forger gave no valid cosignature: the cosignature does not match',
  });
  witness.answer = (response) => void response.writeHead(200).end('x'.repeat(200_000));
  t.match(await ask(witness, inHours(2)), { outcome: 'unreachable', message: 'too large an answer' });
  t.same(await storedOf(witness), []);
  t.notOk(
    (await parent.get('/api/ledger/checkpoint')).body.cosignatures.join().includes(publicKey.slice(0, 22)),
  );
});

t.test('waits longer after each failure, and asks once for all instances', async (t) => {
  const witness = await start('witness.example/slow');
  const clock = createClock();
  witness.now = clock.now;
  await grow();
  const { url } = witness;
  witness.url = url.replace('prefix', 'wrong');
  const waits: number[] = [];
  for (let waited = 0; waits.length < 9; waited += 30) {
    if (await ask(witness, clock.now)) {
      waits.push(waited);
      waited = 0;
    }
    clock.set(new Date(clock.now().getTime() + 30_000).toISOString());
  }
  t.same(waits, [0, 30, 60, 120, 240, 480, 960, 1920, 3600], 'seconds');
  clock.set(new Date(clock.now().getTime() + 3_600_000).toISOString());
  witness.url = url;
  const other = createInstance(t, databaseUrl);
  const results = await Promise.all(
    [database, other.database].flatMap((pool) =>
      [1, 2, 3].map(() => cosignNewest({ database: pool, now: clock.now, stopping }, witness)),
    ),
  );
  t.same(
    results.filter((result) => result !== undefined).map(({ outcome }) => outcome),
    ['cosigned'],
  );
  t.same(witness.requests.at(-1)?.[1], 200);
  await grow();
  t.match(await ask(witness, clock.now), { outcome: 'cosigned' }, 'the next one without a wait');
});

t.test('checkpoints go on while a witness is away, and it gets the newest when it is back', async (t) => {
  const [away, good] = [await start('witness.example/away'), await start('witness.example/good')];
  const lines: string[] = [];
  const write = (level: string) => (message: string) => void lines.push(`${level} ${message}`);
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  away.now = now;
  good.now = now;
  const witnessMetrics = createWitnessMetrics(metrics.registry, [away, good], now);
  await away.stop();
  const options = { database, now, log, metrics: witnessMetrics, everyMs: 5 };
  const stop = keepCosigned([away, good], options);
  t.teardown(stop);
  const first = await grow();
  await until('the other witness cosigns', () => good.seen?.size === first.size);
  await until('it logs that the witness is away', () => lines.some((line) => line.startsWith('warn')));
  for (const _ of [1, 2, 3]) {
    const { size } = await grow();
    await until('the other witness cosigns', () => good.seen?.size === size);
    aheadMs += 3_600_000;
  }
  const results = async (witness: FakeWitness, result: string) =>
    (await readMetrics(app)).get(
      `ledger_witness_results_total{witness="${witness.name}",result="${result}"}`,
    );
  await until('it asks again', async () => Number(await results(away, 'unreachable')) > 1);
  t.same(
    lines.filter((line) => line.includes(away.name)),
    [`warn The witness ${away.name} does not answer: Error ECONNREFUSED.`],
    'logs a change only',
  );
  t.ok(lines.includes(`info The witness ${good.name} cosigns the checkpoints of the log.`));
  t.equal(await results(away, 'cosigned'), 0);
  // The witness answers before the service stores its answer.
  await until('all are stored', async () => Number(await results(good, 'cosigned')) >= 4);
  aheadMs += 3_600_000;
  const ageOf = async ({ name }: FakeWitness) =>
    (await readMetrics(app)).get(`ledger_cosignature_age_seconds{witness="${name}"}`);
  t.equal(await ageOf(away), Number.POSITIVE_INFINITY);
  t.ok(Number(await ageOf(good)) >= 3600);
  await away.start();
  const { size } = await instance.current();
  await until('it has the newest', () => {
    // A request that was still failing puts the next one off again.
    aheadMs += 3_600_000;
    return away.seen?.size === size;
  });
  t.same(away.requests, [[0, 200]]);
  let hangs = false;
  away.answer = () => {
    hangs = true;
  };
  await grow();
  await until('a request hangs', () => hangs);
  await stop();
  t.notOk(lines.some((line) => line.startsWith('error')));
});

t.test('waits for no slow witness beyond the limit, also in the middle of its answer', async (t) => {
  const witness = await start('witness.example/hanging');
  const asked = () => addCheckpoint(witness, { old: 0, proof: [], note: 'a note\n' }, stopping, 30);
  witness.answer = () => {};
  t.same(await asked(), { fault: 'no answer within 0.03 s' });
  witness.answer = (response) => void response.writeHead(200).write('\u2014');
  t.same(await asked(), { fault: 'no answer within 0.03 s' });
});

t.test('refuses redirects and unknown statuses, and a size in another form', async (t) => {
  const witness = await start('witness.example/odd');
  const elsewhere = await start('elsewhere.example');
  const answers: [status: number, headers: Record<string, string>, body: string][] = [
    [307, { location: `${elsewhere.url}/add-checkpoint` }, ''],
    [500, {}, ''],
    [409, { 'content-type': 'text/plain' }, '1\n'],
    [409, { 'content-type': 'text/x.tlog.size' }, '01\n'],
    [409, { 'content-type': 'text/x.tlog.size' }, '1'],
  ];
  let hours = 0;
  let requests = 0;
  for (const [status, headers, body] of answers) {
    witness.answer = (response) => {
      requests += 1;
      response.writeHead(status, headers).end(body);
    };
    hours += 2;
    t.match(await ask(witness, inHours(hours)), { outcome: 'refused', message: `answers ${status}` });
  }
  t.equal(requests, answers.length, 'each is final');
  t.same(elsewhere.requests, []);
});

t.test('finds changed cosignatures in the database, and serves none of them', async (t) => {
  const witness = await start('witness.example/changed');
  await grow();
  await ask(witness);
  const now = new Date(Date.now() + 100 * 366 * 86_400_000);
  t.same(await checkCosignatures(database, now, 2), [], 'in chunks');
  const [{ line = '' } = {}] = await storedOf(witness);
  await asSuperuser(
    databaseUrl,
    (sql) =>
      sql`UPDATE log_cosignatures SET line = ${witness.cosign('x\n', new Date())} WHERE line = ${line}`,
  );
  const problems = await checkCosignatures(database, now);
  t.match(problems, [
    {
      kind: 'cosignature',
      message: /^the stored cosignature of checkpoint \d+ is not valid$/,
      expected: `a cosignature by ${witness.publicKey}`,
      found: 'the cosignature does not match the checkpoint and its time',
    },
  ]);
  const { body } = await parent.get('/api/ledger/checkpoint');
  t.same(body.cosignatures, []);
});
