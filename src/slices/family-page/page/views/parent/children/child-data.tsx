import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { downloadText } from '../../../../../../http/pages/kit/download.ts';
import { ActionButton, ActionForm, textIn, useAction } from '../../../parts/action.tsx';
import { goTo } from '../../../place.ts';
import { forgetLearners } from '../../../state/device.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';

type Learner = Schemas['FamilyHomeLearner'];

/** A child's data: to take along, or to erase. */
export function ChildData({ learner }: { learner: Learner }) {
  const { api } = useAdult();
  const words = texts.children;
  const [isErasing, setErasing] = useState(false);
  const save = useAction(async () => {
    const params = { path: { id: learner.id } };
    const file = unwrap(await api.GET('/api/learners/{id}/export', { params, parseAs: 'blob' }));
    downloadText(`${learner.username}.json`, file);
    return words.exported;
  });
  return (
    <section class="card">
      <h2>{words.data}</h2>
      <p class="soft">{words.dataLead}</p>
      <ActionButton of={save}>{words.export}</ActionButton>
      <button type="button" class="danger" onClick={() => setErasing(true)}>
        {words.erase}
      </button>
      {isErasing && (
        <Dialog title={words.eraseTitle(learner.name)} onClose={() => setErasing(false)}>
          <Erase learner={learner} onCancel={() => setErasing(false)} />
        </Dialog>
      )}
    </section>
  );
}

/** Asks again before it erases a child's data: the parent types the name. */
function Erase({ learner, onCancel }: { learner: Learner; onCancel: () => void }) {
  const { api } = useAdult();
  const words = texts.children;
  async function erase(fields: FormData): Promise<undefined> {
    if (textIn(fields, 'name') !== learner.name.trim()) throw new Error(words.eraseDiffers);
    unwrap(await api.DELETE('/api/learners/{id}', { params: { path: { id: learner.id } } }));
    forgetLearners(learner.id);
    goTo('children', {}, { replaces: true });
  }
  return (
    <ActionForm submit={words.eraseConfirm} run={erase} isDanger onCancel={onCancel}>
      <p>{words.eraseLead}</p>
      <label>
        {words.eraseType(learner.name)}
        <input name="name" autocomplete="off" required />
      </label>
    </ActionForm>
  );
}
