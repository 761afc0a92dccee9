import { useMemo, useState } from 'preact/hooks';
import { type Api, isCode, messageOf, NoAnswer, unwrap } from '../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../http/pages/kit/dialog.tsx';
import { useExplorer } from '../../explorer-context.ts';
import type { Redemption } from '../../model/goal-decisions.ts';
import { formatNumber } from '../../words/number-format.ts';

export type Decision = 'approve' | 'reject';

const words = {
  approve: { title: 'Approve this redemption?', button: 'Approve', effect: 'The points are spent.' },
  reject: {
    title: 'Reject this redemption?',
    button: 'Reject',
    effect: 'The points return to the goal, or to the balance if the goal is inactive.',
  },
};

interface DecisionDialogProps {
  api: Api;
  redemption: Redemption;
  decision: Decision;
  onDecided: () => void;
  onClose: () => void;
}

/** Asks once more before a decision, which nobody can take back, and sends it to the service. */
export function DecisionDialog({ api, redemption, decision, onDecided, onClose }: DecisionDialogProps) {
  const { names } = useExplorer();
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  // One key for all attempts: an answer that was lost does not decide twice.
  const key = useMemo(() => crypto.randomUUID(), []);
  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault();
    const notes = String(new FormData(event.currentTarget).get('notes') ?? '').trim();
    setSending(true);
    setFault(undefined);
    try {
      const header = { 'Idempotency-Key': key };
      const params = { path: { redemptionId: redemption.id }, header };
      const path = `/api/redemptions/{redemptionId}/${decision}` as const;
      unwrap(await api.PUT(path, { params, body: notes ? { notes } : {} }));
      onDecided();
    } catch (error) {
      setFault(reasonOf(error));
      setSending(false);
    }
  }
  const { title, button, effect } = words[decision];
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        {names.learner(redemption.learnerId)} asks for <strong>{names.goal(redemption.goalId)}</strong> with{' '}
        {formatNumber(redemption.points)} points. {effect} Nobody can change a decision later.
      </p>
      <form method="post" onSubmit={submit}>
        <label>
          Notes for {names.learner(redemption.learnerId)} <small>You may leave this empty.</small>
          <textarea name="notes" rows={3} maxLength={2000} />
        </label>
        <p role="alert" class="error">
          {fault}
        </p>
        <div class="buttons">
          <button type="submit" class={decision === 'approve' ? 'primary' : 'danger'} disabled={isSending}>
            {button}
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof NoAnswer) return 'The service does not answer. You can try again: it decides once.';
  if (isCode(error, 'REDEMPTION_NOT_PENDING'))
    return 'Somebody has decided this redemption meanwhile. Check the ledger again to see how.';
  return messageOf(error);
}
