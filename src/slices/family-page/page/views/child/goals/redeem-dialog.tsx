import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { ActionForm } from '../../../parts/action.tsx';
import { useChild } from '../../../state/session.ts';
import { countOf, texts } from '../../../texts/texts.ts';
import { GoalEmoji } from './goal-emoji.tsx';
import type { GoalDialogProps } from './save-dialog.tsx';

/** Asks the parent for a goal that is saved in full. */
export function RedeemDialog({ goal, refresh, onDone, onClose }: Omit<GoalDialogProps, 'points'>) {
  const { api, learnerId } = useChild();
  const words = texts.goals;
  const { rewardId, title, tokenCost } = goal;
  async function redeem(_: FormData, key: string): Promise<undefined> {
    const params = { path: { rewardId }, query: { learnerId }, header: { 'Idempotency-Key': key } };
    unwrap(await api.POST('/api/rewards/{rewardId}/redeem', { params }));
    await refresh();
    onDone(words.asked(title));
  }
  return (
    <Dialog title={words.getTitle(title)} onClose={onClose}>
      <ActionForm
        submit={words.ask}
        busy={words.asking}
        run={redeem}
        onFailure={refresh}
        onCancel={onClose}
        cancel={words.notYet}
      >
        <div class="kid-goal-get">
          <GoalEmoji {...goal} />
          <p>{words.getHint(countOf(tokenCost, texts.countNouns.points))}</p>
        </div>
      </ActionForm>
    </Dialog>
  );
}
