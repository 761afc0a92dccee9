import { isCode, unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { ActionForm } from '../../../parts/action.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { type AdultSession, useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';

interface RemoveDialogProps {
  reward: Schemas['Reward'];
  /** True to delete the goal for good, false to switch it off. */
  isDeleted: boolean;
  onClose: () => void;
  onRemoved: (text: string) => void;
}

/** Asks before a goal goes, since the children get their saved points back. */
export function RemoveDialog({ reward, isDeleted, onClose, onRemoved }: RemoveDialogProps) {
  const words = texts.parentGoals;
  const session = useAdult();
  const { id, title } = reward;
  async function remove(_: FormData, key: string): Promise<undefined> {
    await (isDeleted ? deleteGoal(session, id) : switchOff(session, id, key));
    onRemoved(isDeleted ? words.deleted(title) : words.switchedOff(title));
  }
  return (
    <Dialog title={isDeleted ? words.deleteTitle(title) : words.switchOffTitle(title)} onClose={onClose}>
      <ActionForm
        submit={isDeleted ? words.delete : words.switchOff}
        busy={texts.parentHome.deciding}
        run={remove}
        isDanger={isDeleted}
        onCancel={onClose}
      >
        <p>{isDeleted ? words.deleteLead : words.switchOffLead}</p>
      </ActionForm>
    </Dialog>
  );
}

async function switchOff({ api }: AdultSession, rewardId: string, key: string): Promise<void> {
  const params = { path: { rewardId }, header: { 'Idempotency-Key': key } };
  unwrap(await api.PUT('/api/rewards/{rewardId}', { params, body: { isActive: false } }));
}

/** Deletes a goal. One that no longer exists, such as after an answer that got lost, counts as deleted. */
async function deleteGoal({ api }: AdultSession, rewardId: string): Promise<void> {
  try {
    unwrap(await api.DELETE('/api/rewards/{rewardId}', { params: { path: { rewardId } } }));
  } catch (error) {
    if (!isCode(error, 'REWARD_NOT_FOUND')) throw error;
  }
}
