import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { Dialog } from '../../../../../../http/pages/kit/dialog.tsx';
import { ActionForm } from '../../../parts/action.tsx';
import { forgetLearners } from '../../../state/device.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmationFields, confirmationIn } from './password.tsx';

/** Closes the account with all children, after a second question. */
export function CloseAccount() {
  const { api, signOut } = useAdult();
  const words = texts.account;
  const [isOpen, setOpen] = useState(false);
  async function close(fields: FormData): Promise<undefined> {
    unwrap(await api.DELETE('/api/user', { body: confirmationIn(fields) }));
    forgetLearners();
    await signOut();
  }
  return (
    <section class="card">
      <h2>{words.close}</h2>
      <p class="soft">{words.closeLead}</p>
      <button type="button" class="danger" onClick={() => setOpen(true)}>
        {words.close}
      </button>
      {isOpen && (
        <Dialog title={words.close} onClose={() => setOpen(false)}>
          <p>{words.closeSure}</p>
          <ActionForm submit={words.closeConfirm} run={close} isDanger onCancel={() => setOpen(false)}>
            <ConfirmationFields />
          </ActionForm>
        </Dialog>
      )}
    </section>
  );
}
