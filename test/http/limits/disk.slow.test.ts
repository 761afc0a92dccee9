import { setTimeout } from 'node:timers/promises';
import t from 'tap';
import { dataDirectory } from '../../helpers/database/embedded.ts';
import { runService, setupCodeOf } from '../../helpers/service.ts';
import { type Family, learn, registerFamily, type Send, Stranger, sendFrom } from './disk-load.ts';
import { createMeter, describe, difference, written } from './disk-use.ts';

/**
 * An hour of a stranger's worst at allowed rates next to a family, on the service as an operator starts it (SECURITY.md, "Small
 * disks"). The stranger writes until the maximum of the address is reached, then reads, which adds lines to the log. The lines and
 * the write-ahead log of a minute count for the rest of the hour. With SECONDS=3600, the run takes the hour.
 */
const seconds = Number(process.env['SECONDS'] ?? 0);
const hour = 3600;
const maxMb = 200;
/** Maximum number of an address's requests in a minute (decisions.md 1.13). */
const requestsPerMinute = 3000;
t.setTimeout((hour + 1800) * 1000);

/** Lets a family live until the end: a read a second, and 180 lessons an hour of the 200 that a learner may take in a day. */
async function live(send: Send, family: Family, end: AbortSignal) {
  const answers = [];
  for (let turn = 0; !end.aborted; turn++) {
    const { token, learner } = family;
    answers.push(await send('GET', `/api/points/balance?learnerId=${learner.id}`, { token }));
    if (turn % 20 === 0) answers.push(...(await learn(send, family)));
    await setTimeout(1000);
  }
  return answers;
}

t.test(`a stranger writes less than ${maxMb} MB in an hour, and the family is served`, async (t) => {
  const dataDir = await dataDirectory(t, { name: 'the user who runs the test' });
  const service = runService(t, { DATA_DIR: dataDir, RATE_LIMITS: '', TRUST_PROXY: '1' });
  const address = await service.address;
  const own = sendFrom(address, '192.0.2.1');
  const family = await registerFamily(own, await setupCodeOf(service));
  if (!family) throw new Error('the family is not registered');
  const measure = await createMeter(t, service, dataDir);

  const start = await measure();
  const end = new AbortController();
  const living = live(own, family, end.signal);
  const stranger = new Stranger(sendFrom(address, '203.0.113.7'), 8);
  await stranger.limit;
  const full = await measure();
  t.comment(`until the maximum, ${describe(difference(start, full))}`);
  let last = full;
  do {
    await setTimeout(60_000);
    const now = await measure();
    t.comment(`then, ${describe(difference(last, now))}`);
    last = now;
  } while (last.at - start.at < seconds);
  end.abort();
  await stranger.stop();

  const later = difference(full, last);
  const perSecond = later.wal / later.at + (later.log / stranger.reads) * (requestsPerMinute / 60);
  const all = difference(start, last);
  const inHour = written(all) + perSecond * Math.max(0, hour - all.at);
  t.comment(`${inHour.toFixed(0)} MB an hour; the stranger's answers: ${JSON.stringify(stranger.counts)}`);
  t.ok(inHour < maxMb, `${inHour.toFixed(0)} MB`);
  const answers = await living;
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  t.comment(
    `the family: ${times.length} answers, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(0)} ms`,
  );
  t.same(
    answers.filter(({ status }) => status !== 200 && status !== 201),
    [],
    'the family is served',
  );
});
