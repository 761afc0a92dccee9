import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from '../../api.ts';
import { Gate } from '../../parts/gate.tsx';
import { type Session, signIn } from '../../session.ts';
import { signInProblem } from '../../words/sign-in-words.ts';
import { ExportButton } from './open-file.tsx';

interface SignInProps {
  /** True if the service has ended the previous session. */
  hasEnded: boolean;
  onSession: (session: Session) => void;
  onEnd: (token: string) => void;
  onFile: (file: File) => void;
}

/** Form to sign in as a parent, a learner or an administrator. */
export function SignIn({ hasEnded, onSession, onEnd, onFile }: SignInProps) {
  const ended = 'Your session has ended. Sign in again.';
  const [state, setState] = useState({ needsCode: false, isBusy: false, error: hasEnded ? ended : '' });
  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const code = text('code').trim();
    setState({ ...state, isBusy: true, error: '' });
    try {
      const credentials = { username: text('username'), password: text('password'), ...(code && { code }) };
      onSession(await signIn(credentials, { keeps: form.has('keeps'), onEnd }));
    } catch (failure) {
      const refusal = failure instanceof ApiError ? failure : undefined;
      const needsCode = state.needsCode || refusal?.code === 'TOTP_REQUIRED';
      setState({ needsCode, isBusy: false, error: signInProblem(refusal) });
    }
  }
  const { needsCode, isBusy, error } = state;
  return (
    <Gate title="Ledger explorer">
      <p class="soft">See how points came about, and let your own browser check that they are unchanged.</p>
      <form method="post" onSubmit={submit}>
        <label>
          Username
          <input name="username" autocomplete="username" autocapitalize="none" spellcheck={false} required />
        </label>
        <label>
          Password
          <input name="password" type="password" autocomplete="current-password" required />
        </label>
        {needsCode && <CodeField />}
        <label class="check">
          <input name="keeps" type="checkbox" /> Stay signed in until this tab closes
        </label>
        <p class="error" role="alert">
          {error}
        </p>
        <button type="submit" class="primary" disabled={isBusy}>
          {isBusy ? 'Signing in …' : 'Sign in'}
        </button>
      </form>
      <section>
        <h2>Without an account</h2>
        <p class="soft">An export of a ledger is checked here too. The file does not leave this browser.</p>
        <ExportButton onFile={onFile} />
      </section>
    </Gate>
  );
}

/** Field for the code of the second factor. Gets the focus, since it appears after the first attempt. */
function CodeField() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <label>
      Code
      <small>From the authenticator app, or a recovery code</small>
      <input ref={input} name="code" autocomplete="one-time-code" spellcheck={false} required />
    </label>
  );
}
