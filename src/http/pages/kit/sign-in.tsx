import { useEffect, useRef, useState } from 'preact/hooks';
import { type components, isCode } from './client.ts';
import { type Session, type SignInWords, signInFault } from './session.ts';

interface SignInFormProps {
  words: SignInWords;
  /** Username that the field has at first. */
  username?: string;
  /** Message before the first attempt, such as that a session has ended. */
  fault?: string;
  /** Signs in, such as `signIn` of session.ts. @param keeps true if the user asks to stay signed in */
  signIn: (credentials: components['schemas']['LoginRequest'], keeps: boolean) => Promise<Session>;
  onSession: (session: Session) => void;
}

/** Form to sign in with a password, and with the code of a second factor if the account needs one. */
export function SignInForm({ words, username = '', fault = '', signIn, onSession }: SignInFormProps) {
  const [state, setState] = useState({ needsCode: false, isBusy: false, error: fault });
  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const code = text('code').trim();
    setState({ ...state, isBusy: true, error: '' });
    try {
      const credentials = { username: text('username'), password: text('password'), ...(code && { code }) };
      onSession(await signIn(credentials, form.has('keeps')));
    } catch (error) {
      const needsCode = state.needsCode || isCode(error, 'TOTP_REQUIRED');
      setState({ needsCode, isBusy: false, error: signInFault(error, words.faults) });
    }
  }
  const { needsCode, isBusy, error } = state;
  return (
    <form method="post" onSubmit={submit}>
      <label>
        {words.username}
        <input
          name="username"
          defaultValue={username}
          autocomplete="username"
          autocapitalize="none"
          spellcheck={false}
          required
        />
      </label>
      <label>
        {words.password}
        <input name="password" type="password" autocomplete="current-password" required />
      </label>
      {needsCode && <CodeField words={words} />}
      {words.keep && (
        <label class="check">
          <input name="keeps" type="checkbox" /> {words.keep}
        </label>
      )}
      <p class="error" role="alert">
        {error}
      </p>
      <button type="submit" class="primary" disabled={isBusy}>
        {isBusy ? words.busy : words.submit}
      </button>
    </form>
  );
}

/** Field for the code of the second factor. Gets the focus, since it appears after the first attempt. */
function CodeField({ words }: { words: SignInWords }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <label>
      {words.code}
      <small>{words.codeHint}</small>
      <input ref={input} name="code" autocomplete="one-time-code" spellcheck={false} required />
    </label>
  );
}
