import { useEffect, useState } from 'preact/hooks';
import { BusyIcon, CheckIcon, ClockIcon, CrossIcon } from '../../../http/pages/kit/icons.tsx';
import { useExplorer } from './explorer-context.ts';
import type { Verdict } from './model/model.ts';
import { FileButton, useDrop } from './parts/files.tsx';
import { saveProof } from './parts/save-proof.ts';
import { formatNumber } from './words/number-format.ts';
import { wordsOf } from './words/verdict.ts';

const icons: Readonly<Record<Verdict, () => preact.JSX.Element>> = {
  busy: BusyIcon,
  green: CheckIcon,
  amber: ClockIcon,
  red: CrossIcon,
};

/** Result of the verification in this browser, in one sentence, and what a reader can do with it. */
export function VerdictBar() {
  const { open } = useExplorer();
  const { check } = open;
  const { verdict, label, sentence } = wordsOf(check, Date.now());
  const Icon = icons[verdict];
  const isBusy = verdict === 'busy' || check.phase === 'reading' || check.phase === 'proving';
  return (
    <section class={`verdict verdict-${verdict}`} aria-label="Verification in this browser">
      <p class="verdict-words" role="status" aria-live={isBusy ? 'off' : 'polite'}>
        <strong class={`badge badge-${verdict}`}>
          <Icon />
          {label}
        </strong>{' '}
        <span>{sentence}</span>
      </p>
      {isBusy ? <Progress /> : <Actions />}
    </section>
  );
}

function Progress() {
  const { open } = useExplorer();
  const { checked, total } = open.check;
  const text = `${formatNumber(checked)} of ${formatNumber(total)}`;
  return (
    <div class="verdict-actions">
      {total > 0 ? (
        <progress max={total} value={checked} aria-label="Checked events" aria-valuetext={text} />
      ) : (
        <progress aria-label="Checked events" />
      )}
      <button type="button" onClick={() => open.cancel()}>
        Cancel
      </button>
    </div>
  );
}

function Actions() {
  const { open, reload } = useExplorer();
  const [note, setNote] = useState<string>();
  useEffect(() => setNote(undefined), [open.check]);
  useDrop('proof', (file) => open.compareWith(file));
  const save = async () => setNote(await saveProof(open));
  return (
    <div class="verdict-actions">
      <details class="menu">
        <summary class="button">Proof</summary>
        <div class="menu-items">
          <button type="button" onClick={save}>
            Save the proof
          </button>
          <FileButton
            label="Compare with a saved proof"
            accept=".json"
            onFile={(file) => open.compareWith(file)}
          />
          <p class="small soft">
            Keep the proof elsewhere. It shows later whether the ledger still continues it. You can also drop
            it on this page.
          </p>
        </div>
      </details>
      <button type="button" onClick={reload}>
        Check again
      </button>
      {note !== undefined && (
        <p class="error small" role="alert">
          {note}
        </p>
      )}
    </div>
  );
}
