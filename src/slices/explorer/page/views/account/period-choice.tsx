import { addressOf, goTo, usePlace } from '../../address.ts';
import { quickPeriods } from '../../model/periods.ts';
import type { AccountPeriod } from './account-period.ts';

/** Choice of the period that the cards below show. */
export function PeriodChoice({ period: { from, to } }: AccountPeriod) {
  const { parameters } = usePlace();
  const kept = Object.fromEntries(parameters);
  const set = (part: { from?: string; to?: string }) =>
    goTo(addressOf('account', { ...kept, ...part }), { replace: true });
  return (
    <section class="period no-print" aria-label="Period">
      <nav class="choices" aria-label="Periods">
        {quickPeriods(Date.now()).map(({ title, period }) => (
          <a
            class="chip"
            href={addressOf('account', { ...kept, ...period })}
            aria-current={period.from === from && period.to === to ? 'true' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      <div class="dates">
        <label>
          From{' '}
          <input
            type="date"
            value={from ?? ''}
            max={to}
            onChange={({ currentTarget }) => set({ from: currentTarget.value })}
          />
        </label>
        <label>
          To{' '}
          <input
            type="date"
            value={to ?? ''}
            min={from}
            onChange={({ currentTarget }) => set({ to: currentTarget.value })}
          />
        </label>
      </div>
    </section>
  );
}
