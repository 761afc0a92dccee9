import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { Problem } from '../../../parts/loading.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';
import type { Say } from '../said.tsx';
import { useAction } from '../use-action.ts';
import { type Decision, decide } from './decide.ts';

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
  const rejection = useAction(async (decision: Decision, key) => {
    const isMine = await decide(session, decision, key);
    const outcome = isMine ? words.rejected : words.decidedBefore;
    say(outcome(rewardTitle, learnerName), { takesFocus: true });
    onClose();
    reload();
  });
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const notes = String(new FormData(event.currentTarget).get('notes') ?? '').trim();
    void rejection.run({ redemptionId: id, isApproved: false, notes });
  };
  return (
    <Dialog title={words.rejectTitle(rewardTitle, learnerName)} onClose={onClose}>
      <form method="post" onSubmit={submit}>
        <p class="soft">{words.rejectLead}</p>
        <label>
          {words.note(learnerName)}
          <textarea name="notes" rows={3} maxLength={1000} />
        </label>
        {rejection.error !== undefined && <Problem error={rejection.error} />}
        <div class="buttons">
          <button type="submit" class="primary" disabled={rejection.isBusy}>
            {rejection.isBusy ? words.deciding : words.rejectSubmit}
          </button>
          <button type="button" onClick={onClose}>
            {texts.app.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
