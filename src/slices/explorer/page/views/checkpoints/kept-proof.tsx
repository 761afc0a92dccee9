import { useEffect, useRef, useState } from 'preact/hooks';
import { forget, type KeptLedger, keptName, readKeptLedger } from '../../check/kept.ts';
import { useExplorer } from '../../explorer-context.ts';
import { FileButton } from '../../parts/files.tsx';
import { saveProof } from '../../parts/save-proof.ts';
import { formatMoment, formatNumber } from '../../words/number-format.ts';

/** What this browser keeps of the ledger for the next visit, to save as a file or to forget. */
export function KeptProof() {
  const { open, session } = useExplorer();
  const [kept, setKept] = useState<KeptLedger>();
  const [round, setRound] = useState(0);
  const [note, setNote] = useState<string>();
  const { phase } = open.check;
  useEffect(() => {
    if (!session || !open.start) return;
    readKeptLedger(keptName(open.start)).then(setKept, () => setKept(undefined));
  }, [open.start, phase, round]);
  const save = async () => setNote(await saveProof(open));
  return (
    <section class="card" aria-labelledby="kept-proof">
      <h3 id="kept-proof">The kept proof</h3>
      <p>
        {kept
          ? `This browser keeps the hashes of the events 1 to ${formatNumber(kept.heads.length / 32)} since ${formatMoment(kept.keptAt)}.`
          : 'This browser keeps nothing of this ledger.'}{' '}
        <span class="soft">
          It keeps them after each check without a fault, with the newest checkpoint and its key. The next
          check compares the ledger with them. A file elsewhere helps if this browser loses them.
        </span>
      </p>
      <div class="buttons">
        <button type="button" onClick={save}>
          Save the proof as a file
        </button>
        <FileButton label="Compare with a file" accept=".json" onFile={(file) => open.compareWith(file)} />
        {kept && <Forget onForgotten={() => setRound(round + 1)} />}
      </div>
      <p role="status" class="small">
        {note}
      </p>
    </section>
  );
}

/** Asks once more, since the browser cannot find a rewritten ledger without what it keeps. */
function Forget({ onForgotten }: { onForgotten: () => void }) {
  const { open } = useExplorer();
  const dialog = useRef<HTMLDialogElement>(null);
  async function confirm() {
    if (open.start) await forget(keptName(open.start));
    dialog.current?.close();
    onForgotten();
  }
  return (
    <>
      <button type="button" class="danger" onClick={() => dialog.current?.showModal()}>
        Forget it …
      </button>
      <dialog ref={dialog} class="card decision" aria-labelledby="forget-title">
        <h3 id="forget-title">Forget the kept proof?</h3>
        <p>
          This browser then cannot tell whether the ledger continues what it has seen. It also forgets the key
          of the service, for all ledgers: the next check trusts the key that it sees first.
        </p>
        <div class="buttons">
          <button type="button" class="danger" onClick={confirm}>
            Forget
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </dialog>
    </>
  );
}
