import { useState } from 'preact/hooks';
import type { LedgerProof } from '../../../../../../schema/audit.ts';
import { textOf } from '../../api.ts';
import { useExplorer } from '../../explorer-context.ts';
import { downloadText } from '../../parts/download.ts';
import { formatNumber } from '../../words/number-format.ts';

/** Proofs of the event to keep: that the signed log contains it, and the receipt of the service. */
export function EventProof({ seq }: { seq: number }) {
  const { session, open } = useExplorer();
  const [message, setMessage] = useState('');
  if (!session || !open.start) return null;
  const { familyId } = open.start;
  async function save(kind: 'proof' | 'receipt') {
    try {
      const path = `/api/ledger/${kind}?familyId=${familyId}&seq=${seq}`;
      const fault = kind === 'proof' ? await saveProof(path) : await saveReceipt(path);
      setMessage(fault ?? `Saved as ${nameOf(kind)}.`);
    } catch (error) {
      setMessage(textOf(error));
    }
  }
  const nameOf = (kind: string) => `${kind}-${familyId}-${seq}.json`;
  const keep = (kind: string, answer: object) =>
    downloadText(nameOf(kind), `${JSON.stringify(answer, null, 2)}\n`);
  /** Saves a proof that leads to a checkpoint; otherwise returns its fault. */
  async function saveProof(path: string): Promise<string | undefined> {
    const proof = await session?.api.get<LedgerProof>(path);
    if (!proof) return undefined;
    const publicKey = open.check.signed?.publicKey ?? proof.publicKey;
    const { result, message: words } = await open.ask({ about: 'proof', proof, publicKey, familyId, seq });
    if (result !== 'right') return `Not saved: ${words}`;
    keep('proof', proof);
    return undefined;
  }
  async function saveReceipt(path: string): Promise<undefined> {
    keep('receipt', (await session?.api.get<object>(path)) ?? {});
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
