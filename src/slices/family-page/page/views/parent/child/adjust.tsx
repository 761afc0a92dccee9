import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Problem } from '../../../parts/loading.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { formatChange, texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';
import { Said, useSaid } from '../said.tsx';
import { useAction } from '../use-action.ts';

/** Corrects the points of a child, for an administrator. */
export function Adjust({ learner }: { learner: Schemas['FamilyHomeLearner'] }) {
  const words = texts.child.adjust;
  const { api } = useAdult();
  const { reload } = useFamily();
  const said = useSaid();
  const adjustment = useAction(async (body: Schemas['AdjustPoints'], key) => {
    const params = { header: { 'Idempotency-Key': key } };
    unwrap(await api.POST('/api/points/adjust', { params, body }));
    said.say(words.done(formatChange(body.amount)));
    reload();
  });
  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const reason = String(fields.get('reason') ?? '').trim();
    if (await adjustment.run({ learnerId: learner.id, amount: Number(fields.get('amount')), reason }))
      form.reset();
  }
  return (
    <details class="card">
      <summary>{words.title}</summary>
      <p class="soft">{words.lead}</p>
      <form method="post" class="parent-form" onSubmit={submit}>
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
        {adjustment.error !== undefined && <Problem error={adjustment.error} />}
        <button type="submit" disabled={adjustment.isBusy}>
          {adjustment.isBusy ? texts.parentHome.deciding : words.submit}
        </button>
      </form>
      <Said of={said} />
    </details>
  );
}
