import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { downloadText } from '../../../../../../http/pages/kit/download.ts';
import { ActionButton, ActionForm, textIn, useAction } from '../../../parts/action.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import '../children/children.css';
import { CloseAccount } from './close-account.tsx';
import { InviteParent } from './invite-parent.tsx';
import { Password } from './password.tsx';
import { Replicas } from './replicas.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

/** The parent's account, and the family's data. */
export function Account() {
  const { api, user, signOut } = useAdult();
  const words = texts.account;
  const [ended, setEnded] = useState(0);
  const others = useAction(async () => {
    unwrap(await api.DELETE('/api/sessions'));
    setEnded((times) => times + 1);
    return words.othersEnded;
  });
  return (
    <Screen
      title={words.title}
      class="children"
      actions={
        <button type="button" onClick={signOut}>
          {words.signOut}
        </button>
      }
    >
      <ProfileForm />
      <section class="card">
        <h2>{words.password}</h2>
        <Password />
      </section>
      <section class="card">
        <h2>{words.secondFactor}</h2>
        <SecondFactor />
      </section>
      <section class="card">
        <h2>{words.devices}</h2>
        <SessionList mark={ended} />
        <ActionButton of={others}>{words.endOthers}</ActionButton>
      </section>
      <section class="card">
        <h2>{words.data}</h2>
        <FamilyData />
      </section>
      {/* An administrator has no replica (the contract). */}
      {user.role === 'PARENT' && (
        <section class="card">
          <h2>{words.replicas}</h2>
          <Replicas />
        </section>
      )}
      {user.role === 'ADMIN' && (
        <section class="card">
          <h2>{words.invitations}</h2>
          <InviteParent />
        </section>
      )}
      <CloseAccount />
    </Screen>
  );
}

/** Returns the time zones to choose from. The user's own is one of them, though browsers do not list all, such as UTC. */
function zonesWith(own: string | null): string[] {
  // Older browsers list none.
  const zones = Intl.supportedValuesOf?.('timeZone') ?? [];
  return own === null || zones.includes(own) ? zones : [own, ...zones];
}

function ProfileForm() {
  const { api, user, setUser } = useAdult();
  const words = texts.account;
  async function save(fields: FormData): Promise<string> {
    const timeZone = textIn(fields, 'timeZone') || null;
    const body = { name: textIn(fields, 'name'), email: textIn(fields, 'email'), timeZone };
    setUser(unwrap(await api.PUT('/api/user', { body })));
    return words.saved;
  }
  return (
    <section class="card">
      <h2>{words.profile}</h2>
      <p class="soft">{words.username(user.username)}</p>
      <ActionForm submit={texts.app.save} run={save}>
        <label>
          {words.name}
          <input name="name" defaultValue={user.name} maxLength={200} autocomplete="name" required />
        </label>
        <label>
          {words.email}
          <input
            name="email"
            type="email"
            defaultValue={user.email}
            maxLength={254}
            autocomplete="email"
            required
          />
        </label>
        <label>
          {words.timeZone}
          <small>{words.timeZoneHint}</small>
          <select name="timeZone">
            <option value="">{words.timeZoneOfServer}</option>
            {zonesWith(user.timeZone).map((zone) => (
              <option key={zone} value={zone} selected={zone === user.timeZone}>
                {zone}
              </option>
            ))}
          </select>
        </label>
      </ActionForm>
    </section>
  );
}

/** The family's data as a file, and the ledger. */
function FamilyData() {
  const { api } = useAdult();
  const words = texts.account;
  const save = useAction(async () => {
    const file = unwrap(await api.GET('/api/family/export', { parseAs: 'blob' }));
    downloadText('family.json', file);
    return words.exported;
  });
  return (
    <>
      <p class="soft">{words.dataLead}</p>
      <ActionButton of={save}>{words.export}</ActionButton>
      <p>
        <a href="/explorer">{texts.app.explorer}</a> · <a href="/docs">{texts.app.apiDocs}</a>
      </p>
    </>
  );
}
