import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { ActionForm, textIn } from '../../../parts/action.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';
import type { Say } from '../said.tsx';
import { decide } from './decide.ts';

interface RejectDialogProps {
  wish: Schemas['WaitingRedemption'];
  onClose: () => void;
  say: Say;
}

/** Says no to a wish, with a note that the child reads. */
export function RejectDialog({ wish, onClose, say }: RejectDialogProps) {
  const words = texts.parentHome;
  const session = useAdult();
  const { reload } = useFamily();
  const { id, learnerName, rewardTitle } = wish;
  async function reject(fields: FormData, key: string) {
    const isMine = await decide(
      session,
      { redemptionId: id, isApproved: false, notes: textIn(fields, 'notes') },
      key,
    );
    const outcome = isMine ? words.rejected : words.decidedBefore;
    say(outcome(rewardTitle, learnerName), { takesFocus: true });
    onClose();
    reload();
    return undefined;
  }
  return (
    <Dialog title={words.rejectTitle(rewardTitle, learnerName)} onClose={onClose}>
      <ActionForm submit={words.rejectSubmit} run={reject} onCancel={onClose}>
        <p class="soft">{words.rejectLead}</p>
        <label>
          {words.note(learnerName)}
          <textarea name="notes" rows={3} maxLength={1000} />
        </label>
      </ActionForm>
    </Dialog>
  );
}
