import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { ActionForm, textIn } from '../../../parts/action.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { formatChange, texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';

/** Corrects the points of a child, for an administrator. */
export function Adjust({ learner }: { learner: Schemas['FamilyHomeLearner'] }) {
  const words = texts.child.adjust;
  const { api } = useAdult();
  const { reload } = useFamily();
  async function adjust(fields: FormData, key: string) {
    const amount = Number(textIn(fields, 'amount'));
    const body = { learnerId: learner.id, amount, reason: textIn(fields, 'reason') };
    unwrap(await api.POST('/api/points/adjust', { params: { header: { 'Idempotency-Key': key } }, body }));
    reload();
    return words.done(formatChange(amount));
  }
  return (
    <details class="card">
      <summary>{words.title}</summary>
      <p class="soft">{words.lead}</p>
      <ActionForm submit={words.submit} run={adjust} resets>
        <div class="fields">
          <label>
            {words.amount}
            <small>{words.amountHint}</small>
            <input name="amount" type="number" min={-1_000_000} max={1_000_000} required />
          </label>
          <label>
            {words.reason}
            <small>{texts.bonus.reasonHint(learner.name)}</small>
            <input name="reason" maxLength={200} pattern=".*\S.*" autocomplete="off" required />
          </label>
        </div>
      </ActionForm>
    </details>
  );
}
