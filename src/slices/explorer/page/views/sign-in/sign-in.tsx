import { Gate } from '../../../../../http/pages/kit/gate.tsx';
import { type Session, signIn } from '../../../../../http/pages/kit/session.ts';
import { SignInForm } from '../../../../../http/pages/kit/sign-in.tsx';
import { requests } from '../../environment.ts';
import { signInWords } from '../../words/sign-in-words.ts';
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
  return (
    <Gate title="Ledger explorer" page="Ledger explorer">
      <p class="soft">See how points came about, and let your own browser check that they are unchanged.</p>
      <SignInForm
        words={signInWords}
        fault={hasEnded ? 'Your session has ended. Sign in again.' : ''}
        signIn={(credentials, keeps) => signIn(credentials, { ...requests, keeps, onEnd })}
        onSession={onSession}
      />
      <section>
        <h2>Without an account</h2>
        <p class="soft">An export of a ledger is checked here too. The file does not leave this browser.</p>
        <ExportButton onFile={onFile} />
      </section>
    </Gate>
  );
}
