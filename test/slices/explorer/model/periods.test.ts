import t from 'tap';
import {
  dayOf,
  partsOf,
  quickPeriods,
  spanOf,
  unitOf,
} from '../../../../src/slices/explorer/page/model/periods.ts';

const local = (...parts: [number, number, number]) => new Date(...parts).getTime();

t.test('reads days that exist', async (t) => {
  t.equal(dayOf('2026-02-28'), '2026-02-28');
  for (const text of ['2026-02-29', '2026-13-01', '1.2.2026', '', null]) t.equal(dayOf(text), undefined);
});

t.test('a period includes its last day, and is open without days', async (t) => {
  t.same(spanOf({ from: '2026-11-01', to: '2026-11-30' }), {
    from: local(2026, 10, 1),
    to: local(2026, 11, 1) - 1,
  });
  t.same(spanOf({ from: undefined, to: undefined }), { from: -Infinity, to: Infinity });
});

t.test('offers this month, the last month and this year', async (t) => {
  const periods = quickPeriods(local(2027, 0, 15)).map(({ period }) => period);
  t.same(periods, [
    { from: undefined, to: undefined },
    { from: '2027-01-01', to: '2027-01-31' },
    { from: '2026-12-01', to: '2026-12-31' },
    { from: '2027-01-01', to: '2027-12-31' },
  ]);
});

t.test('divides a span into weeks and months without a gap, cut at its ends', async (t) => {
  const span = { from: local(2026, 10, 5), to: local(2026, 11, 10) - 1 };
  t.same(partsOf(span, 'month', 1), [
    { from: span.from, to: local(2026, 11, 1) - 1 },
    { from: local(2026, 11, 1), to: span.to },
  ]);
  for (const firstDay of [1, 7]) {
    const weeks = partsOf(span, 'week', firstDay);
    t.equal(weeks[0]?.from, span.from);
    t.equal(weeks.at(-1)?.to, span.to);
    for (const [place, week] of weeks.slice(1).entries()) {
      t.equal(week.from, (weeks[place]?.to ?? 0) + 1);
      t.equal(new Date(week.from).getDay(), firstDay % 7);
    }
  }
});

t.test('takes weeks for a few months, and months for more', async (t) => {
  t.equal(unitOf({ from: 0, to: 90 * 86_400_000 }), 'week');
  t.equal(unitOf({ from: 0, to: 365 * 86_400_000 }), 'month');
});
