import { useState } from 'preact/hooks';
import { ApiError } from '../api.ts';
import { type Session, signIn } from '../session.ts';
import { OpenFile } from './open-file.tsx';

interface SignInProps {
  onSession: (session: Session) => void;
  onEnd: () => void;
  onFile: (file: File) => void;
}

/** Form to sign in as a parent, a learner or an administrator. */
export function SignIn({ onSession, onEnd, onFile }: SignInProps) {
  const [needsCode, setNeedsCode] = useState(false);
  const [error, setError] = useState<string>();
  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const code = text('code').trim();
    try {
      const credentials = { username: text('username'), password: text('password'), ...(code && { code }) };
      onSession(await signIn(credentials, { keeps: form.has('keeps'), onEnd }));
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'TOTP_REQUIRED') setNeedsCode(true);
      setError(failure instanceof ApiError ? failure.message : 'The service does not answer.');
    }
  }
  return (
    <main class="card sign-in">
      <h1>Ledger explorer</h1>
      <form method="post" onSubmit={submit}>
        <label>
          Username <input name="username" autocomplete="username" required />
        </label>
        <label>
          Password <input name="password" type="password" autocomplete="current-password" required />
        </label>
        {needsCode && (
          <label>
            Code <input name="code" autocomplete="one-time-code" required />
          </label>
        )}
        <label class="check">
          <input name="keeps" type="checkbox" /> Stay signed in until this tab closes
        </label>
        <p role="alert">{error}</p>
        <button type="submit">Sign in</button>
      </form>
      <OpenFile onFile={onFile} />
    </main>
  );
}
