import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { ActionForm, textIn } from '../../../parts/action.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { ColorChoice, EmojiChoice } from './look-choice.tsx';
import { newGoal } from './looks.ts';

type Reward = Schemas['Reward'];

interface GoalDialogProps {
  /** Goal to change; without it, the dialog adds one. */
  reward?: Reward;
  onClose: () => void;
  onSaved: (text: string) => void;
}

/** Adds a goal, or changes one. */
export function GoalDialog({ reward, onClose, onSaved }: GoalDialogProps) {
  const words = texts.parentGoals;
  const { api } = useAdult();
  async function save(fields: FormData, key: string) {
    const body = goalOf(fields);
    const header = { 'Idempotency-Key': key };
    unwrap(
      reward
        ? await api.PUT('/api/rewards/{rewardId}', {
            params: { path: { rewardId: reward.id }, header },
            body,
          })
        : await api.POST('/api/rewards', { params: { header }, body }),
    );
    onSaved(reward ? words.changed(body.title) : words.added(body.title));
    return undefined;
  }
  return (
    <Dialog title={reward ? words.changeTitle : words.addTitle} onClose={onClose}>
      <ActionForm submit={reward ? texts.app.save : words.add} run={save} onCancel={onClose}>
        <Fields reward={reward} />
      </ActionForm>
    </Dialog>
  );
}

function goalOf(fields: FormData): Schemas['CreateReward'] {
  const limit = textIn(fields, 'maxRedemptions');
  return {
    title: textIn(fields, 'title'),
    tokenCost: Number(textIn(fields, 'tokenCost')),
    description: textIn(fields, 'description'),
    imageEmoji: textIn(fields, 'emoji'),
    color: textIn(fields, 'color'),
    maxRedemptions: limit === '' ? null : Number(limit),
  };
}

function Fields({ reward }: { reward: Reward | undefined }) {
  const words = texts.parentGoals;
  const { imageEmoji, color } = reward ?? newGoal;
  return (
    <>
      <label>
        {words.name}
        <input name="title" defaultValue={reward?.title ?? ''} maxLength={200} pattern=".*\S.*" required />
      </label>
      <label>
        {words.cost}
        <small>{words.costHint}</small>
        <input
          name="tokenCost"
          type="number"
          inputMode="numeric"
          min={1}
          max={1_000_000}
          defaultValue={reward?.tokenCost ?? 10}
          required
        />
      </label>
      <EmojiChoice chosen={imageEmoji} />
      <ColorChoice chosen={color} />
      <label>
        {words.description}
        <textarea name="description" rows={2} maxLength={2000} defaultValue={reward?.description ?? ''} />
      </label>
      <label>
        {words.limit}
        <small>{words.limitHint}</small>
        <input
          name="maxRedemptions"
          type="number"
          inputMode="numeric"
          min={1}
          max={1_000_000}
          defaultValue={reward?.maxRedemptions ?? ''}
        />
      </label>
    </>
  );
}
