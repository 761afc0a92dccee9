import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { ActionForm, textIn } from '../../../parts/action.tsx';
import { useAdult } from '../../../state/session.ts';
import { countOf, texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';

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
  async function give(fields: FormData, key: string) {
    const points = Number(textIn(fields, 'points'));
    const body = { learnerId: learner.id, points, reason: textIn(fields, 'reason') };
    unwrap(await api.POST('/api/points/bonus', { params: { header: { 'Idempotency-Key': key } }, body }));
    onGiven(countOf(points, texts.countNouns.points));
    onClose();
    reload();
    return undefined;
  }
  return (
    <Dialog title={words.title(learner.name)} onClose={onClose}>
      <ActionForm submit={words.submit} run={give} onCancel={onClose}>
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
      </ActionForm>
    </Dialog>
  );
}
