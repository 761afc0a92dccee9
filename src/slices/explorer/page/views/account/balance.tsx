import { unwrap } from '../../../../../http/pages/kit/client.ts';
import { useLoaded } from '../../../../../http/pages/kit/use-loaded.ts';
import { useExplorer } from '../../explorer-context.ts';
import type { Check } from '../../model/model.ts';
import type { OpenLedger } from '../../open-ledger.ts';
import { EventLink } from '../../parts/event-link.tsx';
import { typeInWords } from '../../words/event-words.ts';
import { formatMoment, formatNumber } from '../../words/number-format.ts';
import type { AccountPeriod } from './account-period.ts';

/** Present balance: at once as the service states it, then as this browser has checked it. */
export function Balance({ learnerId, account }: AccountPeriod) {
  const { session, open, names } = useExplorer();
  const stated = useLoaded(
    async (signal) => {
      const params = { query: { learnerId } };
      return session && unwrap(await session.api.GET('/api/points/balance', { params, signal }));
    },
    [session, learnerId, open],
  ).value?.balance;
  const last = account.length - 1;
  const own = last < 0 ? 0 : account.balances.at(last);
  const balance = open.isComplete ? own : stated;
  const { text, color } = stateOf(open, stated);
  const row = open.row(account.seqs.at(last));
  return (
    <section class="card balance" aria-labelledby="balance-title">
      <h3 id="balance-title">{names.learner(learnerId)}</h3>
      <p class="line">
        <strong class="amount">{balance === undefined ? '…' : formatNumber(balance)}</strong>
        <span>{balance === 1 ? 'point' : 'points'} to use now</span>
        <span class={`badge badge-${color}`}>{text}</span>
      </p>
      {open.isComplete && row && (
        <p class="soft small">
          Last change: <EventLink seq={row.seq}>{typeInWords(row.type)}</EventLink>, {formatMoment(row.time)}
        </p>
      )}
      {open.isComplete && stated !== undefined && stated !== own && (
        <p class="note note-amber">
          The service says {formatNumber(stated)}, but the ledger in this browser gives {formatNumber(own)}.
          Check again: there may be newer events.
        </p>
      )}
    </section>
  );
}

/** Returns how far the balance can be trusted. */
function stateOf(open: OpenLedger, stated: number | undefined): { text: string; color: string } {
  const { phase, problemCount, logFaults }: Check = open.check;
  if (problemCount > 0 || logFaults.length > 0) return { text: '✗ The ledger has problems', color: 'red' };
  if (phase === 'cancelled' || phase === 'failed') return { text: 'Not checked', color: 'amber' };
  if (open.isComplete && phase !== 'waiting' && phase !== 'reading')
    return { text: '✓ Checked in this browser', color: 'green' };
  return stated === undefined
    ? { text: 'Being checked', color: 'soft' }
    : { text: 'As the service says, being checked', color: 'amber' };
}
