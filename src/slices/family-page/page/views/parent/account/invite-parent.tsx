import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { ActionForm } from '../../../parts/action.tsx';
import { useAdult } from '../../../state/session.ts';
import { formatTime, texts } from '../../../texts/texts.ts';
import { ConfirmationFields, confirmationIn } from './password.tsx';

/** Code with which another parent creates an account, from the administrator. */
export function InviteParent() {
  const { api } = useAdult();
  const words = texts.account;
  const [code, setCode] = useState('');
  async function invite(fields: FormData): Promise<string> {
    const invitation = unwrap(await api.POST('/api/invitations', { body: confirmationIn(fields) }));
    setCode(invitation.code);
    return texts.children.inviteEnds(formatTime(invitation.expiresAt));
  }
  return (
    <details>
      <summary>{words.inviteParent}</summary>
      <p class="soft">{words.inviteParentLead}</p>
      {code && (
        <p>
          <code class="secret">{code}</code>
        </p>
      )}
      <ActionForm submit={words.inviteParentSubmit} run={invite} resets>
        <ConfirmationFields />
      </ActionForm>
    </details>
  );
}
