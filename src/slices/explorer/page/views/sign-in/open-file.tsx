import { Gate } from '../../../../../http/pages/kit/gate.tsx';
import { FileButton } from '../../parts/files.tsx';

interface OpenFileProps {
  onFile: (file: File) => void;
}

/** Button that asks for an export of a ledger, which the page then checks without a service. */
export function ExportButton({ onFile, isPrimary }: OpenFileProps & { isPrimary?: boolean }) {
  return (
    <>
      <FileButton
        label="Open an export"
        accept=".ndjson,.jsonl,.txt,application/x-ndjson"
        isPrimary={isPrimary ?? false}
        onFile={onFile}
      />
      <p class="soft small drop-hint">Or drop the file anywhere on this page.</p>
    </>
  );
}

/** First page of the offline file. */
export function OpenFile({ onFile }: OpenFileProps) {
  return (
    <Gate title="Ledger explorer" page="Ledger explorer">
      <p>
        This page checks the export of a family’s ledger: each hash, what each event means, and the signatures
        that the file holds. It needs no service and no network.
      </p>
      <ExportButton onFile={onFile} isPrimary />
      <section>
        <h2>Where the export comes from</h2>
        <p>
          A parent downloads it from the service with <code>GET /api/ledger/export</code>. An operator writes
          it with <code>cli ledger export</code>.
        </p>
        <p class="soft">
          The file holds no names and no texts, so people and goals appear with their numbers. It stays in
          this browser.
        </p>
      </section>
    </Gate>
  );
}
