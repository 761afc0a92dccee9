import type { RecordedEvent } from '../../../../../kernel/ledger/events.ts';
import { useExplorer } from '../../explorer-context.ts';
import { balanceBefore } from '../../model/accounts.ts';
import type { EventRow } from '../../model/model.ts';
import { balancesInWords, ruleInWords } from '../../words/rule-words.ts';

/** Rule of the event, computed in words from what the hash covers. */
export function EventRule({ event, row }: { event: RecordedEvent; row: EventRow }) {
  const { names, open } = useExplorer();
  const isRefused = open.check.problems.some(({ seq, kind }) => seq === row.seq && kind !== 'hash');
  const ruled = {
    ...event,
    balanceBefore: (learnerId: number) => balanceBefore(open.ledger, learnerId, row.seq),
  };
  return (
    <section class="card rule" aria-labelledby="rule-title">
      <h3 id="rule-title">What the rules make of it</h3>
      {ruleInWords(ruled, names).map((sentence, place) => (
        <p class={place === 0 ? 'lead' : ''}>{sentence}</p>
      ))}
      {balancesInWords(ruled, names).map((sum) => (
        <p class="sum">{sum}</p>
      ))}
      {isRefused && <p class="note note-red">The ledger says something else: see the problems above.</p>}
    </section>
  );
}
