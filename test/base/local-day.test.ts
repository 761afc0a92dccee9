import t from 'tap';
import { knownTimeZone, localDay, plusDays, startOfDay } from '../../src/base/local-day.ts';

t.test('gives the day of a zone at its edges, also in summer time and with odd offsets', async (t) => {
  const cases = [
    ['2026-03-01T23:00:00Z', 'Asia/Seoul', '2026-03-02'],
    ['2026-03-02T04:00:00Z', 'America/Los_Angeles', '2026-03-01'],
    ['2026-03-01T18:14:59.999Z', 'Asia/Kathmandu', '2026-03-01'],
    ['2026-03-01T18:15:00Z', 'Asia/Kathmandu', '2026-03-02'],
    ['2026-03-01T10:00:00Z', 'Pacific/Kiritimati', '2026-03-02'],
    ['2026-03-01T10:59:59.999Z', 'Pacific/Niue', '2026-02-28'],
    // Summer time begins and ends.
    ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-30'],
    ['2026-10-25T22:59:59.999Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
    // Samoa skipped the 30th of December 2011.
    ['2011-12-30T09:59:59.999Z', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    ['2026-03-01T12:00:00Z', 'utc', '2026-03-01'],
    ['0099-03-01T12:00:00Z', 'UTC', '0099-03-01'],
  ] as const;
  for (const [time, zone, day] of cases) t.equal(localDay(Date.parse(time), zone), day, `${time} ${zone}`);
  t.throws(() => localDay(0, 'Mars/Olympus'), RangeError);
});

/** Returns the day by the zone's offset, which Intl names. */
function dayByOffset(time: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?/.exec(name) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return new Date(time + (sign === '-' ? -offset : offset) * 1000).toISOString().slice(0, 10);
}

t.test('agrees with the offset of each zone, and each day begins where the day before ends', async (t) => {
  const faults: string[] = [];
  for (const [i, zone] of Intl.supportedValuesOf('timeZone').entries()) {
    for (let n = 0; n < 20; n++) {
      // From 1970 to 2060, other times in each zone.
      const time = (n * 4.5 + ((i * 7 + n) % 100) / 100) * 365.25 * 86_400_000;
      const day = localDay(time, zone);
      if (day !== dayByOffset(time, zone)) faults.push(`${zone} ${time} ${day}`);
      if (n % 10 > 0) continue;
      const next = startOfDay(plusDays(day, 1), zone).getTime();
      if (localDay(next, zone) <= day || localDay(next - 1, zone) !== day) faults.push(`${zone} ends ${day}`);
    }
  }
  t.same(faults, []);
});

t.test('finds the begin of a day that summer time shortens, moves, or that a zone skips', async (t) => {
  const begins = [
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    // Midnight does not exist.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2026-03-02', 'Asia/Seoul', '2026-03-01T15:00:00.000Z'],
  ] as const;
  for (const [day, zone, begin] of begins)
    t.equal(startOfDay(day, zone).toISOString(), begin, `${day} ${zone}`);
});

t.test('knows IANA names in any case, and no offset or other text', async (t) => {
  const known = {
    'asia/seoul': 'Asia/Seoul',
    'Europe/Kyiv': 'Europe/Kyiv',
    utc: 'UTC',
    'Etc/GMT+9': 'Etc/GMT+9',
  };
  for (const [name, zone] of Object.entries(known)) t.equal(knownTimeZone(name), zone);
  for (const name of [
    '+09:00',
    '-08',
    'UTC+9',
    'Mars/Olympus',
    '',
    ' ',
    'Asia/Seoul ',
    '../etc',
    'localtime',
  ])
    t.equal(knownTimeZone(name), undefined, name);
});
