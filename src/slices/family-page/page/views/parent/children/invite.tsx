import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { ActionButton, useAction } from '../../../parts/action.tsx';
import { useAdult } from '../../../state/session.ts';
import { formatTime, texts } from '../../../texts/texts.ts';

/** Code with which a child joins the family from a device of their own. */
export function Invite() {
  const { api } = useAdult();
  const words = texts.children;
  const [code, setCode] = useState('');
  const invite = useAction(async () => {
    const invitation = unwrap(await api.POST('/api/learners/invitations', { body: {} }));
    setCode(invitation.code);
    return words.inviteEnds(formatTime(invitation.expiresAt));
  });
  return (
    <details class="card">
      <summary>{words.inviteTitle}</summary>
      <p class="soft">{words.inviteLead}</p>
      {code && (
        <p>
          <code class="secret">{code}</code>
        </p>
      )}
      <ActionButton of={invite}>{words.invite}</ActionButton>
    </details>
  );
}
