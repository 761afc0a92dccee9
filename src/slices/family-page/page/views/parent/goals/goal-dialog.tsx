import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { Problem } from '../../../parts/loading.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { useAction } from '../use-action.ts';
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
  const saving = useAction(async (body: Schemas['CreateReward'], key) => {
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
  });
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    void saving.run(goalOf(new FormData(event.currentTarget)));
  };
  return (
    <Dialog title={reward ? words.changeTitle : words.addTitle} onClose={onClose}>
      <form method="post" class="parent-form" onSubmit={submit}>
        <Fields reward={reward} />
        {saving.error !== undefined && <Problem error={saving.error} />}
        <div class="buttons">
          <button type="submit" class="primary" disabled={saving.isBusy}>
            {saving.isBusy ? texts.parentHome.deciding : reward ? texts.app.save : words.add}
          </button>
          <button type="button" onClick={onClose}>
            {texts.app.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function goalOf(fields: FormData): Schemas['CreateReward'] {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const limit = text('limit');
  return {
    title: text('title'),
    tokenCost: Number(text('cost')),
    description: text('description'),
    imageEmoji: text('emoji'),
    color: text('color'),
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
          name="cost"
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
          name="limit"
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
