import { NoAnswer } from '../../../../../http/pages/kit/client.ts';
import { faultText } from '../../texts/fault-text.ts';
import { texts } from '../../texts/texts.ts';

/** Says that the view shows what the device keeps, and why. */
export function KeptNote({ error }: { error: unknown }) {
  return (
    <div role="status">
      {error !== undefined && (
        <p class="note note-amber">{error instanceof NoAnswer ? texts.childHome.kept : faultText(error)}</p>
      )}
    </div>
  );
}
