import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { useAction } from '../../../parts/action.tsx';
import { Problem } from '../../../parts/loading.tsx';
import { useChild } from '../../../state/session.ts';
import { countOf, texts } from '../../../texts/texts.ts';
import { GoalEmoji } from './goal-emoji.tsx';
import type { GoalDialogProps } from './save-dialog.tsx';

/** Asks the parent for a goal that is saved in full. */
export function RedeemDialog({ goal, refresh, onDone, onClose }: Omit<GoalDialogProps, 'points'>) {
  const { api, learnerId } = useChild();
  const words = texts.goals;
  const { rewardId, title, tokenCost } = goal;
  const { isBusy, error, start } = useAction(async (key) => {
    const params = { path: { rewardId }, query: { learnerId }, header: { 'Idempotency-Key': key } };
    unwrap(await api.POST('/api/rewards/{rewardId}/redeem', { params }));
    await refresh();
    onDone(words.asked(title));
    return undefined;
  }, refresh);
  return (
    <Dialog title={words.getTitle(title)} onClose={onClose}>
      <div class="kid-goal-get">
        <GoalEmoji {...goal} />
        <p>{words.getHint(countOf(tokenCost, texts.countNouns.points))}</p>
      </div>
      {error !== undefined && <Problem error={error} />}
      <div class="buttons kid-goal-actions">
        <button type="button" class="primary" disabled={isBusy} onClick={start}>
          {isBusy ? words.asking : words.ask}
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {words.notYet}
        </button>
      </div>
    </Dialog>
  );
}
