import { useState } from 'preact/hooks';
import { messageOf, unwrap } from '../../../../../http/pages/kit/client.ts';
import { downloadText } from '../../../../../http/pages/kit/download.ts';
import { useExplorer } from '../../explorer-context.ts';
import { formatNumber } from '../../words/number-format.ts';

/** Proofs of the event to keep: that the signed log contains it, and the receipt of the service. */
export function EventProof({ seq }: { seq: number }) {
  const { session, open } = useExplorer();
  const [message, setMessage] = useState('');
  if (!session || !open.start) return null;
  const { api } = session;
  const { familyId } = open.start;
  const event = { params: { query: { familyId, seq } } };
  async function save(kind: 'proof' | 'receipt') {
    try {
      const fault = kind === 'proof' ? await saveProof() : await saveReceipt();
      setMessage(fault ?? `Saved as ${nameOf(kind)}.`);
    } catch (error) {
      setMessage(messageOf(error));
    }
  }
  const nameOf = (kind: string) => `${kind}-${familyId}-${seq}.json`;
  const keep = (kind: string, answer: object) =>
    downloadText(nameOf(kind), `${JSON.stringify(answer, null, 2)}\n`);
  /** Saves a proof that leads to a checkpoint; otherwise returns its fault. */
  async function saveProof(): Promise<string | undefined> {
    const proof = unwrap(await api.GET('/api/ledger/proof', event));
    const publicKey = open.check.signed?.publicKey ?? proof.publicKey;
    const { result, message: words } = await open.ask({ about: 'proof', proof, publicKey, familyId, seq });
    if (result !== 'right') return `Not saved: ${words}`;
    keep('proof', proof);
    return undefined;
  }
  async function saveReceipt(): Promise<undefined> {
    keep('receipt', unwrap(await api.GET('/api/ledger/receipt', event)));
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
