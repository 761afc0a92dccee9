import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { ActionForm } from '../../../parts/action.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useChild } from '../../../state/session.ts';
import { countOf, texts } from '../../../texts/texts.ts';
import { ShareDialog } from './share-dialog.tsx';

interface AwardRowProps {
  award: Schemas['Award'];
  onUsed: () => void;
}

/** Points that the child has given to an activity: to use them, or to show them to others. */
export function AwardRow({ award, onUsed }: AwardRowProps) {
  const words = texts.awards;
  const [dialog, setDialog] = useState<'use' | 'share'>();
  const close = () => setDialog(undefined);
  const isUsed = award.status === 'CASHED_IN';
  return (
    <li>
      <span class={isUsed ? 'badge badge-green' : 'badge badge-soft'}>
        {isUsed ? words.done : words.ready}
      </span>
      <strong>{award.activityName}</strong>
      <span class="soft">{countOf(award.tokens, texts.countNouns.points)}</span>
      <span class="buttons">
        {!isUsed && (
          <button
            type="button"
            aria-label={texts.goals.named(words.use, award.activityName)}
            onClick={() => setDialog('use')}
          >
            {words.use}
          </button>
        )}
        <button
          type="button"
          class="quiet"
          aria-label={texts.goals.named(words.share, award.activityName)}
          onClick={() => setDialog('share')}
        >
          {words.share}
        </button>
      </span>
      {dialog === 'use' && <UseDialog award={award} onUsed={onUsed} onClose={close} />}
      {dialog === 'share' && <ShareDialog award={award} onClose={close} />}
    </li>
  );
}

/** Asks before an award is used, since that is final. */
function UseDialog({ award, onUsed, onClose }: AwardRowProps & { onClose: () => void }) {
  const { api } = useChild();
  const words = texts.awards;
  async function use(_: FormData, key: string): Promise<undefined> {
    const params = { path: { awardId: award.id }, header: { 'Idempotency-Key': key } };
    unwrap(await api.POST('/api/awards/{awardId}/cash-in', { params }));
    onClose();
    onUsed();
  }
  return (
    <Dialog title={words.useTitle(award.activityName)} onClose={onClose}>
      <ActionForm
        submit={words.use}
        busy={words.using}
        run={use}
        onCancel={onClose}
        cancel={texts.goals.notYet}
      >
        <p>{words.useHint}</p>
      </ActionForm>
    </Dialog>
  );
}
