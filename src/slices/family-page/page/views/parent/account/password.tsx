import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { ActionForm, textIn } from '../../../parts/action.tsx';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';

/** Fields that confirm what a parent does: the password, and a code if the account has a second factor. */
export function ConfirmationFields({ hasCode = true }: { hasCode?: boolean }) {
  const words = texts.account;
  return (
    <>
      <label>
        {words.currentPassword}
        <input name="current" type="password" autocomplete="current-password" required />
      </label>
      {hasCode && (
        <label>
          {texts.signIn.code}
          <small>{words.codeHint}</small>
          <input name="code" autocomplete="one-time-code" spellcheck={false} />
        </label>
      )}
    </>
  );
}

/** Returns the confirmation that the fields say. */
export function confirmationIn(fields: FormData): { password: string; code?: string } {
  const code = textIn(fields, 'code');
  return { password: String(fields.get('current')), ...(code && { code }) };
}

/** Sets another password. The service ends all other sessions, and gives this page a new token. */
export function Password() {
  const { api, setToken } = useAdult();
  const words = texts.account;
  async function save(fields: FormData): Promise<string> {
    const { password: currentPassword, code } = confirmationIn(fields);
    const body = {
      currentPassword,
      password: String(fields.get('password')),
      ...(code !== undefined && { code }),
    };
    setToken(unwrap(await api.PUT('/api/user/password', { body })).token);
    return words.passwordSet;
  }
  return (
    <ActionForm submit={words.passwordSave} run={save} resets>
      <ConfirmationFields />
      <label>
        {words.newPassword}
        <small>{texts.register.passwordHint}</small>
        <input name="password" type="password" autocomplete="new-password" minLength={8} required />
      </label>
    </ActionForm>
  );
}
