import { isCode, unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { Problem } from '../../../parts/loading.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { countOf, texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';
import { useAction } from '../use-action.ts';

interface BonusDialogProps {
  learner: { id: number; name: string };
  onClose: () => void;
  /** Called with the points in words. */
  onGiven: (points: string) => void;
}

/** Gives a child points for something that deserves praise, with a reason that the child reads. */
export function BonusDialog({ learner, onClose, onGiven }: BonusDialogProps) {
  const words = texts.bonus;
  const { api } = useAdult();
  const { reload } = useFamily();
  const bonus = useAction(async (body: Schemas['GiveBonus'], key) => {
    const params = { header: { 'Idempotency-Key': key } };
    unwrap(await api.POST('/api/points/bonus', { params, body }));
    onGiven(countOf(body.points, texts.countNouns.points));
    onClose();
    reload();
  });
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const reason = String(fields.get('reason') ?? '').trim();
    void bonus.run({ learnerId: learner.id, points: Number(fields.get('points')), reason });
  };
  return (
    <Dialog title={words.title(learner.name)} onClose={onClose}>
      <form method="post" class="parent-form" onSubmit={submit}>
        <p class="soft">{words.lead}</p>
        <label>
          {words.points}
          <input
            name="points"
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            defaultValue={5}
            required
          />
        </label>
        <label>
          {words.reason}
          <small>{words.reasonHint(learner.name)}</small>
          <input name="reason" maxLength={200} pattern=".*\S.*" autocomplete="off" required />
        </label>
        {bonus.error !== undefined && <BonusFault error={bonus.error} />}
        <div class="buttons">
          <button type="submit" class="primary" disabled={bonus.isBusy}>
            {bonus.isBusy ? words.busy : words.submit}
          </button>
          <button type="button" onClick={onClose}>
            {texts.app.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function BonusFault({ error }: { error: unknown }) {
  if (!isCode(error, 'TOO_MANY_BONUS_POINTS')) return <Problem error={error} />;
  const { pointsLeft = 0 } = error.problem;
  return (
    <p class="note note-amber" role="alert">
      {pointsLeft === 0 ? texts.bonus.none : texts.bonus.left(countOf(pointsLeft, texts.countNouns.points))}
    </p>
  );
}
