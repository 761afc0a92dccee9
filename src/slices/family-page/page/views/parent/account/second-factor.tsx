import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { ActionForm, textIn } from '../../../parts/action.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmationFields, confirmationIn } from './password.tsx';

/** Turns the second factor on, in three steps, or off. */
export function SecondFactor() {
  const { api } = useAdult();
  const words = texts.account;
  const [secret, setSecret] = useState<Schemas['TotpSecret']>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} />;
  if (secret)
    return (
      <>
        <p>{words.factorScan}</p>
        <p>
          <a class="button" href={secret.uri}>
            {words.factorOpen}
          </a>
        </p>
        <p>
          <code class="secret">{secret.secret}</code>
        </p>
        <ActionForm
          submit={words.factorConfirm}
          run={async (fields) => {
            const body = { code: textIn(fields, 'code') };
            setCodes(unwrap(await api.PUT('/api/user/totp', { body })).recoveryCodes);
            return undefined;
          }}
        >
          <label>
            {texts.signIn.code}
            <small>{words.factorCodeHint}</small>
            <input name="code" autocomplete="one-time-code" inputMode="numeric" required />
          </label>
        </ActionForm>
      </>
    );
  return (
    <>
      <p class="soft">{words.factorLead}</p>
      <details>
        <summary>{words.factorOn}</summary>
        <ActionForm
          submit={words.factorStart}
          run={async (fields) => {
            setSecret(unwrap(await api.POST('/api/user/totp', { body: confirmationIn(fields) })));
            return undefined;
          }}
        >
          <ConfirmationFields hasCode={false} />
        </ActionForm>
      </details>
      <details>
        <summary>{words.factorOff}</summary>
        <ActionForm
          submit={words.factorOff}
          resets
          run={async (fields) => {
            unwrap(await api.DELETE('/api/user/totp', { body: confirmationIn(fields) }));
            return words.factorIsOff;
          }}
        >
          <ConfirmationFields />
        </ActionForm>
      </details>
    </>
  );
}

/** The recovery codes, which the service shows only now. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const words = texts.account;
  return (
    <div role="status">
      <p>{words.factorIsOn}</p>
      <ul class="plain-list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" class="no-print" onClick={() => print()}>
        {words.print}
      </button>
    </div>
  );
}
