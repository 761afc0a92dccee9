import { useState } from 'preact/hooks';
import { unwrap } from '../../../../../../http/pages/kit/client.ts';
import { ActionForm, textIn } from '../../../parts/action.tsx';
import { Avatar } from '../../../parts/avatar.tsx';
import { Show } from '../../../parts/loading.tsx';
import { Screen } from '../../../parts/screen.tsx';
import { usePlace } from '../../../place.ts';
import type { Schemas } from '../../../state/schemas.ts';
import { useAdult } from '../../../state/session.ts';
import { texts } from '../../../texts/texts.ts';
import { useFamily } from '../family.tsx';
import { ChildAccess } from './child-access.tsx';
import { ChildData } from './child-data.tsx';
import { ChildFields, profileIn } from './child-fields.tsx';
import { Children } from './children.tsx';
import './children.css';

type Learner = Schemas['FamilyHomeLearner'];

/** What a parent can change of a child. */
export function EditChild() {
  const { learnerId } = usePlace().state;
  const family = useFamily();
  // An address without its state names nobody.
  if (learnerId === undefined) return <Children />;
  return (
    <Show of={family} onRetry={family.reload}>
      {({ learners }) => {
        const learner = learners.find(({ id }) => id === learnerId);
        return learner ? (
          <Sections key={learner.id} learner={learner} onChanged={family.reload} />
        ) : (
          <Children />
        );
      }}
    </Show>
  );
}

function Sections({ learner, onChanged }: { learner: Learner; onChanged: () => void }) {
  return (
    <Screen title={learner.name} back="children" class="children" actions={<Avatar {...learner} size={56} />}>
      <ProfileForm learner={learner} onChanged={onChanged} />
      <DoubleOrLoss learner={learner} />
      <ChildAccess learner={learner} onChanged={onChanged} />
      <ChildData learner={learner} />
    </Screen>
  );
}

interface ProfileFormProps {
  learner: Learner;
  /** Loads the family again: no event says that a name or a profile has changed. */
  onChanged: () => void;
}

function ProfileForm({ learner, onChanged }: ProfileFormProps) {
  const { api } = useAdult();
  const words = texts.children;
  const { id, name, username, gradeLevel, subjects, picture, color } = learner;
  async function save(fields: FormData): Promise<string> {
    const names = { name: textIn(fields, 'name'), username: textIn(fields, 'username') };
    if (names.name !== name || names.username !== username)
      unwrap(await api.PUT('/api/learners/{id}', { params: { path: { id } }, body: names }));
    const params = { path: { userId: id } };
    unwrap(await api.PUT('/api/learner-profile/{userId}', { params, body: profileIn(fields) }));
    onChanged();
    return words.saved;
  }
  return (
    <section class="card">
      <h2>{words.profile}</h2>
      <ActionForm submit={texts.app.save} run={save} onFailure={onChanged}>
        <div class="fields">
          <label>
            {words.name}
            <input name="name" defaultValue={name} maxLength={200} autocomplete="off" required />
          </label>
          <label>
            {words.username}
            <input
              name="username"
              defaultValue={username}
              maxLength={64}
              pattern="[A-Za-z0-9._@\-]+"
              autocomplete="off"
              autocapitalize="none"
              required
            />
          </label>
        </div>
        <ChildFields gradeLevel={gradeLevel} chosen={subjects} picture={picture} color={color} />
      </ActionForm>
    </section>
  );
}

function DoubleOrLoss({ learner }: { learner: Learner }) {
  const { api } = useAdult();
  const words = texts.children;
  const [isEnabled, setEnabled] = useState(learner.isDoubleOrLossEnabled);
  async function change(_fields: FormData, key: string): Promise<string> {
    const params = { path: { learnerId: learner.id }, header: { 'Idempotency-Key': key } };
    const body = { enabled: !isEnabled };
    unwrap(await api.PUT('/api/learner-settings/{learnerId}/double-or-loss', { params, body }));
    setEnabled(!isEnabled);
    return isEnabled ? words.doubleIsOff : words.doubleIsOn;
  }
  return (
    <section class="card">
      <h2>{words.double}</h2>
      <p class="soft">{words.doubleLead}</p>
      <ActionForm submit={isEnabled ? words.doubleOff : words.doubleOn} run={change} />
    </section>
  );
}
