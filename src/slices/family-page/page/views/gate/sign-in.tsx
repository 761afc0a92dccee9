import { useState } from 'preact/hooks';
import { Gate } from '../../../../../http/pages/kit/gate.tsx';
import { type Session, signIn } from '../../../../../http/pages/kit/session.ts';
import { SignInForm } from '../../../../../http/pages/kit/sign-in.tsx';
import type { Schemas } from '../../state/schemas.ts';
import type { Sessions } from '../../state/use-sessions.ts';
import { countOf, formatNumber, formatTime, texts } from '../../texts/texts.ts';
import { Register } from './register.tsx';

interface SignInProps {
  sessions: Sessions;
  /** Back to the children of this device. */
  onBack?: () => void;
}

/** Sign-in of a parent, or of a child with a password. */
export function SignIn({ sessions, onBack }: SignInProps) {
  const [isNew, setNew] = useState(false);
  const [warned, setWarned] = useState<Session>();
  if (isNew) return <Register sessions={sessions} onBack={() => setNew(false)} />;
  if (warned?.wrongCodes)
    return <WrongCodes codes={warned.wrongCodes} onRead={() => sessions.start(warned)} />;
  const words = texts.signIn;
  return (
    <Gate title={words.title} page={texts.app.name}>
      <p class="soft">{words.lead}</p>
      <SignInForm
        words={signInWords}
        fault={sessions.hasEnded ? texts.problem.ended : ''}
        signIn={(credentials, keeps) =>
          signIn(withLifetime(credentials, keeps), { keeps, onEnd: sessions.onEnd })
        }
        onSession={(session) => (session.wrongCodes ? setWarned(session) : sessions.start(session))}
      />
      <section class="buttons">
        {onBack ? (
          <button type="button" onClick={onBack}>
            {words.backToChildren}
          </button>
        ) : (
          <button type="button" onClick={() => setNew(true)}>
            {words.register}
          </button>
        )}
      </section>
    </Gate>
  );
}

const signInWords = {
  ...texts.signIn,
  keep: texts.signIn.stay,
  faults: {
    wrongCredentials: texts.signIn.wrong,
    needsCode: texts.signIn.needsCode,
    wrongCode: texts.signIn.wrongCode,
    tooMany: (seconds: number | undefined) =>
      seconds === undefined
        ? texts.problem.tooMany
        : texts.signIn.wait(countOf(seconds, texts.countNouns.seconds)),
    outage: () => texts.problem.service,
    noAnswer: texts.problem.noAnswer,
  },
};

/** Seconds of a session that the tab does not keep: others may use this device, and a page left open must not stay signed in for days. */
const shortSeconds = 12 * 3600;

function withLifetime(credentials: Schemas['LoginRequest'], keeps: boolean): Schemas['LoginRequest'] {
  return keeps ? credentials : { ...credentials, lifetimeSeconds: shortSeconds };
}

/** Warns that somebody knows the password: it came with wrong codes. */
function WrongCodes({ codes, onRead }: { codes: NonNullable<Session['wrongCodes']>; onRead: () => void }) {
  const words = texts.signIn;
  return (
    <Gate title={words.wrongCodesTitle} page={texts.app.name}>
      <p role="alert">{words.wrongCodes(formatNumber(codes.count), formatTime(codes.lastAt))}</p>
      <button type="button" class="primary" onClick={onRead}>
        {words.goOn}
      </button>
    </Gate>
  );
}
