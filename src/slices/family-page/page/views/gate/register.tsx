import { useState } from 'preact/hooks';
import { createApi, isCode, unwrap } from '../../../../../http/pages/kit/client.ts';
import { Gate } from '../../../../../http/pages/kit/gate.tsx';
import { showAtFields } from '../../parts/field-faults.ts';
import { apiWith } from '../../state/api.ts';
import type { Sessions } from '../../state/use-sessions.ts';
import { faultText } from '../../texts/fault-text.ts';
import { texts } from '../../texts/texts.ts';

interface RegisterProps {
  /** True for the first account of the service, whose owner also looks after it. */
  isFirst?: boolean;
  /** True if the service asks for the code that it printed. */
  needsCode?: boolean;
  sessions: Sessions;
  /** Back to the sign-in, also if somebody else made the first account. */
  onBack: () => void;
}

/** Creates the account of a parent. That of the first one, who also looks after the service, is the first screen of all. */
export function Register({ isFirst = false, needsCode = false, sessions, onBack }: RegisterProps) {
  const words = texts.register;
  const [state, setState] = useState({ isBusy: false, needsInvitation: false, error: '' });
  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    setState({ ...state, isBusy: true, error: '' });
    try {
      sessions.start(await register(isFirst ? 'ADMIN' : 'PARENT', fields, sessions.onEnd));
    } catch (error) {
      if (isCode(error, 'ADMIN_REQUIRED')) return onBack();
      const needsInvitation = state.needsInvitation || isCode(error, 'INVITATION_REQUIRED');
      setState({ isBusy: false, needsInvitation, error: showAtFields(form, error) ? '' : faultText(error) });
    }
  }
  return (
    <Gate title={isFirst ? words.firstTitle : words.title} page={texts.app.name}>
      <p class="soft">{isFirst ? words.firstLead : words.lead}</p>
      <form method="post" onSubmit={submit}>
        <RegisterFields />
        {needsCode && <CodeField name="setupCode" label={words.setupCode} hint={words.setupCodeHint} />}
        {state.needsInvitation && (
          <CodeField name="invitation" label={words.invitation} hint={words.invitationHint} />
        )}
        <p class="error" role="alert">
          {state.error}
        </p>
        <button type="submit" class="primary" disabled={state.isBusy}>
          {state.isBusy ? words.busy : words.submit}
        </button>
      </form>
      {!isFirst && (
        <section>
          <button type="button" onClick={onBack}>
            {texts.app.back}
          </button>
        </section>
      )}
    </Gate>
  );
}

/** Registers, and returns the session of the new account. */
async function register(role: 'ADMIN' | 'PARENT', fields: FormData, onEnd: (token: string) => void) {
  const text = (name: string) => String(fields.get(name) ?? '');
  const given = (name: 'setupCode' | 'invitation') => fields.has(name) && { [name]: text(name).trim() };
  const body = {
    role,
    name: text('name'),
    username: text('username'),
    email: text('email'),
    password: text('password'),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...given('setupCode'),
    ...given('invitation'),
  };
  const { token, user } = unwrap(await apiWith().POST('/register', { body }));
  return { token, user, api: createApi(() => token, onEnd), wrongCodes: null };
}

function RegisterFields() {
  const words = texts.register;
  return (
    <>
      <label>
        {words.name}
        <input name="name" autocomplete="name" maxLength={200} required />
      </label>
      <label>
        {words.username}
        <small>{words.usernameHint}</small>
        <input
          name="username"
          autocomplete="username"
          autocapitalize="none"
          spellcheck={false}
          maxLength={64}
          pattern="[A-Za-z0-9._@\-]+"
          required
        />
      </label>
      <label>
        {words.email}
        <input name="email" type="email" autocomplete="email" maxLength={254} required />
      </label>
      <label>
        {words.password}
        <small>{words.passwordHint}</small>
        <input name="password" type="password" autocomplete="new-password" minLength={8} required />
      </label>
    </>
  );
}

function CodeField({ name, label, hint }: { name: string; label: string; hint: string }) {
  return (
    <label>
      {label}
      <small>{hint}</small>
      <input name={name} autocomplete="off" required />
    </label>
  );
}
