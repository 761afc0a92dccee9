import { useExplorer } from './context.ts';
import { formatDay, formatNumber, formatTime, shortHash } from './format.ts';
import { type Check, verdictOf } from './model.ts';

/** Result of the verification in this browser, in one sentence. */
export function VerdictBar() {
  const { open, reload } = useExplorer();
  const { check } = open;
  const verdict = verdictOf(check);
  return (
    <div class={`verdict verdict-${verdict}`} role="status">
      <p>{sentence(check)}</p>
      {verdict === 'busy' ? (
        <>
          <progress max={check.total || 1} value={check.checked} aria-label="Checked events" />
          <button type="button" onClick={() => open.cancel()}>
            Cancel
          </button>
        </>
      ) : (
        <button type="button" onClick={reload}>
          Check again
        </button>
      )}
    </div>
  );
}

/** Returns the sentence of the header, such as "Checked in this browser: 167 events, head 1ad9…, signed 23:43". */
function sentence(check: Check): string {
  const { phase, checked, total, head, signed, kept, problemCount, message } = check;
  if (phase === 'waiting') return 'Loading the ledger …';
  if (phase === 'reading')
    return `Checking in this browser: ${formatNumber(checked)} of ${formatNumber(total)} events …`;
  if (phase === 'proving') return 'Checking signatures and proofs in this browser …';
  const parts = [`${formatNumber(checked)} events`];
  if (head) parts.push(`head ${shortHash(head)}`);
  if (signed)
    parts.push(
      signed.upTo === total ? signedAt(signed.at) : `signed up to event ${formatNumber(signed.upTo)}`,
    );
  else parts.push('not signed');
  if (kept?.result === 'continues' && kept.keptAt !== undefined)
    parts.push(`continues your proof of ${formatDay(kept.keptAt)}`);
  if (problemCount > 0) parts.push(`${formatNumber(problemCount)} problems`);
  const text = `Checked in this browser: ${parts.join(', ')}.`;
  return message === undefined ? text : `${text} ${message}`;
}

function signedAt(at: number | undefined): string {
  return at === undefined ? 'signed' : `signed ${formatTime(at)}`;
}
