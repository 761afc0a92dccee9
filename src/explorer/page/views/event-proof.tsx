import { useState } from 'preact/hooks';
import { useExplorer } from '../context.ts';
import { formatNumber } from '../format.ts';
import { downloadText } from '../parts/download.ts';

/** Proofs of the event to keep: that the signed log contains it, and the receipt of the service. */
export function EventProof({ seq }: { seq: number }) {
  const { session, open } = useExplorer();
  const [message, setMessage] = useState('');
  if (!session || !open.start) return null;
  const { familyId } = open.start;
  async function save(kind: 'proof' | 'receipt') {
    try {
      const answer = await session?.api.get<object>(`/api/ledger/${kind}?familyId=${familyId}&seq=${seq}`);
      const name = `${kind}-${familyId}-${seq}.json`;
      downloadText(name, `${JSON.stringify(answer, null, 2)}\n`);
      setMessage(`Saved as ${name}.`);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <section class="card no-print" aria-labelledby="proof-title">
      <h3 id="proof-title">Proof to keep</h3>
      <p class="soft small">
        A proof shows with the public key alone that the signed log contains event {formatNumber(seq)} with
        this hash. A receipt is the signed promise that it always will.
      </p>
      <p class="buttons">
        <button type="button" onClick={() => save('proof')}>
          Save the proof
        </button>
        {session.user.role !== 'LEARNER' && (
          <button type="button" onClick={() => save('receipt')}>
            Save the receipt
          </button>
        )}
      </p>
      <p class="small" role="status">
        {message}
      </p>
    </section>
  );
}
